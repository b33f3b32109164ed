// Bookings over HTTP. Late changes and invalid input are results, not failures.
import type { BookingStart, BookingStartStatus, Bookings, BookingWrite } from '@husrum/application'
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
import { mayBookReasons } from '@husrum/domain'
import { verbsOf } from '../http/endpoint-verbs.ts'
import type { ServiceClient } from '../http/service-client.ts'
import { forEachOf, onOutcome, unexpected } from '../http/service-client.ts'
import { toBooking, toOffer, toPlaceInLine, toSummary } from './booking-mapper.ts'

/** Every endpoint that responds with the updated booking. */
type Write =
  | typeof saveBookingStep
  | typeof goBackInBooking
  | typeof cancelBooking
  | typeof withdrawFromBooking
  | typeof inviteCoBuyer

/** Default if the response has no retry delay. */
const usualWaitMs = 10_000

const onRefusedWrite = onOutcome<Write, BookingWrite>(saveBookingStep, {
  notFound: unexpected,
  invalidRequest: ({ errors }) => (errors.length > 0 ? { kind: 'invalid', errors } : unexpected),
  statusConflict: ({ present }) => ({ kind: 'conflict', ...(present !== undefined && { present }) }),
  changedMeanwhile: () => ({ kind: 'changedMeanwhile' }),
  tooManyRequests: ({ retryAfterMs = usualWaitMs }) => ({ kind: 'tooFast', retryAfterMs }),
})

const obstacles = [...mayBookReasons, 'held', 'booked', 'sold', 'noOnlineBooking'] as const

const onRefusedStart = onOutcome<typeof startBookingAsync, BookingStart>(startBookingAsync, {
  ...forEachOf(obstacles, ({ outcome }): BookingStart => ({ kind: 'refused', reason: outcome })),
  notFound: unexpected,
  keyReused: unexpected,
})

export const makeHttpBookings = ({ client }: { readonly client: ServiceClient }): Bookings => {
  const write = <E extends Write>(endpoint: E, request: RequestOf<E>): Promise<BookingWrite> =>
    client
      .call(endpoint, request)
      .then(
        ({ body }): BookingWrite => ({ kind: 'written', booking: toBooking(body as never) }),
        onRefusedWrite,
      )

  return {
    ...verbsOf(client, { current: [getBookingCookie], emailIsFree: [emailIsValid, 'ssn', 'email'] }),
    offer: (objectId) =>
      client
        .call(getBookingOffer, { objectId })
        .then(({ body }) => toOffer(body), onOutcome(getBookingOffer, { notFound: () => undefined })),
    start: (objectId, key) =>
      client
        .call(startBookingAsync, { objectId }, { idempotencyKey: key })
        .then(({ body }): BookingStart => ({ kind: 'asked', requestId: body.id }), onRefusedStart),
    startStatus: (id) =>
      client.call(getBookingStatus, { id }).then(
        ({ body }): BookingStartStatus =>
          body
            ? { kind: 'held', bookingId: body.bookingId, holdExpiresAt: body.holdExpiresAt }
            : { kind: 'pending' },
        onOutcome(getBookingStatus, {
          notFound: unexpected,
          purchaseobjecterror: () => ({ kind: 'lost' }),
        }),
      ),
    list: async () => (await client.call(getBookings, {})).body.map(toSummary),
    places: async () => (await client.call(getBookingLines, {})).body.map(toPlaceInLine),
    one: (id) =>
      client
        .call(getBooking, { id })
        .then(({ body }) => toBooking(body), onOutcome(getBooking, { notFound: () => undefined })),
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
