// Days of a residence as text in a site's language, no more exact than they are known.
import { formatDay } from '../formatting/date-time.ts'
import { noBreakSpace } from '../formatting/formatting.ts'
import { monthName, monthsOfYear } from '../formatting/month-names.ts'
import type { SiteFacts } from '../sites/site.ts'
import type { DaySpan } from './day-span.ts'
import { daySpanOf } from './day-span.ts'
import type { ResidenceDay } from './residence.ts'

type SiteOfWords = Pick<SiteFacts, 'locale' | 'formats'>

/** "vecka 12, 2027": Swedish has a comma before the year, English "of". */
const weekWords: Readonly<Record<SiteFacts['locale'], (week: number, year: number) => string>> = {
  sv: (week, year) => `vecka${noBreakSpace}${week}, ${year}`,
  nb: (week, year) => `uke${noBreakSpace}${week}, ${year}`,
  fi: (week, year) => `viikko${noBreakSpace}${week}/${year}`,
  en: (week, year) => `week${noBreakSpace}${week} of ${year}`,
}

const between: Readonly<Record<SiteFacts['locale'], string>> = {
  sv: ' till ',
  nb: ' til ',
  fi: '–',
  en: ' to ',
}

/** "mars 2027", "mars–april 2027" or "december 2026–januari 2027"; in Finnish "maalis–huhtikuu 2027". */
const monthsInWords = (from: string, to: string, locale: SiteFacts['locale']): string => {
  const [fromYear, toYear] = [from.slice(0, 4), to.slice(0, 4)]
  const [first, last] = [from, to].map((month) => Number(month.slice(5, 7)) - 1) as [number, number]
  if (fromYear !== toYear)
    return `${monthName(first, locale)} ${fromYear}–${monthName(last, locale)} ${toYear}`
  return `${monthsOfYear(first, last, locale)} ${toYear}`
}

/** A span as text in a site's language. */
export const spanInWords = (span: DaySpan, site: SiteOfWords): string => {
  const { locale } = site
  switch (span.kind) {
    case 'day':
      return formatDay(span.day, site)
    case 'week':
      return weekWords[locale](span.week, span.year)
    case 'months':
      return monthsInWords(span.from, span.to, locale)
    default:
      return `${formatDay(span.from, site)}${between[locale]}${formatDay(span.to, site)}`
  }
}

/**
 * A day of a residence as text of a site.
 *
 * @example dayInWords({ kind: 'moveIn', earliest: '2027-03-01', latest: '2027-04-30', source: 'estimate', setAt: 0 }, siteByKey('sweden'))
 * // "mars–april 2027"
 */
export const dayInWords = (day: ResidenceDay, site: SiteOfWords): string => spanInWords(daySpanOf(day), site)
