// Names of the months, and of ranges of months.
import type { Locale } from '../sites/site.ts'

const names: Readonly<Record<Locale, string>> = {
  sv: 'januari februari mars april maj juni juli augusti september oktober november december',
  nb: 'januar februar mars april mai juni juli august september oktober november desember',
  fi: 'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
  en: 'January February March April May June July August September October November December',
}

/** @param month 0 is January; empty for a number that is no month. */
export const monthName = (month: number, locale: Locale): string => names[locale].split(' ')[month] ?? ''

/** "mars", "mars–maj"; in Finnish "maalis–toukokuu". Months from 0. */
export const monthsOfYear = (first: number, last: number, locale: Locale): string => {
  const end = monthName(last, locale)
  if (first === last) return end
  const start = monthName(first, locale)
  return `${locale === 'fi' ? start.replace(/kuu$/, '') : start}–${end}`
}
