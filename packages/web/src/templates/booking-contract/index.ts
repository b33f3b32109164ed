// The page of one booking; without one in the address, the content about the agreement.
import type { ContentPage } from '@husrum/domain'
import { bookingQuery } from '@husrum/domain'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import { askIfSignedIn } from '../../features/own-bookings/ask-if-signed-in.ts'
import { ownBookingQuery } from '../../features/own-bookings/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import { BookingContractTemplate } from './Template.tsx'

export const template: Template<ContentPage, OwnData> = {
  texts: ['ownBookings', 'booking'],
  load: async ({ address, site, bookings, fetch, ...context }) => {
    const bookingId = new URLSearchParams(address.search).get(bookingQuery.booking)
    if (bookingId === null) return { isSignedOut: false, hasFailed: false }
    return askIfSignedIn(context, () => fetch(ownBookingQuery(bookingId, site, bookings)))
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: BookingContractTemplate,
}
