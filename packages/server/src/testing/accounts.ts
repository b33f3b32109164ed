// Accounts for tests: the real routes over a real database, a mailbox, identifications that tests create, and browsers.

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPeople } from '@husrum/demo'
import type { SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { aHomeInDetail, aStageInDetail } from '@husrum/domain/testing'
import type { Hono } from 'hono'
import { sql } from 'kysely'
import { makeHomeDocumentStore } from '../buying/documents/home-document-store.ts'
import { drawSealed } from '../buying/documents/seal-pdf.ts'
import { registerMember } from '../buying/payments/register-member.ts'
import { makeMailbox } from '../dev/mailbox.ts'
import { seededCampaigns } from '../dev/seed-people.ts'
import type { ProvenIdentity } from '../people/accounts/accounts.ts'
import { accountsModule } from '../people/accounts/index.ts'
import { makePasswords } from '../people/accounts/passwords.ts'
import { makeAccountChanges } from '../people/accounts/postgres-account-changes.ts'
import { makeAccountLinks } from '../people/accounts/postgres-account-links.ts'
import { makeSignInFailures } from '../people/accounts/postgres-sign-in-failures.ts'
import { ownDataModule } from '../people/own-data/index.ts'
import { deleteUnconfirmed } from '../people/own-data/unconfirmed-accounts.ts'
import { makeSessions } from '../people/sessions/postgres-sessions.ts'
import { sessionRoutes } from '../people/sessions/routes.ts'
import { makeAuditLog } from '../platform/audit/postgres-audit-log.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { openDirectoryUploadStore } from '../platform/files/directory-upload-store.ts'
import { makeUploadService } from '../platform/files/make-upload-service.ts'
import { noScanner } from '../platform/files/scanner.ts'
import type { AppEnv } from '../platform/http/app-environment.ts'
import { Problem } from '../platform/http/problem.ts'
import { findKeysOf, makeIntegrationKeys } from '../platform/integration-keys/integration-keys.ts'
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts'
import { makeMailService } from '../platform/mail/mail-service.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { declarations, letters } from '../subjects.ts'
import { makeTestClock, testSecret } from './sessions.ts'
import { makeTestApp } from './test-app.ts'
import { openTestDatabase } from './test-database.ts'
import { writtenContent } from './written-content.ts'

/** Satisfies every rule. */
export const goodPassword = 'blå båt vid kaj'

/** One home and one stage, of the Swedish sites. */
const residences = {
  homesByIds: async (siteId: number, ids: readonly string[]) =>
    siteId === 1 && ids.includes('home-00017') ? [aHomeInDetail({ id: 'home-00017' })] : [],
  stagesByIds: async (siteId: number, ids: readonly string[]) =>
    siteId === 1 && ids.includes('stage-kajutan') ? [aStageInDetail({ id: 'stage-kajutan' })] : [],
}

/** A number that the Swedish tax agency has reserved for tests. */
export const aProvenIdentity = (facts: Partial<ProvenIdentity> = {}): ProvenIdentity => ({
  country: 'SE',
  personalNumber: '199908072391',
  firstName: 'Vega',
  lastName: 'Lindqvist',
  ...facts,
})

const hostOf = (key: SiteKey): string => siteByKey(key).hosts.development

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field
  readonly body: any
  readonly headers: Headers
  readonly location: string | null
}

export type AccountsForTests = Awaited<ReturnType<typeof openAccountsForTests>>

/** On the given database, or on one of its own in memory. */
export const openAccountsForTests = async ({
  database = openTestDatabase(),
  perMinute = 10_000,
}: {
  readonly database?: OpenDatabase
  readonly perMinute?: number
} = {}) => {
  const trouble = { isDatabaseAway: false, isBusy: false }
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (trouble.isDatabaseAway)
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const clock = makeTestClock()
  const { now } = clock
  const keys = makeSecretKeys(testSecret)
  const audit = makeAuditLog(db)
  const changes = makeAccountChanges(db, { now })
  const links = makeAccountLinks({ db, keys, now })
  const failures = makeSignInFailures({ db, keys, now })
  const sessions = makeSessions({ db, keys, now, audit })
  const mailbox = makeMailbox({ now })
  const logged: object[] = []
  const log = { error: (fields: object) => void logged.push(fields), warn: () => undefined }
  // Never started: jobs run when a test awaits the e-mails, as a browser does after each response.
  const retries = { limit: 0, firstSeconds: 0, longestSeconds: 0 }
  const jobs = await openPgBossJobs({ db: database.db, keys, log: log as never, retries })
  const mails = makeMailService({
    letters,
    db: database.db,
    jobs,
    mailer: mailbox,
    keys,
    now,
    log: log as never,
  })

  // Real hashes, counted: their time is the observable part.
  const work = { hashed: 0, verified: 0 }
  const real = makePasswords()
  const passwords = {
    hash: (password: string) => {
      work.hashed += 1
      return real.hash(password)
    },
    verify: (hash: string | null | undefined, password: string) => {
      work.verified += 1
      if (trouble.isBusy) return Promise.reject(new Problem('serviceUnavailable'))
      return real.verify(hash, password)
    },
  }

  const proven = new Map<string, ProvenIdentity>()
  const proofs = {
    within: () => proofs,
    take: async (flowId: string) => {
      const identity = proven.get(flowId)
      proven.delete(flowId)
      return identity
    },
  }

  const module = accountsModule(
    { db, listen: database.listen, keys, now, environment: 'development' },
    {
      audit,
      sessions,
      mails,
      content: writtenContent,
      proofs,
      deleteUnconfirmed,
      registerMember,
      campaignCodes: seededCampaigns(demoPeople),
      residences,
      passwords,
      perMinute,
    },
  )
  const { accounts, undos, business, findCaller, allOrNothing } = module
  const directory = await mkdtemp(join(tmpdir(), 'accounts-'))
  const store = await openDirectoryUploadStore(directory)
  const uploads = makeUploadService({
    db,
    now,
    jobs,
    store,
    scanner: noScanner,
    directory: join(directory, 'judging'),
  })
  const homeDocuments = makeHomeDocumentStore(keys, drawSealed(undefined))
  const ownData = ownDataModule(
    { db, keys, now, environment: 'development' },
    {
      declarations,
      jobs,
      mails,
      uploads,
      openHomeDocument: (id) => homeDocuments.open(db, id),
      accounts,
      business,
      passwords,
      content: writtenContent,
      undos,
      allOrNothing,
      perMinute,
    },
  )
  const routes = [
    module.routes,
    ownData.routes,
    (hono: Hono<AppEnv>) => sessionRoutes(hono, { sessions, audit, environment: 'development' }),
  ].filter((each) => each !== undefined)
  const integrationKeys = makeIntegrationKeys({ db, now })
  const { app, log: appLog } = makeTestApp({
    backend: { findCaller, findKey: findKeysOf(integrationKeys, undefined), routes },
  })

  /** A browser with its cookies. Its script calls send the token as bearer, like the web client. */
  const aBrowser = (key: SiteKey = 'sweden', address?: string) => {
    const jar = new Map<string, string>()
    const send = async (path: string, init: RequestInit): Promise<Answer> => {
      const token = jar.get('jwtToken')
      const headers = {
        host: hostOf(key),
        'sec-fetch-site': 'same-origin',
        cookie: [...jar].map((pair) => pair.join('=')).join('; '),
        ...(token && !path.startsWith('form/') && { authorization: `Bearer ${token}` }),
        ...(init.headers as Record<string, string>),
      }
      const socket = { remoteAddress: address }
      const response = await app.request(
        `/services/account_service/${path}`,
        { ...init, headers },
        { incoming: { socket, url: `/services/account_service/${path}` } },
      )
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const at = pair.indexOf('=')
        if (/max-age=0/i.test(line)) jar.delete(pair.slice(0, at))
        else jar.set(pair.slice(0, at), pair.slice(at + 1))
      }
      await mails.settled()
      const text = await response.text()
      return {
        status: response.status,
        body: text.startsWith('{') || text.startsWith('"') ? JSON.parse(text) : text,
        headers: response.headers,
        location: response.headers.get('location'),
      }
    }
    return {
      jar,
      get: (path: string) => send(path, { method: 'GET' }),
      post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
        send(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      submit: (form: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
        send(`form/${form}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
          body: new URLSearchParams(fields).toString(),
        }),
      logIn: (email: string, password = goodPassword) =>
        send('login/email', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password }),
        }),
    }
  }

  /** An account with a confirmed address, the good password and consent for its site. */
  const addAccount = async ({
    email = `person-${randomUUID().slice(0, 8)}@example.com`,
    site = 'sweden' as SiteKey,
    isConfirmed = true,
    identity,
    requiresIdentity = false,
  }: {
    email?: string
    site?: SiteKey
    isConfirmed?: boolean
    identity?: ProvenIdentity
    requiresIdentity?: boolean
  } = {}) => {
    const organisations = { norway: 'norway', finland: 'unknown', senior: 'senior' } as const
    const made = await accounts.create({
      organisation:
        (organisations as Record<string, 'norway' | 'unknown' | 'senior'>)[site] ?? 'mainAndCooperative',
      firstName: 'Anna',
      lastName: 'Åkesson',
      email,
      phone: '+46701740605',
      newsletter: false,
      passwordHash: await real.hash(goodPassword),
      ...(identity && { identity }),
    })
    if (made === 'taken') throw new Error('That identity has an account')
    if (isConfirmed) await changes.confirmEmail(made.id, email)
    if (requiresIdentity)
      await db.updateTable('accounts').set({ requires_identity: true }).where('id', '=', made.id).execute()
    await accounts.giveConsent(made.id, siteByKey(site), true)
    return { id: made.id, email }
  }

  /** The token of the link in the newest mail to an address. */
  const tokenInMailTo = (email: string): string => {
    const mail = mailbox.list().find(({ to }) => to === email)
    const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
    return link === undefined ? '' : (new URL(link).searchParams.get('token') ?? '')
  }

  /** The code in the newest mail to an address. */
  const codeInMailTo = (email: string): string =>
    /^\d{6}$/m.exec(mailbox.list().find(({ to }) => to === email)?.text ?? '')?.[0] ?? ''

  return {
    database,
    db,
    addToHome: homeDocuments.add,
    clock,
    keys,
    accounts,
    changes,
    undos,
    links,
    failures,
    sessions,
    mailbox,
    mails,
    work,
    /** Simulates an unavailable database, or a full queue of password checks. */
    trouble,
    proven,
    integrationKeys,
    app,
    appLog,
    log: log as never,
    logged,
    aBrowser,
    addAccount,
    tokenInMailTo,
    codeInMailTo,
    askForEmail: module.askForEmail,
    uploads,
    /** Runs the sweeps. */
    sweepOwnData: async () => {
      for (const { run } of ownData.sweeps ?? []) await run()
    },
    /** All waiting jobs in the database. */
    waitingJobs: async () => {
      const jobs = sql<Record<string, unknown>>`select j.*, j.data->>'kind' as kind,
        length(j.data->>'sealed') as bytes from pgboss.job j order by created_on`
      return (await jobs.execute(database.db)).rows
    },
    subjectsTo: (email: string) =>
      mailbox
        .list()
        .filter(({ to }) => to === email)
        .map(({ subject }) => subject),
    close: async () => {
      await jobs.finish()
      await database.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
