// Precision of a day, so that it is displayed no more exactly than it is known.
import type { ResidenceDay } from './residence.ts'

/** A day, a week by its ISO number, whole months, or some days; months are `yyyy-MM`, days `yyyy-MM-dd`. */
export type DaySpan =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'week'; readonly week: number; readonly year: number }
  | { readonly kind: 'months'; readonly from: string; readonly to: string }
  | { readonly kind: 'days'; readonly from: string; readonly to: string }

const dayMs = 86_400_000
/** From so many days on a span is displayed as months. */
const monthsFrom = 14

/** The ISO 8601 week of a day and the year that the week belongs to. */
const weekOf = (day: string): { readonly week: number; readonly year: number } => {
  const date = new Date(day)
  // The Thursday of a week decides its year.
  const thursday = date.getTime() + (3 - ((date.getUTCDay() + 6) % 7)) * dayMs
  const year = new Date(thursday).getUTCFullYear()
  return { year, week: Math.floor((thursday - Date.UTC(year, 0, 1)) / dayMs / 7) + 1 }
}

/**
 * The display precision of a day: a fixed day is that day; a span within one week is the week; two weeks or more are the months that they
 * cover; anything else its two days. Interior is chosen during its span and is always displayed as days.
 *
 * @example daySpanOf({ kind: 'moveIn', earliest: '2027-03-01', latest: '2027-04-30', source: 'estimate', setAt: 0 })
 * // months 2027-03 to 2027-04
 */
export const daySpanOf = ({ kind, earliest, latest, source }: ResidenceDay): DaySpan => {
  if (latest === undefined) return { kind: 'day', day: earliest }
  const days = (Date.parse(latest) - Date.parse(earliest)) / dayMs
  if (kind === 'interior' && source !== 'estimate') return { kind: 'days', from: earliest, to: latest }
  if (days >= monthsFrom) return { kind: 'months', from: earliest.slice(0, 7), to: latest.slice(0, 7) }
  const [first, last] = [weekOf(earliest), weekOf(latest)]
  if (first.week === last.week && first.year === last.year) return { kind: 'week', ...first }
  return { kind: 'days', from: earliest, to: latest }
}
