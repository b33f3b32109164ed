// Queries of bookings, cached per session.
import type { Bookings } from '@husrum/application'
import type { BookingOffer, BookingView, SiteDefinition } from '@husrum/domain'
import { useCallback } from 'react'
import type { Query } from '../../frame/queries.tsx'
import { usePageQueries } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'

const key = (site: SiteDefinition, ...what: readonly string[]) => ['session', site.key, 'booking', ...what]

/** A missing booking is `null`, which can be cached. */
export const bookingQueryOf = (
  bookingId: string,
  site: SiteDefinition,
  bookings: Pick<Bookings, 'one'>,
): Query<BookingView | null> => ({
  queryKey: key(site, 'one', bookingId),
  queryFn: async () => (await bookings.one(bookingId)) ?? null,
  staleTime: 10_000,
})

export const offerQueryOf = (
  objectId: string,
  site: SiteDefinition,
  bookings: Pick<Bookings, 'offer'>,
): Query<BookingOffer | null> => ({
  queryKey: key(site, 'offer', objectId),
  queryFn: async () => (await bookings.offer(objectId)) ?? null,
  staleTime: 5_000,
})

export interface KeptBookings {
  /** Caches a booking after a change. */
  readonly keep: (booking: BookingView) => Promise<void>
  readonly keepOffer: (offer: BookingOffer) => Promise<void>
  readonly askAgain: (bookingId: string) => Promise<void>
  readonly askOfferAgain: (objectId: string) => Promise<void>
}

export const useBookingCache = (): KeptBookings => {
  const site = useSite()
  const { library } = usePageQueries()
  const keep = useCallback(
    async (booking: BookingView) =>
      // Responses may arrive out of order: the latest version wins.
      void (await library.load()).client.setQueryData<BookingView | null>(
        key(site, 'one', booking.bookingId),
        (before) => (before && before.version > booking.version ? before : booking),
      ),
    [library, site],
  )
  const keepOffer = useCallback(
    async (offer: BookingOffer) =>
      void (await library.load()).client.setQueryData(key(site, 'offer', offer.objectId), offer),
    [library, site],
  )
  const askAgain = useCallback(
    async (bookingId: string) =>
      (await library.load()).client.invalidateQueries({ queryKey: key(site, 'one', bookingId) }),
    [library, site],
  )
  const askOfferAgain = useCallback(
    async (objectId: string) =>
      (await library.load()).client.invalidateQueries({ queryKey: key(site, 'offer', objectId) }),
    [library, site],
  )
  return { keep, keepOffer, askAgain, askOfferAgain }
}
