// Words with numbers on the wire, with look-ups in both directions.
import { compassDirections, projectPhases } from './enumerations.ts'
import { contractingProjectTypes, plotOwnerships, projectTypes } from './property-enumerations.ts'

/** Every set with numbers of its own, which are consecutive: phases from 0, all others from 1. */
export const numberedWords = {
  /** 1 to 3. */
  plotOwnership: plotOwnerships,
  /** 0 to 10. */
  projectPhase: projectPhases,
  /** 1 to 10. */
  projectType: projectTypes,
  /** 1 to 7. */
  contractingProjectType: contractingProjectTypes,
  /** 1 north to 8 north-west, clockwise. */
  compassDirection: compassDirections,
} as const

/** The sets of {@link numberedWords}. */
export type NumberedSet = keyof typeof numberedWords
/** A word of one of these sets. */
export type NumberedWord<Name extends NumberedSet> = (typeof numberedWords)[Name][number]

const firstNumber = (name: NumberedSet): number => (name === 'projectPhase' ? 0 : 1)

/**
 * The word of a wire number. Undefined for a number that the set does not have, and for a value that is no number: such a value is not
 * shown.
 *
 * @example wordOfNumber('compassDirection', 6) // 'southWest'
 */
export const wordOfNumber = <Name extends NumberedSet>(
  name: Name,
  number: unknown,
): NumberedWord<Name> | undefined => {
  const words: readonly NumberedWord<Name>[] = numberedWords[name]
  return typeof number === 'number' ? words[number - firstNumber(name)] : undefined
}

/** The wire number of a word. */
export const numberOfWord = <Name extends NumberedSet>(name: Name, word: NumberedWord<Name>): number => {
  const words: readonly string[] = numberedWords[name]
  return words.indexOf(word) + firstNumber(name)
}
