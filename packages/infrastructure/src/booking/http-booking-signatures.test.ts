// Signing of bookings over HTTP, on the real server with a simulated provider.
import type { BookingsForTests } from '@husrum/server/testing'
import { approveInApp, fillInBooking, openBookingsForTests, openDocuments } from '@husrum/server/testing'
import { makeAppClient } from '@husrum/testkit/app-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeHttpBookingSignatures } from './http-booking-signatures.ts'
import { makeHttpBookings } from './http-bookings.ts'

let house: BookingsForTests
let serial = 0
beforeAll(async () => {
  house = await openBookingsForTests({ withDocuments: true })
})
afterAll(() => house.close())

/** A buyer with a booking that waits for the signature, whose documents have been opened. */
const readyToSign = async () => {
  serial += 1
  const buyer = await house.buyer()
  const bookingId = await fillInBooking(buyer, `sweden-${serial}`)
  const documentsRead = await openDocuments(buyer, (await buyer.one(bookingId)).body.documents)
  const client = makeAppClient(house.app, { token: `${buyer.id}.identified`, cookies: buyer.jar })
  return {
    buyer,
    bookingId,
    signatures: makeHttpBookingSignatures({ client }),
    bookings: makeHttpBookings({ client }),
    terms: { acceptedTerms: true, documentsRead, device: 'other' as const },
  }
}

it('A booking is signed in the app of the bank', async () => {
  const { buyer, bookingId, signatures, bookings, terms } = await readyToSign()
  const started = await signatures.start(bookingId, terms)
  if (started.kind !== 'started') throw new Error(started.errorKind)
  expect(started.signing).toMatchObject({ status: 'pending', provider: 'bank_id', qr: expect.any(String) })
  approveInApp(house, buyer.personalNumber)
  expect(await signatures.status(started.signing.id)).toMatchObject({ status: 'signed' })
  expect(await bookings.one(bookingId)).toMatchObject({
    signers: [{ role: 'buyer', signedAt: expect.any(Number) }],
  })
})

it('A signing is refused with the reason', async () => {
  const { bookingId, signatures, terms } = await readyToSign()
  expect(await signatures.start(bookingId, { ...terms, acceptedTerms: false })).toEqual({
    kind: 'refused',
    errorKind: 'acceptterms',
  })
  expect(await signatures.invitation('an-invented-token')).toBeUndefined()
})

it('A signing is cancelled, and can begin again', async () => {
  const { bookingId, signatures, terms } = await readyToSign()
  const started = await signatures.start(bookingId, terms)
  if (started.kind !== 'started') throw new Error(started.errorKind)
  await signatures.cancel(started.signing.id)
  expect((await signatures.status(started.signing.id)).status).toBe('cancelled')
  expect((await signatures.start(bookingId, terms)).kind).toBe('started')
})
