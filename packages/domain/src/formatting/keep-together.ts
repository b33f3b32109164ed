// Prevents line breaks in written text: within a number and its unit, the groups of a long number, and a date or a time.
import { noBreakSpace } from './formatting.ts'

/** Spaces between the groups of a long number, as of an amount or a telephone number. */
const betweenGroups = /(?<=\d) (?=\d{2,3}(?!\d))/g
const units =
  'kr|kronor|kroner|€|euroa?|SEK|NOK|%|procent|prosent|prosenttia|m²|kvm|rok|rum|rom|rooms?|huonetta|år|vuotta|years?|miljoner|millioner|miljoonaa|million'
const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units})(?!\\p{L}))`, 'gu')
const afterCurrency = /(?<=(?<!\p{L})(?:kr|SEK|NOK)) (?=\d)/gu

/** Months of all languages; the Finnish ones have a case ending. */
const months =
  'januari?|februari?|mars|april|maj|mai|juni|juli|augusti?|september|o[kc]tober|november|de[sc]ember|January|February|March|May|June|July|August|(?:tammi|helmi|maalis|huhti|touko|kes\\p{L}|hein\\p{L}|elo|syys|loka|marras|joulu)kuu(?:ta|n)?'
const beforeMonth = new RegExp(`(?<=\\d\\.?) (?=(?:${months})(?!\\p{L}))`, 'giu')
const beforeYear = new RegExp(`(?<=(?<!\\p{L})(?:${months})) (?=\\d{4}(?!\\d))`, 'giu')
const beforeTime = /(?<=(?<!\p{L})(?:kl\.?|klo)) (?=\d)/gu

/**
 * A written text, with no-break spaces within its numbers, before their units, and within dates and times.
 *
 * @example keepNumbersTogether('Insatsen är 25 000 kr.') // the spaces within "25 000 kr" no longer break
 */
export const keepNumbersTogether = (text: string): string =>
  [betweenGroups, beforeUnit, afterCurrency, beforeMonth, beforeYear, beforeTime].reduce(
    (joined, space) => joined.replace(space, noBreakSpace),
    text,
  )
