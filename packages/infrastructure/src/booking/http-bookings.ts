// Bookings over HTTP. Late changes and invalid input are results, not failures.
import type { BookingStart, Bookings, BookingWrite, ServiceUnavailable } from '@husrum/application'
import type { RequestOf } from '@husrum/contract'
import {
  cancelBooking,
  emailIsValid,
  getBooking,
  getBookingCookie,
  getBookingLines,
  getBookingOffer,
  getBookingStatus,
  getBookings,
  goBackInBooking,
  inviteCoBuyer,
  joinBookingLine,
  leaveBookingLine,
  saveBookingStep,
  startBookingAsync,
  withdrawFromBooking,
} from '@husrum/contract'
import type { OfferObstacle } from '@husrum/domain'
import { mayBookReasons } from '@husrum/domain'
import { verbsOf } from '../http/endpoint-verbs.ts'
import type { ServiceClient } from '../http/service-client.ts'
import { refusalOf, refusedStatus } from '../http/service-client.ts'
import { toBooking, toOffer, toPlaceInLine, toSummary } from './booking-mapper.ts'

/** Every endpoint that responds with the updated booking. */
type Write =
  | typeof saveBookingStep
  | typeof goBackInBooking
  | typeof cancelBooking
  | typeof withdrawFromBooking
  | typeof inviteCoBuyer

const obstacles: readonly OfferObstacle[] = [...mayBookReasons, 'held', 'booked', 'sold', 'noOnlineBooking']
/** Default if the response has no retry delay. */
const usualWaitMs = 10_000

const refusedWrite = (error: unknown): BookingWrite => {
  const { status, present, errors = [] } = refusalOf(error) ?? {}
  if (status === 422 || (status === 400 && errors.length > 0)) return { kind: 'invalid', errors }
  if (status === 409) return { kind: 'conflict', ...(present !== undefined && { present }) }
  if (status === 412) return { kind: 'changedMeanwhile' }
  if (status === 429) {
    const { retryAfterMs = usualWaitMs } = error as ServiceUnavailable
    return { kind: 'tooFast', retryAfterMs }
  }
  throw error
}

const refusedStart = (error: unknown): BookingStart => {
  const { status, present } = refusalOf(error) ?? {}
  const reason = obstacles.find((known) => known === present)
  if (status === 409 && reason) return { kind: 'refused', reason }
  throw error
}

export const makeHttpBookings = ({ client }: { readonly client: ServiceClient }): Bookings => {
  const write = <E extends Write>(endpoint: E, request: RequestOf<E>): Promise<BookingWrite> =>
    client
      .call(endpoint, request)
      .then(
        ({ body }): BookingWrite => ({ kind: 'written', booking: toBooking(body as never) }),
        refusedWrite,
      )
  const unlessGone = <Value>(value: Promise<Value>): Promise<Value | undefined> =>
    value.catch((error: unknown) => {
      if (refusedStatus(error) === 404) return undefined
      throw error
    })

  return {
    ...verbsOf(client, { current: [getBookingCookie], emailIsFree: [emailIsValid, 'ssn', 'email'] }),
    offer: (objectId) =>
      unlessGone(client.call(getBookingOffer, { objectId }).then(({ body }) => toOffer(body))),
    start: (objectId, key) =>
      client
        .call(startBookingAsync, { objectId }, { idempotencyKey: key })
        .then(({ body }): BookingStart => ({ kind: 'asked', requestId: body.id }), refusedStart),
    async startStatus(id) {
      try {
        const { body } = await client.call(getBookingStatus, { id })
        if (!body) return { kind: 'pending' }
        return { kind: 'held', bookingId: body.bookingId, holdExpiresAt: body.holdExpiresAt }
      } catch (error) {
        if (refusedStatus(error) === 409) return { kind: 'lost' }
        throw error
      }
    },
    list: async () => (await client.call(getBookings, {})).body.map(toSummary),
    places: async () => (await client.call(getBookingLines, {})).body.map(toPlaceInLine),
    one: (id) => unlessGone(client.call(getBooking, { id }).then(({ body }) => toBooking(body))),
    save: ({ bookingId, version }, step, form, goesOn) =>
      write(saveBookingStep, { id: bookingId, step, goesOn, form: { ...form }, version }),
    goBack: (id, to) => write(goBackInBooking, { id, ...(to && { to }) }),
    cancel: (id) => write(cancelBooking, { id }),
    withdraw: (id) => write(withdrawFromBooking, { id, isConfirmed: true }),
    invite: (id) => write(inviteCoBuyer, { id }),
    joinLine: async (objectId) => toOffer((await client.call(joinBookingLine, { objectId })).body),
    leaveLine: async (objectId) => toOffer((await client.call(leaveBookingLine, { objectId })).body),
  }
}
