// The cookie that identifies the browser's booking: the ids of booking and home (BOOK-2).

/** The content of the booking cookie. */
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

/** Parses the cookie's value. Undefined if it is invalid. */
export const readBookingCookie = (value: unknown): BookingReference | undefined => {
  const [, bookingId, objectId] = (typeof value === 'string' && pattern.exec(value)) || []
  return bookingId && objectId ? { bookingId, objectId } : undefined
}
