// A text search over an array: finds entries that contain all words of the text, in the order of the array.
import type { TextSearchCategory } from '@husrum/domain'
import { foldText, wordsOf } from '@husrum/domain'
import type { TextHit, TextSearchService, UnderstoodSearch } from './text-search-service.ts'

export const makeInMemoryTextSearchService = ({
  texts,
  understand = () => undefined,
}: {
  readonly texts: readonly Omit<TextHit, 'titleMarks' | 'textMarks'>[]
  readonly understand?: (text: string) => UnderstoodSearch | undefined
}): TextSearchService => ({
  async find({ text, categories, sortType, skip, take }) {
    const wanted = wordsOf(text).map(({ word }) => word)
    const marksIn = (shown: string) =>
      wordsOf(shown).flatMap(({ word, from, to }) => (wanted.includes(word) ? [[from, to] as const] : []))
    const found = texts
      .filter((hit) => wanted.every((word) => foldText(`${hit.title} ${hit.text}`).includes(word)))
      .map((hit): TextHit => ({ ...hit, titleMarks: marksIn(hit.title), textMarks: marksIn(hit.text) }))
    const counts: Partial<Record<TextSearchCategory, number>> = {}
    for (const { category } of found) counts[category] = (counts[category] ?? 0) + 1
    const hits = found.filter(({ category }) => categories.includes(category))
    if (sortType === 'alpha') hits.sort((a, b) => (a.title < b.title ? -1 : 1))
    if (sortType === 'date') hits.sort((a, b) => ((a.date ?? '') > (b.date ?? '') ? -1 : 1))
    const understood = understand(text)
    return {
      hits: hits.slice(skip, skip + take),
      total: hits.length,
      counts,
      ...(understood && { understood }),
    }
  },
})
