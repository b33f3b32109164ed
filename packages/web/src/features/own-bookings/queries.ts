// Queries of the user's bookings, cached per session, under the same key as the booking pages.
import type { Bookings, BookingWrite } from '@husrum/application'
import type { BookingSummary, BookingView, PlaceInBookingLine, SiteDefinition } from '@husrum/domain'
import { useCapabilities } from '../../frame/capabilities.tsx'
import type { Query } from '../../frame/queries.tsx'
import { useSite } from '../../frame/site.tsx'
import { useChange } from '../../frame/use-change.ts'

/** Prefix of all booking queries. */
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

/** A missing booking is `null`, which can be cached. */
export const ownBookingQuery = (
  bookingId: string,
  site: SiteDefinition,
  bookings: Pick<Bookings, 'one'>,
): Query<BookingView | null> => ({
  queryKey: key(site, 'own', bookingId),
  queryFn: async () => (await bookings.one(bookingId)) ?? null,
  staleTime: 10_000,
})

/** Ends a booking. All bookings are fetched again, whatever the result. */
export const useEndBooking = (): ((
  bookingId: string,
  way: 'cancel' | 'withdraw',
) => Promise<BookingWrite>) => {
  const site = useSite()
  const { bookings } = useCapabilities()
  return useChange(
    (bookingId, way) => bookings[way](bookingId),
    (client) => client.invalidateQueries({ queryKey: key(site) }),
  )
}
