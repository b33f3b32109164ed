// Prevents line breaks in written text: within a number and its unit, and within the groups of a long number.
import { noBreakSpace } from './formatting.ts'

/** Spaces between the groups of a long number, as of an amount or a telephone number. */
const betweenGroups = /(?<=\d) (?=\d{2,3}(?!\d))/g
const units =
  'kr|kronor|kroner|€|euroa?|SEK|NOK|%|procent|prosent|prosenttia|m²|kvm|rok|rum|rom|rooms?|huonetta|år|vuotta|years?|miljoner|millioner|miljoonaa|million'
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?!\\p{L}))`, 'gu')
const afterCurrency = /(?<=(?<!\p{L})(?:kr|SEK|NOK)) (?=\d)/gu

/**
 * A written text, with no-break spaces within its numbers and before their units.
 *
 * @example keepNumbersTogether('Insatsen är 25 000 kr.') // the spaces within "25 000 kr" no longer break
 */
export const keepNumbersTogether = (text: string): string =>
  [betweenGroups, beforeUnit, afterCurrency].reduce(
    (joined, space) => joined.replace(space, noBreakSpace),
    text,
  )
