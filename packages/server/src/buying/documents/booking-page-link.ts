// Links to a booking, for letters and for the return from the bank's app.
import { bookingInvitationPath, bookingInvitationQuery } from '@husrum/contract'
import { bookingAddress, ownBookingAddress } from '@husrum/domain'
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

/** The invitation link of a mail. Without a hash, which gateways remove or encode. Without a token, the page asks for the code. */
export const invitationLink = ({ origin }: Pick<StoredBooking, 'origin'>, token?: string): string => {
  const query =
    token === undefined ? '' : `?${new URLSearchParams({ [bookingInvitationQuery.token]: token })}`
  return new URL(`${bookingInvitationPath}${query}`, origin).href
}
