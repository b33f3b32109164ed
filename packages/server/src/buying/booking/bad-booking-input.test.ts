// Invalid input to a booking, its payment and its documents is rejected and logged, and changes nothing in the database:
// forged prices, skipped steps, expired holds, swapped documents, calls of strangers.
import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingsForTests, BuyerForTests } from '../../testing/bookings.ts'
import { bookedWorld, openBookingsForTests, swedishForms } from '../../testing/bookings.ts'
import { fillInBooking, openDocuments, signAsBuyer } from '../../testing/signing-buyers.ts'
import { finnishReference, nordeaMac } from '../payments/nordea/nordea-mac.ts'
import { sveaSignature } from '../payments/svea/svea-signature.ts'

const merchant = { id: '124842', secret: 'a secret between Svea and us' }
const bankKey = { secret: 'LEHTI', version: '0001' }
const page = '/api/buyresidence'
const base = '/services/booking'

let house: BookingsForTests
/** The hold of this buyer has expired. */
let late: BuyerForTests
let lateId = ''
/** This buyer is at the choices. */
let anna: BuyerForTests
let annaId = ''
/** This buyer is about to sign, with documents opened before an address was changed. */
let bo: BuyerForTests
let boId = ''
let opened: readonly { readonly id: string; readonly hash: string }[] = []
/** This buyer is paying. */
let siri: BuyerForTests
let siriId = ''
let paymentId = ''
/** A caller from outside. */
let bank: ReturnType<BookingsForTests['browser']>

beforeAll(async () => {
  house = await openBookingsForTests({
    withDocuments: true,
    world: bookedWorld(110),
    paymentSettings: {
      svea: { url: 'https://svea.example/', adminUrl: 'https://svea.example/', merchant },
      nordea: {
        url: 'https://nordea.example/',
        queryUrl: 'https://nordea.example/',
        receiver: '12345678',
        key: bankKey,
      },
    },
  })
  bank = house.browser()
  late = await house.buyer()
  lateId = await fillInBooking(late, 'sweden-1')
  house.clock.pass(61 * 60_000)
  await house.sweep()
  anna = await house.buyer()
  annaId = (await anna.start('sweden-2')).body.id
  for (const [step, form] of swedishForms(anna).slice(0, 2)) await anna.save(annaId, step, form)
  bo = await house.buyer()
  boId = await fillInBooking(bo, 'sweden-3')
  opened = await openDocuments(bo, (await bo.one(boId)).body.documents)
  await bo.back(boId, 'personal-info')
  for (const [step, form] of swedishForms(bo).slice(1)) {
    const [first] = 'applicants' in form ? form.applicants : []
    await bo.save(boId, step, first ? { applicants: [{ ...first, address: 'Storgatan 1' }] } : form)
  }
  siri = await house.buyer()
  siriId = await fillInBooking(siri, 'sweden-4')
  await signAsBuyer(house, siri, siriId)
  paymentId = (await siri.post(`${page}/createpaymentid/${siriId}`)).body.paymentId
  await siri.post(`${page}/startsveapayment`, orderOf())
  await house.jobs.settled()
})
afterAll(() => house.close())

const orderOf = (more: object = {}): object => ({
  ObjectId: 'sweden-4',
  ContractId: siriId,
  PaymentNumber: paymentId,
  ...more,
})

/** Hashes of all tables, except those that count calls, hold settings or manage jobs. */
const everything = async (): Promise<Readonly<Record<string, string>>> => {
  const { rows: tables } = await sql<{
    name: string
  }>`select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables where table_type = 'BASE TABLE' and (table_schema = 'public' or table_schema = 'pgboss' and table_name like 'job%')
    and table_name not in ('sign_in_failures', 'call_counts', 'settings') order by 1`.execute(house.db)
  const told: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{
      hash: string
    }>`select md5(coalesce(string_agg(each::text, ';' order by each::text), ''))
      as hash from ${sql.raw(name)} as each`.execute(house.db)
    told[name] = rows[0]?.hash ?? ''
  }
  return told
}

type Answer = ReturnType<BuyerForTests['send']>
type Row = readonly [what: string, status: number, send: () => Answer]

const json = { 'content-type': 'application/json' }
const posted = (who: BuyerForTests, path: string, body: string, headers: Record<string, string> = json) =>
  who.send(path, { method: 'POST', body, headers })
const stepOf = (step: string) => `${base}/bookings/${annaId}/steps/${step}`
const sign = (who: BuyerForTests, bookingId: string, documentsRead: readonly object[], more = {}) =>
  who.post(`${page}/signcontract`, { bookingId, acceptedTerms: true, documentsRead, ...more })

const starts: readonly Row[] = [
  ['a start without a home', 400, () => anna.post(`${page}/startbookingasync`, {})],
  ['a start whose home is a list', 400, () => anna.post(`${page}/startbookingasync`, { objectId: ['a'] })],
  ['a start of a home that is not there', 404, () => anna.start('sweden-0')],
  ['a start of a home of another site', 404, () => anna.start('norway-1')],
  ['a start of a home whose name is SQL', 404, () => anna.start("' or true --")],
  ['a start of a home that is held', 409, () => late.start('sweden-2')],
  ['a second home of one project', 409, () => anna.start('sweden-5')],
  [
    'a start that another site sends',
    403,
    () =>
      posted(late, `${page}/startbookingasync`, '{"objectId":"sweden-9"}', {
        ...json,
        'sec-fetch-site': 'cross-site',
      }),
  ],
  ['a start that is no JSON', 400, () => posted(late, `${page}/startbookingasync`, '{"objectId":')],
  [
    'a start as a form',
    415,
    () =>
      posted(late, `${page}/startbookingasync`, 'objectId=sweden-9', {
        'content-type': 'application/x-www-form-urlencoded',
      }),
  ],
  [
    'a start that is too long',
    413,
    () => posted(late, `${page}/startbookingasync`, `{"objectId":"${'a'.repeat(70_000)}"}`),
  ],
  ['a status of nothing', 404, () => anna.status(randomUUID())],
  ['a status of what is no id', 404, () => anna.status('%27')],
]

const steps: readonly Row[] = [
  ['a step that is skipped', 409, () => anna.save(annaId, 'financing', { financing: { ownMoney: '1' } })],
  ['the last step first', 409, () => anna.save(annaId, 'payment', {})],
  ['a step that is done', 409, () => anna.save(annaId, 'start-booking', {})],
  ['a step that there is not', 400, () => anna.save(annaId, 'anything', {})],
  ['a step of another variant', 409, () => anna.save(annaId, 'documents', {})],
  [
    'a form from before another device wrote',
    412,
    () => anna.save(annaId, 'choices', { choices: [] }, { version: 1 }),
  ],
  ['a choice with a price', 400, () => anna.save(annaId, 'choices', { choices: [{ id: 'oak', price: 0 }] })],
  ['a choice that is not offered', 400, () => anna.save(annaId, 'choices', { choices: ['gold'] })],
  [
    'too many choices',
    400,
    () => anna.save(annaId, 'choices', { choices: Array.from({ length: 60 }, () => 'oak') }),
  ],
  ['a form that is no form', 400, () => anna.post(stepOf('choices'), { form: 'x', goesOn: true })],
  ['a word where yes or no is asked', 400, () => anna.post(stepOf('choices'), { form: {}, goesOn: 'yes' })],
  ['a way back to a step that was not reached', 409, () => anna.back(annaId, 'sign')],
  ['a way back to what there is not', 400, () => anna.back(annaId, 'anything')],
  ['a withdrawal before anything is bought', 409, () => anna.withdraw(annaId)],
  [
    'an address with a number that is none',
    400,
    () => anna.post(`${base}/email_is_valid`, { ssn: '123', email: 'a@example.com' }),
  ],
  [
    'an address that is none',
    400,
    () => anna.post(`${base}/email_is_valid`, { ssn: anna.personalNumber, email: 'a' }),
  ],
]

const holds: readonly Row[] = [
  ['a form after the hold', 409, () => late.save(lateId, 'accomodation', {})],
  ['a way back after the hold', 409, () => late.back(lateId)],
  ['a cancel after the hold', 409, () => late.cancel(lateId)],
  ['a signature after the hold', 409, () => sign(late, lateId, [])],
  ['a payment after the hold', 409, () => late.post(`${page}/createpaymentid/${lateId}`)],
  ['an invitation after the hold', 409, () => late.post(`${base}/bookings/${lateId}/invite`)],
]

const papers: readonly Row[] = [
  ['a document that was swapped after it was read', 412, () => sign(bo, boId, opened)],
  [
    'a document by another hash than its own',
    412,
    () =>
      sign(
        bo,
        boId,
        opened.map(({ id }) => ({ id, hash: '0'.repeat(64) })),
      ),
  ],
  ['a signature of what was not read', 409, () => sign(bo, boId, [])],
  ['a signature without the terms', 409, () => sign(bo, boId, opened, { acceptedTerms: false })],
  ['a signature before its step', 409, () => sign(anna, annaId, [])],
  ['a second signature', 409, () => sign(siri, siriId, [])],
  ['a signature on a device that there is not', 400, () => sign(bo, boId, opened, { device: 'fax' })],
  ['an invitation without a second buyer', 409, () => bo.post(`${base}/bookings/${boId}/invite`)],
  ['a link that is too short', 400, () => bo.post(`${base}/invitation`, { token: 'abc' })],
  ['a link that was not sent', 404, () => bo.post(`${base}/invitation`, { token: 'a'.repeat(43) })],
  ['a signing that there is not', 404, () => bo.send('/services/documents/sign/status/abc')],
  ['a signing whose name is a path', 400, () => bo.send('/services/documents/sign/status/..%2f..')],
  [
    'a cookie of a signing that there is not',
    404,
    () => bo.post(`${page}/buyresidencesigncookie`, { id: 'abc' }),
  ],
  ['a document that there is not', 404, () => bo.send(`/services/documents/${boId}/deed.pdf`)],
  ['a document by a path', 404, () => bo.send(`/services/documents/${boId}/..%2fagreement.pdf`)],
  ['a document as a program', 404, () => bo.send(`/services/documents/${boId}/agreement.exe`)],
  ['a document of nothing', 404, () => bo.send('/services/documents/x/agreement.pdf')],
  ['a receipt before anything is paid', 404, () => bo.send(`/services/documents/${boId}/receipt.pdf`)],
]

const payments: readonly Row[] = [
  ['a payment of what is not signed', 409, () => bo.post(`${page}/createpaymentid/${boId}`)],
  ['a payment of nothing', 404, () => bo.post(`${page}/createpaymentid/${randomUUID()}`)],
  [
    'a payment by a number that was not given',
    404,
    () => siri.post(`${page}/startsveapayment`, orderOf({ PaymentNumber: randomUUID() })),
  ],
  [
    'a payment for another home',
    404,
    () => siri.post(`${page}/startsveapayment`, orderOf({ ObjectId: 'sweden-5' })),
  ],
  [
    'a payment of a membership with that of a booking',
    404,
    () => siri.post(`${page}/startsveapayment`, orderOf({ ContractId: 'vip', ObjectId: 'vip' })),
  ],
  ['a bank of another country', 404, () => siri.post(`${page}/startnordeapayment`, orderOf())],
  [
    'a phone that is none',
    400,
    () => siri.post(`${page}/startswishpayment`, orderOf({ PhoneNumber: 'ring me' })),
  ],
  ['a payment without a number', 400, () => siri.post(`${page}/startsveapayment`, { ObjectId: 'sweden-4' })],
  [
    'a payment that another booking is said to have',
    404,
    () => siri.send(`${page}/paymentstatus/${paymentId}/${boId}`),
  ],
  ['a stop of nothing', 404, () => siri.post(`/services/payments/${randomUUID()}/cancel`)],
]

/** Callbacks of a provider, with something wrong. */
const swish = (body: string, identifier?: string) =>
  bank.send('/services/payments/swish/callback', {
    method: 'POST',
    body,
    headers: { ...json, ...(identifier !== undefined && { callbackidentifier: identifier }) },
  })
const instruction = () => paymentId.replaceAll('-', '').toUpperCase()
const svea = (
  { of = paymentId, body = '{}', secret = merchant.secret, ageMs = 0 } = {},
  sent = body,
): Answer => {
  const timestamp = String(Math.floor((house.clock.now() - ageMs) / 1_000))
  return bank.send(`/services/payments/svea/push?payment=${of}`, {
    method: 'POST',
    body: sent,
    headers: {
      ...json,
      'x-timestamp': timestamp,
      'x-signature-512': sveaSignature(body, timestamp, { ...merchant, secret }),
    },
  })
}
const nordea = (fields: Readonly<Record<string, string>>) =>
  bank.send('/services/payments/nordea/return', {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const strangers: readonly Row[] = [
  ['a callback of Swish without a body', 400, () => swish('')],
  ['a callback of Swish with an id that is none', 400, () => swish('{"id":"1 or 1"}', '0'.repeat(32))],
  [
    'a callback of Swish without what only Swish knows',
    403,
    () => swish(`{"id":"${instruction()}","status":"PAID"}`),
  ],
  [
    'a callback of Swish with a word of its own',
    403,
    () =>
      swish(
        `{"id":"${instruction()}","status":"PAID"}`,
        createHmac('sha256', 'x').digest('hex').slice(0, 32),
      ),
  ],
  ['a callback of Swish that is too long', 413, () => swish(`{"id":"${'A'.repeat(20_000)}"}`)],
  [
    'a callback of Svea without a signature',
    403,
    () =>
      bank.send(`/services/payments/svea/push?payment=${paymentId}`, {
        method: 'POST',
        body: '{}',
        headers: json,
      }),
  ],
  ['a callback of Svea by another secret', 403, () => svea({ secret: 'guessed' })],
  ['a callback of Svea that is old', 403, () => svea({ ageMs: 301_000 })],
  ['a callback of Svea with another body than was signed', 403, () => svea({ body: '{"a":1}' }, '{"a":2}')],
  ['a callback of Svea for nothing', 404, () => svea({ of: randomUUID() })],
  ['a return of Nordea for nothing', 404, () => nordea({ payment: randomUUID() })],
  [
    'a return of Nordea with a payment of another bank',
    404,
    () => {
      const [stamp, reference] = ['1', finnishReference('1')]
      return nordea({
        payment: paymentId,
        SOLOPMT_RETURN_VERSION: '0003',
        SOLOPMT_RETURN_STAMP: stamp,
        SOLOPMT_RETURN_REF: reference,
        SOLOPMT_RETURN_PAID: '1',
        SOLOPMT_RETURN_MAC: nordeaMac(['0003', stamp, reference, '1'], bankKey),
      })
    },
  ],
  [
    'a page of a payment by a key that is none',
    404,
    () => bank.send(`/services/payments/handover/${paymentId}?key=1`),
  ],
]

describe.each([
  ['At the start', starts],
  ['In the steps', steps],
  ['After the hold has expired', holds],
  ['With documents and signatures', papers],
  ['With payments', payments],
  ['From strangers', strangers],
] as const)('%s', (_, rows) => {
  it.each(rows)('%s is rejected (%i) and changes nothing', async (_what, status, send) => {
    const before = await everything()
    const lines = house.log.length
    const answer = await send()
    expect([answer.status, answer.body.status]).toEqual([status, status])
    expect(house.log.slice(lines)).toContainEqual(expect.objectContaining({ status }))
    expect(await everything()).toEqual(before)
  })
})

describe('Callbacks of strangers', () => {
  it('are logged as warnings, with the claimed provider and the reason', () => {
    expect(house.warnings).toEqual(
      expect.arrayContaining([
        { provider: 'swish', why: 'body' },
        { provider: 'swish', why: 'callbackIdentifier' },
        { provider: 'svea', why: 'signature' },
        { provider: 'nordea', why: 'payment' },
      ]),
    )
  })
})

describe('A price', () => {
  it('that a client sends is ignored: the booking costs what the catalogue says', async () => {
    const eve = await house.buyer()
    const { body } = await eve.post(
      `${page}/startbookingasync`,
      { objectId: 'sweden-60', price: 1, fee: 0, terms: { price: 1 }, siteId: 3 },
      { 'idempotency-key': randomUUID() },
    )
    const { terms } = (await eve.one(body.id)).body
    const { price } = await house.home('sweden-60')
    expect([terms.price * 100, terms.fee > 0, terms.currency]).toEqual([price, true, 'SEK'])
  })

  it('of a payment is that of the booking, regardless of the amount, currency and people that are sent', async () => {
    const sent = orderOf({ Amount: '0.01', Currency: 'EUR', UserIds: [late.id], Message: '1 kr' })
    await siri.post(`${page}/startsveapayment`, sent)
    const { terms } = (await siri.one(siriId)).body
    const row = await house.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
    expect([row.amount, row.currency, row.account_id]).toEqual([terms.fee * 100, 'SEK', siri.id])
  })
})

describe('The same idempotency key', () => {
  it('is rejected for another home', async () => {
    const eve = await house.buyer()
    const key = randomUUID()
    await eve.start('sweden-80', key)
    expect((await eve.start('sweden-81', key)).status).toBe(422)
  })
})
