// Withdrawal from a booking: the list of the buyer's bookings, or one of them.
import type { BookingWithdrawalPage } from '@husrum/domain'
import { bookingQuery } from '@husrum/domain'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import { askIfSignedIn } from '../../features/own-bookings/ask-if-signed-in.ts'
import { ownBookingQuery, ownBookingsQuery } from '../../features/own-bookings/queries.ts'
import type { Template } from '../../frame/template.ts'
import { BookingWithdrawalTemplate } from './Template.tsx'

export const template: Template<BookingWithdrawalPage, OwnData> = {
  texts: ['withdrawal', 'ownBookings', 'booking'],
  load: async ({ address, site, bookings, fetch, ...context }) => {
    const bookingId = new URLSearchParams(address.search).get(bookingQuery.booking)
    return askIfSignedIn(context, () =>
      bookingId === null
        ? fetch(ownBookingsQuery(site, bookings))
        : fetch(ownBookingQuery(bookingId, site, bookings)),
    )
  },
  Component: BookingWithdrawalTemplate,
}
