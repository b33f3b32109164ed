// My Pages: the homes that the user is booking, has booked, or is on the waiting list for.
import type { ContentPage } from '@husrum/domain'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import { askIfSignedIn } from '../../features/own-bookings/ask-if-signed-in.ts'
import { ownBookingsQuery } from '../../features/own-bookings/queries.ts'
import { ownResidencesQuery } from '../../features/residences/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import { shownFavouritesQuery } from './Favourites.tsx'
import { OwnBookingsTemplate } from './Template.tsx'

export const template: Template<ContentPage, OwnData> = {
  texts: ['ownBookings', 'residences', 'myPages', 'favourites'],
  load: async ({ site, bookings, residences, errands, favourites, search, fetch, ...context }) => {
    const shown = fetch(shownFavouritesQuery(site, favourites, search)).catch(() => undefined)
    if (!site.features.clickToBuy) {
      await shown
      return { isSignedOut: false, hasFailed: false }
    }
    const [own] = await Promise.all([
      askIfSignedIn(context, () => fetch(ownBookingsQuery(site, bookings))),
      // A failed part does not affect the others: it retries by itself.
      fetch(ownResidencesQuery(site, residences)).catch(() => undefined),
      fetch(hasErrandsQuery(site, errands)).catch(() => undefined),
      shown,
    ])
    return own
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: OwnBookingsTemplate,
}
