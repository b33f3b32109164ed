// The cookie by which a browser finds its booking again: the ids of booking and home (BOOK-2).

/** What the booking cookie holds. */
export interface BookingReference {
  readonly bookingId: string
  readonly objectId: string
}

const pattern = /^([\w-]{1,64})\.([\w-]{1,64})$/

/** Writes the cookie's value. Undefined for ids that are not 1 to 64 letters, digits, hyphens and underscores. */
export const writeBookingCookie = ({ bookingId, objectId }: BookingReference): string | undefined => {
  const text = `${bookingId}.${objectId}`
  return pattern.test(text) ? text : undefined
}

/** Reads the cookie's value. Undefined for whatever else somebody put there. */
export const readBookingCookie = (value: unknown): BookingReference | undefined => {
  const [, bookingId, objectId] = (typeof value === 'string' && pattern.exec(value)) || []
  return bookingId && objectId ? { bookingId, objectId } : undefined
}
