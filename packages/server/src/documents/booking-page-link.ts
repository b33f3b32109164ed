// Where people come back to their booking: out of a letter, or from the bank's app.
import { bookingAddress, bookingInvitationAddress, ownBookingAddress } from '@husrum/domain'
import type { StoredBooking } from '../booking/booking-desk.ts'

/** The page on which a booking is signed; from the root. */
export const signingPage = ({ site, id, home }: Pick<StoredBooking, 'site' | 'id' | 'home'>): string =>
  bookingAddress(site, 'sign', { bookingId: id }) ?? home.path

/** The page of the booking, with its papers; absolute. */
export const bookingPageLink = ({
  site,
  id,
  home,
  origin,
}: Pick<StoredBooking, 'site' | 'id' | 'home' | 'origin'>): string =>
  new URL(ownBookingAddress(site, id) ?? home.path, origin).href

/** Where the link of a mail leads: what it holds stands behind the hash, which no server is ever sent. */
export const invitationLink = ({ site, origin }: StoredBooking, token: string): string =>
  new URL(`${bookingInvitationAddress(site) ?? site.routes.start}#invitation=${token}`, origin).href
