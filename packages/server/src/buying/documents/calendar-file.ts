// The dates that follow from a booking, as an iCalendar file (RFC 5545).
import { bookingLaw, dayIn, withdrawalEnds } from '@husrum/domain'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { BookingFacts } from './paper-facts.ts'
import { languageOf, wordsFor } from './write-document.ts'

/** Undefined if no date is known yet. @param signedAt epoch milliseconds */
export const calendarFile = (
  booking: BookingFacts,
  signedAt: number,
  /** Absolute link to the page of the booking. */
  link: string,
): string | undefined => {
  const { id, site, home } = booking
  const { country } = site
  const { calendar: words } = wordsFor(languageOf(booking), country).texts
  const lastDay =
    bookingLaw[country].withdrawal === 'days' ? withdrawalEnds(dayIn(signedAt, country), country) : undefined
  const days = [
    ['withdrawal', lastDay, words.lastDayToWithdraw],
    ['access', home.isMoveInReady ? undefined : home.inhabitDate || undefined, words.access],
  ] as const
  const known = days.filter(([, day]) => day !== undefined)
  if (known.length === 0) return undefined
  const file = ical({ name: home.name, prodId: '//Husrum//booking//EN', method: ICalCalendarMethod.PUBLISH })
  for (const [kind, day = '', words] of known)
    file.createEvent({
      id: `${id}-${kind}`,
      stamp: new Date(signedAt),
      start: day,
      allDay: true,
      summary: words.replace('{home}', home.name),
      location: [home.address, home.municipality].filter((part) => part !== '').join(', '),
      url: link,
    })
  return file.toString()
}
