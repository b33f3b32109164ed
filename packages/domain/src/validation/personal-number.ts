// Personal identity numbers of Sweden, Norway and Finland.
import { calendarDay, yearOf } from '../calendar/days.ts'
import type { CountryCode } from '../sites/site.ts'
import { hasTurned } from './birth-date.ts'
import { withoutSpaces } from './characters.ts'
import { passesLuhn, remainderOf11 } from './checksums.ts'
import type { FieldErrorKey } from './field-error.ts'
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

/**
 * Possible birth dates of a number's holder, whether its check is valid, and its canonical form if that is another text. One date, or
 * several if the number does not say it: Norwegian numbers without a century, and Swedish coordination numbers with an unknown day, which
 * have the first and the last. None if the number is never assigned.
 */
type Reading = readonly [birthDates: readonly string[], passes: boolean, canonical?: string]

/** The first six digits of a text, in pairs. */
const pairsOf = (text: string): readonly [number, number, number] => [
  Number(text.slice(0, 2)),
  Number(text.slice(2, 4)),
  Number(text.slice(4, 6)),
]

const daysOf = (centuries: readonly number[], year: number, month: number, day: number): readonly string[] =>
  centuries.flatMap((century) => calendarDay(century * 100 + year, month, day) ?? [])

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1)

/**
 * A coordination number has 60 added to the day. Of a person whose month or day of birth is unknown, the month is 00 or the day 60
 * (Skatteverket): then the first and the last possible day. `written` is the day of the number.
 */
const swedishDays = (year: number, month: number, written: number): readonly string[] => {
  const isCoordination = written >= 60
  const day = isCoordination ? written - 60 : written
  const months = isCoordination && month === 0 ? numbersTo(12) : [month]
  const days = isCoordination && day === 0 ? numbersTo(31) : [day]
  const possible = months.flatMap((each) => days.flatMap((one) => calendarDay(year, each, one) ?? []))
  return possible.length > 1
    ? [possible[0], possible.at(-1)].filter((found) => found !== undefined)
    : possible
}

/** Without a century it is that of the latest day that is not in the future. */
const readSwedish = (text: string, today: string): Reading => {
  const digits = text.replace(/\D/, '')
  const century = digits.slice(0, -10)
  const ten = digits.slice(-10)
  const [year, month, day] = pairsOf(ten)
  const isPossible = (date: string): boolean =>
    date > '1800' &&
    ten.slice(6) > '0009' &&
    (century !== '' || date <= today) &&
    // The plus is for people who turn 100 this year or have turned before.
    (!text.includes('+') || yearOf(date) + 100 <= yearOf(today))
  const birthDates =
    (century ? [Number(century)] : [20, 19, 18])
      .map((hundreds) => swedishDays(hundreds * 100 + year, month, day).filter(isPossible))
      .find((dates) => dates.length > 0) ?? []
  return [birthDates, passesLuhn(ten), birthDates[0]?.slice(0, 2) + ten]
}

/** Centuries of a Norwegian number's three digits, until 2032 (Skatteetaten). */
const norwegianCenturies = (individual: number, year: number): readonly number[] => {
  if (individual < 500) return [19]
  if (year < 40) return [20]
  if (individual > 899) return [19]
  return individual < 750 && year > 53 ? [18] : [19, 20]
}

/**
 * A D-number has 40 added to the day, test persons 80 or 40 to the month. From 2032 on the first check digit may leave a remainder of 0 to
 * 3, and the three digits no longer include the century.
 */
const readNorwegian = (text: string): Reading => {
  const [day, month, year] = pairsOf(text)
  const remainder = remainderOf11(text, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1])
  return [
    daysOf(
      remainder === 0 ? norwegianCenturies(Number(text.slice(6, 9)), year) : [19, 20],
      year,
      month > 80 ? month - 80 : month > 40 ? month - 40 : month,
      day > 40 ? day - 40 : day,
    ),
    remainder < 4 && remainderOf11(text, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) === 0,
  ]
}

/**
 * The sign is the century: `+` the 1800s, `-` and since 2023 `Y X W V U` (Act 690/2022) the 1900s, `A` to `F` the 2000s. 900 to 999 are
 * temporary numbers; 000 and 001 are never assigned.
 */
const readFinnish = (text: string): Reading => {
  const [day, month, year] = pairsOf(text)
  const century = /\+/.test(text) ? 18 : /\d[A-F]\d/.test(text) ? 20 : 19
  const individual = text.slice(7, 10)
  return [
    individual > '001' ? daysOf([century], year, month, day) : [],
    '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(text.slice(0, 6) + individual) % 31] === text[10],
  ]
}

/** Format of each country's numbers without spaces, and its parser. */
const readers = {
  /** `(CC)YYMMDD[-+]NNNC` */
  SE: [/^(?:\d\d)?\d{6}[-+]?\d{4}$/, readSwedish],
  /** `DDMMYY`, three digits, two check digits. */
  NO: [/^\d{11}$/, readNorwegian],
  /** `DDMMYY`, sign, three digits, check character. */
  FI: [/^\d{6}[-+A-FU-Y]\d{3}[\dA-FHJ-NPR-Y]$/, readFinnish],
} as const satisfies Readonly<
  Record<CountryCode, readonly [RegExp, (text: string, today: string) => Reading]>
>

const read = (
  typed: string,
  country: CountryCode,
  today: string,
): {
  /** Its error, if any. */
  readonly key: FieldErrorKey | undefined
  readonly canonical: string
  readonly birthDates: readonly string[]
} => {
  const text = withoutSpaces(typed).toUpperCase()
  const [shape, reader] = readers[country]
  if (!shape.test(text)) return { key: 'pnrFormat', canonical: text, birthDates: [] }
  const [birthDates, passes, canonical = text] = reader(text, today)
  const key = birthDates.length === 0 ? 'pnrInvalid' : passes ? undefined : 'pnrControl'
  return { key, canonical, birthDates }
}

/** Restrictions of a personal number: see {@link personalNumberRule}. */
export interface PersonalNumberOptions {
  readonly country: CountryCode
  /** `yyyy-MM-dd`. */
  readonly today: string
  /** Minimum age in full years; 0 by default. */
  readonly minAge?: number
  /** Whether a Swedish number must be typed with its century, twelve digits (BankID). */
  readonly twelveDigits?: boolean
}

/**
 * A required personal number. Value: see {@link canonicalPersonalNumber}. Errors: `pnrFormat` (format), `pnrFormatWrong` (ten digits where
 * twelve are required), `pnrInvalid` (a day or a number that is never assigned), `pnrControl` (checksum), `invalidBirthDate` (in the
 * future, or younger than `minAge`, then with `min`). Coordination, D- and temporary numbers are valid, and so are Norwegian test persons.
 */
export const personalNumberRule = ({
  country,
  today,
  minAge = 0,
  twelveDigits = false,
}: PersonalNumberOptions): Rule<string> =>
  textRule((typed) => {
    const { key, canonical, birthDates } = read(typed, country, today)
    const isShort = twelveDigits && country === 'SE' && typed.replace(/\D/g, '').length < 12
    if (key) return invalid(isShort && key !== 'pnrFormat' ? 'pnrFormatWrong' : key)
    if (isShort) return invalid('pnrFormatWrong')
    // A number without a known age is not refused.
    const isOfAge = (age: number) => birthDates.some((day) => hasTurned(day, age, today))
    if (!isOfAge(0)) return invalid('invalidBirthDate')
    return isOfAge(minAge) ? valid(canonical) : invalid('invalidBirthDate', { min: minAge })
  })

/**
 * A personal number for storing and comparing: twelve digits in Sweden (`today` decides the century of ten), eleven digits in Norway,
 * capitals with the sign in Finland, where the sign is part of the identity. Undefined for an invalid number.
 */
export const canonicalPersonalNumber = (
  text: string,
  country: CountryCode,
  today: string,
): string | undefined => {
  const { key, canonical } = read(text, country, today)
  return key ? undefined : canonical
}

/** The birth date (`yyyy-MM-dd`) of a personal number, or undefined if it is invalid or does not state one. */
export const birthDateOf = (text: string, country: CountryCode, today: string): string | undefined => {
  const { key, birthDates } = read(text, country, today)
  return key || birthDates.length > 1 ? undefined : birthDates[0]
}

/**
 * A personal number that may be shown to others: its last two characters. In every country the others reveal the birth date, and together
 * with three more of them the whole number can be guessed.
 */
export const maskedPersonalNumber = (personalNumber: string): string =>
  personalNumber.replace(/[^-+](?=.{2})/gu, '•')
