// A booking, its payment, documents and signing are inaccessible to others: at every call of the contract that can name them,
// for every kind of person. A new call, field or route without a case fails here.
import { createHmac, randomUUID } from 'node:crypto'
import type { Endpoint, EndpointSubject } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import { bookingFormPath, bookingWithdrawalFormPath } from '@husrum/contract/booking/wire'
import type { Principal } from '@husrum/domain'
import { principals } from '@husrum/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingsForTests, BuyerForTests } from '../../testing/bookings.ts'
import { openBookingsForTests } from '../../testing/bookings.ts'
import { statusByMatrix } from '../../testing/callers.ts'
import type { CallOfContract } from '../../testing/contract-calls.ts'
import { callsOf, filled } from '../../testing/contract-calls.ts'
import { addPaymentPlan, addResidence } from '../../testing/residences.ts'
import { beginToSign, coBuyerForTests, fillInBooking, signAsBuyer } from '../../testing/signing-buyers.ts'

const subjects = ['booking', 'payments', 'documents'] as const satisfies readonly EndpointSubject[]

type Person = ReturnType<BookingsForTests['browser']>

let house: BookingsForTests
let astrid: BuyerForTests
let vera: BuyerForTests
const people = new Map<Principal, Person>()

/** Astrid's data, at each stage of a booking. */
const own = {
  account: '',
  home: 'sweden-1',
  /** Of two applicants; waits for the second signature. */
  booking: '',
  invitation: '',
  /** Waits for the first signature. */
  bookingToSign: '',
  signing: '',
  homeToSign: 'sweden-2',
  /** Paid. */
  bookingPaid: '',
  payment: '',
  homePaid: 'sweden-3',
  /** Of a home of hers, to be signed by her. */
  document: '',
  /** In the place of a booking's id: what is to be paid for that home. */
  homePayment: '',
}
type Own = keyof typeof own

const linkTo = async (email: string): Promise<string> => {
  await house.jobs.settled()
  const mail = house.mailbox.list().find(({ to }) => to === email)
  return /invited[?]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

beforeAll(async () => {
  house = await openBookingsForTests({ withDocuments: true, paymentSettings: {} })
  astrid = await house.buyer()
  vera = await house.buyer()
  own.account = astrid.id
  const person = astrid
  own.bookingPaid = await fillInBooking(person, own.homePaid)
  await signAsBuyer(house, person, own.bookingPaid)
  const page = '/api/buyresidence'
  own.payment = (await person.post(`${page}/createpaymentid/${own.bookingPaid}`)).body.paymentId
  await person.post(`${page}/startswishpayment`, {
    ObjectId: own.homePaid,
    ContractId: own.bookingPaid,
    PaymentNumber: own.payment,
  })
  const { number } = await house.db.selectFrom('payments').select('number').executeTakeFirstOrThrow()
  house.payer.end(number, 'paid')
  house.clock.pass(3_000)
  await person.send(`${page}/paymentstatus/${own.payment}`)
  own.bookingToSign = await fillInBooking(person, own.homeToSign)
  own.signing = await beginToSign(person, own.bookingToSign)
  // Of another person: a buyer has one open booking in a project.
  own.booking = await fillInBooking(vera, own.home, coBuyerForTests)
  await signAsBuyer(house, vera, own.booking)
  own.invitation = await linkTo(coBuyerForTests.email)
  const residenceId = await addResidence(house.db, { people: { [astrid.id]: 'owner' } })
  own.homePayment = `home-${(await addPaymentPlan(house.db, residenceId)).deposit}`
  own.document =
    (await house.documents?.addToHome(house.db, {
      residenceId,
      document: {
        id: 'supplement',
        title: 'Astrids tillägg',
        language: 'sv',
        subtitle: '',
        blocks: [],
        footer: '',
      },
      signers: [{ accountId: astrid.id, role: 'buyer' }],
      now: house.clock.now(),
    })) ?? ''
  for (const principal of principals)
    people.set(
      principal,
      house.browser(
        'sweden',
        principal === 'anonymous' ? undefined : `${(await house.buyer()).id}.${principal}`,
      ),
    )
  await house.jobs.settled()
})
afterAll(() => house.close())

/** The fields of calls that name private data, and the kinds of data that they name. */
const things: readonly (readonly [field: string, at: RegExp, what: readonly Own[]])[] = [
  ['userId', /usercanbook/, ['account']],
  ['id', /sign\/(?:status\/)?\{id\}$|buyresidencesigncookie/, ['signing']],
  ['id', /paymentstatus|payments\/\{id\}/, ['payment']],
  ['id', /documents\/\{id\}\/(?:text|file|sign\/start)$/, ['document']],
  ['id', /createpaymentid/, ['booking', 'bookingPaid', 'homePayment']],
  ['id', /./, ['booking', 'bookingToSign', 'bookingPaid']],
  ['bookingId', /paymentstatus/, ['bookingPaid']],
  ['bookingId', /is_bookable|getbookingobjectinformation/, ['booking', 'bookingToSign', 'bookingPaid']],
  ['bookingId', /completebooking|signcontract/, ['booking', 'bookingToSign', 'bookingPaid']],
  ['objectId', /buyresidencecookie/, ['home', 'homeToSign', 'homePaid']],
  ['ContractId', /./, ['bookingPaid', 'booking', 'homePayment']],
  ['PaymentNumber', /./, ['payment']],
]

/** Values that identify no private data, for fields that are required. */
const samples: Readonly<Record<string, unknown>> = {
  objectId: 'sweden-1',
  ObjectId: 'sweden-3',
  siteId: 1,
  projectId: 'stage-sweden-0',
  stageId: 'stage-sweden-0',
  ssn: '196001010007',
  email: 'nobody@example.com',
  step: 'choices',
  goesOn: true,
  form: { choices: [] },
  version: 1,
  to: 'personal-info',
  isConfirmed: true,
  acceptedTerms: true,
  documentsRead: [],
  device: 'other',
  hash: 'f'.repeat(64),
  page: '/',
  UserIds: [],
  PhoneNumber: '0701740605',
  Message: 'x',
  campaignCode: 'NOBODYS26',
  renews: false,
  // Every holder of the link has access: see below.
  token: 'x'.repeat(43),
}
/** Identifies no person: the version of the form that was viewed. */
const unsent: readonly string[] = ['version']

/** For signing in: its own tests check access to identifications. */
const ofSignIn: readonly Endpoint[] = [
  endpoints.startBookingIdentity,
  endpoints.getBookingBankIdStatus,
  endpoints.getBookingIdentityStatus,
]
const documentIds = [
  ...['information', 'security', 'terms', 'agreement'],
  ...['signedAgreement', 'receipt', 'withdrawal'],
]

const calls: readonly CallOfContract<Person>[] = [
  ...callsOf<Person>(subjects).filter(({ path }) => !ofSignIn.some((each) => each.path === path)),
  ...documentIds.flatMap((id) =>
    ['html', 'pdf'].map(
      (look): CallOfContract<Person> => ({
        name: `the document ${id}.${look}`,
        method: 'GET',
        path: `/services/documents/{id}/${id}.${look}`,
        access: 'public',
        fields: ['id'],
        send: (who, values) => who.send(filled(`/services/documents/{id}/${id}.${look}`, values)),
      }),
    ),
  ),
  ...[
    '/services/documents/{id}/text',
    '/services/documents/{id}/file',
    '/services/payments/{id}/receipt.html',
    '/services/payments/{id}/receipt.pdf',
  ].map(
    (path): CallOfContract<Person> => ({
      name: path,
      method: 'GET',
      path,
      access: path.includes('documents') ? 'myResidence' : 'vipPages',
      fields: ['id'],
      send: (who, values) => who.send(filled(path, values)),
    }),
  ),
]

/** Tested separately: without access they answer with a page, or they need what a provider sends. */
const others: readonly RegExp[] = [
  new RegExp(`^POST (?:${bookingFormPath}|${bookingWithdrawalFormPath})$`),
  /^GET \/services\/payments\/handover\/:id$/,
  /^POST \/services\/payments\/form$/,
  /^(?:GET|POST) \/services\/payments\/(?:swish|svea|nordea)\//,
  /^GET \/services\/documents\/sign\/\w+\/callback$/,
  // Its links are tested below, with those of the calls.
  /^(?:GET|POST) \/services\/booking\/invited$/,
]

const ownOf = ({ path }: Pick<Endpoint, 'path'>, field: string): readonly Own[] =>
  things.find(([name, at]) => name === field && at.test(path))?.[2] ?? []

/** All data of the owner. */
const state = async (): Promise<string> => {
  const { db } = house
  const bookings = [own.booking, own.bookingToSign, own.bookingPaid]
  const of = (
    table:
      | 'booking_log'
      | 'booking_applicants'
      | 'booking_signatures'
      | 'booking_invitations'
      | 'document_openings'
      | 'booking_documents'
      | 'signings'
      | 'payments',
  ) => db.selectFrom(table).selectAll().where('booking_id', 'in', bookings).execute()
  return JSON.stringify([
    await db.selectFrom('bookings').selectAll().where('id', 'in', bookings).orderBy('id').execute(),
    await of('booking_log'),
    await of('booking_applicants'),
    await of('booking_signatures'),
    await of('booking_invitations'),
    await of('document_openings'),
    await of('booking_documents'),
    await of('signings'),
    await of('payments'),
    await db.selectFrom('payment_refunds').selectAll().execute(),
  ])
}

describe('Every call of these modules', () => {
  it('is tested with data of others: each of its fields is known as private or public', () => {
    const unknown = calls.flatMap((call) =>
      call.fields
        .filter((field) => ownOf(call, field).length === 0 && !(field in samples))
        .map((field) => `${call.name}: ${field}`),
    )
    expect(unknown).toEqual([])
  })

  it('has a case: no route is missing', () => {
    const known = new Set(calls.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`))
    const left = house.app.routes
      .filter(({ method }) => !['ALL', 'OPTIONS'].includes(method))
      .filter(({ path }) => /^\/(?:services\/(?:booking|payments|documents)|api\/buyresidence)\//.test(path))
      .map(({ method, path }) => `${method} ${path.replace(/\{[^}]*\}/g, '')}`)
      .filter((route) => !known.has(route) && !others.some((other) => other.test(route)))
      .filter((route) => route !== 'GET /services/documents/:booking/:file')
    expect([...new Set(left)]).toEqual([])
  })
})

describe.each(calls)('$name', (call) => {
  const named = call.fields.filter((field) => ownOf(call, field).length > 0)
  const values = Object.fromEntries(
    call.fields
      .filter((field) => field in samples && !unsent.includes(field))
      .map((field) => [field, samples[field]]),
  )
  const max = Math.max(0, ...named.map((field) => ownOf(call, field).length))
  /** All private ids of the owner, one in each field that takes one. */
  const asked = (): readonly Readonly<Record<string, string>>[] =>
    Array.from({ length: max }, (_, at) =>
      Object.fromEntries(
        named.map((field) => {
          const what = ownOf(call, field)
          return [field, own[what[Math.min(at, what.length - 1)] as Own]]
        }),
      ),
    )

  it('reveals nothing to others, and changes nothing', async () => {
    const before = await state()
    for (const principal of principals) {
      const who = people.get(principal) as Person
      const byMatrix = statusByMatrix(principal, call)
      const expected = byMatrix === 200 ? notFoundFor(principal, call) : [byMatrix]
      for (const ids of asked()) {
        const { status, body } = await call.send(who, { ...values, ...ids })
        expect([principal, ids, expected.includes(status) ? 'refused' : status]).toEqual([
          principal,
          ids,
          'refused',
        ])
        expect(body).toMatchObject({ status })
      }
      if (named.length > 0) continue
      const text = JSON.stringify((await call.send(who, values)).body) ?? ''
      expect([principal, secrets().filter((secret) => text.includes(secret))]).toEqual([principal, []])
    }
    expect(await state()).toBe(before)
  })
})

/** Homes are public. */
const secrets = (): readonly string[] =>
  [...Object.values(own), astrid.email, vera.email, coBuyerForTests.email].filter(
    (secret) => !/^sweden-\d$/.test(secret),
  )

/** Payments are read by every account, those of bookings by callers who may book. */
const notFoundFor = (principal: Principal, { path }: Pick<Endpoint, 'path'>): readonly number[] => {
  const byBooking = statusByMatrix(principal, { access: 'startBooking' })
  return /payment/.test(path) && byBooking !== 200 ? [404, byBooking] : [404]
}

describe('A link for the second applicant', () => {
  const ask = (who: Person, token: string) => who.post('/services/booking/invitation', { token })
  const sign = (who: Person, token: string) =>
    who.post('/services/booking/invitation/sign', {
      token,
      acceptedTerms: true,
      documentsRead: [],
      device: 'other',
    })

  it('is valid for every holder, on the site of its booking only', async () => {
    expect((await ask(house.browser('finland'), own.invitation)).status).toBe(404)
    expect((await sign(house.browser('finland'), own.invitation)).status).toBe(404)
    const page = `/services/booking/invited?token=${own.invitation}`
    expect((await house.browser('finland').send(page)).status).toBe(404)
    expect((await house.browser().send(page)).status).toBe(200)
    expect((await ask(house.browser(), own.invitation)).status).toBe(200)
  })

  it.each([
    ['that is guessed', () => createHmac('sha256', 'x').update('y').digest('base64url')],
    ['made of the booking’s id', () => own.booking.replaceAll('-', '')],
    ['cut short', () => own.invitation.slice(0, -1)],
  ])('%s is invalid', async (_, tokenOf) => {
    const eve = house.browser()
    expect((await ask(eve, tokenOf())).status).toBe(404)
    expect((await sign(eve, tokenOf())).status).toBe(404)
    expect((await eve.send(`/services/documents/${own.booking}/agreement.html`)).status).toBe(404)
  })
})

describe('A buyer with another booking', () => {
  it('cannot pay with another’s payment, nor read its status in their own booking', async () => {
    const eve = await house.buyer('norway')
    const { body } = await eve.start('norway-1')
    const page = '/api/buyresidence'
    const { status } = await eve.post(`${page}/startswishpayment`, {
      ObjectId: 'norway-1',
      ContractId: body.id,
      PaymentNumber: own.payment,
    })
    expect(status).toBe(404)
    expect((await eve.send(`${page}/paymentstatus/${own.payment}/${body.id}`)).status).toBe(404)
    expect((await eve.send(`${page}/paymentstatus/${randomUUID()}`)).status).toBe(404)
  })

  it('cannot open another’s link to a payment page', async () => {
    const path = `/services/payments/handover/${own.payment}`
    expect((await house.browser().send(path)).status).toBe(404)
    expect((await house.browser().send(`${path}?key=${'0'.repeat(32)}`)).status).toBe(404)
  })
})

describe('The owner', () => {
  it('has access by the same calls', async () => {
    const found = async (name: string, who: Person, ids: Readonly<Record<string, string>>) => {
      const call = calls.find((one) => one.name === name) as CallOfContract<Person>
      const values = Object.fromEntries(
        call.fields
          .filter((field) => field in samples && !unsent.includes(field))
          .map((field) => [field, samples[field]]),
      )
      return (await call.send(who, { ...values, ...ids })).status
    }
    expect([
      await found('getBooking', astrid, { id: own.bookingPaid }),
      await found('getBookingDocuments', vera, { id: own.booking }),
      await found('getBookingStatus', astrid, { id: own.bookingToSign }),
      await found('getPaymentStatus', astrid, { id: own.payment }),
      await found('getSigningStatus', astrid, { id: own.signing }),
      await found('setBookingCookie', vera, { objectId: own.home }),
      await found('canBookInStage', astrid, { userId: own.account }),
      await found('the document receipt.pdf', astrid, { id: own.bookingPaid }),
      await found('the document signedAgreement.pdf', astrid, { id: own.bookingPaid }),
    ]).toEqual(Array.from({ length: 9 }, () => 200))
  })
})
