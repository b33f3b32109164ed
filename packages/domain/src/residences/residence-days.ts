// The current days of a residence among all that were announced, and the estimates before any is set.
import { calendarDay, daysAfter, monthsAfter } from '../calendar/days.ts'
import type { Residence, ResidenceDay, ResidenceDayKind } from './residence.ts'
import { residenceDayKinds } from './residence.ts'

/** The current days, by kind. */
export type ResidenceDays = { readonly [Kind in ResidenceDayKind]?: ResidenceDay }

/** The latest of each kind; the input is in chronological order, the oldest first. */
export const currentDays = (days: readonly ResidenceDay[]): ResidenceDays =>
  Object.fromEntries(days.map((day) => [day.kind, day]))

/**
 * The days of interior, of a home whose groups of options have last days of their own: it is open until the last of them.
 *
 * @param stops the last day of each group, the earliest first
 */
export const interiorDayOf = <Span extends Pick<ResidenceDay, 'earliest' | 'latest'>>(
  { latest, ...day }: Span,
  stops: readonly string[],
): Omit<Span, 'latest'> & Pick<ResidenceDay, 'latest'> => {
  const last = stops.at(-1) ?? latest ?? day.earliest
  return last > day.earliest ? { ...day, latest: last } : { ...day, earliest: last }
}

/** The current days of a residence, with the days of interior that its groups of options leave. */
export const daysOfResidence = ({
  days,
  interiorStops,
}: Pick<Residence, 'days' | 'interiorStops'>): ResidenceDays => {
  const { interior, ...others } = currentDays(days)
  return { ...others, ...(interior && { interior: interiorDayOf(interior, interiorStops) }) }
}

/** The last day of a span, `yyyy-MM-dd`; a single day is its own. Undefined for none. */
export const lastOf = (day: ResidenceDay | undefined): string | undefined =>
  day && (day.latest ?? day.earliest)

const isDay = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  return calendarDay(year, month, day) === text
}

/** Whether two texts are days of the calendar, `yyyy-MM-dd`, the later one last; or one is, if there is no other. */
export const daysOfSpan = (earliest: string, latest?: string): boolean =>
  isDay(earliest) && (latest === undefined || (isDay(latest) && latest > earliest))

/** The latest day of the key handover; undefined if none is known. */
export const entryDateOf = (days: ResidenceDays): string | undefined => lastOf(days.moveIn)

/** Earlier announcements of a kind, the latest first. */
export const earlierDays = (days: readonly ResidenceDay[], kind: ResidenceDayKind): readonly ResidenceDay[] =>
  days
    .filter((day) => day.kind === kind)
    .slice(0, -1)
    .toReversed()

/** Usual plan of a building, before the key handover: months and days. */
const beforeMoveIn: Readonly<
  Record<Exclude<ResidenceDayKind, 'moveIn' | 'interior'>, readonly [number, number]>
> = {
  inspection: [0, 28],
  finalInspection: [0, 21],
  payment: [0, 14],
}
/** Interior is chosen until so many months before the handover, for two months. */
const interiorEndsMonths = 8
const interiorMonths = 2
/** Before a date is set, estimates are spans of two months. */
const spanMonths = 2

/**
 * Estimated days of an agreed home, from the first day of access in its advert: spans, not days, as the building is not finished. Empty for
 * a home without such a day, or with a past one. Interior is left out if it would have been over.
 *
 * @param inhabitDate `yyyy-MM-dd`; empty if there is none
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
