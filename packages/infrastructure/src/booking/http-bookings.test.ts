// Bookings over HTTP, on the real server.
import type { BookingEvent } from '@husrum/domain'
import { aTypedApplicant } from '@husrum/domain/testing'
import type { BookingsForTests, BuyerForTests } from '@husrum/server/testing'
import { bookedWorld, openBookingsForTests } from '@husrum/server/testing'
import { makeAppClient } from '@husrum/testkit/app-client'
import { describeBookings } from '@husrum/testkit/bookings-suite'
import { afterAll, beforeAll } from 'vitest'
import { makeHttpBookings } from './http-bookings.ts'

const homes = 20
let house: BookingsForTests
let serial = 0
beforeAll(async () => {
  house = await openBookingsForTests({ world: bookedWorld(homes) })
})
afterAll(() => house.close())

/** A booking that is signed and paid. */
const complete = async (buyer: BuyerForTests, objectId: string): Promise<void> => {
  const { id } = (await buyer.start(objectId)).body
  const now = house.clock.now()
  const events: readonly BookingEvent[] = [
    { kind: 'infoOpened', now },
    { kind: 'infoFilled', applicants: 1, now },
    ...(['documents', 'choices', 'financing', 'accommodation'] as const).map(
      (form): BookingEvent => ({ kind: 'formFilled', form, now }),
    ),
    { kind: 'signatureGiven', by: 'buyer', now },
    { kind: 'paymentAsked', now },
    { kind: 'paymentAnswered', status: 'paid', now },
  ]
  for (const event of events)
    await house.db.transaction().execute((trx) => house.module.bookingService.tell(trx, id, event, 'buyer'))
}

describeBookings('The server', async ({ isSignedIn = true, isDown = false, isHeld, isCompleted }) => {
  serial += 1
  const objectId = `sweden-${serial}`
  const buyer = await house.buyer()
  if (isHeld) await (await house.buyer()).start(objectId)
  if (isCompleted) await complete(buyer, objectId)
  const token = isSignedIn ? `${buyer.id}.identified` : undefined
  return {
    bookings: makeHttpBookings({ client: makeAppClient(house.app, { token, isDown }) }),
    objectId,
    applicant: aTypedApplicant({
      firstName: 'Astrid',
      lastName: 'Lund',
      email: buyer.email,
      personalNumber: buyer.personalNumber,
    }),
    takenEmail: buyer.email,
  }
})
