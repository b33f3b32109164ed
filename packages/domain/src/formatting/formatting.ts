// Amounts, areas and rooms as each site writes them (PLAT-10, PLAT-11). No Intl: any JavaScript engine gives the same
// text.
import type { Money } from '../money/money.ts'
import type { SiteFormats } from '../sites/site.ts'

/** U+00A0, so that an amount never breaks over two lines. */
export const noBreakSpace = '\u00a0'

/** U+2060 beside the dash of a span: a line may otherwise break after it. */
const wordJoiner = '\u2060'

/** A longer span would not fit on a narrow line and would break within a number. */
const longestJoined = 12

/** "2–4 rok" of "2" and "4 rok", on one line; two long amounts may break after the dash. */
export const formatSpan = (from: string, to: string): string =>
  `${from}${wordJoiner}–${from.length + to.length > longestJoined ? '' : wordJoiner}${to}`

/** The sign of decimals on a site. */
type DecimalFormat = Pick<SiteFormats, 'decimalSign'>

/** 2500000 → "2 500 000", with no-break spaces; decimals follow a comma, or the sign of the formats. */
export const groupThousands = (value: number, { decimalSign = ',' }: DecimalFormat = {}): string => {
  const [whole = '', fraction] = String(Math.abs(value)).split('.')
  // NaN, the infinities and numbers with an exponent are returned unchanged.
  if (!/^\d+$/.test(whole)) return String(value)
  const grouped = [...whole].map((digit, place) =>
    place > 0 && (whole.length - place) % 3 === 0 ? noBreakSpace + digit : digit,
  )
  return (value < 0 ? '−' : '') + grouped.join('') + (fraction ? `${decimalSign}${fraction}` : '')
}

/** "2 500 000 kr", "kr 2 500 000" or "250 000 €"; "123,50 €" if the amount is not whole. */
export const formatPrice = (amount: Money, formats: SiteFormats): string => {
  const minor = Math.abs(amount) % 100
  const whole = groupThousands((Math.abs(amount) - minor) / 100)
  const number =
    minor === 0 ? whole : `${whole}${formats.decimalSign ?? ','}${String(minor).padStart(2, '0')}`
  return formats.currency.replace(' ', noBreakSpace).replace('{n}', amount < 0 ? `−${number}` : number)
}

/** "62 m²" */
export const formatArea = (squareMetres: number, formats: DecimalFormat): string =>
  `${groupThousands(squareMetres, formats)}${noBreakSpace}m²`

/** "3 rok", "3-roms", "3h+k" */
export const formatRooms = (rooms: number, formats: SiteFormats): string => {
  const { roomsLabel, roomLabel = roomsLabel, roomsJoint = noBreakSpace } = formats
  return `${groupThousands(rooms, formats)}${roomsJoint}${rooms === 1 ? roomLabel : roomsLabel}`
}

/** The rooms of homes from the smallest to the largest: "1–5 rok", "2–4-roms", and "3 rok" if all are equal. */
export const formatRoomSpan = (least: number, max: number, formats: SiteFormats): string =>
  least === max
    ? formatRooms(max, formats)
    : formatSpan(groupThousands(least, formats), formatRooms(max, formats))

const withoutSpaces = (text: string): string => text.replace(/[\s\u200b\u2060]/g, '')

const shortAmount =
  /^(?:kr\.?)?(\d{1,9})(?:[.,](\d{1,6}))?(?:(mn?kr|mnok|m\u20ac|(?:miljon|miljoner|milj|miljoonaa|million|millioner|mill)\.?(?:kr|\u20ac)?)|tkr|t\u20ac|(?:tusen|tuhatta|thousand)(?:kr|\u20ac)?)$/

/**
 * An amount as advertisements write it, in millions or thousands: "4,5 mkr", "4,5 miljoner", "4.5 million", "1 850 tkr". Undefined for any
 * other text, and for one that is no whole amount.
 */
export const parseShortAmount = (text: string): number | undefined => {
  const found = shortAmount.exec(withoutSpaces(text).toLowerCase())
  if (!found) return undefined
  const [, whole = '', part = '', millions] = found
  const zeros = millions === undefined ? 3 : 6
  return part.length > zeros ? undefined : Number(whole + part.padEnd(zeros, '0'))
}

/**
 * Parses a whole number as typed or pasted: accepts every kind of space, and a currency or unit around it ("kr 2 500 000,-", "2 500 000 €",
 * "62 m²", "4,5 mkr").
 *
 * @returns undefined for anything else, and for numbers of more than 15 digits, which are not exact
 */
export const parseWholeNumber = (text: string): number | undefined => {
  const bare = withoutSpaces(text).replace(/^(?:kr\.?|\u20ac)|(?:kr\.?|\u20ac|[:,.]-|m\u00b2|m2)$/gi, '')
  return /^\d{1,15}$/.test(bare) ? Number(bare) : parseShortAmount(text)
}

const sizeUnits = ['B', 'kB', 'MB', 'GB'] as const

/**
 * Bytes as "512 B", "1,5 MB", "20 MB", in steps of 1024 (20,971,520 bytes are 20 MB). Rounded up to one decimal, so that a file over a
 * limit never looks as if it were within.
 */
export const formatFileSize = (bytes: number): string => {
  let amount = Math.max(0, Math.ceil(bytes))
  let unit = 0
  while (amount >= 1024 && unit < sizeUnits.length - 1) {
    amount = Math.ceil((amount / 1024) * 10) / 10
    unit += 1
  }
  return `${groupThousands(amount)}${noBreakSpace}${sizeUnits[unit]}`
}
