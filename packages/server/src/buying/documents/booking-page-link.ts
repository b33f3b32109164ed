// Links to a booking, for letters and for the return from the bank's app.
import { bookingAddress, bookingInvitationAddress, ownBookingAddress } from '@husrum/domain'
import type { StoredBooking } from '../booking/index.ts'

/** The signing page of a booking; from the root. */
export const signingPage = ({ site, id, home }: Pick<StoredBooking, 'site' | 'id' | 'home'>): string =>
  bookingAddress(site, 'sign', { bookingId: id }) ?? home.path

/** The page of the booking with its documents; absolute. */
export const bookingPageLink = ({
  site,
  id,
  home,
  origin,
}: Pick<StoredBooking, 'site' | 'id' | 'home' | 'origin'>): string =>
  new URL(ownBookingAddress(site, id) ?? home.path, origin).href

/** The invitation link of a mail. The token is in the hash, which browsers do not send to servers. */
export const invitationLink = ({ site, origin }: StoredBooking, token: string): string =>
  new URL(`${bookingInvitationAddress(site) ?? site.routes.start}#invitation=${token}`, origin).href
