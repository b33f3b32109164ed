// Bookings for tests: the real module over a real database with homes for sale in three countries, a mailbox, and buyers who sign in.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HomeDetails, SiteKey } from '@husrum/domain'
import { organisationOf, principals, siteByKey, userBrandOf } from '@husrum/domain'
import { aHomeInDetail, aStageInDetail } from '@husrum/domain/testing'
import type { BookingModule, NeedsOfBookings } from '../buying/booking/index.ts'
import { bookingModule } from '../buying/booking/index.ts'
import { noMoneyTaken, noPapers } from '../buying/booking/without-others.ts'
import type { ReceiptOf } from '../buying/documents/booking-papers.ts'
import { documentsModule, senderOfLetters } from '../buying/documents/index.ts'
import type { PaymentsModule } from '../buying/payments/index.ts'
import { paymentsModule } from '../buying/payments/index.ts'
import type { PaymentSettings } from '../buying/payments/open-payment-providers.ts'
import { makePaymentProviders } from '../buying/payments/open-payment-providers.ts'
import { cataloguePapersModule } from '../catalogue/papers/index.ts'
import { salesSystemModule } from '../catalogue/sales-system/index.ts'
import type { GuardsOf } from '../catalogue/search/change-homes.ts'
import { insertWorld } from '../catalogue/search/insert-world.ts'
import { makeMailbox } from '../dev/mailbox.ts'
import { makeSimulatedOrders } from '../dev/simulated-orders.ts'
import { simulatedSigning } from '../dev/simulated-providers.ts'
import { makeSimulatedBank, makeSimulatedIssuer } from '../dev/simulated-signatures.ts'
import { residencesModule } from '../living/residences/index.ts'
import { makeIdentityVault } from '../people/accounts/identity-vault.ts'
import { makeAccounts } from '../people/accounts/postgres-accounts.ts'
import type { FindCaller } from '../people/sessions/know-caller.ts'
import { callerOf, findNoCaller } from '../people/sessions/know-caller.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { openDirectoryUploadStore } from '../platform/files/directory-upload-store.ts'
import { makeUploadService } from '../platform/files/make-upload-service.ts'
import { noScanner } from '../platform/files/scanner.ts'
import { findKeysOf, makeIntegrationKeys } from '../platform/integration-keys/integration-keys.ts'
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts'
import { makeMailService } from '../platform/mail/mail-service.ts'
import type { SecretKeys } from '../platform/secrets/secret-keys.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { makeStaffTasks } from '../platform/staff-tasks/staff-tasks.ts'
import { letters } from '../subjects.ts'
import { addBuyers, aPersonalNumber } from './buyers.ts'
import { callerFor } from './callers.ts'
import { makeScriptedProvider } from './scripted-provider.ts'
import { makeTestClock, testSecret } from './sessions.ts'
import { makeTestApp } from './test-app.ts'
import { openTestDatabase } from './test-database.ts'

export type BookingsForTests = Awaited<ReturnType<typeof openBookingsForTests>>
export type BuyerForTests = Awaited<ReturnType<BookingsForTests['buyer']>>

export interface BookingAnswerForTests {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
  readonly body: any
  readonly headers: Headers
}

const minute = 60_000

/** The value of the setting `CATALOGUE_KEY`. */
const salesSystemKey = 'the key of the sales system in tests'

const siteIds = { sweden: 1, norway: 3, finland: 4, senior: 5, cooperative: 6 } as const

/** Homes that are built at one time. */
const homesAStage = 25

/** For each site with bookings, homes for sale, `sweden-1` and so on, and their stages, `stage-sweden-0` and so on. */
export const bookedWorld = (homes = 3) => {
  const each = Object.entries(siteIds).flatMap(([key, siteId]) =>
    Array.from({ length: homes }, (_, at) => {
      const stageId = `stage-${key}-${Math.floor(at / homesAStage)}`
      return { key, siteId, stageId, number: at + 1 }
    }),
  )
  const stages = new Map(
    each.map(({ key, siteId, stageId }) => [
      stageId,
      aStageInDetail({ id: stageId, siteId, phase: 'salesStart', path: `/${key}/${stageId}/`, tagIds: [] }),
    ]),
  )
  return {
    tags: [],
    stages: [...stages.values()],
    homes: each.map(({ key, siteId, stageId, number }) =>
      aHomeInDetail({
        id: `${key}-${number}`,
        siteId,
        stageId,
        name: `${key} ${number}`,
        path: `/${key}/${stageId}/${number}/`,
        tagIds: [],
        phase: 'salesStart',
        status: 'forSale',
        disposalForm: 'condominium',
      }),
    ),
  }
}

export const openBookingsForTests = async ({
  database = openTestDatabase(),
  world = bookedWorld(),
  withDocuments = false,
  withPapers = false,
  keys = makeSecretKeys(testSecret),
  receiptOf = async () => undefined,
  paymentSettings,
  guardsOf,
  ...needs
}: {
  /** With documents to read and to sign, at simulated providers. */
  readonly withDocuments?: boolean
  /** With PDF papers that the company brings. */
  readonly withPapers?: boolean
  /** With payments at simulated providers; the settings contain the secrets of callbacks. */
  readonly paymentSettings?: PaymentSettings
  readonly receiptOf?: ReceiptOf
  readonly database?: OpenDatabase
  /** Of a server with other secrets than those of tests. */
  readonly keys?: SecretKeys
  /** `filled`: another server has filled the database. */
  readonly world?: ReturnType<typeof bookedWorld> | 'filled'
  /** Instead of the bookings that guard homes from the sales system. */
  readonly guardsOf?: GuardsOf
} & Partial<Pick<NeedsOfBookings, 'money' | 'papers' | 'homes' | 'mustHaveSeller'>> = {}) => {
  const { db } = database
  // A Monday at noon, in winter.
  const clock = makeTestClock(Date.UTC(2026, 2, 2, 11))
  const { now } = clock
  const mailbox = makeMailbox({ now })
  const quiet = { error: () => undefined, warn: () => undefined } as never
  const warnings: object[] = []
  const heard = { error: () => undefined, warn: (line: object) => void warnings.push(line) } as never
  const retries = { limit: 0, firstSeconds: 0, longestSeconds: 0 }
  // Never started: e-mails are sent when a test awaits them.
  const jobs = await openPgBossJobs({ db, keys, log: quiet, retries })
  const mails = makeMailService({
    letters,
    db,
    jobs,
    mailer: mailbox,
    keys,
    now,
    log: quiet,
    senderOf: (site) => senderOfLetters(db, site),
  })
  const directory = await mkdtemp(join(tmpdir(), 'bookings-'))
  const uploads = makeUploadService({
    db,
    now,
    jobs,
    store: await openDirectoryUploadStore(directory),
    scanner: noScanner,
    directory: join(directory, 'judging'),
  })
  const vault = makeIdentityVault(keys)
  const accounts = makeAccounts({ db, vault, now })
  if (world !== 'filled') await insertWorld(db, world as never)

  /** A token is the account's id with a flag for the identity, or a kind of person. */
  const findCaller: FindCaller = async (shown, site) => {
    if (!shown) return findNoCaller(undefined, site)
    const [accountId = '', level] = shown.token.split('.')
    const kind = principals.find((each) => each === level)
    if (kind) return callerFor(kind, site, {}, accountId)
    const session = {
      sessionId: 's',
      tokenId: 't',
      accountId,
      hasIdentity: level === 'identified',
      beganAt: now(),
      expiresAt: now() + 60 * minute,
    }
    return callerOf(session, site, accounts)
  }
  const orders = makeSimulatedOrders(now)
  const documents = withDocuments
    ? documentsModule(
        { db, keys, now, environment: 'development', log: quiet },
        {
          jobs,
          mails,
          bookingService: () => module.bookingService,
          viewOf: (id, who) => module.bookings.one(id, who),
          receiptOf: (within, id) => payments?.money.receiptOf(within, id) ?? receiptOf(within, id),
          findCaller,
          settings: { oidc: {} },
          otherwise: simulatedSigning(orders, makeSimulatedBank(), makeSimulatedIssuer(now)),
        },
      )
    : undefined
  const module: BookingModule = bookingModule(
    { db, keys, now, environment: 'development', log: heard },
    {
      mails,
      uploads,
      contactsOf: async () => [],
      money: () => payments?.money ?? noMoneyTaken,
      papers: () => documents?.papers ?? noPapers,
      staffAddress: 'staff@example.com',
      perMinute: 1_000_000,
      ...needs,
    },
  )
  const payer = makeScriptedProvider()
  const payments: PaymentsModule | undefined =
    paymentSettings &&
    paymentsModule(
      { db, keys, now, log: heard },
      {
        jobs,
        mails,
        bookingService: module.bookingService,
        tasks: makeStaffTasks({
          db,
          mails,
          now,
          staffAddress: 'staff@example.com',
          environment: 'development',
          settle: () => (payments as PaymentsModule).settleTask,
        }),
        settings: paymentSettings,
        ...(documents && { receiptInOwnWords: documents.receiptInOwnWords }),
        providers: makePaymentProviders({ swish: payer, svea: payer, nordea: payer }),
        perMinute: 1_000_000,
      },
    )
  const residences = residencesModule({ db, now, environment: 'development' }, { mails, findCaller })
  const salesSystem = salesSystemModule({
    ...module,
    ...(guardsOf && { guardsOf }),
    db,
    refresh: async () => undefined,
    now,
  })
  const papers = withPapers
    ? cataloguePapersModule({
        db,
        uploads,
        findCaller,
        refresh: async () => undefined,
        environment: 'development',
        now,
      })
    : undefined
  const integrationKeys = makeIntegrationKeys({ db, now })
  const routes = [
    module.routes,
    salesSystem.routes,
    papers?.routes,
    documents?.routes,
    payments?.routes,
    residences.routes,
  ].filter((each) => each !== undefined)
  const { app, log } = makeTestApp({
    backend: { findCaller, findKey: findKeysOf(integrationKeys, salesSystemKey), routes },
  })

  let serial = 0
  const nextNumber = (): string => {
    serial += 1
    return aPersonalNumber(serial)
  }
  /** A buyer with a browser, signed in with an identity unless stated otherwise. */
  const buyer = async (
    site: SiteKey = 'sweden',
    { hasIdentity = true, hasConsent = true, personalNumber = nextNumber() } = {},
  ) => {
    const definition = siteByKey(site)
    const email = `${randomUUID()}@example.com`
    const made = await accounts.create({
      organisation: organisationOf(definition),
      firstName: 'Astrid',
      lastName: 'Lund',
      email,
      phone: '+46701740605',
      newsletter: false,
      identity: { country: 'SE', personalNumber, firstName: 'Astrid', lastName: 'Lund' },
    })
    if (made === 'taken') throw new Error('That identity has an account')
    await db
      .updateTable('accounts')
      .set({ email_confirmed_at: new Date(now()).toISOString() })
      .where('id', '=', made.id)
      .execute()
    if (userBrandOf(definition)) await accounts.giveConsent(made.id, definition, hasConsent)
    return {
      ...browser(site, `${made.id}${hasIdentity ? '.identified' : ''}`),
      id: made.id,
      email,
      personalNumber,
    }
  }

  /** Creates many buyers at once; returns their browsers. */
  const crowd = async (people: number, from = 10_000) =>
    (await addBuyers({ db, vault, now }, people, from)).map((person) => ({
      ...browser('sweden', `${person.id}.identified`),
      ...person,
    }))

  /** A browser with the session of a token. */
  const browser = (site: SiteKey = 'sweden', token?: string) => {
    const jar = new Map<string, string>(
      token
        ? [
            ['jwtToken', token],
            ['bind', 'secret'],
          ]
        : [],
    )
    const send = async (path: string, init: RequestInit = {}): Promise<BookingAnswerForTests> => {
      const response = await app.request(path, {
        ...init,
        headers: {
          host: siteByKey(site).hosts.development,
          'sec-fetch-site': 'same-origin',
          cookie: [...jar].map((pair) => pair.join('=')).join('; '),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(init.headers as Record<string, string>),
        },
      })
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const at = pair.indexOf('=')
        if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at))
        else jar.set(pair.slice(0, at), pair.slice(at + 1))
      }
      const text = await response.text()
      return {
        status: response.status,
        body: /^[[{]|^(?:true|false)$/.test(text) ? JSON.parse(text) : text,
        headers: response.headers,
      }
    }
    const post = (path: string, body?: object, headers: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      })
    const page = '/api/buyresidence'
    const base = '/services/booking'
    return {
      jar,
      send,
      post,
      offer: async (objectId: string) => (await send(`${base}/offer/${objectId}`)).body,
      start: (objectId: string, key: string = randomUUID()) =>
        post(`${page}/startbookingasync`, { objectId }, { 'idempotency-key': key }),
      status: (id: string) => send(`${page}/getbookingstatus/${id}`),
      one: (id: string) => send(`${base}/bookings/${id}`),
      list: async () => (await send(`${base}/bookings`)).body,
      save: (
        id: string,
        step: string,
        form: object,
        { goesOn = true, version }: { goesOn?: boolean; version?: number } = {},
      ) =>
        post(`${base}/bookings/${id}/steps/${step}`, {
          form,
          goesOn,
          version,
        }),
      back: (id: string, to?: string) => post(`${base}/bookings/${id}/back`, to ? { to } : {}),
      cancel: (id: string) => post(`${base}/bookings/${id}/cancel`, {}),
      withdraw: (id: string, isConfirmed = true) => post(`${base}/bookings/${id}/withdraw`, { isConfirmed }),
      join: async (objectId: string) => (await post(`${base}/line/${objectId}`)).body,
      leave: async (objectId: string) => (await send(`${base}/line/${objectId}`, { method: 'DELETE' })).body,
    }
  }

  return {
    db,
    database,
    clock,
    keys,
    module,
    app,
    /** Orders at the signature providers. */
    orders,
    documents,
    residences,
    /** The payer at every payment provider. */
    payer,
    payments,
    /** Warnings logged by bookings and payments. */
    warnings,
    mailbox,
    jobs,
    log,
    buyer,
    crowd,
    browser,
    integrationKeys,
    /** A call with a key: that of the sales system by default. */
    call: (method: string, path: string, body?: object, key = salesSystemKey) =>
      browser().send(path, {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    home: async (id: string): Promise<HomeDetails> =>
      (await db.selectFrom('homes').select('details').where('id', '=', id).executeTakeFirstOrThrow()).details,
    /** E-mails to an address, the newest first. */
    lettersTo: async (email: string): Promise<readonly string[]> => {
      await jobs.settled()
      return mailbox
        .list()
        .filter(({ to }) => to === email)
        .map(({ subject }) => subject.replace(/\s/g, ' '))
    },
    sweep: async () => {
      for (const { run } of [...(module.sweeps ?? []), ...(documents?.sweeps ?? [])]) await run()
    },
    close: async () => {
      await jobs.finish()
      await database.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The forms of a Swedish buyer, step by step, after the start. */
export const swedishForms = (buyer: { readonly personalNumber: string; readonly email: string }) =>
  [
    ['start-booking', {}],
    [
      'personal-info',
      {
        applicants: [
          {
            firstName: 'Astrid',
            lastName: 'Lund',
            email: buyer.email,
            phone: '0701740605',
            address: 'Kajgatan 4, Göteborg',
            country: 'SE',
            personalNumber: buyer.personalNumber,
            share: '100',
          },
        ],
      },
    ],
    ['choices', { choices: [] }],
    ['financing', { financing: { ownMoney: '900 000', loans: '1 000 000' } }],
    ['accomodation', { accommodation: { presentHome: 'tenancy', mustSell: false } }],
  ] as const
