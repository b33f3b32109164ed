// In production, homes are booked online only from a company that is named: otherwise their agreement would name no seller.
import { aStageRecord } from '@husrum/domain/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { BookingsForTests } from '../../testing/bookings.ts'
import { openBookingsForTests } from '../../testing/bookings.ts'

let house: BookingsForTests
let key: string
beforeAll(async () => {
  house = await openBookingsForTests({ withDocuments: true, mustHaveSeller: true })
  key = (await house.integrationKeys.create({ name: 'Sellers', scopes: ['catalogue:write'] })).secret
})
beforeEach(async () => {
  for (const table of ['bookings', 'catalogue_records', 'sellers'] as const)
    await house.db.deleteFrom(table).execute()
})
afterAll(() => house.close())

const kajutan = {
  key: 'kajutan',
  country: 'SE',
  siteIds: [1],
  legalName: 'Kajutan Bostad AB',
  organisationNumber: '556036-0793',
  vatNumber: 'SE 556036-0793 01',
  address: 'Kajgatan 1, 417 56 Göteborg',
  email: 'avtal@example.com',
  phone: '+46 31 10 20 30',
  signatories: ['Eva Ek'],
}
const name = (...sellers: object[]) => house.call('POST', '/services/catalogue/sellers', { sellers }, key)

it('A home without a named seller is not booked online, and its page says so', async () => {
  const buyer = await house.buyer()
  expect(await buyer.start('sweden-1')).toMatchObject({ status: 409, body: { code: 'noOnlineBooking' } })
  const offer = await buyer.offer('sweden-1')
  expect(offer).toMatchObject({ canBook: false, isBookable: false, reason: 'noOnlineBooking' })
  // The seller of another country does not sell it.
  await name({
    ...kajutan,
    country: 'NO',
    siteIds: [3],
    organisationNumber: '974760673',
    vatNumber: '974760673MVA',
  })
  expect((await buyer.start('sweden-1')).status).toBe(409)
})

it('The seller of the site, or of the stage, opens the booking', async () => {
  const stage = aStageRecord({ externalId: 'stage', seller: 'kajutan' })
  await house.db
    .insertInto('catalogue_records')
    .values({
      source: 'files',
      kind: 'stage',
      external_id: 'stage',
      id: 'stage-sweden-0',
      site_id: 1,
      record: JSON.stringify(stage),
    })
    .execute()
  const buyer = await house.buyer()
  expect((await buyer.start('sweden-1')).status).toBe(409)
  expect((await name({ ...kajutan, siteIds: [] })).status).toBe(200)
  expect((await buyer.start('sweden-1')).status).toBe(202)
  await name(kajutan)
  expect((await (await house.buyer()).start('sweden-2')).status).toBe(202)
})

it('The agreement has the VAT number of the seller', async () => {
  expect((await name(kajutan)).body.sellers).toMatchObject([{ vatNumber: 'SE556036079301' }])
  expect(await name({ ...kajutan, vatNumber: 'SE1' })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'sellers.0.vatNumber', key: 'invalidInput' }] },
  })
})
