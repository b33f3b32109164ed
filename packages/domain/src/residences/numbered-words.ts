// Words that the wire writes as numbers: look-ups both ways (specification 1 §3.7, 3 §3).
import { compassDirections, projectPhases } from './enumerations.ts'
import { contractingProjectTypes, plotOwnerships, projectTypes } from './property-enumerations.ts'

/** Every set with numbers of its own, and the number of its first word; the others follow one by one. */
export const numberedWords = {
  /** 1 to 3. */
  plotOwnership: { first: 1, words: plotOwnerships },
  /** 0 to 10. */
  projectPhase: { first: 0, words: projectPhases },
  /** 1 to 10. */
  projectType: { first: 1, words: projectTypes },
  /** 1 to 7. */
  contractingProjectType: { first: 1, words: contractingProjectTypes },
  /** 1 north to 8 north-west, clockwise (contract-decisions 4.3). */
  compassDirection: { first: 1, words: compassDirections },
} as const

/** The sets of {@link numberedWords}. */
export type NumberedSet = keyof typeof numberedWords
/** A word of one of these sets. */
export type NumberedWord<Name extends NumberedSet> = (typeof numberedWords)[Name]['words'][number]

/**
 * The word of a wire number. Undefined for a number that the set does not have, and for what is no number: such a
 * value is not shown.
 *
 * @example wordOfNumber('compassDirection', 6) // 'southWest'
 */
export const wordOfNumber = <Name extends NumberedSet>(
  name: Name,
  number: unknown,
): NumberedWord<Name> | undefined => {
  const { first, words }: { first: number; words: readonly NumberedWord<Name>[] } = numberedWords[name]
  return typeof number === 'number' ? words[number - first] : undefined
}

/** The wire number of a word. */
export const numberOfWord = <Name extends NumberedSet>(name: Name, word: NumberedWord<Name>): number => {
  const { first, words }: { first: number; words: readonly string[] } = numberedWords[name]
  return words.indexOf(word) + first
}
