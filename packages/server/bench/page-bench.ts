// How fast pages are: rendered pages a second against the same bytes as a static file, script before interactive, and
// the largest contentful paint of the search page against a static page with the same cards and pictures.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'

const root = resolve(import.meta.dirname, '../../..')
const web = join(root, 'packages/web/dist/client')

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** The product as `npm start` runs it, on a port and a data directory of its own. */
const startProduct = async () => {
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
const startStatic = async (html: string, product: string) => {
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

const pagesASecond = async (origin: string, paths: readonly string[]): Promise<number> => {
  const result = await autocannon({
    url: origin,
    connections: 20,
    duration: 8,
    requests: paths.map((path) => ({
      method: 'GET' as const,
      path,
      headers: { 'accept-encoding': 'gzip', accept: 'text/html' },
    })),
  })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were not 2xx`)
  return result.requests.average
}

/** No two of them ask for the same, so that no cache of whole answers could serve them. */
const differentSearches = (): readonly string[] =>
  Array.from({ length: 400 }, (_, at) => {
    const rooms = 1 + (at % 4)
    const price = 2_000_000 + (at % 100) * 70_000
    return `/sok-bostad/?maxPrice=${price}&minRooms=${rooms}${at % 3 === 0 ? '&outdoorArea=balcony' : ''}`
  })

const lcp = async (url: string, chromePath: string): Promise<number> => {
  const runs: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const chrome = await chromeLauncher.launch({
      chromePath,
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    })
    try {
      const result = await lighthouse(url, {
        port: chrome.port,
        onlyCategories: ['performance'],
        logLevel: 'silent',
      })
      runs.push(result?.lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN)
    } finally {
      chrome.kill()
    }
  }
  return median(runs)
}

interface ManifestEntry {
  readonly file: string
  readonly imports?: readonly string[]
}

/** Bytes of the entry, the template and the words, with all that they import at once. */
const scriptBytes = async (template: string): Promise<number> => {
  const manifest = JSON.parse(await readFile(join(web, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestEntry
  >
  const files = new Set<string>()
  const add = (key: string) => {
    const entry = manifest[key]
    if (!entry || files.has(entry.file)) return
    files.add(entry.file)
    for (const next of entry.imports ?? []) add(next)
  }
  for (const key of ['src/entry-client.tsx', template, 'src/texts/sv.ts']) add(key)
  const sizes = await Promise.all(
    [...files].map(async (file) => gzipSync(await readFile(join(web, file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const reactAlone = async (): Promise<number> => {
  const { build } = await import('vite')
  const id = 'virtual:react-alone'
  const result = await build({
    root: join(root, 'packages/web'),
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'react-alone',
        resolveId: (source) => (source === id ? id : null),
        load: (source) =>
          source === id
            ? 'import { createElement } from "react"; import { hydrateRoot } from "react-dom/client"; hydrateRoot(document.body, createElement("p"))'
            : null,
      },
    ],
    build: { write: false, rolldownOptions: { input: id } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code, { level: 9 }).length : 0), 0)
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

export const runPageBench = async ({ chromePath }: { chromePath?: string }): Promise<string> => {
  const product = await startProduct()
  const page = await fetch(`${product.origin}/sok-bostad/`, { headers: { accept: 'text/html' } }).then(
    (answer) => answer.text(),
  )
  const fixed = await startStatic(page, product.origin)
  try {
    const rendered = await pagesASecond(product.origin, ['/sok-bostad/'])
    const searches = await pagesASecond(product.origin, differentSearches())
    const file = await pagesASecond(fixed.origin, ['/whole'])
    const react = await reactAlone()
    const search = await scriptBytes('src/templates/search/search-route.tsx')
    const object = await scriptBytes('src/templates/object/object-route.tsx')
    const rows = [
      '| Pages a second, 20 connections, one process | pages/s | × static file |',
      '|---|---|---|',
      `| the same bytes as a static file | ${file.toFixed(0)} | 1.00 |`,
      `| \`/sok-bostad/\` rendered | ${rendered.toFixed(0)} | ${(rendered / file).toFixed(3)} |`,
      `| 400 different searches rendered | ${searches.toFixed(0)} | ${(searches / file).toFixed(3)} |`,
      '',
      '| Script before interactive | KB gzip | × react + react-dom |',
      '|---|---|---|',
      `| react + react-dom alone | ${kilobytes(react)} | 1.00 |`,
      `| \`/sok-bostad/\` | ${kilobytes(search)} | ${(search / react).toFixed(2)} |`,
      `| a home’s page | ${kilobytes(object)} | ${(object / react).toFixed(2)} |`,
    ]
    if (chromePath !== undefined) {
      await fetch(`${product.origin}/sok-bostad/`)
      const dynamic = await lcp(`${product.origin}/sok-bostad/`, chromePath)
      const still = await lcp(`${fixed.origin}/`, chromePath)
      rows.push(
        '',
        '| LCP, Lighthouse mobile, median of five | ms | × static page |',
        '|---|---|---|',
        `| static page, same cards and pictures | ${still.toFixed(0)} | 1.00 |`,
        `| \`/sok-bostad/\` | ${dynamic.toFixed(0)} | ${(dynamic / still).toFixed(2)} |`,
      )
    }
    return rows.join('\n')
  } finally {
    await fixed.stop()
    await product.stop()
  }
}
