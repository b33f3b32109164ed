// What the page benchmarks ask: the product itself, and a page as it would be written by hand.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

const root = resolve(import.meta.dirname, '../../..')

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

/** The product as `npm start` runs it, on a port and a data directory of its own. */
export const startProduct = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'husrum-bench-'))
  const port = await freePort()
  const child = spawn(process.execPath, [join(root, 'packages/server/src/main.ts')], {
    env: { ...process.env, PORT: String(port), HUSRUM_DATA_DIR: directory, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://localhost:${port}`
  for (let tries = 0; ; tries += 1) {
    const isReady = await fetch(`${origin}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    if (tries > 240) throw new Error('The server did not come up within a minute')
    await new Promise((done) => setTimeout(done, 250))
  }
  return {
    origin,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The rendered page without script and state, with the product's pictures and fonts: what a careful person would write by hand. */
export const startStatic = async (html: string, product: string) => {
  const body = { bare: gzipSync(html.replace(/<script\b[\s\S]*?<\/script>/g, '')), whole: gzipSync(html) }
  const files = new Map<string, Promise<{ type: string; bytes: Buffer }>>()
  const fileAt = (path: string) => {
    const known = files.get(path)
    if (known) return known
    const file = fetch(`${product}${path}`).then(async (answer) => ({
      type: answer.headers.get('content-type') ?? 'application/octet-stream',
      bytes: Buffer.from(await answer.arrayBuffer()),
    }))
    files.set(path, file)
    return file
  }
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === '/' || path === '/whole') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
      response.end(path === '/whole' ? body.whole : body.bare)
      return
    }
    const { type, bytes } = await fileAt(path)
    response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' })
    response.end(bytes)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
