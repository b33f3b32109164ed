// Place suggestions: matches the beginnings of words, ignoring accents and case.
import type { Tag, TagKind } from '@husrum/domain'
import { compareSuggestions } from '@husrum/domain'

const letters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', đ: 'd', ß: 'ss' }

/** "Östra Göteborg" → "ostra goteborg" */
export const foldName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u00f8\u00e6\u0111\u00df]/g, (letter) => letters[letter] ?? letter)

const byHomes = (a: Tag, b: Tag): number => b.homes - a.homes || (a.id < b.id ? -1 : 1)

export interface TagsQuery {
  readonly siteId: number
  /** An empty text matches every place. */
  readonly text: string
  readonly limit: number
  readonly kind?: TagKind
}

export interface PlaceNames {
  /** In the order of `compareSuggestions`, or those with the most homes first if the text is empty; `total` counts them all. */
  find(query: TagsQuery): { readonly tags: readonly Tag[]; readonly total: number }
  byUrl(siteId: number, url: string): Tag | undefined
  /** Those with the most homes first. */
  ofSite(siteId: number): readonly Tag[]
}

const noPlaces: readonly { tag: Tag; beginnings: readonly string[] }[] = []

/** Every suffix of a name that starts at a word, and the name as it is: "Upplands-Väsby" starts thrice. */
const beginningsOf = (name: string): readonly string[] => {
  const folded = foldName(name)
  const words = folded.split(/[\s-]+/)
  return [folded, ...words.map((_, at) => words.slice(at).join(' '))]
}

export const makePlaceNames = (tags: readonly Tag[]): PlaceNames => {
  const bySite = Map.groupBy(
    [...tags].sort(byHomes).map((tag) => ({ tag, beginnings: beginningsOf(tag.name) })),
    ({ tag }) => tag.siteId,
  )
  const byUrl = new Map(tags.map((tag) => [`${tag.siteId} ${tag.url}`, tag]))
  return {
    find({ siteId, text, limit, kind }) {
      const wanted = foldName(text)
      const found = (bySite.get(siteId) ?? noPlaces).filter(
        ({ tag, beginnings }) =>
          (kind === undefined || tag.kind === kind) &&
          beginnings.some((beginning) => beginning.startsWith(wanted)),
      )
      const places = found.map(({ tag }) => tag)
      // Without a text the largest come first.
      if (wanted !== '') places.sort(compareSuggestions((name) => foldName(name).startsWith(wanted)))
      return { tags: places.slice(0, limit), total: places.length }
    },
    byUrl: (siteId, url) => byUrl.get(`${siteId} ${url}`),
    ofSite: (siteId) => (bySite.get(siteId) ?? noPlaces).map(({ tag }) => tag),
  }
}
