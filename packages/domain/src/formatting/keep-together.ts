// What must not break over two lines: a number with its unit, the groups of a long number, the two ends of a span.
import { noBreakSpace } from './formatting.ts'

/** U+2060 beside the dash: a line may otherwise break after it. */
const wordJoiner = '\u2060'

/** "2–4 rok" of "2" and "4 rok". */
export const formatSpan = (from: string, to: string): string => `${from}${wordJoiner}–${wordJoiner}${to}`

/** Spaces between the groups of a long number, as of an amount or a telephone number. */
const betweenGroups = /(?<=\d) (?=\d{2,3}(?!\d))/g
const units =
  'kr|kronor|kroner|€|euroa?|SEK|NOK|%|procent|prosent|prosenttia|m²|kvm|rok|rum|rom|rooms?|huonetta|år|vuotta|years?|miljoner|millioner|miljoonaa|million'
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?!\\p{L}))`, 'gu')
const afterCurrency = /(?<=(?<!\p{L})(?:kr|SEK|NOK)) (?=\d)/gu

/**
 * A text that people wrote, with no-break spaces within its numbers and before their units.
 *
 * @example keepNumbersTogether('Insatsen är 25 000 kr.') // the spaces within "25 000 kr" no longer break
 */
export const keepNumbersTogether = (text: string): string =>
  [betweenGroups, beforeUnit, afterCurrency].reduce(
    (joined, space) => joined.replace(space, noBreakSpace),
    text,
  )
