// Measures the text search against the simplest one that finds words: scanning every text. In one run.
import type { SiteKey } from '@husrum/domain'
import { foldText, siteByKey, textSearchCategories, wordsOf } from '@husrum/domain'
import { fi } from '../src/content/text-search/relevance/fi.ts'
import { sv } from '../src/content/text-search/relevance/sv.ts'
import type { TextDocument } from '../src/content/text-search/text-document.ts'
import type { TextIndex } from '../src/content/text-search/text-index.ts'
import { buildTextIndex } from '../src/content/text-search/text-index.ts'
import { documentsOfWorld } from '../src/testing/text-world.ts'
import { percentile, table } from './statistics.ts'

const documentCount = 20_000
/** So many homes of the company that each site has more documents than required. */
const objects: Partial<Readonly<Record<SiteKey, number>>> = { sweden: 70_000, finland: 270_000 }
const rounds = 5

const queriesOf: Partial<Readonly<Record<SiteKey, readonly string[]>>> = {
  sweden: sv.map(([text]) => text),
  finland: fi.map(([text]) => text),
}

/** Every text as it is typed, from the second letter on. */
const typed = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) =>
    Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(0, at + 2)),
  )

const measure = (search: (text: string) => unknown, texts: readonly string[]): readonly number[] => {
  for (const text of texts) search(text)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const text of texts) {
      const start = performance.now()
      search(text)
      times.push(performance.now() - start)
    }
  return times
}

const searchIn =
  (index: TextIndex<string>, take: number) =>
  (text: string): unknown =>
    index.search({ text, categories: textSearchCategories, sort: 'nothing', skip: 0, take })

/** Finds the documents that contain every word, misses all other forms, and does not sort. */
const scanOf = (documents: readonly TextDocument[]) => {
  const folded = documents.map(({ title, text, keywords }) => foldText(`${title} ${text} ${keywords}`))
  return (text: string): unknown => {
    const words = wordsOf(text).map(({ word }) => word)
    return folded.filter((document) => words.every((word) => document.includes(word))).length
  }
}

const milliseconds = (times: readonly number[], share: number): string => percentile(times, share).toFixed(2)

const benchSite = async (site: SiteKey): Promise<readonly (readonly string[])[]> => {
  const texts = queriesOf[site] ?? []
  const documents = (await documentsOfWorld(site, objects[site] ?? 0)).slice(0, documentCount)
  const began = performance.now()
  const index = await buildTextIndex(
    documents.map((document) => ({ document, hit: document.id })),
    siteByKey(site).locale,
  )
  const built = `${Math.round(performance.now() - began)} ms`
  const scan = measure(scanOf(documents), texts)
  const full = measure(searchIn(index, 25), texts)
  const quick = measure(searchIn(index, 3), typed(texts))
  const ratio = (times: readonly number[]) =>
    `${(percentile(times, 0.95) / percentile(scan, 0.95)).toFixed(2)} ×`
  const row = (name: string, times: readonly number[], rest: string) => [
    site,
    String(documents.length),
    name,
    milliseconds(times, 0.5),
    milliseconds(times, 0.95),
    ratio(times),
    rest,
  ]
  return [
    row('looking through every text', scan, ''),
    row('text search, 25 hits', full, built),
    row('while typing, 3 hits', quick, ''),
  ]
}

export const runTextBench = async (): Promise<string> => {
  const rows: (readonly string[])[] = []
  for (const site of Object.keys(queriesOf) as SiteKey[]) rows.push(...(await benchSite(site)))
  const head = ['site', 'documents', 'search', 'p50 ms', 'p95 ms', 'p95, of the scan', 'index']
  return `Text search, ${rounds} rounds\n\n${table(head, rows)}`
}
