// Which of the days that were said of a residence hold, and what is reckoned with before any is set.
import { calendarDay, daysAfter, monthsAfter } from '../calendar/days.ts'
import type { ResidenceDay, ResidenceDayKind } from './residence.ts'
import { residenceDayKinds } from './residence.ts'

/** The days that hold, by their kind. */
export type ResidenceDays = { readonly [Kind in ResidenceDayKind]?: ResidenceDay }

/** Of each kind the one that was said last: what is given is in that order, the oldest first. */
export const currentDays = (days: readonly ResidenceDay[]): ResidenceDays =>
  Object.fromEntries(days.map((day) => [day.kind, day]))

/** The last day that a span reaches to, `yyyy-MM-dd`; a single day is its own. Undefined for none. */
export const lastOf = (day: ResidenceDay | undefined): string | undefined =>
  day && (day.latest ?? day.earliest)

const isDay = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return calendarDay(year, month, day) === text
}

/** Whether two texts are days of the calendar, `yyyy-MM-dd`, the later one last; or one is, where there is no other. */
export const daysOfSpan = (earliest: string, latest?: string): boolean =>
  isDay(earliest) && (latest === undefined || (isDay(latest) && latest > earliest))

/** The day on which somebody has the key at the latest; undefined where none is known. */
export const entryDateOf = (days: ResidenceDays): string | undefined => lastOf(days.moveIn)

/** Those of a kind that were said before the one that holds, the latest first. */
export const earlierDays = (days: readonly ResidenceDay[], kind: ResidenceDayKind): readonly ResidenceDay[] =>
  days
    .filter((day) => day.kind === kind)
    .slice(0, -1)
    .toReversed()

/** Of the usual plan of a building, so long before the key: months and days. */
const beforeMoveIn: Readonly<
  Record<Exclude<ResidenceDayKind, 'moveIn' | 'interior'>, readonly [number, number]>
> = {
  inspection: [0, 28],
  finalInspection: [0, 21],
  payment: [0, 14],
}
/** Interior is chosen until so many months before the key, for two months. */
const interiorEndsMonths = 8
const interiorMonths = 2
/** Before a date is set, it is said to within two months. */
const spanMonths = 2

/**
 * What is reckoned with for a home that is agreed on, from the first day of access that its advert named: spans, not
 * days, since a building that is not there has none. Nothing for a home without such a day, or with one that is past.
 * Interior is left out where it would have been over.
 *
 * @param inhabitDate `yyyy-MM-dd`; empty where there is none.
 * @param agreedOn `yyyy-MM-dd`
 */
export const estimatedDays = (
  inhabitDate: string,
  agreedOn: string,
): readonly Pick<ResidenceDay, 'kind' | 'earliest' | 'latest' | 'source'>[] => {
  if (!/^\d{4}-\d\d-\d\d$/.test(inhabitDate) || inhabitDate <= agreedOn) return []
  const latest = monthsAfter(inhabitDate, spanMonths)
  const spanOf = (kind: ResidenceDayKind): readonly [earliest: string, latest: string] => {
    if (kind === 'moveIn') return [inhabitDate, latest]
    if (kind === 'interior') {
      const ends = monthsAfter(inhabitDate, -interiorEndsMonths)
      return [monthsAfter(ends, -interiorMonths), ends]
    }
    const [months, days] = beforeMoveIn[kind]
    return [
      daysAfter(monthsAfter(inhabitDate, -months), -days),
      daysAfter(monthsAfter(latest, -months), -days),
    ]
  }
  return residenceDayKinds.flatMap((kind) => {
    const [from, to] = spanOf(kind)
    if (to <= agreedOn) return []
    const earliest = from > agreedOn ? from : daysAfter(agreedOn, 1)
    return [{ kind, earliest, ...(to > earliest && { latest: to }), source: 'estimate' as const }]
  })
}
