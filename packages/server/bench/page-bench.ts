// How fast pages are: rendered pages a second against the same bytes as a static file, what each template weighs, and what
// Lighthouse says of it, its largest contentful paint against a static page with the same words and pictures.
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import autocannon from 'autocannon'
import { gzippedBytes } from './bytes-as-sent.ts'
import { measureWithLighthouse } from './lighthouse.ts'
import { startProduct, startStatic } from './page-servers.ts'
import type { Chromium } from './script-bytes.ts'
import { countScripts } from './script-bytes.ts'

const root = resolve(import.meta.dirname, '../../..')

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

/** One page of each kind that the figures are about, on the Swedish site. */
const findPages = async (origin: string): Promise<Readonly<Record<Template, string>>> => {
  const html = await pageAt(`${origin}/sok-bostad/`)
  const home = /data-home-id[\s\S]*?href="([^"]+)"/.exec(html)?.[1]
  if (home === undefined) throw new Error('The search shows no home')
  return {
    start: '/',
    search: '/sok-bostad/',
    object: home,
    // A home's page stands below its stage's.
    stage: home.replace(/[^/]+\/$/, ''),
    content: '/kundservice/',
    faq: '/vanliga-fragor/',
  }
}

const pageAt = async (url: string): Promise<string> => {
  const answer = await fetch(url, { headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

const templates = ['start', 'search', 'object', 'stage', 'content', 'faq'] as const
type Template = (typeof templates)[number]
/** Those whose paint is held against a page written by hand. */
const painted = ['start', 'search', 'object', 'faq'] as const satisfies readonly Template[]

const rateRows = async (origin: string, fileOrigin: string): Promise<readonly string[]> => {
  const file = await pagesASecond(fileOrigin, ['/whole'])
  const row = async (words: string, paths: readonly string[]) => {
    const rate = await pagesASecond(origin, paths)
    return `| ${words} | ${rate.toFixed(0)} | ${(rate / file).toFixed(3)} |`
  }
  return [
    '| Pages a second, 20 connections, one process | pages/s | × static file |',
    '|---|---|---|',
    `| the bytes of \`/sok-bostad/\` as a static file | ${file.toFixed(0)} | 1.00 |`,
    await row('`/sok-bostad/` rendered', ['/sok-bostad/']),
    await row('400 different searches rendered', differentSearches()),
    await row('the start page rendered', ['/']),
  ]
}

const byteRows = async (
  origin: string,
  pages: Readonly<Record<Template, string>>,
  chromium: Chromium,
): Promise<readonly string[]> => {
  const scripts = await countScripts(
    templates.map((template) => origin + pages[template]),
    chromium,
  )
  const rows = await Promise.all(
    templates.map(async (template, at) => {
      const html = await pageAt(origin + pages[template])
      const css = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
      const counted = scripts[at]
      const figures = [
        counted?.answered.alive ?? Number.NaN,
        counted?.answered.atRest ?? Number.NaN,
        counted?.firstVisit.atRest ?? Number.NaN,
        gzippedBytes(html),
        gzippedBytes(css),
      ]
      return `| ${template} | ${figures.map(kilobytes).join(' | ')} |`
    }),
  )
  return [
    `| KB gzip (react + react-dom alone: ${kilobytes(await reactAlone())}) | script when alive | script at rest | at rest, first visit | html with css | css |`,
    '|---|---|---|---|---|---|',
    ...rows,
  ]
}

const paintRows = async (
  origin: string,
  pages: Readonly<Record<Template, string>>,
  chromePath: string,
): Promise<readonly string[]> => {
  const rows = [
    '| Lighthouse mobile, median of five | LCP ms | by hand, ms | × | performance | accessibility | best practices | SEO |',
    '|---|---|---|---|---|---|---|---|',
  ]
  for (const template of painted) {
    const url = origin + pages[template]
    const byHand = await startStatic(await pageAt(url), origin)
    try {
      const dynamic = await measureWithLighthouse(url, chromePath)
      const still = await measureWithLighthouse(`${byHand.origin}/`, chromePath)
      const { performance, accessibility, 'best-practices': practices, seo } = dynamic.scores
      rows.push(
        `| ${template} | ${dynamic.lcp.toFixed(0)} | ${still.lcp.toFixed(0)} | ${(dynamic.lcp / still.lcp).toFixed(2)} | ${[performance, accessibility, practices, seo].join(' | ')} |`,
      )
    } finally {
      await byHand.stop()
    }
  }
  return rows
}

/** Without a Chromium only what needs none is measured. */
export const runPageBench = async (chromium?: Chromium): Promise<string> => {
  const product = await startProduct()
  try {
    const pages = await findPages(product.origin)
    const fixed = await startStatic(await pageAt(product.origin + pages.search), product.origin)
    const rows = [...(await rateRows(product.origin, fixed.origin).finally(fixed.stop))]
    if (chromium) {
      rows.push('', ...(await byteRows(product.origin, pages, chromium)))
      rows.push('', ...(await paintRows(product.origin, pages, chromium.executablePath)))
    }
    return rows.join('\n')
  } finally {
    await product.stop()
  }
}
