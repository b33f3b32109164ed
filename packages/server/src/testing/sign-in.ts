// The identity routes over a real database with real accounts and sessions, providers that tests control, and browsers.

import { randomUUID } from 'node:crypto'
import type { LoginMethod, SiteDefinition } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import pino from 'pino'
import { registerMember } from '../buying/payments/register-member.ts'
import type { Mailbox } from '../dev/mailbox.ts'
import { makeMailbox } from '../dev/mailbox.ts'
import { makeAllOrNothing } from '../people/accounts/account-stores.ts'
import type { Accounts, ProvenIdentity } from '../people/accounts/accounts.ts'
import { makeCheckPassword } from '../people/accounts/check-password.ts'
import type { IdentityProofs } from '../people/accounts/identity-proofs.ts'
import { makeIdentityVault } from '../people/accounts/identity-vault.ts'
import { makePasswords } from '../people/accounts/passwords.ts'
import { makeBusiness } from '../people/accounts/postgres-account-business.ts'
import { makeAccountUndos } from '../people/accounts/postgres-account-undos.ts'
import { makeAccounts } from '../people/accounts/postgres-accounts.ts'
import { makeSignInFailures } from '../people/accounts/postgres-sign-in-failures.ts'
import { deleteUnconfirmed } from '../people/own-data/unconfirmed-accounts.ts'
import { knowCaller, makeFindCaller } from '../people/sessions/know-caller.ts'
import { makeSessions } from '../people/sessions/postgres-sessions.ts'
import type { IssuedSession } from '../people/sessions/sessions.ts'
import { makeFlowCookie } from '../people/sign-in/flow-cookie.ts'
import { makeIdentityProofs } from '../people/sign-in/identity-proofs.ts'
import type {
  IdentityProgress,
  IdentityProvider,
  IdentityProviders,
  IdentityRequest,
} from '../people/sign-in/identity-provider.ts'
import { makeIdentificationStore } from '../people/sign-in/postgres-identifications.ts'
import { identityRoutes } from '../people/sign-in/routes.ts'
import { makeAuditLog } from '../platform/audit/postgres-audit-log.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import type { Schema } from '../platform/database/schema.ts'
import type { AppEnv } from '../platform/http/app-environment.ts'
import { makeHttpApp } from '../platform/http/http-app.ts'
import { makeCallLimit } from '../platform/http/limit-calls.ts'
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts'
import type { MailService } from '../platform/mail/mail-service.ts'
import { makeMailService } from '../platform/mail/mail-service.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { letters } from '../subjects.ts'
import type { TestClock } from './sessions.ts'
import { makeTestClock } from './sessions.ts'
import type { TestBrowser } from './test-browser.ts'
import { makeTestBrowser } from './test-browser.ts'
import { openTestDatabase } from './test-database.ts'
import { writtenContent } from './written-content.ts'

/** A provider whose orders a test controls. */
export interface LedProvider extends IdentityProvider {
  /** Applies from the newest order on. */
  progress: IdentityProgress
  readonly wishes: IdentityRequest[]
  readonly cancelled: string[]
  /** Number of polls and callbacks. */
  asked: number
}

const makeLedProvider = (kind: 'asked' | 'returned'): LedProvider => {
  const answer = async (): Promise<IdentityProgress> => {
    provider.asked += 1
    return provider.progress
  }
  const provider: LedProvider = {
    progress: { kind: 'pending', hint: 'outstandingTransaction' },
    wishes: [],
    cancelled: [],
    asked: 0,
    start: async (wish) => {
      provider.wishes.push(wish)
      const ref = `order-${provider.wishes.length}`
      return kind === 'asked'
        ? { kind: 'started', order: { ref }, autoStartToken: `start-${ref}` }
        : { kind: 'started', order: { ref }, redirectUrl: `https://provider.test/${ref}` }
    },
    cancel: async ({ ref = '' }) => {
      provider.cancelled.push(ref)
    },
    ...(kind === 'asked'
      ? { collect: answer, qr: ({ ref }, seconds) => `qr.${ref}.${seconds}` }
      : { finish: answer }),
  }
  return provider
}

export const tova: ProvenIdentity = {
  country: 'SE',
  personalNumber: '199908072391',
  firstName: 'Tova',
  lastName: 'Test',
}

export interface IdentityHouse {
  readonly database: OpenDatabase
  readonly clock: TestClock
  readonly mails: MailService
  readonly mailbox: Mailbox
  readonly accounts: Accounts
  readonly proofs: IdentityProofs
  readonly providers: Readonly<Record<LoginMethod, LedProvider>>
  readonly sweep: () => Promise<void>
  /** Deletes all data, and resets the providers. */
  readonly reset: () => Promise<void>
  /** The log. */
  readonly log: readonly string[]
  /** Another process over the same database. */
  makeApp(): Hono<AppEnv>
  /** A new browser on a site; the Swedish main one by default. */
  browser(site?: SiteDefinition, app?: Hono<AppEnv>): TestBrowser
  /** Without a password, unless one is given. */
  addAccount(facts?: { identity?: ProvenIdentity; site?: SiteDefinition; password?: string }): Promise<string>
  addAssociation(accountId: string, name: string): Promise<string>
  sessionCount(accountId: string): Promise<number>
  /** As an e-mail sign-in would begin it, on the Swedish main site. */
  beginSession(accountId: string): Promise<IssuedSession>
}

export const openIdentityHouse = async ({
  database = openTestDatabase(),
  startsPerMinute = 10_000,
  clock = makeTestClock(),
  providers: others,
  routes,
}: {
  database?: OpenDatabase
  startsPerMinute?: number
  clock?: TestClock
  /** Instead of those that a test controls. */
  providers?: IdentityProviders
  /** In addition to those of identities. */
  routes?: (app: Hono<AppEnv>) => void
} = {}): Promise<IdentityHouse> => {
  const { db } = database
  const { now } = clock
  const keys = makeSecretKeys('a secret for tests, thirty-two bytes and more')
  const accounts = makeAccounts({ db, vault: makeIdentityVault(keys), now })
  const sessions = makeSessions({ db, keys, now })
  const flowCookie = makeFlowCookie(keys, 'development')
  const storeOn = (place: Kysely<Schema>) => makeIdentificationStore(place, keys)
  const store = storeOn(db)
  const proofs = makeIdentityProofs({ db, storeOn, flowCookie, now })
  const passwords = makePasswords()
  const log: string[] = []
  const mailbox = makeMailbox({ now })
  const silent = pino({ level: 'silent' })
  const jobs = await openPgBossJobs({ db, keys, log: silent })
  const mails = makeMailService({ letters, db, jobs, mailer: mailbox, keys, now, log: silent })
  const providers = {
    bank_id: makeLedProvider('asked'),
    eident: makeLedProvider('returned'),
    signicat: makeLedProvider('returned'),
  }

  const makeApp = (): Hono<AppEnv> =>
    makeHttpApp({
      environment: 'development',
      log: pino({}, { write: (line: string) => void log.push(line) }),
      knowCaller: knowCaller(makeFindCaller({ sessions, accounts }), 'development'),
      routes: [
        (app) =>
          identityRoutes(app, {
            store,
            providers: others ?? providers,
            accounts,
            sessions,
            audit: makeAuditLog(db),
            business: makeBusiness(db),
            content: writtenContent,
            undos: makeAccountUndos({ db, keys, now }),
            allOrNothing: makeAllOrNothing(db, {
              keys,
              now,
              sessions,
              proofs,
              mails,
              deleteUnconfirmed,
              registerMember,
            }),
            checkPassword: makeCheckPassword({ failures: makeSignInFailures({ db, keys, now }), passwords }),
            now,
            flowCookie,
            environment: 'development',
            limitStarts: makeCallLimit({ db, keys, now }, 'identifications', startsPerMinute),
          }),
        (app) => routes?.(app),
        (app) =>
          app.post('/take/:id', async (c) => {
            const browser = { site: c.get('site'), cookies: c.req.header('cookie') ?? '' }
            return c.json({ proof: await proofs.take(c.req.param('id'), browser) })
          }),
      ],
    })
  const mainApp = makeApp()

  return {
    database: { ...database, close: () => jobs.finish().then(() => database.close()) },
    clock,
    mails,
    mailbox,
    accounts,
    proofs,
    providers,
    log,
    sweep: () => store.sweep(now()),
    reset: async () => {
      for (const table of [
        'identifications',
        'sessions',
        'accounts',
        'associations',
        'audit_log',
        'sign_in_failures',
        'call_counts',
      ] as const)
        await db.deleteFrom(table).execute()
      for (const provider of Object.values(providers)) {
        provider.progress = { kind: 'pending', hint: 'outstandingTransaction' }
        provider.asked = 0
        provider.wishes.length = 0
        provider.cancelled.length = 0
      }
    },
    makeApp,
    browser: (site = siteByKey('sweden'), app = mainApp) => makeTestBrowser(app, site),
    addAccount: async ({ identity, site = siteByKey('sweden'), password } = {}) => {
      const made = await accounts.create({
        organisation:
          site.siteOrgId === 1 ? 'mainAndCooperative' : site.siteOrgId === 3 ? 'norway' : 'unknown',
        firstName: 'Tova',
        lastName: 'Test',
        email: `${randomUUID()}@example.com`,
        phone: '+46701740605',
        newsletter: false,
        ...(identity && { identity }),
        ...(password !== undefined && { passwordHash: await passwords.hash(password) }),
      })
      if (made === 'taken') throw new Error('The identity is taken')
      return made.id
    },
    addAssociation: async (accountId, name) => {
      const { id } = await db
        .insertInto('associations')
        .values({ organisation: 'mainAndCooperative', name, active_financial_management: true })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('association_members')
        .values({ association_id: id, account_id: accountId })
        .execute()
      return id
    },
    beginSession: (accountId) => sessions.begin({ site: siteByKey('sweden'), accountId, hasIdentity: false }),
    sessionCount: async (accountId) => {
      const rows = await db.selectFrom('sessions').select('id').where('account_id', '=', accountId).execute()
      return rows.length
    },
  }
}
