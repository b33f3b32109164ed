// Private data is inaccessible to other callers, on other sites, and after it is deleted: each call of the contract that can name it, for
// every kind of person, with the whole server on PostgreSQL.  A new call that takes an id fails here until it has a case below, or `others`
// names the owner of its id.
import { randomUUID } from 'node:crypto'
import type { Endpoint, EndpointName, EndpointSubject } from '@husrum/contract'
import { endpoints, endpointsOfSubject } from '@husrum/contract'
import type { SeededPersonKey } from '@husrum/demo'
import type { Principal } from '@husrum/domain'
import { errandStatusIdOf, principals, siteByKey } from '@husrum/domain'
import { aBookedHome } from '@husrum/domain/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statusByMatrix } from '../../testing/callers.ts'
import type { CallValues } from '../../testing/contract-calls.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres } from '../../testing/test-database.ts'
import type { PersonOfServer, WholeServer } from '../../testing/whole-server.ts'
import { fieldsOf, openWholeServer } from '../../testing/whole-server.ts'

/** Modules with tests of their own for access by id. */
const elsewhere: Partial<Readonly<Record<EndpointSubject, string>>> = {
  'fault-report': 'foreign-ids.test.ts',
  errands: 'foreign-ids.test.ts',
  files: 'foreign-ids.test.ts',
  booking: 'foreign-bookings.test.ts',
  payments: 'foreign-bookings.test.ts',
  documents: 'foreign-bookings.test.ts',
  search: 'ids of the catalogue are public',
  catalogue: 'the sales system’s own, by its key',
  'staff-tasks': 'the company’s own system, by its key',
  bank: 'the company’s own tools, by a key with the scope',
  interests: 'the company’s own tools, by a key with the scope',
  events: 'the company’s own systems, by a key with the scope',
  'news-staff': 'the company’s own tools, by a key with the scope',
  'booking-staff': 'the company’s own tools, by a key with the scope',
  register: 'the company’s own systems, by a key with the scope',
  premises: 'ids of the catalogue are public',
  explorer: 'stages of the catalogue are public',
  'sign-in': 'identity-attacks.test.ts: an identification is its browser’s own',
  visits: 'visits/routes.test.ts: the visitor, by account or by the random id of a device',
}

/** Calls that take an id, and what it is. */
const others: Partial<Readonly<Record<EndpointName, string>>> = {
  loginBoard: 'an identification, its browser’s own',
  registerAccount: 'an identification, its browser’s own',
  registerInterest: 'a home of the catalogue',
  openPanorama: 'a home of the catalogue; panoramas/routes.test.ts asks whose its pass is',
  addFavourite: 'a home of the catalogue',
  removeFavourite: 'a home of the catalogue; whether it was marked or not, it is not any more',
  hideHome: 'a home of the catalogue',
  showHome: 'a home of the catalogue',
  resetPassword: 'the holder of the link',
  undoChange: 'the holder of the link',
  verifyEmail: 'the holder of the link',
  rejectRegistration: 'the holder of the link',
  bookShowing: 'a showing that is announced to members',
  registerAtShowing: 'a showing that is announced',
  getShowingTicket: 'the holder of the ticket',
  openShowingAsHost: 'the holder of the code',
  checkInToShowing: 'a host, by the code',
  announceShowing: 'the sales system, by its key',
  getOrderLists: 'the company’s own tools, by a key with the scope',
  getOrderList: 'the company’s own tools, by a key with the scope',
  freezeOrderList: 'the company’s own tools, by a key with the scope',
  getStaffPrintOrders: 'the company’s own tools, by a key with the scope',
  markPrintOrderPosted: 'the company’s own tools, by a key with the scope',
  renewHostCode: 'the sales system, by its key',
  withdrawHostCode: 'the sales system, by its key',
  cancelShowing: 'a showing that is announced: without a place at it nothing changes',
  recordExperiment: 'a question that all visitors are asked',
  saveWebVital: 'a measurement’s own random id',
}

/** Names of fields that identify something. */
const names = /^(?:id|of|ticket|token|code)$|[a-z]Ids?$/
/** Public data: sites, and the catalogue. */
const publicNames: readonly string[] = [
  'projectId',
  'siteId',
  'countryId',
  'stageId',
  'stageIds',
  'caseTypeId',
]

let postgres: TestPostgres
let house: WholeServer
const people = new Map<Principal, PersonOfServer>()
let owner: PersonOfServer

/** Ids of the owner's data, on the Swedish site. */
const own = {
  account: '',
  residence: randomUUID(),
  home: 'a-home-that-left-the-catalogue',
  news: randomUUID(),
  notification: randomUUID(),
  search: randomUUID(),
  contact: '',
  inspection: randomUUID(),
  remark: randomUUID(),
  session: '',
}

interface Case {
  readonly field: string
  readonly own: () => string
  /** Further fields, as sent by a page. */
  readonly with?: () => CallValues
  /** Where missing data is reported other than by 404. */
  readonly absent?: number
  /** Such data does not exist on other sites: none looks the id up. */
  readonly isOfAnySite?: true
}

const gone = randomUUID()

const cases: Partial<Readonly<Record<EndpointName, Case>>> = {
  endSession: { field: 'id', own: () => own.session, absent: 400, isOfAnySite: true },
  getNewsItem: { field: 'id', own: () => own.news },
  readNewsItem: { field: 'id', own: () => own.news },
  getPausedNotification: { field: 'id', own: () => own.notification },
  pauseNotification: { field: 'id', own: () => own.notification },
  readNotification: { field: 'id', own: () => own.notification },
  changeSavedSearch: { field: 'id', own: () => own.search, with: () => ({ name: 'Min sökning' }) },
  removeSavedSearch: { field: 'id', own: () => own.search },
  getFavourite: { field: 'objectId', own: () => own.home, isOfAnySite: true },
  getTimeline: { field: 'objectId', own: () => own.home },
  getContactsOf: { field: 'of', own: () => own.home },
  writeToContact: {
    field: 'of',
    own: () => own.home,
    with: () => ({ contactId: own.contact, subject: 'Hej', message: 'Vem svarar?' }),
  },
  getInterior: { field: 'residenceId', own: () => own.residence },
  chooseInterior: {
    field: 'residenceId',
    own: () => own.residence,
    with: () => ({ version: 0, chosen: [] }),
  },
  confirmInterior: {
    field: 'residenceId',
    own: () => own.residence,
    with: () => ({ version: 0, chosen: [] }),
  },
  addInspectionRemark: {
    field: 'id',
    own: () => own.inspection,
    with: () => ({ room: 'Kök', text: 'En repa' }),
  },
  askForInspectionTime: {
    field: 'id',
    own: () => own.inspection,
    with: () => ({ text: 'Hellre kvällstid' }),
  },
  reportRemarkNotFixed: { field: 'id', own: () => own.remark, with: () => ({ text: 'Den är kvar' }) },
  getInspections: { field: 'residenceId', own: () => own.residence },
}

/** Calls without a handler yet: they need a case as soon as they have one. */
const awaited: readonly EndpointName[] = []

const strangers: Readonly<Record<Principal, SeededPersonKey | undefined>> = {
  anonymous: undefined,
  privateWithoutIdentity: 'withoutIdentity',
  privateWithIdentity: 'nothing',
  vip: 'vipOnly',
  boardWithManagement: 'boardTwo',
  boardWithoutManagement: 'boardWithout',
}

const bodyless = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { ...value, reference: undefined } : value

beforeAll(async () => {
  postgres = await makeTestPostgres()
  house = await openWholeServer(postgres)
  const { db } = house

  const accountOf = async (key: SeededPersonKey) =>
    db
      .selectFrom('accounts')
      .select('id')
      .where('organisation', '=', 'mainAndCooperative')
      .where('email', '=', `${key.toLowerCase()}@husrum.example`)
      .executeTakeFirstOrThrow()
  for (const principal of principals) {
    const key = strangers[principal]
    if (!key) {
      people.set(principal, await house.signIn())
      continue
    }
    const { id } = await accountOf(key)
    const seat = principal.startsWith('board')
      ? await db
          .selectFrom('association_members')
          .select('association_id')
          .where('account_id', '=', id)
          .limit(1)
          .executeTakeFirstOrThrow()
      : undefined
    const person = await house.signIn(id, {
      hasIdentity: principal !== 'privateWithoutIdentity',
      ...(seat && { associationId: seat.association_id }),
    })
    people.set(principal, person)
  }

  own.account = (await accountOf('justJoined')).id
  owner = await house.signIn(own.account)
  own.session = (await owner.sessionOn('senior')).sessionId
  const now = new Date().toISOString()
  const site = siteByKey('sweden')
  await db
    .insertInto('residences')
    .values({
      id: own.residence,
      site: 'sweden',
      object_id: own.home,
      stage_id: 'a-stage-that-left',
      home: JSON.stringify(aBookedHome({ objectId: own.home, name: 'Kajutan 1203' })),
      agreed_on: '2026-01-02',
    })
    .execute()
  await db
    .insertInto('residence_people')
    .values({ residence_id: own.residence, account_id: own.account, role: 'owner' })
    .execute()
  await db
    .insertInto('news_items')
    .values({
      id: own.news,
      site: 'sweden',
      audience: 'residence',
      residence_id: own.residence,
      language: 'sv',
      title: 'Besiktningen är flyttad',
      preamble: '',
      body: '',
      published_at: '2026-01-02T00:00:00Z',
    })
    .execute()
  await db
    .insertInto('notifications')
    .values({ id: own.notification, account_id: own.account, brand: 'main', type: 'Case', created_at: now })
    .execute()
  await db
    .insertInto('saved_searches')
    .values({
      id: own.search,
      site_id: site.siteId,
      origin: '',
      account_id: own.account,
      name: 'Göteborg',
      address: '/sok-bostad/',
      rhythm: 'daily',
      created_at: now,
      confirmed_at: now,
      after_change: 0,
    })
    .execute()
  await db
    .insertInto('marked_homes')
    .values({
      account_id: own.account,
      mark: 'favourite',
      home_id: own.home,
      site_id: site.catalogueSiteId,
      marked_at: now,
    })
    .execute()
  await db
    .insertInto('inspections')
    .values({
      id: own.inspection,
      residence_id: own.residence,
      kind: 'final',
      starts_at: '2030-01-02T08:00:00Z',
      ends_at: '2030-01-02T09:00:00Z',
      place: 'Kajgatan 4',
      inspector: 'Berit',
    })
    .execute()
  const errand = await db
    .insertInto('cases')
    .values({
      site_id: site.siteId,
      origin: 'http://localhost:3000',
      reporter_id: own.account,
      role: 'RESIDENT',
      area: 'YourApartment',
      is_other_address: false,
      description: '',
      case_status_id: errandStatusIdOf('executed', 'SE'),
      status_since: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('inspection_remarks')
    .values({
      id: own.remark,
      inspection_id: own.inspection,
      number: 1,
      case_id: errand.id,
      room: 'Kök',
      text: 'En repa',
      added_by: 'inspector',
      added_at: now,
    })
    .execute()
  const told = await owner.send(endpoints.getContactsOf, { of: own.home })
  own.contact = (told.body as { readonly contacts: readonly { readonly id: string }[] }).contacts[0]?.id ?? ''
}, 180_000)
afterAll(async () => {
  await house.close()
  await postgres.drop()
})

const asked = (Object.entries(endpointsOfSubject) as readonly (readonly [EndpointSubject, object])[])
  .filter(([subject]) => !elsewhere[subject])
  .flatMap(([, described]) => Object.entries(described) as readonly (readonly [EndpointName, Endpoint])[])

describe('Every call that can name private data', () => {
  it('has a case, or names the owner of its id', () => {
    const unknown = asked.flatMap(([name, described]) =>
      cases[name] || others[name] !== undefined || awaited.includes(name)
        ? []
        : fieldsOf(described)
            .filter((field) => names.test(field) && !publicNames.includes(field))
            .map((field) => `${name}: ${field}`),
    )
    expect(unknown).toEqual([])
  })

  it('needs a case as soon as it has a handler', () => {
    expect(awaited.filter((name) => house.isBound(endpoints[name]))).toEqual([])
  })
})

describe.each(Object.entries(cases) as readonly (readonly [EndpointName, Case])[])(
  '%s',
  (name, { field, own: ownId, with: beside = () => ({}), absent = 404, isOfAnySite = false }) => {
    const endpoint: Endpoint = endpoints[name]
    const valuesOf = (id: string): CallValues => ({ ...beside(), [field]: id })

    it.each(principals)('answers %s as if the data did not exist', async (principal) => {
      if (!house.isBound(endpoint)) return
      const who = people.get(principal) as PersonOfServer
      const foreign = await who.send(endpoint, valuesOf(ownId()))
      const none = await who.send(endpoint, valuesOf(gone))
      const byMatrix = statusByMatrix(principal, endpoint)
      expect(foreign.status).toBe(byMatrix === 200 ? absent : byMatrix)
      expect([foreign.status, bodyless(foreign.body)]).toEqual([none.status, bodyless(none.body)])
    })

    it('is accessible to its owner, on its own site', async () => {
      if (!house.isBound(endpoint)) return
      const none = await owner.send(endpoint, valuesOf(gone))
      expect(none.status).toBe(absent)
      if (!isOfAnySite) {
        const away = await owner.send(endpoint, valuesOf(ownId()), 'cooperative')
        expect([away.status, bodyless(away.body)]).toEqual([none.status, bodyless(none.body)])
      }
      const found = await owner.send(endpoint, valuesOf(ownId()))
      expect(found.status).toBeLessThan(500)
      expect([found.status, bodyless(found.body)]).not.toEqual([none.status, bodyless(none.body)])
    })
  },
)
