// What an ordinary visitor notices of a flood: pages requested one after the other while another client requests far too much.
import { spawn } from 'node:child_process'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { demoWorld } from '@husrum/demo'
import { startProduct } from './page-servers.ts'
import { onLoadCore } from './pinning.ts'
import { median, table } from './statistics.ts'

const seconds = 8
const stranger = '127.0.0.2'

interface HonestPage {
  readonly status: number
  readonly ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const askForPage = (port: string): Promise<HonestPage> =>
  new Promise((resolve, reject) => {
    const started = performance.now()
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip' }
    get({ port, host: '127.0.0.1', path: '/sok-bostad/', agent, headers }, (answer) => {
      answer.resume().on('end', () => {
        resolve({ status: answer.statusCode ?? 0, ms: performance.now() - started })
      })
    }).on('error', reject)
  })

/** Six hundred pictures of homes that were never requested in any size. */
const pictureIds = (): readonly string[] => {
  const anchor = new Date().toISOString().slice(0, 7)
  const { homes } = demoWorld.generate({ seed: 1, anchor: `${anchor}-01` })
  return homes.flatMap(({ images }) => images).slice(0, 600)
}

const floods = [
  ['no flood', undefined],
  ['600 pictures', 'pictures'],
  ['300 pipelining connections', 'pipelining'],
  ['300 connections, one request after the other', 'asking'],
] as const

export const runFloodBench = async (): Promise<string> => {
  // Cached pages cost next to nothing, also in a flood: only rendered ones are measured.
  const product = await startProduct({ env: { PAGE_CACHE_MB: '0' } })
  const { port } = new URL(product.origin)
  const underFlood = async (kind: string | undefined, address: string) => {
    const flood =
      kind === undefined
        ? undefined
        : spawn(
            process.execPath,
            [join(import.meta.dirname, 'flood-load.ts'), kind, port, address, String(seconds)],
            { stdio: ['pipe', 'pipe', 'inherit'] },
          )
    flood?.stdin.end(JSON.stringify(pictureIds()))
    const told = flood ? text(flood.stdout) : Promise.resolve('{}')
    let isOver = false
    void told.then(() => {
      isOver = true
    })
    if (flood) await delay(500)
    const pages: HonestPage[] = []
    while (pages.length < 12 || !isOver) {
      pages.push(await askForPage(port))
      await delay(100)
    }
    return { pages, told: JSON.parse(await told) as Record<string, number> }
  }
  try {
    return await onLoadCore(async () => {
      for (let at = 0; at < 40; at += 1) await askForPage(port)
      const rows: (readonly (string | number)[])[] = []
      for (const [name, kind] of floods)
        for (const address of kind ? [stranger, '127.0.0.1'] : [stranger]) {
          const { pages, told } = await underFlood(kind, address)
          const times = pages.filter(({ status }) => status === 200).map(({ ms }) => ms)
          rows.push([
            kind ? `${name}, ${address === stranger ? 'another' : 'the same'} network` : name,
            `${times.length} of ${pages.length}`,
            median(times).toFixed(0),
            Math.max(0, ...times).toFixed(0),
            Math.max(...pages.map(({ ms }) => ms)).toFixed(0),
            Object.entries(told)
              .map(([status, times]) => `${times} × ${status === '0' ? 'cut' : status}`)
              .join(', '),
          ])
        }
      return table(
        ['An honest page beside', 'answered', 'p50 ms', 'slowest page', 'slowest answer', 'the flood got'],
        rows,
      )
    })
  } finally {
    agent.destroy()
    await product.stop()
  }
}
