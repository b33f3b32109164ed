// The sun on a home as text, in the languages of the sites.

import { monthsOfYear } from '../formatting/month-names.ts'
import type { SunPlace, SunSpan, SunYear } from '../homes/home-sun.ts'
import type { Locale } from '../sites/site.ts'

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** "14:05" of minutes after midnight. */
export const clockOfMinute = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`

const places: Readonly<Record<Locale, Readonly<Record<SunPlace, string>>>> = {
  sv: {
    balcony: 'på balkongen',
    patio: 'på uteplatsen',
    terrace: 'på terrassen',
    porch: 'på verandan',
    frenchBalcony: 'vid den franska balkongen',
    roofTop: 'på takterrassen',
    window: 'genom det största fönstret',
  },
  nb: {
    balcony: 'på balkongen',
    patio: 'på uteplassen',
    terrace: 'på terrassen',
    porch: 'på verandaen',
    frenchBalcony: 'ved den franske balkongen',
    roofTop: 'på takterrassen',
    window: 'gjennom det største vinduet',
  },
  fi: {
    balcony: 'parvekkeelle',
    patio: 'patiolle',
    terrace: 'terassille',
    porch: 'kuistille',
    frenchBalcony: 'ranskalaiselle parvekkeelle',
    roofTop: 'kattoterassille',
    window: 'suurimmasta ikkunasta',
  },
  en: {
    balcony: 'on the balcony',
    patio: 'on the patio',
    terrace: 'on the terrace',
    porch: 'on the veranda',
    frenchBalcony: 'at the French balcony',
    roofTop: 'on the roof terrace',
    window: 'through the largest window',
  },
}

/** The place of the sun, within a sentence: "på balkongen"; in Finnish its direction, "parvekkeelle". */
export const sunPlaceInWords = (place: SunPlace, locale: Locale): string => places[locale][place]

const and: Readonly<Record<Locale, string>> = { sv: ' och ', nb: ' og ', fi: ' ja ', en: ' and ' }

const enumerated = (words: readonly string[], locale: Locale): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(and[locale])

/** A shorter time of sun is left out if there is a longer one. */
const leastMinutes = 20

/** "14–19" in whole hours, at least one. */
const spanWords = ({ from, to }: SunSpan): string => {
  const [first, last] = [Math.round(from / 60), Math.round(to / 60)]
  return last > first ? `${first}–${last}` : `${Math.floor(from / 60)}–${Math.ceil(to / 60)}`
}

/** The spans of a day that texts and drawings show: without short ones, unless there are no others. */
export const shownSunSpans = (spans: readonly SunSpan[]): readonly SunSpan[] => {
  const long = spans.filter(({ from, to }) => to - from >= leastMinutes)
  return long.length > 0 ? long : spans
}

/** "5–8 och 18–21"; empty if there is no sun. */
export const sunSpansInWords = (spans: readonly SunSpan[], locale: Locale): string =>
  enumerated(shownSunSpans(spans).map(spanWords), locale)

/** Preposition or suffix of a range of months; a single month in Scandinavian languages needs its preposition. */
const inMonths: Readonly<Record<Locale, (months: string, isOne: boolean) => string>> = {
  sv: (months, isOne) => (isOne ? `i ${months}` : months),
  nb: (months, isOne) => (isOne ? `i ${months}` : months),
  fi: (months) => `${months}ssa`,
  en: (months, isOne) => (isOne ? `in ${months}` : months),
}

const allYear: Readonly<Record<Locale, string>> = {
  sv: 'hela året',
  nb: 'hele året',
  fi: 'ympäri vuoden',
  en: 'all year',
}

/**
 * A part of the year: "maj–juli", "i juni", "mars–april och augusti–september", "hela året"; empty for no month.
 *
 * @param months from 0, ascending, as {@link monthsOfSunTime} returns
 */
export const sunMonthsInWords = (months: readonly number[], locale: Locale): string => {
  if (months.length === 12) return allYear[locale]
  const firsts = months.filter((month) => !months.includes(month - 1))
  const runs = firsts.map((first) => {
    let last = first
    while (months.includes(last + 1)) last += 1
    return inMonths[locale](monthsOfYear(first, last, locale), first === last)
  })
  return enumerated(runs, locale)
}

/** The most informative months: midsummer, the equinox, midwinter. */
const told = [5, 2, 11] as const

interface Sentence {
  readonly none: (where: string) => string
  readonly year: (where: string, parts: readonly string[]) => string
  /** A part of it; without hours there is no sun. */
  readonly month: (month: string, hours: string) => string
  readonly months: Readonly<Record<(typeof told)[number], string>>
}

const sentences: Readonly<Record<Locale, Sentence>> = {
  sv: {
    none: (where) => `Ingen direkt sol ${where}.`,
    year: (where, parts) => `Sol ${where} ${enumerated(parts, 'sv')}.`,
    month: (month, hours) => (hours ? `${hours} i ${month}` : `ingen i ${month}`),
    months: { 5: 'juni', 2: 'mars', 11: 'december' },
  },
  nb: {
    none: (where) => `Ingen direkte sol ${where}.`,
    year: (where, parts) => `Sol ${where} ${enumerated(parts, 'nb')}.`,
    month: (month, hours) => (hours ? `${hours} i ${month}` : `ingen i ${month}`),
    months: { 5: 'juni', 2: 'mars', 11: 'desember' },
  },
  fi: {
    none: (where) => `Aurinko ei paista suoraan ${where}.`,
    year: (where, parts) => `Aurinko paistaa ${where} ${enumerated(parts, 'fi')}.`,
    month: (month, hours) => (hours ? `${month} klo ${hours}` : `${month} ei lainkaan`),
    months: { 5: 'kesäkuussa', 2: 'maaliskuussa', 11: 'joulukuussa' },
  },
  en: {
    none: (where) => `No direct sun ${where}.`,
    year: (where, parts) => `Sun ${where} ${enumerated(parts, 'en')}.`,
    month: (month, hours) => (hours ? `${hours} in ${month}` : `none in ${month}`),
    months: { 5: 'June', 2: 'March', 11: 'December' },
  },
}

/**
 * The sample days in one sentence, in local time and whole hours.
 *
 * @example sunYearInWords('balcony', year, 'sv') // "Sol på balkongen 14–19 i juni, 13–17 i mars och ingen i december."
 */
export const sunYearInWords = (place: SunPlace, year: SunYear, locale: Locale): string => {
  const { none, year: sentence, month, months } = sentences[locale]
  const where = sunPlaceInWords(place, locale)
  if (year.every((spans) => spans.length === 0)) return none(where)
  const parts = told.map((at) => month(months[at], sunSpansInWords(year[at] ?? [], locale)))
  return sentence(where, parts)
}
