// The server's memory while four people upload 100 MB each at once, and while it inspects and stores all of it.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { aBox, aFilm } from '../src/testing/sent-files.ts'
import { startProduct } from './page-servers.ts'
import { onLoadCore } from './pinning.ts'
import { table } from './statistics.ts'

const people = 4
const files = 5
const bytes = 20_971_520
/** Maximum growth of the whole product (issue 15). */
const max = 250

/** Megabytes that a process uses now. */
const memoryOf = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const film = aFilm({ media: aBox('mdat', Buffer.alloc(bytes - 300, 7)) })

const sendAll = async (origin: string): Promise<readonly string[]> => {
  const address = `${origin}/services/files/uploads`
  const headers = { origin, 'tus-resumable': '1.0.0' }
  const drafts = Array.from({ length: people }, () => randomUUID())
  await Promise.all(
    drafts.flatMap((draft) =>
      Array.from({ length: files }, async () => {
        const begun = await fetch(`${address}?purpose=case&draft=${draft}`, {
          method: 'POST',
          headers: {
            ...headers,
            'upload-length': String(film.length),
            'upload-metadata': 'filename YS5tcDQ=',
          },
        })
        // In one piece each: smaller ones take less.
        const sent = await fetch(new URL(begun.headers.get('location') ?? '', origin), {
          method: 'PATCH',
          headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
          body: new Uint8Array(film),
        })
        if (sent.status !== 204) throw new Error(`A file was answered ${sent.status}`)
      }),
    ),
  )
  return drafts
}

const areJudged = async (origin: string, drafts: readonly string[]): Promise<boolean> => {
  const lists = await Promise.all(
    drafts.map(async (draft) => {
      const answer = await fetch(`${origin}/services/files/uploads?purpose=case&draft=${draft}`, {
        headers: { origin },
      })
      return (await answer.json()) as readonly { readonly state: string }[]
    }),
  )
  return lists.flat().filter(({ state }) => state === 'clean').length === people * files
}

export const runUploadBench = async (): Promise<string> => {
  const product = await startProduct()
  let peak = 0
  const look = setInterval(() => {
    peak = Math.max(peak, memoryOf(product.pid))
  }, 20)
  try {
    return await onLoadCore(async () => {
      await delay(3_000)
      const before = memoryOf(product.pid)
      peak = 0
      const started = performance.now()
      const drafts = await sendAll(product.origin)
      const sentAfter = performance.now() - started
      while (!(await areJudged(product.origin, drafts))) await delay(250)
      const judgedAfter = performance.now() - started
      const grown = peak - before
      return [
        `${people} × ${files} files of 20 MB at once`,
        table(
          ['before, MB', 'most, MB', 'grown by, MB', 'allowed, MB', 'sent after, s', 'judged after, s'],
          [
            [before, peak, grown, max, sentAfter / 1_000, judgedAfter / 1_000].map((value) =>
              value.toFixed(0),
            ),
          ],
        ),
        ...(grown > max ? ['Too much.'] : []),
      ].join('\n')
    })
  } finally {
    clearInterval(look)
    await product.stop()
  }
}
