// A showing as an iCalendar file (RFC 5545), always with the same event id, so that calendars move it.
import { lineClosesBefore } from '@husrum/domain'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { ShowingRow } from './stored-showings.ts'

export const showingCalendar = (
  { id, name, place, starts_at, ends_at }: ShowingRow,
  { link, stamp }: { readonly link: string; readonly stamp: number },
): string => {
  const file = ical({ name, prodId: '//Husrum//showing//EN', method: ICalCalendarMethod.PUBLISH })
  file.createEvent({
    id: `showing-${id}`,
    stamp: new Date(stamp),
    sequence: Math.floor(stamp / lineClosesBefore),
    start: new Date(starts_at),
    end: new Date(ends_at),
    summary: name,
    location: place,
    url: link,
  })
  return file.toString()
}
