// The dates of a timeline as an iCalendar file (RFC 5545).
import type { Residence, ResidenceDayKind, SiteDefinition, TimelineStep } from '@husrum/domain'
import { dayKindsOfStep, daysOfResidence, lastOf, residenceDayKinds } from '@husrum/domain'
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator'
import { timelineWords } from '../../platform/mail/timeline-words.ts'

const dayMs = 86_400_000

/** An all-day event ends on the day after its last (RFC 5545 §3.6.1). */
const dayAfter = (day: string): string => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

/**
 * The current dates, of one step or of all; undefined if none is known. A date keeps its id, so that a calendar
 * moves its event; estimates are tentative, and a span of weeks does not block time.
 *
 * @param link of the timeline; absolute
 */
export const timelineCalendar = (
  residence: Residence,
  site: SiteDefinition,
  link: string,
  step?: TimelineStep,
): string | undefined => {
  const { id, home, days } = residence
  const words = timelineWords[site.locale]
  const holding = daysOfResidence(residence)
  const kinds: readonly ResidenceDayKind[] = step === undefined ? residenceDayKinds : dayKindsOfStep[step]
  const known = kinds.flatMap((kind) => holding[kind] ?? [])
  if (known.length === 0) return undefined
  const file = ical({ name: home.name, prodId: '//Husrum//timeline//EN', method: ICalCalendarMethod.PUBLISH })
  for (const day of known)
    file.createEvent({
      id: `${id}-${day.kind}`,
      sequence: days.filter(({ kind }) => kind === day.kind).length - 1,
      stamp: new Date(day.setAt),
      start: day.earliest,
      end: dayAfter(lastOf(day) ?? day.earliest),
      allDay: true,
      summary: words.of(words.days[day.kind], home.name),
      description: [words.sources[day.source], day.reason].filter(Boolean).join(' '),
      location: [home.address, home.municipality].filter((part) => part !== '').join(', '),
      status: day.source === 'estimate' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      ...(day.latest !== undefined && { busystatus: ICalEventBusyStatus.FREE }),
      url: link,
    })
  return file.toString()
}
