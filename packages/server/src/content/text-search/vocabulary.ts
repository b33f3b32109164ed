// Every word of the texts, and the ones that a typed word may mean.
import type { Locale } from '@husrum/domain'
import { languageWordsOf, placeNicknames, respell } from '@husrum/domain'
import { compoundPartsOf, shortestCompound } from './compound-parts.ts'
import { makeNearWords } from './near-words.ts'
import { wordFormsOf } from './word-forms.ts'

/** Words by their ids, with their certainty: 1 for the word itself. */
export type Meanings = ReadonlyMap<number, number>

export interface Vocabulary {
  /** @param isBeginning the word may be incomplete. */
  meaningsOf(word: string, isBeginning: boolean): Meanings
  /** The one word that two words form together; empty if there is none. */
  joined(first: string, second: string): Meanings
  has(word: string): boolean
  hasTopic(word: string): boolean
  /** Whether two words, joined, are a word of a topic. */
  isPhrase(joined: string): boolean
}

const surely = {
  itself: 1,
  sameStem: 0.9,
  /** A short stem with a long ending: "köpare" of "köp". */
  looseStem: 0.5,
  respelled: 0.9,
  nickname: 0.9,
  oneSlip: 0.75,
  widerKey: 0.7,
  /** The word itself is in the texts. */
  widerKeyOfKnown: 0.6,
  beginning: 0.65,
  twoSlips: 0.55,
  synonym: 0.6,
  synonymOfKnown: 0.5,
  head: 0.5,
  modifier: 0.4,
  partTyped: 0.45,
} as const

/** With more words than this, the beginning is too short to be useful. */
const maxBeginnings = 40
const shortestBeginning = 2
/** For a compound whose other part is unknown. */
const shortestLonePart = 4
const shortStem = 4
const longEnding = 3

const addTo = <Key>(lists: Map<Key, number[]>, key: Key, id: number): void => {
  const list = lists.get(key)
  if (list) list.push(id)
  else lists.set(key, [id])
}

/** @param words unique, in the order of their ids. @param frequency number of documents with each. */
export const makeVocabulary = (
  words: readonly string[],
  frequency: ArrayLike<number>,
  locale: Locale,
): Vocabulary => {
  const { stem, widerKey, links, hasCompounds } = wordFormsOf(locale)
  const { synonyms, foreignSynonyms } = languageWordsOf(locale)
  const groups = new Map<string, Set<string>>()
  const foreignGroups = new Map<Locale, Map<string, Set<string>>>()
  const addGroup = (lists: Map<string, Set<string>>, key: string, group: readonly string[]): void => {
    lists.set(key, new Set([...(lists.get(key) ?? []), ...group]))
  }
  for (const group of synonyms) for (const key of new Set(group.map(stem))) addGroup(groups, key, group)
  for (const { locale: other, words: group, synonyms: own } of foreignSynonyms) {
    const lists = foreignGroups.get(other) ?? new Map<string, Set<string>>()
    foreignGroups.set(other, lists)
    for (const key of new Set(group.map(wordFormsOf(other).stem))) addGroup(lists, key, own)
  }
  const topicWords = new Set([...synonyms, ...foreignSynonyms.map(({ words: group }) => group)].flat())
  const none: ReadonlySet<string> = new Set()
  /** Of every form of a word. */
  const synonymsOf = (word: string): readonly string[] =>
    [...(groups.get(stem(word)) ?? none)].filter((other) => other !== word)
  /** The words of the site for a word of another language. */
  const translationsOf = (word: string): ReadonlySet<string> => {
    for (const [other, lists] of foreignGroups) {
      const found = lists.get(wordFormsOf(other).stem(word))
      if (found) return found
    }
    return none
  }
  const ids = new Map(words.map((word, id) => [word, id]))
  const stems = words.map(stem)
  const byStem = new Map<string, number[]>()
  const byWiderKey = new Map<string, number[]>()
  const heads = new Map<string, number[]>()
  const modifiers = new Map<string, number[]>()
  stems.forEach((one, id) => {
    addTo(byStem, one, id)
    const word = words[id] ?? ''
    if (widerKey && /^[a-z]{4,}$/.test(word)) addTo(byWiderKey, widerKey(word), id)
  })
  const isInTexts = (part: string): boolean => ids.has(part) || byStem.has(part)
  const isKnown = (part: string): boolean => isInTexts(part) || groups.has(stem(part))
  const partsOf = (one: string, isPart: (part: string) => boolean) =>
    one.length >= shortestCompound ? compoundPartsOf(one, isPart, links) : undefined
  /** Both parts; or the longest known one if the other is unknown. */
  const knownPartsOf = (one: string): readonly string[] => {
    const parts = partsOf(one, isKnown)
    if (parts) return [parts.head, parts.modifier]
    if (!hasCompounds || one.length < shortestCompound) return []
    for (let left = 1; left <= one.length - shortestLonePart; left += 1)
      for (const part of [one.slice(0, -left), one.slice(left)]) if (isKnown(part)) return [part]
    return []
  }
  stems.forEach((one, id) => {
    const parts = hasCompounds ? partsOf(one, isInTexts) : undefined
    if (!parts) return
    addTo(heads, stem(parts.head), id)
    addTo(modifiers, stem(parts.modifier), id)
  })
  const sorted = words.map((_, id) => id).sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1))
  /** Words of topics that the texts lack can be misspelt too. */
  const spelled = [...words, ...new Set(synonyms.flat().filter((word) => !ids.has(word)))]
  const near = makeNearWords(spelled)

  /** Binary search: the first in alphabetical order that is not before the word. */
  const placeOf = (word: string): number => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((words[sorted[middle] ?? 0] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }

  const beginningWith = (word: string): readonly number[] => {
    const found: number[] = []
    for (let at = placeOf(word); at < sorted.length; at += 1) {
      const id = sorted[at] ?? 0
      if (!words[id]?.startsWith(word)) break
      found.push(id)
    }
    return found.length <= maxBeginnings
      ? found
      : found.sort((a, b) => (frequency[b] ?? 0) - (frequency[a] ?? 0)).slice(0, maxBeginnings)
  }

  /** Adds the forms of the word itself, with the given certainty. */
  const addForms = (meanings: Map<number, number>, word: string, surety: number): boolean => {
    const before = meanings.size
    const add = (id: number, share: number) =>
      meanings.set(id, Math.max(meanings.get(id) ?? 0, surety * share))
    const id = ids.get(word)
    if (id !== undefined) add(id, surely.itself)
    const ownStem = stem(word)
    for (const same of byStem.get(ownStem) ?? []) {
      const ending = (words[same]?.length ?? 0) - ownStem.length
      const isLoose =
        ownStem.length <= shortStem && ending >= longEnding && !word.startsWith(words[same] ?? '')
      add(same, isLoose ? surely.looseStem : surely.sameStem)
    }
    if (widerKey && word.length >= 4)
      for (const wide of byWiderKey.get(widerKey(word)) ?? [])
        add(wide, id === undefined ? surely.widerKey : surely.widerKeyOfKnown)
    return meanings.size > before
  }

  const addCompounds = (meanings: Map<number, number>, word: string, surety: number): void => {
    const one = stem(word)
    for (const [lists, share] of [
      [heads, surely.head],
      [modifiers, surely.modifier],
    ] as const)
      for (const id of lists.get(one) ?? []) meanings.set(id, Math.max(meanings.get(id) ?? 0, surety * share))
  }

  const addSynonyms = (meanings: Map<number, number>, word: string, surety: number): boolean => {
    const before = meanings.size
    const share = meanings.size > 0 ? surely.synonymOfKnown : surely.synonym
    for (const synonym of synonymsOf(word)) addForms(meanings, synonym, surety * share)
    return meanings.size > before
  }

  return {
    has: isInTexts,
    hasTopic: (word) => synonymsOf(word).length > 0 || (!isInTexts(word) && translationsOf(word).size > 0),
    meaningsOf: (word, isBeginning) => {
      const meanings = new Map<number, number>()
      const translations = ids.has(word) || synonymsOf(word).length > 0 ? none : translationsOf(word)
      for (const translation of translations) addForms(meanings, translation, surely.synonym)
      if (meanings.size > 0) return meanings
      let isFound = addForms(meanings, word, 1)
      for (const spelling of respell(word))
        isFound = addForms(meanings, spelling, surely.respelled) || isFound
      addCompounds(meanings, word, 1)
      isFound = addSynonyms(meanings, word, 1) || isFound
      for (const name of placeNicknames.get(word) ?? [])
        isFound = addForms(meanings, name, surely.nickname) || isFound
      if (isBeginning && word.length >= shortestBeginning)
        for (const id of beginningWith(word)) {
          // The larger the typed share of the word, the higher the certainty.
          const share = (surely.beginning * (1 + word.length / (words[id]?.length ?? 1))) / 2
          meanings.set(id, Math.max(meanings.get(id) ?? 0, share))
          isFound = true
        }
      if (isFound) return meanings
      for (const { id, distance } of near(word)) {
        const surety = distance === 1 ? surely.oneSlip : surely.twoSlips
        addForms(meanings, spelled[id] ?? '', surety)
        addSynonyms(meanings, spelled[id] ?? '', surety)
      }
      for (const part of new Set([...knownPartsOf(word), ...knownPartsOf(stem(word))])) {
        addForms(meanings, part, surely.partTyped)
        addCompounds(meanings, part, surely.partTyped)
        addSynonyms(meanings, part, surely.partTyped)
      }
      return meanings
    },
    isPhrase: (joined) => topicWords.has(joined),
    joined: (first, second) => {
      const meanings = new Map<number, number>()
      if (second.length >= shortestBeginning)
        for (const link of links.slice(0, 2)) {
          const word = `${first}${link}${second}`
          addForms(meanings, word, surely.sameStem)
          addSynonyms(meanings, word, surely.sameStem)
        }
      return meanings
    },
  }
}
