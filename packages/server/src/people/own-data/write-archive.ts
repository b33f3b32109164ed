// An archive of a person's data: a page to read, the facts as JSON, and the files.
import type { SiteDefinition } from '@husrum/domain'
import { dayIn, formatDate } from '@husrum/domain'
import type { AsyncZippable } from 'fflate'
import { zip } from 'fflate'
import { escapeHtml } from '../../platform/http/escape-html.ts'
import { dataCategories } from '../../platform/modules/personal-data.ts'
import { archiveWords } from './archive-words.ts'
import type { CollectedData } from './collect-archive.ts'

const written = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

const style = [
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}',
  'body{max-width:50rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}',
  'dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;padding:.75rem 0;border-bottom:1px solid #8888}',
  'dt{opacity:.75}dd{margin:0;white-space:pre-wrap}',
].join('')

/** Readable column name, for columns without a translation. */
const readable = (name: string): string => name.replaceAll('_', ' ')

const pageOf = (
  { data, files }: CollectedData,
  { site, at }: { readonly site: SiteDefinition; readonly at: number },
): string => {
  const words = archiveWords[site.locale]
  const day = formatDate(dayIn(at, site.country), site.formats)
  const row = (facts: Readonly<Record<string, unknown>>) =>
    `<dl>${Object.entries(facts)
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => `<dt>${escapeHtml(readable(name))}</dt><dd>${escapeHtml(written(value))}</dd>`)
      .join('')}</dl>`
  const categories = dataCategories.map((category) => {
    const tables = Object.entries(data[category]).filter(([, rows]) => rows.length > 0)
    const parts = tables.map(([name, rows]) => {
      const title = words.tables[name as keyof typeof words.tables] ?? readable(name)
      return `<h3>${escapeHtml(title)} (${rows.length})</h3>${rows.map(row).join('')}`
    })
    return `<section><h2>${escapeHtml(words.categories[category])}</h2>${parts.join('') || `<p>${words.none}</p>`}</section>`
  })
  const list = files.map(({ name, bytes }) => {
    const label = escapeHtml(name)
    const address = name.split('/').map(encodeURIComponent).join('/')
    return bytes ? `<li><a href="files/${address}">${label}</a></li>` : `<li>${label}. ${words.tooLarge}</li>`
  })
  return [
    `<!doctype html><html lang="${site.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(words.title)}</title><style>${style}</style></head><body><main>`,
    `<h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.intro(site.name, day))}</p>`,
    ...categories,
    `<section><h2>${escapeHtml(words.files)}</h2>${list.length > 0 ? `<ul>${list.join('')}</ul>` : `<p>${words.noFiles}</p>`}</section>`,
    '</main></body></html>\n',
  ].join('\n')
}

/** Large files are compressed on other threads. `at` (epoch milliseconds) is the modification time of each file. */
export const writeArchive = (
  collected: CollectedData,
  about: { readonly site: SiteDefinition; readonly at: number },
): Promise<Buffer> => {
  const text = (content: string) => new TextEncoder().encode(content)
  const files: AsyncZippable = Object.fromEntries([
    ['index.html', text(pageOf(collected, about))],
    ...dataCategories.map((category) => [
      `data/${category}.json`,
      text(`${JSON.stringify(collected.data[category], null, 2)}\n`),
    ]),
    ...collected.files.flatMap(({ name, bytes }) => (bytes ? [[`files/${name}`, bytes]] : [])),
  ])
  return new Promise((resolve, reject) =>
    zip(files, { mtime: about.at }, (error, packed) =>
      error ? reject(error) : resolve(Buffer.from(packed)),
    ),
  )
}
