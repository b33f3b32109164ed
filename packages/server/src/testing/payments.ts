// Payments for tests: the real module over a real database, each provider's simulator over HTTP, a served application for
// callbacks, a mailbox, and a test clock.
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import { sql } from 'kysely'
import type { PaymentsModule } from '../buying/payments/index.ts'
import { paymentsModule } from '../buying/payments/index.ts'
import type { PaymentProviders, PaymentSettings } from '../buying/payments/open-payment-providers.ts'
import { openPaymentProviders } from '../buying/payments/open-payment-providers.ts'
import { makePaymentMarks } from '../buying/payments/payment-marks.ts'
import type { StoredMail } from '../dev/mailbox.ts'
import { makeMailbox } from '../dev/mailbox.ts'
import { makeSimulatedLedger } from '../dev/payments/simulated-ledger.ts'
import { startSimulatedNordea } from '../dev/payments/simulated-nordea.ts'
import { startSimulatedSvea } from '../dev/payments/simulated-svea.ts'
import { startSimulatedSwish } from '../dev/payments/simulated-swish.ts'
import {
  merchantCert,
  merchantKey,
  simulatorCa,
  simulatorCert,
  simulatorKey,
} from '../dev/payments/simulator-certificates.ts'
import type { FindCaller } from '../people/sessions/know-caller.ts'
import { callerOf, findNoCaller } from '../people/sessions/know-caller.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { findKeysOf, makeIntegrationKeys } from '../platform/integration-keys/integration-keys.ts'
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts'
import { makeMailService } from '../platform/mail/mail-service.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { staffTasksModule } from '../platform/staff-tasks/module.ts'
import { letters } from '../subjects.ts'
import { addAccount, makeTestClock, testSecret } from './sessions.ts'
import { makeTestApp } from './test-app.ts'
import { makeTestBookings } from './test-bookings.ts'
import { openTestDatabase } from './test-database.ts'

export type PaymentsForTests = Awaited<ReturnType<typeof openPaymentsForTests>>

/** Callers whose token is their name. */
export type PayerForTests = 'anna' | 'stranger' | 'anonymous'

export const testIds = { unknown: '00000000-0000-4000-8000-000000000000' }
/** The address of staff, and the key of their system. */
export const staffForTests = { address: 'staff@example.com', key: 'the key of their system' }
export const swishPayee = '1234679304'
export const sveaMerchant = { id: '124842', secret: 'a secret between Svea and us' }
export const nordeaKey = { secret: 'LEHTI', version: '0001' }

/** Simulators of every provider. */
export const startSimulators = async ({ now, secondMs = 5 }: { now: () => number; secondMs?: number }) => {
  const ledger = makeSimulatedLedger()
  const swish = await startSimulatedSwish({
    ledger,
    now,
    secondMs,
    tls: { cert: simulatorCert, key: simulatorKey, ca: simulatorCa },
  })
  const svea = await startSimulatedSvea({
    ledger,
    merchant: sveaMerchant,
    now,
    secondMs,
    pageOf: (id) => `/__dev/payments?payment=${id}`,
  })
  const nordea = await startSimulatedNordea({ ledger, key: nordeaKey, now })
  return {
    ledger,
    swish,
    svea,
    nordea,
    settings: {
      swish: {
        url: swish.url,
        identity: { cert: merchantCert, key: merchantKey },
        ca: simulatorCa,
        payee: swishPayee,
      },
      svea: { url: svea.url, adminUrl: svea.url, merchant: sveaMerchant },
      nordea: {
        url: 'https://epmt.nordea.example/cgi-bin/SOLOPM01',
        queryUrl: nordea.queryUrl,
        receiver: '12345678',
        key: nordeaKey,
      },
    },
    close: async () => {
      await Promise.all([swish.close(), svea.close(), nordea.close()])
    },
  }
}

export const openPaymentsForTests = async ({
  database = openTestDatabase(),
}: {
  readonly database?: OpenDatabase
} = {}) => {
  const { db } = database
  const clock = makeTestClock()
  const allMails = makeMailbox({ now: clock.now })
  let seen = 0
  const mailbox = {
    send: allMails.send,
    /** The latest first. */
    list: (): readonly StoredMail[] => allMails.list().slice(0, allMails.list().length - seen),
    forget: () => {
      seen = allMails.list().length
    },
  }
  const lines: object[] = []
  const add = (line: object) => void lines.push(line)
  const log = { error: add, warn: add } as never
  const keys = makeSecretKeys(testSecret)
  const retries = { limit: 0, firstSeconds: 0, longestSeconds: 0 }
  // Never started: jobs run when a test awaits them.
  const jobs = await openPgBossJobs({ db, keys, log, retries })
  const mails = makeMailService({ letters, db, jobs, mailer: mailbox, keys, now: clock.now, log })
  const bookings = await makeTestBookings(db)
  const simulators = await startSimulators({ now: clock.now })
  const accounts = {
    anna: await addAccount(database, 'anna@example.com'),
    stranger: await addAccount(database, 'stranger@example.com'),
  }
  const findCaller: FindCaller = async (shown, site) => {
    const id = accounts[shown?.token as keyof typeof accounts]
    if (id === undefined) return findNoCaller(undefined, site)
    const consents = (['main', 'finland', 'senior', 'cooperative'] as const).map((brand) => ({
      site: brand,
      accepted: true,
    }))
    const user = aUser({ id, hasPersonalIdentifier: true, consents: consents as never })
    const session = {
      sessionId: 's',
      tokenId: 't',
      accountId: id,
      hasIdentity: true,
      beganAt: 0,
      expiresAt: 0,
    }
    return callerOf(session, site, { user: async () => user })
  }
  const staff = staffTasksModule(
    { db, now: clock.now, environment: 'development' },
    {
      mails,
      staffAddress: staffForTests.address,
      settle: () => module.settleTask,
    },
  )
  const { tasks } = staff
  const marks = makePaymentMarks(keys)
  const openProviders = (settings: PaymentSettings) =>
    openPaymentProviders(settings, { now: clock.now, callbackIdentifierOf: (id) => marks.callback(id)[0] })
  let opened = openProviders(simulators.settings)
  const providers: PaymentProviders = {
    of: (name) => opened.of(name),
    offeredOn: (site) => opened.offeredOn(site),
    close: () => opened.close(),
  }
  const module: PaymentsModule = paymentsModule(
    { db, keys, now: clock.now, log, environment: 'development' },
    {
      jobs,
      mails,
      bookingService: bookings.bookingService,
      tasks,
      settings: simulators.settings,
      providers,
      perMinute: 100_000,
    },
  )
  bookings.setMoney(module.money)
  const integrationKeys = makeIntegrationKeys({ db, now: clock.now })
  const { app } = makeTestApp({
    backend: {
      findCaller,
      findKey: findKeysOf(integrationKeys, staffForTests.key),
      routes: [module, staff].flatMap(({ routes }) => routes ?? []),
    },
  })
  const server: Server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const ask = async (
    who: PayerForTests,
    method: string,
    path: string,
    {
      site = 'sweden',
      body,
      headers = {},
    }: {
      readonly site?: SiteKey
      readonly body?: object | string
      readonly headers?: Record<string, string>
    } = {},
  ) => {
    const { development } = siteByKey(site).hosts
    const response = await app.request(`http://${development}:${port}${path}`, {
      method,
      headers: {
        host: `${development}:${port}`,
        'sec-fetch-site': 'same-origin',
        ...(who !== 'anonymous' && { authorization: `Bearer ${who}`, cookie: `jwtToken=${who}; bind=b` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      // biome-ignore lint/suspicious/noExplicitAny: tests look at what they name
      body: (/^[{[]/.test(text) ? JSON.parse(text) : undefined) as any,
    }
  }

  const page = '/api/buyresidence'
  const start = (
    provider: 'swish' | 'svea' | 'nordea',
    bookingId: string,
    paymentId: string,
    { who = 'anna' as PayerForTests, site = 'sweden' as SiteKey, ...more } = {},
  ) =>
    ask(who, 'POST', `${page}/start${provider}payment`, {
      site,
      body: { ObjectId: 'home-1', ContractId: bookingId, PaymentNumber: paymentId, ...more },
    })

  return {
    database,
    db,
    clock,
    jobs,
    mailbox,
    lines,
    bookings,
    simulators,
    module,
    tasks,
    integrationKeys,
    app,
    port,
    accounts,
    ask,
    start,
    paymentId: async (bookingId: string, site: SiteKey = 'sweden', who: PayerForTests = 'anna') =>
      (await ask(who, 'POST', `${page}/createpaymentid/${bookingId}`, { site })).body?.paymentId as string,
    status: (paymentId: string, site: SiteKey = 'sweden', who: PayerForTests = 'anna') =>
      ask(who, 'GET', `${page}/paymentstatus/${paymentId}`, { site }),
    cancel: (paymentId: string, site: SiteKey = 'sweden') =>
      ask('anna', 'POST', `/services/payments/${paymentId}/cancel`, { site }),
    /** Restarts the servers with other payment settings. */
    restartWith: (settings: PaymentSettings) => {
      opened.close()
      opened = openProviders(settings)
    },
    /** Runs the sweep until no payment is due, and all its jobs. */
    sweep: async () => {
      while ((await module.reconcile()) > 0) await jobs.settled()
      await jobs.settled()
    },
    /** Resets everything. */
    forget: async () => {
      await jobs.settled()
      opened.close()
      opened = openProviders(simulators.settings)
      await sql`truncate payments, payment_refunds, payment_calls, receipt_numbers, user_payments, vip_memberships, campaign_codes, staff_tasks, residences, bank_lines, bank_files, sellers cascade`.execute(
        db,
      )
      simulators.swish.setMood({})
      simulators.svea.setMood({})
      simulators.nordea.setMood({})
      simulators.ledger.payments.clear()
      simulators.swish.forget()
      simulators.svea.forget()
      mailbox.forget()
      bookings.setFree(true)
      lines.length = 0
    },
    /** Swish's id of a payment. */
    instructionOf: (paymentId: string) => paymentId.replaceAll('-', '').toUpperCase(),
    close: async () => {
      await simulators.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      module.close?.()
      await jobs.finish()
      await database.close()
    },
  }
}
