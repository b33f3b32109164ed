// Finds the places that words name: exactly, inflected, by a nickname, or with a typing error.
import type { Tag } from '../homes/home.ts'
import type { Locale } from '../sites/site.ts'
import { editDistance, forgivenSlips } from './edit-distance.ts'
import { isFinnishFormOf } from './finnish-key.ts'
import { foldText, respell } from './fold-text.ts'
import { placeNicknames } from './place-nicknames.ts'
import type { QueryToken } from './query-tokens.ts'

/** The fields of a place that matching its name requires. */
export type NamedPlace = Pick<Tag, 'name' | 'url' | 'kind'>

/** Finds the places of a site by their names. */
export interface PlaceFinder {
  /** The places whose name starts at a token, and the length of the name in tokens; the longest name wins. */
  at(
    tokens: readonly QueryToken[],
    at: number,
  ): { readonly places: readonly NamedPlace[]; readonly length: number } | undefined
  /** A place whose name resembles the word. */
  near(word: string): readonly NamedPlace[]
}

const maxWords = 4
/** Shorter words are not distinct enough for matches with typing errors. */
const shortestNear = 5

const keyOf = (name: string): string =>
  foldText(name)
    .split(/[\s-]+/)
    .join(' ')

/** A word without a possible ending: the genitive. */
const withoutGenitive = (word: string, locale: Locale): string =>
  locale !== 'fi' && word.endsWith('s') && word.length > 3 ? word.slice(0, -1) : word

/** Creates the finder of a site's places once for many searches: all of them, and the language of the typed text. */
export const makePlaceFinder = (places: readonly NamedPlace[], locale: Locale): PlaceFinder => {
  const byName = Map.groupBy(places, ({ name }) => keyOf(name))
  const names = [...byName.keys()]
  const ofCounty = new Map(
    names.flatMap((name) => {
      // "Hallands län" is called Halland.
      const short = /^(.{4,}?)s? lan$/.exec(name)?.[1]
      return short === undefined ? [] : [[short, name] as const]
    }),
  )

  const exactly = (words: string): readonly NamedPlace[] => {
    const found = byName.get(words) ?? byName.get(ofCounty.get(words) ?? '')
    if (found) return found
    return (placeNicknames.get(words) ?? []).flatMap((name) => byName.get(name) ?? [])
  }

  const bent = (words: string): readonly NamedPlace[] => {
    const bare = exactly(withoutGenitive(words, locale))
    if (bare.length > 0) return bare
    for (const spelling of respell(words)) {
      const found = exactly(spelling)
      if (found.length > 0) return found
    }
    if (locale !== 'fi') return []
    const form = names.find((name) => isFinnishFormOf(words, name))
    return form === undefined ? [] : (byName.get(form) ?? [])
  }

  return {
    at: (tokens, at) => {
      const words: string[] = []
      let found: { places: readonly NamedPlace[]; length: number } | undefined
      for (let next = at; next < tokens.length && words.length < maxWords; next += 1) {
        const { text = '', value } = tokens[next] ?? {}
        if (value !== undefined) break
        if (text === '-' && words.length > 0) continue
        words.push(text)
        const name = words.join(' ')
        const exact = exactly(name)
        const named = exact.length > 0 ? exact : bent(name)
        if (named.length > 0) found = { places: named, length: next + 1 - at }
      }
      return found
    },
    near: (word) => {
      if (word.length < shortestNear - 1) return []
      // Its last letter is missing.
      const longer = names.filter((name) => name.length === word.length + 1 && name.startsWith(word))
      if (longer.length === 1) return byName.get(longer[0] ?? '') ?? []
      if (word.length < shortestNear) return []
      const slips = forgivenSlips(word)
      let nearest: readonly string[] = []
      let least = slips + 1
      for (const name of names) {
        if (name[0] !== word[0]) continue
        const distance = editDistance(word, name, slips)
        if (distance < least) [nearest, least] = [[name], distance]
        else if (distance === least && distance <= slips) nearest = [...nearest, name]
      }
      // Two equally close ones: the match is ambiguous.
      return nearest.length === 1 ? (byName.get(nearest[0] ?? '') ?? []) : []
    },
  }
}
