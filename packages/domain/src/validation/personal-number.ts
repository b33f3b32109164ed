// Personal identity numbers of Sweden, Norway and Finland (provider-facts 5.3; contract-decisions 4.2).
import type { CountryCode } from '../sites/site.ts'
import type { BirthDateTerms } from './birth-date.ts'
import { hasTurned } from './birth-date.ts'
import { calendarDay, yearOf } from './calendar-day.ts'
import { normaliseLine, withPlainHyphens } from './characters.ts'
import { passesLuhn, weightedSum } from './checksums.ts'
import type { FieldErrorKey } from './field-error.ts'
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

/** What a personal number says once it is read. */
interface ReadPersonalNumber {
  readonly canonical: string
  /**
   * Every day on which its holder may be born: one, but for Norwegian numbers that do not tell the century.
   */
  readonly birthDates: readonly string[]
}

type Reading = ReadPersonalNumber | FieldErrorKey

const daysOf = (years: readonly number[], month: number, day: number): readonly string[] =>
  years.flatMap((year) => calendarDay(year, month, day) ?? [])

/** `(CC)YYMMDD[-+]NNNC`. A coordination number has 60 added to the day. */
const readSwedish = (text: string, today: string): Reading => {
  const parts = /^([0-9]{2})?([0-9]{2})([0-9]{2})([0-9]{2})([-+]?)([0-9]{4})$/.exec(text)
  if (!parts) return 'pnrFormat'
  const [, century, yy = '', mm = '', dd = '', sign, last = ''] = parts
  const day = Number(dd) > 60 ? Number(dd) - 60 : Number(dd)
  const newest = sign === '+' ? yearOf(today) - 100 : 9999
  const years = (century === undefined ? [20, 19, 18] : [Number(century)])
    .map((each) => each * 100 + Number(yy))
    .filter((year) => year <= newest)
  // Without a century it is the latest day that is not ahead.
  const birthDate = daysOf(years, Number(mm), day).find((each) => century !== undefined || each <= today)
  if (birthDate === undefined || birthDate < '1800' || last.startsWith('000')) return 'pnrInvalid'
  if (!passesLuhn(yy + mm + dd + last)) return 'pnrControl'
  return { canonical: birthDate.slice(0, 2) + yy + mm + dd + last, birthDates: [birthDate] }
}

/** Which years a Norwegian number's three digits stand for, until 2032 (Skatteetaten). */
const norwegianYears = (individual: number, yy: number): readonly number[] => {
  if (individual < 500) return [1900 + yy]
  if (yy < 40) return [2000 + yy]
  if (individual >= 900) return [1900 + yy]
  return individual < 750 && yy >= 54 ? [1800 + yy] : []
}

/** Weights of the two check digits; a check digit itself weighs 1. */
const norwegianWeights = [
  [3, 7, 6, 1, 8, 9, 4, 5, 2, 1],
  [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1],
] as const

/**
 * `DDMMYY` + three digits + two check digits. A D-number has 40 added to the day, test persons 80 or 40 to
 * the month. From 2032 on the first check digit may leave a remainder of 0 to 3, and the three digits no
 * longer tell the century.
 */
const readNorwegian = (text: string): Reading => {
  if (!/^[0-9]{11}$/.test(text)) return 'pnrFormat'
  const dd = Number(text.slice(0, 2))
  const mm = Number(text.slice(2, 4))
  const yy = Number(text.slice(4, 6))
  const remainder = weightedSum(text, norwegianWeights[0]) % 11
  const told = remainder === 0 ? norwegianYears(Number(text.slice(6, 9)), yy) : []
  const birthDates = daysOf(
    told.length > 0 ? told : [1900 + yy, 2000 + yy],
    mm > 80 ? mm - 80 : mm > 40 ? mm - 40 : mm,
    dd > 40 ? dd - 40 : dd,
  )
  if (birthDates.length === 0) return 'pnrInvalid'
  if (remainder > 3 || weightedSum(text, norwegianWeights[1]) % 11 !== 0) return 'pnrControl'
  return { canonical: text, birthDates }
}

const finnishChecks = '0123456789ABCDEFHJKLMNPRSTUVWXY'

/**
 * `DDMMYY` + sign + three digits + check character. The sign tells the century: `+` the 1800s, `-` and since
 * 2023 `Y X W V U` (Act 690/2022) the 1900s, `A` to `F` the 2000s. 900 to 999 are temporary numbers; 000 and
 * 001 are nobody's.
 */
const readFinnish = (text: string): Reading => {
  const parts = /^([0-9]{2})([0-9]{2})([0-9]{2})([-+A-FU-Y])([0-9]{3})([0-9A-FHJ-NPR-Y])$/.exec(text)
  if (!parts) return 'pnrFormat'
  const [, dd = '', mm = '', yy = '', sign = '', individual = '', check] = parts
  const century = sign === '+' ? 1800 : /[A-F]/.test(sign) ? 2000 : 1900
  const birthDates = daysOf([century + Number(yy)], Number(mm), Number(dd))
  if (birthDates.length === 0 || Number(individual) < 2) return 'pnrInvalid'
  if (finnishChecks[Number(dd + mm + yy + individual) % 31] !== check) return 'pnrControl'
  return { canonical: text, birthDates }
}

const read = (typed: string, country: CountryCode, today: string): Reading => {
  const text = withPlainHyphens(normaliseLine(typed)).replaceAll(' ', '').toUpperCase()
  return country === 'SE'
    ? readSwedish(text, today)
    : country === 'NO'
      ? readNorwegian(text)
      : readFinnish(text)
}

/** Whose personal number is taken: see {@link personalNumberRule}. */
export interface PersonalNumberTerms extends BirthDateTerms {
  readonly country: CountryCode
  /** Whether a Swedish number must be typed with its century, twelve digits (BankID). */
  readonly twelveDigits?: boolean
}

/**
 * A required personal number. Value: see {@link canonicalPersonalNumber}. Errors: `pnrFormat` (shape),
 * `pnrFormatWrong` (ten digits where twelve are asked for), `pnrInvalid` (a day or a number that nobody has),
 * `pnrControl` (checksum), `invalidBirthDate` (born ahead, or younger than `minAge`, then with `min`).
 * Coordination, D- and temporary numbers count, and so do Norwegian test persons.
 */
export const personalNumberRule = ({
  country,
  today,
  minAge = 0,
  twelveDigits = false,
}: PersonalNumberTerms): Rule<string> =>
  textRule((typed) => {
    const reading = read(typed, country, today)
    if (reading === 'pnrFormat') return invalid(reading)
    if (twelveDigits && country === 'SE' && typed.replace(/[^0-9]/g, '').length !== 12)
      return invalid('pnrFormatWrong')
    if (typeof reading === 'string') return invalid(reading)
    const born = reading.birthDates.filter((day) => day <= today)
    if (born.length === 0) return invalid('invalidBirthDate')
    // Whom the number does not tell the age of, it does not refuse.
    return born.some((day) => hasTurned(day, minAge, today))
      ? valid(reading.canonical)
      : invalid('invalidBirthDate', { min: minAge })
  })

/**
 * A personal number for storing and comparing: twelve digits in Sweden (`today` settles the century of ten),
 * eleven digits in Norway, capitals with the sign in Finland, where the sign is part of the identity.
 * Undefined for what is no valid number.
 */
export const canonicalPersonalNumber = (
  text: string,
  country: CountryCode,
  today: string,
): string | undefined => {
  const reading = read(text, country, today)
  return typeof reading === 'string' ? undefined : reading.canonical
}

/**
 * The birth date (`yyyy-MM-dd`) that a personal number tells, or undefined where it is not valid or does not
 * tell the century.
 */
export const birthDateOf = (text: string, country: CountryCode, today: string): string | undefined => {
  const reading = read(text, country, today)
  return typeof reading === 'string' || reading.birthDates.length > 1 ? undefined : reading.birthDates[0]
}

/** Whether two texts are the personal number of one person. What is no valid number is nobody's. */
export const samePersonalNumber = (
  one: string,
  other: string,
  country: CountryCode,
  today: string,
): boolean => {
  const canonical = canonicalPersonalNumber(one, country, today)
  return canonical !== undefined && canonical === canonicalPersonalNumber(other, country, today)
}
