// Texts of an item of the overview: the subject, and when it is due or happens.
import type { ComingKind, NextStepKind, OverviewItem, SiteDefinition } from '@husrum/domain'
import { dayIn, formatDay, formatTime, freshKinds, wallClockOf } from '@husrum/domain'
import type { OverviewTexts } from '../../texts/sv/overview.ts'

const dayMs = 86_400_000

/** Happen at a time, rather than being due until it. */
const appointments: readonly string[] = [
  ...freshKinds,
  'visit',
  'inspection',
  'finalInspection',
  'moveIn',
  'showing',
  'interior',
  'payment',
]

/** "Slutbetalning, Lägenhet 1301" for a payment of a plan. */
const paymentWords = ({ part, about }: OverviewItem, { payments }: OverviewTexts): string | undefined =>
  part && `${payments[part]}, ${about}`

export const nextWords = (item: OverviewItem<NextStepKind>, texts: OverviewTexts): string =>
  paymentWords(item, texts) ?? texts.next.lines[item.kind](item.about)

export const comingWords = (item: OverviewItem<ComingKind>, texts: OverviewTexts): string =>
  paymentWords(item, texts) ?? texts.coming.lines[item.kind](item.about)

/** Empty if no day is known. */
export const whenOf = (
  { kind, day: first, latest, at, isOverdue }: OverviewItem,
  {
    site,
    now,
    texts: { when },
  }: { readonly site: SiteDefinition; readonly now: number; readonly texts: OverviewTexts },
): string => {
  const day = at === undefined ? first : dayIn(at, site.country)
  if (day === undefined) return ''
  const written = formatDay(day, site)
  if (latest !== undefined) return when.between(written, formatDay(latest, site))
  if (kind === 'errandLate') return when.answerLate(written)
  if (isOverdue) return kind === 'pay' ? when.unpaid(written) : when.overdue(written)
  if (kind === 'errandAnswerBy') return when.answerBy(written)
  if (kind === 'errandExpected') return when.expected(written)
  const today = dayIn(now, site.country)
  const clock = at === undefined ? undefined : wallClockOf(new Date(at).toISOString(), site.country)
  const time = clock === undefined ? undefined : formatTime(clock)
  if (!appointments.includes(kind)) {
    if (day === today) return time === undefined ? when.byToday : when.byTodayTime(time)
    return time === undefined ? when.by(written) : when.byTime(written, time)
  }
  if (day === today) return time === undefined ? when.today : when.todayTime(time)
  if (day === dayIn(now + dayMs, site.country))
    return time === undefined ? when.tomorrow : when.tomorrowTime(time)
  return time === undefined ? when.on(written) : when.onTime(written, time)
}
