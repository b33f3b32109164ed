// The words of a vocabulary within typing errors of a typed one: found by their common letter pairs.
import { editDistance, forgivenSlips } from '@husrum/domain'

export interface NearWord {
  readonly id: number
  readonly distance: number
}

/** Only those at the smallest distance. */
export type NearWords = (word: string) => readonly NearWord[]

const pairsOf = (word: string): readonly string[] => {
  const padded = `^${word}$`
  return Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2))
}

/** One typing error changes at most three pairs: two swapped letters. */
const spoiltBySlip = 3

export const makeNearWords = (words: readonly string[]): NearWords => {
  const lists = new Map<string, number[]>()
  words.forEach((word, id) => {
    for (const pair of new Set(pairsOf(word))) {
      const list = lists.get(pair)
      if (list) list.push(id)
      else lists.set(pair, [id])
    }
  })
  const shared = new Uint8Array(words.length)
  return (word) => {
    const slips = forgivenSlips(word)
    if (slips === 0) return []
    const pairs = new Set(pairsOf(word))
    const wanted = Math.max(1, pairs.size - spoiltBySlip * slips)
    const touched: number[] = []
    for (const pair of pairs)
      for (const id of lists.get(pair) ?? []) {
        if (shared[id] === 0) touched.push(id)
        shared[id] = (shared[id] ?? 0) + 1
      }
    let found: NearWord[] = []
    let least: number = slips
    for (const id of touched) {
      const isCandidate = (shared[id] ?? 0) >= wanted
      shared[id] = 0
      if (!isCandidate) continue
      const distance = editDistance(word, words[id] ?? '', least)
      if (distance > least) continue
      if (distance < least) found = []
      least = distance
      found.push({ id, distance })
    }
    return found
  }
}
