// Amounts, areas, rooms and dates as each site writes them (specification 1 §9.4). No Intl: any JavaScript engine gives the same text.
import type { SiteFormats } from '../sites/site.ts'

/** U+00A0, so that an amount never breaks over two lines. */
export const noBreakSpace = '\u00a0'

/** 2500000 → "2 500 000", with no-break spaces; a decimal point becomes a comma. */
export const groupThousands = (value: number): string => {
  const [whole = '0', fraction] = String(Math.abs(value)).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, noBreakSpace)
  return `${value < 0 ? '−' : ''}${grouped}${fraction === undefined ? '' : `,${fraction}`}`
}

/** "2 500 000 kr", "kr 2 500 000" or "250 000 €". The amount is in whole units of the site's currency. */
export const formatPrice = (amount: number, formats: SiteFormats): string =>
  formats.currency.replace(' ', noBreakSpace).replace('{n}', groupThousands(amount))

/** "62 m²" */
export const formatArea = (squareMetres: number): string => `${groupThousands(squareMetres)}${noBreakSpace}m²`

/** "3 rok", "3 roms", "3 h+k" */
export const formatRooms = (rooms: number, formats: SiteFormats): string =>
  `${groupThousands(rooms)}${noBreakSpace}${rooms === 1 ? (formats.roomLabel ?? formats.roomsLabel) : formats.roomsLabel}`

/** `yyyy-MM-dd` → the site's order. What is not such a date comes back as it is. */
export const formatDate = (isoDate: string, formats: SiteFormats): string => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(isoDate)
  if (!parts) return isoDate
  const [, year, month, day] = parts
  return formats.date === 'yyyy-MM-dd' ? `${year}-${month}-${day}` : `${day}.${month}.${year}`
}

/**
 * Reads a whole number as people type it: every kind of space, a currency word and a closing "," or "." are let pass.
 *
 * @returns undefined for anything else, and for numbers beyond what an integer can hold exactly.
 */
export const parseWholeNumber = (text: string): number | undefined => {
  const bare = text.replace(/[\s\u00a0\u202f\u2009]/g, '').replace(/^kr|(?:kr|€|m²|m2)$/gi, '')
  if (!/^\d{1,15}$/.test(bare)) return undefined
  return Number(bare)
}
