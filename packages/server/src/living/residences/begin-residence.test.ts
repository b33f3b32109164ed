// A completed booking creates a residence of its buyers at once; an ended one ends it.
import { randomUUID } from 'node:crypto'
import type { BookingEvent, SiteKey } from '@husrum/domain'
import { activeHomeOf, hasBookingOn, hasBookingWithPage, organisationOf, siteByKey } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeIdentityVault } from '../../people/accounts/identity-vault.ts'
import { makeAccounts } from '../../people/accounts/postgres-accounts.ts'
import { readUser } from '../../people/accounts/read-user.ts'
import type { BookingsForTests, BuyerForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests } from '../../testing/bookings.ts'
import { aPersonalNumber } from '../../testing/buyers.ts'
import { changeRegister } from '../registers/change-register.ts'
import { registerId } from '../registers/stored-register.ts'
import { ownResidence, residencesOf } from './own-residences.ts'

const sweden = siteByKey('sweden')
let world: BookingsForTests
beforeAll(async () => {
  world = await openBookingsForTests({ world: bookedWorld(9) })
})
afterAll(() => world.close())

const applyWith = (bookingId: string, personalNumber: string) =>
  world.db
    .insertInto('booking_applicants')
    .values({
      booking_id: bookingId,
      role: 'coBuyer',
      identity_lookup: makeIdentityVault(world.keys).lookupOf({ country: 'SE', personalNumber }),
      email_lookup: new Uint8Array([1]),
    })
    .execute()

/** As far as the events lead, from the hold. */
const booked = async (
  buyer: BuyerForTests,
  objectId: string,
  { isPaid = true, coBuyer }: { readonly isPaid?: boolean; readonly coBuyer?: string } = {},
): Promise<string> => {
  const { id } = (await buyer.start(objectId)).body
  if (coBuyer) await applyWith(id, coBuyer)
  const now = world.clock.now()
  const events: readonly BookingEvent[] = [
    { kind: 'infoOpened', now },
    { kind: 'infoFilled', applicants: 1, now },
    ...(['documents', 'choices', 'financing', 'accommodation'] as const).map(
      (form): BookingEvent => ({ kind: 'formFilled', form, now }),
    ),
    { kind: 'signatureGiven', by: 'buyer', now },
    ...(isPaid
      ? ([
          { kind: 'paymentAsked', now },
          { kind: 'paymentAnswered', status: 'paid', now },
        ] as const)
      : []),
  ]
  for (const event of events)
    await world.db.transaction().execute((trx) => world.module.bookingService.tell(trx, id, event, 'buyer'))
  return id
}

describe('A completed booking', () => {
  it('creates a residence with the agreed terms and estimated dates, of the buyer only', async () => {
    const [anna, olle] = [await world.buyer(), await world.buyer()]
    const bookingId = await booked(anna, 'sweden-1')
    const [residence, ...others] = await residencesOf(world.db, anna.id, sweden)
    const home = await world.home('sweden-1')
    expect(others).toEqual([])
    expect(residence).toMatchObject({
      objectId: 'sweden-1',
      bookingId,
      role: 'owner',
      agreedOn: '2026-03-02',
      isSuccession: false,
      home: { name: 'sweden 1', price: home.price, floorPlan: home.floorPlan },
    })
    expect(residence?.days.every(({ source }) => source === 'estimate')).toBe(true)
    expect(await residencesOf(world.db, olle.id)).toEqual([])
  })

  it('creates nothing before it is paid', async () => {
    const anna = await world.buyer()
    await booked(anna, 'sweden-2', { isPaid: false })
    expect(await residencesOf(world.db, anna.id)).toEqual([])
  })

  it('creates it also for the second buyer, whose account is created later', async () => {
    const [anna, bo] = [await world.buyer(), await world.buyer()]
    await booked(anna, 'sweden-3', { coBuyer: bo.personalNumber })
    expect(await residencesOf(world.db, bo.id)).toMatchObject([{ objectId: 'sweden-3', role: 'coOwner' }])
    const later = aPersonalNumber(9_000)
    const other = await booked(await world.buyer(), 'sweden-4', { coBuyer: later })
    const accounts = makeAccounts({
      db: world.db,
      vault: makeIdentityVault(world.keys),
      now: world.clock.now,
    })
    const make = async (site: SiteKey) => {
      const made = await accounts.create({
        organisation: organisationOf(siteByKey(site)),
        firstName: 'Cilla',
        lastName: 'Berg',
        email: `${randomUUID()}@example.com`,
        phone: '+46701740605',
        newsletter: false,
        identity: { country: 'SE', personalNumber: later, firstName: 'Cilla', lastName: 'Berg' },
      })
      return made === 'taken' ? '' : made.id
    }
    const [here, elsewhere] = [await make('sweden'), await make('norway')]
    expect(await residencesOf(world.db, here)).toMatchObject([{ bookingId: other, role: 'coOwner' }])
    expect(await residencesOf(world.db, elsewhere)).toEqual([])
  })

  it('sets the fields of the user and the submenu', async () => {
    const anna = await world.buyer()
    await booked(anna, 'sweden-5')
    const user = await readUser(world.db, anna.id, undefined)
    if (!user) throw new Error('There is no such user')
    const [purchase] = user.purchases
    expect(purchase).toMatchObject({ objectId: 'sweden-5', siteId: 1, isSuccession: false })
    expect(activeHomeOf(user, sweden)).toEqual({ entryDate: purchase?.entryDate, isSuccession: false })
    expect(activeHomeOf(user, siteByKey('senior'))).toBeUndefined()
    expect([hasBookingOn(user, sweden), hasBookingWithPage(user, sweden)]).toEqual([true, true])
  })

  it('ends the residence with its withdrawal', async () => {
    const anna = await world.buyer()
    const bookingId = await booked(anna, 'sweden-6')
    await anna.withdraw(bookingId)
    expect(await residencesOf(world.db, anna.id)).toMatchObject([{ bookingId, leftOn: '2026-03-02' }])
    expect((await readUser(world.db, anna.id, undefined))?.purchases).toEqual([])
  })
})

describe('The place of a residence', () => {
  const place = (home: string, completedOn: string) => ({
    externalId: home,
    siteId: 1,
    kind: 'home' as const,
    property: 'Kajen 1:2',
    name: `Lgh ${home}`,
    address: 'Kajgatan 4',
    postalCode: '417 56',
    city: 'Göteborg',
    home,
    completedOn,
  })
  const register = (places: readonly ReturnType<typeof place>[]) =>
    world.db
      .transaction()
      .execute((trx) =>
        changeRegister(
          trx,
          { source: 'sweden', places: [...places] },
          { vault: makeIdentityVault(world.keys), now: world.clock.now() },
        ),
      )
  const mayReport = async (accountId: string) => {
    const rows = await world.db
      .selectFrom('case_agreements')
      .select('place_id')
      .where('account_id', '=', accountId)
      .execute()
    return rows.map(({ place_id }) => place_id)
  }
  const eight = registerId('sweden', 'place', '8')
  const nine = registerId('sweden', 'place', '9')

  it('comes before or after the booking; the buyer may report faults once it is handed over', async () => {
    const [anna, olle] = [await world.buyer(), await world.buyer()]
    await register([place('8', '2027-05-03')])
    await booked(anna, 'sweden-8')
    const bookingId = await booked(olle, 'sweden-9')
    await register([place('9', '2027-05-03')])
    expect(await residencesOf(world.db, anna.id)).toMatchObject([
      { placeId: eight, completedOn: '2027-05-03' },
    ])
    expect(await residencesOf(world.db, olle.id)).toMatchObject([{ placeId: nine }])
    expect([await mayReport(anna.id), await mayReport(olle.id)]).toEqual([[], []])
    await register([place('8', '2026-03-02'), place('9', '2026-03-02')])
    expect([await mayReport(anna.id), await mayReport(olle.id)]).toEqual([[eight], [nine]])
    await olle.withdraw(bookingId)
    expect([await mayReport(anna.id), await mayReport(olle.id)]).toEqual([[eight], []])
  })
})

describe('One residence', () => {
  it('is found by its id and its home’s, by its people, on its site', async () => {
    const [anna, olle] = [await world.buyer(), await world.buyer()]
    await booked(anna, 'sweden-7')
    const [{ id = '' } = {}] = await residencesOf(world.db, anna.id)
    expect((await ownResidence(world.db, anna.id, id, sweden))?.id).toBe(id)
    expect((await ownResidence(world.db, anna.id, 'sweden-7', sweden))?.id).toBe(id)
    expect(await ownResidence(world.db, olle.id, id, sweden)).toBeUndefined()
    expect(await ownResidence(world.db, anna.id, id, siteByKey('cooperative'))).toBeUndefined()
    for (const gone of [randomUUID(), 'x', '', "' or 1=1 --"])
      expect(await ownResidence(world.db, anna.id, gone, sweden)).toBeUndefined()
  })
})
