// Errands for tests: the real module over a real database, people of every kind, a mailbox, and a test clock.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Principal, SiteKey } from '@husrum/domain'
import { principals, siteByKey } from '@husrum/domain'
import { aBoardMember, anAssociation, aUser } from '@husrum/domain/testing'
import { makeMailbox } from '../dev/mailbox.ts'
import type { ErrandsModule } from '../living/errands/index.ts'
import { errandsModule } from '../living/errands/index.ts'
import type { NewErrand } from '../living/errands/open-errand.ts'
import type { FindCaller } from '../people/sessions/know-caller.ts'
import { callerOf, findNoCaller } from '../people/sessions/know-caller.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { openDirectoryUploadStore } from '../platform/files/directory-upload-store.ts'
import { makeUploadService } from '../platform/files/make-upload-service.ts'
import { noScanner } from '../platform/files/scanner.ts'
import type { UploadService } from '../platform/files/upload-service.ts'
import { makeCallLimit } from '../platform/http/limit-calls.ts'
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts'
import type { MailService } from '../platform/mail/mail-service.ts'
import { makeMailService } from '../platform/mail/mail-service.ts'
import type { Module } from '../platform/modules/module.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { letters } from '../subjects.ts'
import { addAccount, makeTestClock, testSecret } from './sessions.ts'
import { makeTestApp } from './test-app.ts'
import { openTestDatabase } from './test-database.ts'

export type ErrandsForTests = Awaited<ReturnType<typeof openErrandsForTests>>

/** Callers whose token is their name: a resident, a neighbour, a board and another one, and one of each other kind. */
const names = ['anna', 'neighbour', 'board', 'otherBoard', ...principals] as const
export type PersonForTests = (typeof names)[number]

const principalOfPerson = (name: PersonForTests): Principal => {
  if (name === 'anna' || name === 'neighbour') return 'privateWithIdentity'
  return name === 'board' || name === 'otherBoard' ? 'boardWithManagement' : name
}

/** Dependencies of modules that build on errands. */
export interface GivenToMore {
  readonly db: OpenDatabase['db']
  readonly now: () => number
  readonly mails: MailService
  readonly uploads: UploadService
  readonly findCaller: FindCaller
  readonly errands: ErrandsModule
}

export const openErrandsForTests = async ({
  database = openTestDatabase(),
  formsPerMinute = 10_000,
  more = () => [],
}: {
  readonly database?: OpenDatabase
  /** Limit of forms with files from one network. */
  readonly formsPerMinute?: number
  /** Modules that build on errands. */
  readonly more?: (given: GivenToMore) => readonly Module[]
} = {}) => {
  const { db } = database
  // A Monday at noon, in winter.
  const clock = makeTestClock(Date.UTC(2026, 2, 2, 12))
  const mailbox = makeMailbox({ now: clock.now })
  const log = { error: () => undefined, warn: () => undefined } as never
  const keys = makeSecretKeys(testSecret)
  const retries = { limit: 0, firstSeconds: 0, longestSeconds: 0 }
  // Never started: jobs run when a test awaits them.
  const jobs = await openPgBossJobs({ db, keys, log, retries })
  const mails = makeMailService({ letters, db, jobs, mailer: mailbox, keys, now: clock.now, log })
  const directory = await mkdtemp(join(tmpdir(), 'errands-'))
  const uploads = makeUploadService({
    db,
    now: clock.now,
    jobs,
    store: await openDirectoryUploadStore(directory),
    scanner: noScanner,
    directory: join(directory, 'judging'),
    countForm: makeCallLimit({ db, keys, now: clock.now }, 'uploads', formsPerMinute),
  })

  const accounts = new Map<PersonForTests, string>()
  const associations = new Map<PersonForTests, string>()
  for (const name of names) {
    if (name === 'anonymous') continue
    const id = await addAccount(database, `${name.toLowerCase()}@example.com`)
    await db
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date(0).toISOString() })
      .where('id', '=', id)
      .execute()
    accounts.set(name, id)
    if (!principalOfPerson(name).startsWith('board')) continue
    const association = await db
      .insertInto('associations')
      .values({
        organisation: 'mainAndCooperative',
        name: `Brf ${name}`,
        active_financial_management: name !== 'boardWithoutManagement',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    associations.set(name, association.id)
  }
  const accountOf = (name: PersonForTests): string => accounts.get(name) ?? ''
  const associationOf = (name: PersonForTests): string => associations.get(name) ?? ''

  const findCaller: FindCaller = async (shown, site) => {
    const name = names.find((known) => known === shown?.token)
    if (!name || name === 'anonymous') return findNoCaller(undefined, site)
    const principal = principalOfPerson(name)
    const associationId = associations.get(name)
    const hasIdentity = principal !== 'privateWithoutIdentity'
    const consents = (['main', 'norway', 'senior', 'cooperative'] as const).map((brand) => ({
      site: brand,
      accepted: true,
    }))
    const facts = { id: accountOf(name), hasPersonalIdentifier: hasIdentity, consents }
    const user =
      associationId === undefined
        ? aUser({ ...facts, ...(principal === 'vip' && { vipMemberships: [{ site: 'main' as const }] }) })
        : aBoardMember({
            ...facts,
            association: anAssociation({
              id: associationId,
              activeFinancialManagement: principal === 'boardWithManagement',
            }),
          })
    const session = {
      sessionId: 's',
      tokenId: 't',
      accountId: facts.id,
      associationId,
      hasIdentity,
      beganAt: 0,
      expiresAt: 0,
    }
    return callerOf(session, site, { user: async () => user })
  }

  const module = errandsModule(
    { db, keys, now: clock.now, environment: 'development' },
    { jobs, mails, uploads, findCaller, emergenciesOf: async () => [] },
  )
  const others = more({ db, now: clock.now, mails, uploads, findCaller, errands: module })
  const routes = [module, ...others].flatMap((each) => each.routes ?? [])
  const { app } = makeTestApp({ backend: { findCaller, routes } })

  const open = (facts: Partial<NewErrand> = {}) =>
    db.transaction().execute((trx) =>
      module.openErrand(trx, {
        id: randomUUID(),
        site: siteByKey('sweden'),
        origin: 'http://localhost:3000',
        reporterAccountId: accountOf('anna'),
        role: 'RESIDENT',
        associationId: associationOf('board'),
        area: 'YourApartment',
        isOtherAddress: false,
        placeId: 'home-1',
        propertyId: 'property-1',
        buildingId: 'building-1',
        objectName: '1203',
        objectAddress: 'Kajgatan 4',
        buildingPartName: 'Trapphus A',
        brfName: 'Brf Kajutan',
        otherResidentInfo: '',
        roomKey: 'kitchen',
        roomType: 'Kök',
        problemKey: 'appliances',
        problem: 'Vitvaror',
        description: 'Diskmaskinen läcker.',
        contact: { email: 'anna@example.com', phone: '0701740605' },
        alternativeContact: null,
        files: [],
        letterTo: null,
        isCopy: false,
        at: clock.now(),
        ...facts,
      }),
    )

  const base = '/services/case_management'
  const ask = async (
    who: PersonForTests,
    method: string,
    path: string,
    {
      site = 'sweden',
      body,
      headers = {},
      address,
    }: {
      readonly site?: SiteKey
      readonly body?: object
      readonly headers?: Record<string, string>
      /** Absent: unknown, and not rate-limited. */
      readonly address?: string
    } = {},
  ) => {
    const isForm = body instanceof FormData || body instanceof URLSearchParams
    const request = {
      method,
      headers: {
        host: siteByKey(site).hosts.development,
        'sec-fetch-site': 'same-origin',
        ...(who !== 'anonymous' && {
          authorization: `Bearer ${who}`,
          cookie: `token=${who}; binding=b`,
        }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isForm ? (body as FormData) : JSON.stringify(body) }),
    }
    const response = await app.request(
      path.startsWith('/services') ? path : base + path,
      request,
      address === undefined ? undefined : { incoming: { socket: { remoteAddress: address } } },
    )
    await jobs.settled()
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = bytes.toString('utf8')
    return {
      status: response.status,
      headers: response.headers,
      bytes,
      text,
      // biome-ignore lint/suspicious/noExplicitAny: tests look at what they name
      body: (/^[{[]/.test(text) ? JSON.parse(text) : undefined) as any,
    }
  }

  return {
    database,
    db,
    clock,
    jobs,
    uploads,
    mailbox,
    module,
    app,
    findCaller,
    accountOf,
    associationOf,
    open,
    ask,
    close: async () => {
      await jobs.finish()
      await database.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
