// What is somebody's is there for nobody else, on no other site, and not after it is gone: each call of the contract that can
// name it, for every kind of person, by the whole server on PostgreSQL.
//
// A new call that takes an id fails here until it has a case below, or says among `others` whose business its id is.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint, EndpointName, EndpointSubject } from '@husrum/contract'
import { endpoints, endpointsOfSubject, sendsBody, z } from '@husrum/contract'
import type { SeededPersonKey } from '@husrum/demo'
import type { Principal, SiteKey } from '@husrum/domain'
import { principals, siteByKey } from '@husrum/domain'
import { aBookedHome } from '@husrum/domain/testing'
import type { Hono } from 'hono'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp } from '../app.ts'
import type { RunningBackend } from '../backend.ts'
import { startBackend } from '../backend.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { openDatabase } from '../database/open-database.ts'
import { openDemo } from '../demo.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import { makeSessions } from '../sessions/postgres-sessions.ts'
import { statusByMatrix } from '../testing/callers.ts'
import type { CallValues } from '../testing/contract-calls.ts'
import { filled, queryOf } from '../testing/contract-calls.ts'
import { testSecret } from '../testing/sessions.ts'
import type { TestPostgres } from '../testing/test-database.ts'
import { makeTestPostgres } from '../testing/test-database.ts'
import type { AppEnv } from './app-environment.ts'

/** Subjects whose ids are asked for by everybody in tests of their own. */
const elsewhere: Partial<Readonly<Record<EndpointSubject, string>>> = {
  'fault-report': 'somebody-elses.test.ts',
  errands: 'somebody-elses.test.ts',
  files: 'somebody-elses.test.ts',
  booking: 'somebody-elses-booking.test.ts',
  payments: 'somebody-elses-booking.test.ts',
  documents: 'somebody-elses-booking.test.ts',
  search: 'ids of the catalogue are everybody’s',
  catalogue: 'the sales system’s own, by its key',
  premises: 'ids of the catalogue are everybody’s',
  'sign-in': 'identity-attacks.test.ts: an identification is its browser’s own',
  visits: 'visits/routes.test.ts: whoever looks, by account or by a device’s random id',
}

/** Calls that take an id, and what it is. */
const others: Partial<Readonly<Record<EndpointName, string>>> = {
  loginBoard: 'an identification, its browser’s own',
  registerAccount: 'an identification, its browser’s own',
  registerInterest: 'a home of the catalogue',
  addFavourite: 'a home of the catalogue',
  removeFavourite: 'a home of the catalogue; whether it was marked or not, it is not any more',
  hideHome: 'a home of the catalogue',
  showHome: 'a home of the catalogue',
  resetPassword: 'whoever has the link',
  undoChange: 'whoever has the link',
  verifyEmail: 'whoever has the link',
  rejectRegistration: 'whoever has the link',
  bookShowing: 'a showing that is announced to members',
  registerAtShowing: 'a showing that is announced',
  getShowingTicket: 'whoever has the ticket',
  openShowingAsHost: 'whoever has the code',
  checkInToShowing: 'a host, by the code',
  announceShowing: 'the sales system, by its key',
  cancelShowing: 'a showing that is announced: without a place at it nothing changes',
  recordExperiment: 'a question that everybody is asked',
  saveWebVital: 'a measurement’s own random id',
}

/** Names of fields that name something. */
const names = /^(?:id|of|ticket|token|code)$|[a-z]Ids?$/
/** What is everybody's: sites, and what the catalogue shows. */
const everybodys: readonly string[] = ['siteId', 'countryId', 'stageId', 'stageIds', 'caseTypeId']

let postgres: TestPostgres
let database: OpenDatabase
let backend: RunningBackend
let directory: string
let app: Hono<AppEnv>

interface Person {
  readonly send: (
    endpoint: Endpoint,
    values: CallValues,
    site?: SiteKey,
  ) => Promise<{ readonly status: number; readonly body: unknown }>
}
const people = new Map<Principal, Person>()
let owner: Person

/** Ids of what is the owner's, on the Swedish site. */
const own = {
  account: '',
  residence: randomUUID(),
  home: 'a-home-that-left-the-catalogue',
  news: randomUUID(),
  notification: randomUUID(),
  search: randomUUID(),
  contact: '',
  session: '',
}

interface Case {
  readonly field: string
  readonly own: () => string
  /** Besides, as a page sends it. */
  readonly with?: () => CallValues
  /** Where what is not there is told otherwise than by 404. */
  readonly absent?: number
  /** There are no such things on other sites at all: the id is looked for on none. */
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
  getInspections: { field: 'residenceId', own: () => own.residence },
}

/** Calls that nothing answers yet: as soon as something does, they are asked for a case. */
const awaited: readonly EndpointName[] = ['addInspectionRemark', 'sayRemarkNotFixed', 'askForInspectionTime']

const strangers: Readonly<Record<Principal, SeededPersonKey | undefined>> = {
  anonymous: undefined,
  privateWithoutIdentity: 'withoutIdentity',
  privateWithIdentity: 'nothing',
  vip: 'vipOnly',
  boardWithManagement: 'boardTwo',
  boardWithoutManagement: 'boardWithout',
}

const fieldsOf = ({ request }: Endpoint): readonly string[] =>
  request instanceof z.ZodMiniObject ? Object.keys(request.def.shape) : []

const bodyless = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? { ...value, reference: undefined } : value

beforeAll(async () => {
  postgres = await makeTestPostgres()
  directory = await mkdtemp(join(tmpdir(), 'husrum-whose-'))
  const log = pino({ level: 'silent' })
  backend = startBackend({
    port: 3000,
    databaseUrl: postgres.url,
    dataDirectory: directory,
    environment: 'development',
    pictureMegabytes: 64,
    searchEngine: 'columnar',
    mustSeed: true,
    seed: 1,
    objects: 40,
    files: {},
    signIn: { secret: testSecret, providers: { oidc: {} }, trustedProxies: { hops: 0 } },
    payments: {},
    log,
    demo: await openDemo(),
  })
  app = makeApp({ environment: 'development', log, version: '0.0.0', backend: await backend.bringUp('test') })
  database = openDatabase({ url: postgres.url })
  const { db } = database
  const sessions = makeSessions({ db, keys: makeSecretKeys(testSecret) })

  const personOf = async (
    accountId?: string,
    { hasIdentity = true, associationId = undefined as string | undefined } = {},
  ) => {
    const begun = new Map<SiteKey, Awaited<ReturnType<typeof sessions.begin>>>()
    const sessionOn = async (key: SiteKey) => {
      const session =
        begun.get(key) ??
        (await sessions.begin({
          site: siteByKey(key),
          accountId: accountId ?? '',
          hasIdentity,
          ...(associationId !== undefined && { associationId }),
        }))
      begun.set(key, session)
      return session
    }
    const person: Person = {
      send: async (endpoint, values, site = 'sweden') => {
        const session = accountId === undefined ? undefined : await sessionOn(site)
        const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
        const beside = fieldsOf(endpoint).filter((name) => !inPath.includes(name))
        const hasBody = sendsBody(endpoint)
        const query = hasBody ? beside.filter((name) => endpoint.inQuery?.includes(name)) : beside
        const body = Object.fromEntries(Object.entries(values).filter(([name]) => beside.includes(name)))
        const response = await app.request(filled(endpoint.path, values) + queryOf(values, query), {
          method: endpoint.method,
          headers: {
            host: siteByKey(site).hosts.development,
            'sec-fetch-site': 'same-origin',
            ...(session && {
              authorization: `Bearer ${session.token}`,
              cookie: `jwtToken=${session.token}; bind=${session.binding}`,
            }),
            ...(hasBody && { 'content-type': 'application/json' }),
          },
          ...(hasBody && { body: JSON.stringify(body) }),
        })
        const text = await response.text()
        return { status: response.status, body: /^[{["]/.test(text) ? JSON.parse(text) : text }
      },
    }
    return { person, sessionOn }
  }

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
      people.set(principal, (await personOf()).person)
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
    const { person } = await personOf(id, {
      hasIdentity: principal !== 'privateWithoutIdentity',
      ...(seat && { associationId: seat.association_id }),
    })
    people.set(principal, person)
  }

  own.account = (await accountOf('justJoined')).id
  const { person, sessionOn } = await personOf(own.account)
  owner = person
  own.session = (await sessionOn('senior')).sessionId
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
  const told = await owner.send(endpoints.getContactsOf, { of: own.home })
  own.contact = (told.body as { readonly contacts: readonly { readonly id: string }[] }).contacts[0]?.id ?? ''
}, 180_000)
afterAll(async () => {
  await database.close()
  await backend.close()
  await postgres.drop()
  await rm(directory, { recursive: true, force: true })
})

const asked = (Object.entries(endpointsOfSubject) as readonly (readonly [EndpointSubject, object])[])
  .filter(([subject]) => !elsewhere[subject])
  .flatMap(([, described]) => Object.entries(described) as readonly (readonly [EndpointName, Endpoint])[])

const isBound = ({ method, path }: Endpoint): boolean =>
  app.routes.some(
    (route) =>
      route.method === method &&
      route.path.replace(/(:\w+)\{[^{}]+\}/g, '$1') === path.replace(/\{(\w+)\}/g, ':$1'),
  )

describe('Every call that can name something of somebody', () => {
  it('has a case, or says whose business its id is', () => {
    const unknown = asked.flatMap(([name, described]) =>
      cases[name] || others[name] !== undefined || awaited.includes(name)
        ? []
        : fieldsOf(described)
            .filter((field) => names.test(field) && !everybodys.includes(field))
            .map((field) => `${name}: ${field}`),
    )
    expect(unknown).toEqual([])
  })

  it('is asked for one as soon as something answers it', () => {
    expect(awaited.filter((name) => isBound(endpoints[name]))).toEqual([])
  })
})

describe.each(Object.entries(cases) as readonly (readonly [EndpointName, Case])[])(
  '%s',
  (name, { field, own: ownId, with: beside = () => ({}), absent = 404, isOfAnySite = false }) => {
    const endpoint: Endpoint = endpoints[name]
    const valuesOf = (id: string): CallValues => ({ ...beside(), [field]: id })

    it.each(principals)('is to %s as if it were not there', async (principal) => {
      if (!isBound(endpoint)) return
      const who = people.get(principal) as Person
      const foreign = await who.send(endpoint, valuesOf(ownId()))
      const none = await who.send(endpoint, valuesOf(gone))
      const byMatrix = statusByMatrix(principal, endpoint)
      expect(foreign.status).toBe(byMatrix === 200 ? absent : byMatrix)
      expect([foreign.status, bodyless(foreign.body)]).toEqual([none.status, bodyless(none.body)])
    })

    it('is its owner’s, on its own site', async () => {
      if (!isBound(endpoint)) return
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
