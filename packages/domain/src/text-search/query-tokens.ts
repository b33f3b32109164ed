// Splits a typed text into tokens: numbers, words, and the few signs with a meaning.
import { foldText } from './fold-text.ts'
import { isPhoneNumber, phonePattern } from './phone-words.ts'

export interface QueryToken {
  /** Folded; a number as it was typed. */
  readonly text: string
  readonly value?: number
  /** Its position in the text, in UTF-16 units. */
  readonly from: number
  readonly to: number
}

/** In this order: a unit that has a digit, numbers with separated thousands, other numbers, words, signs. */
const otherPieces =
  /m[2\u00b2](?![\p{L}\d])|\d{1,3}(?:[ .\u00a0\u202f]\d{3})+(?!\d)|\d{1,9}(?:[.,]\d{1,3}(?!\d))?|\p{L}[\p{L}\p{M}]*|[-\u2013+:\u20ac]/giu
const pieces = new RegExp(`${phonePattern}|${otherPieces.source}`, otherPieces.flags)

const numberOf = (text: string): number =>
  Number(
    /^\d{1,3}(?:[ .\u00a0\u202f]\d{3})+$/.test(text) ? text.replace(/[^\d]/g, '') : text.replace(',', '.'),
  )

/** At most a hundred: a longer text is no search. */
export const tokensOf = (text: string): readonly QueryToken[] => {
  const tokens: QueryToken[] = []
  for (const match of text.matchAll(pieces)) {
    const [piece] = match
    const place = { from: match.index, to: match.index + piece.length }
    if (isPhoneNumber(piece)) tokens.push({ text: piece, ...place })
    else if (/^\d/.test(piece)) tokens.push({ text: piece, value: numberOf(piece), ...place })
    else if (/^m[2\u00b2]$/i.test(piece)) tokens.push({ text: 'm2', ...place })
    else if (piece === '–') tokens.push({ text: '-', ...place })
    else if (piece === '€') tokens.push({ text: 'eur', ...place })
    else tokens.push({ text: foldText(piece), ...place })
    if (tokens.length === 100) break
  }
  return tokens
}

/** A phrase as its folded words, and whether the last one is only a prefix. */
export interface Phrase {
  readonly words: readonly string[]
  readonly isBeginning: boolean
}

/** Parses a list of phrases, separated by commas. */
export const phrasesOf = (list: string): readonly Phrase[] =>
  list
    .split(', ')
    .flatMap((one) => one.split('/'))
    .map((phrase) => ({
      words: foldText(phrase.replace('*', ''))
        .split(/[ -]/)
        .flatMap((word, at, all) => (word === '' && all.length > 1 ? (at === 0 ? ['-'] : []) : [word])),
      isBeginning: phrase.endsWith('*'),
    }))

/** Length of the phrase in tokens from a position on; hyphens between its words are ignored. 0: no match. */
const lengthAt = (tokens: readonly QueryToken[], at: number, { words, isBeginning }: Phrase): number => {
  let next = at
  for (const [number, word] of words.entries()) {
    if (number > 0 && tokens[next]?.text === '-' && word !== '-') next += 1
    const text = tokens[next]?.text
    const isMet =
      text === word || (isBeginning && number === words.length - 1 && (text?.startsWith(word) ?? false))
    if (!isMet) return 0
    next += 1
  }
  return next - at
}

/** Length in tokens of the longest phrase at a position; 0 for none. */
export const longestPhrase = (
  tokens: readonly QueryToken[],
  at: number,
  phrases: readonly Phrase[],
): number => phrases.reduce((longest, phrase) => Math.max(longest, lengthAt(tokens, at, phrase)), 0)
