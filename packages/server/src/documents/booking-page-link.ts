// Where people come back to their booking: out of a letter, or from the bank's app.
import { routePath } from '@husrum/domain'
import type { StoredBooking } from '../booking/booking-desk.ts'

/** The site's page of bookings, with the booking; from the root. */
export const bookingPage = ({ site, id, home }: Pick<StoredBooking, 'site' | 'id' | 'home'>): string => {
  const path = routePath(site, 'booking')
  return path === undefined ? home.path : `${path}?bookingId=${encodeURIComponent(id)}`
}

/** The same, absolute. */
export const bookingPageLink = (booking: Pick<StoredBooking, 'site' | 'id' | 'home' | 'origin'>): string =>
  new URL(bookingPage(booking), booking.origin).href
