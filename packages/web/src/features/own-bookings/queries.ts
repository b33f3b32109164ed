// Somebody's own bookings as queries: they go with the session that asked, and with what booking itself has asked.
import type { Bookings } from '@husrum/application'
import type { BookingSummary, BookingView, PlaceInBookingLine, SiteDefinition } from '@husrum/domain'
import { useCallback } from 'react'
import type { Query } from '../../frame/queries.tsx'
import { usePageQueries } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'

/** All that is asked of bookings begins so. */
const key = (site: SiteDefinition, ...what: readonly string[]) => ['session', site.key, 'booking', ...what]

export interface OwnBookingsSeen {
  readonly bookings: readonly BookingSummary[]
  readonly places: readonly PlaceInBookingLine[]
}

export const ownBookingsQuery = (
  site: SiteDefinition,
  bookings: Pick<Bookings, 'list' | 'places'>,
): Query<OwnBookingsSeen> => ({
  queryKey: key(site, 'own'),
  queryFn: async () => {
    const [list, places] = await Promise.all([bookings.list(), bookings.places()])
    return { bookings: list, places }
  },
  staleTime: 10_000,
})

/** The answer to one that is not there is `null`, which a cache can keep. */
export const ownBookingQuery = (
  bookingId: string,
  site: SiteDefinition,
  bookings: Pick<Bookings, 'one'>,
): Query<BookingView | null> => ({
  queryKey: key(site, 'own', bookingId),
  queryFn: async () => (await bookings.one(bookingId)) ?? null,
  staleTime: 10_000,
})

/** Has all that is known of bookings asked anew, after a change. */
export const useFreshBookings = (): (() => Promise<void>) => {
  const site = useSite()
  const { library } = usePageQueries()
  return useCallback(async () => {
    const { client } = await library.load()
    await client.invalidateQueries({ queryKey: key(site) })
  }, [library, site])
}
