// Showings for tests: the real module over a real database, a stage with showings, people with and without membership, a mailbox,
// and a test clock.
import type { SiteKey } from '@husrum/domain'
import { principals, siteByKey } from '@husrum/domain'
import { aHomeInDetail, aStageInDetail } from '@husrum/domain/testing'
import { joinVip } from '../buying/payments/join-vip.ts'
import type { AnnouncedShowing } from '../buying/showings/announce-showing.ts'
import { showingsModule } from '../buying/showings/index.ts'
import { insertWorld } from '../catalogue/search/insert-world.ts'
import { makeIdentityVault } from '../people/accounts/identity-vault.ts'
import { makeAccounts } from '../people/accounts/postgres-accounts.ts'
import type { FindCaller } from '../people/sessions/know-caller.ts'
import { callerOf, findNoCaller } from '../people/sessions/know-caller.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import { findKeysOf, makeIntegrationKeys } from '../platform/integration-keys/integration-keys.ts'
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts'
import { makeMailService } from '../platform/mail/mail-service.ts'
import type { Mail, Mailer } from '../platform/mail/mailer.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { letters } from '../subjects.ts'
import { callerFor } from './callers.ts'
import { addAccount, makeTestClock, testSecret } from './sessions.ts'
import { makeTestApp } from './test-app.ts'
import { openTestDatabase } from './test-database.ts'

export type ShowingsForTests = Awaited<ReturnType<typeof openShowingsForTests>>

export const testCatalogueKey = 'the key of the sales system'
const hour = 3_600_000

export const openShowingsForTests = async ({
  database = openTestDatabase(),
  isFilled = false,
}: {
  readonly database?: OpenDatabase
  /** Another server has filled the database. */
  readonly isFilled?: boolean
} = {}) => {
  const { db } = database
  // A Monday at noon, in winter.
  const clock = makeTestClock(Date.UTC(2026, 2, 2, 11))
  const { now } = clock
  if (!isFilled)
    await insertWorld(db, {
      tags: [],
      stages: [aStageInDetail({ id: 'kajutan', siteId: 1, name: 'Kajutan', path: '/kajutan/', tagIds: [] })],
      homes: [
        aHomeInDetail({
          id: 'kajutan-1',
          siteId: 1,
          stageId: 'kajutan',
          name: 'Kajutan 1',
          path: '/kajutan/1/',
          tagIds: [],
        }),
      ],
    } as never)
  const sent: Mail[] = []
  const mailer: Mailer = { send: async (mail) => void sent.push(mail) }
  const quiet = { error: () => undefined, warn: () => undefined } as never
  const keys = makeSecretKeys(testSecret)
  const retries = { limit: 0, firstSeconds: 0, longestSeconds: 0 }
  // Never started: e-mails are sent when a test awaits them.
  const jobs = await openPgBossJobs({ db, keys, log: quiet, retries })
  const mails = makeMailService({ letters, db, jobs, mailer, keys, now, log: quiet })
  const accounts = makeAccounts({ db, vault: makeIdentityVault(keys), now })

  /** A token is the account's id, or a kind of person. */
  const findCaller: FindCaller = async (shown, site) => {
    if (!shown) return findNoCaller(undefined, site)
    const [accountId = '', kind] = shown.token.split('.')
    const principal = principals.find((each) => each === kind)
    if (principal) return callerFor(principal, site, {}, accountId)
    const session = {
      sessionId: 's',
      tokenId: 't',
      accountId,
      hasIdentity: true,
      beganAt: now(),
      expiresAt: now() + hour,
    }
    return callerOf(session, site, accounts)
  }
  const content = {
    site: async () => ({
      pages: [
        { template: 'showingQr', path: '/anmalan/qr/' },
        { template: 'showingForm', path: '/anmalan/visning/' },
        { template: 'reportList', path: '/anmalan/lista/' },
      ],
    }),
  } as never
  const module = showingsModule(
    { db, keys, now, environment: 'development' },
    { mails, content, perMinute: 100_000 },
  )
  const { app } = makeTestApp({
    backend: {
      findCaller,
      findKey: findKeysOf(makeIntegrationKeys({ db, now }), testCatalogueKey),
      routes: module.routes ? [module.routes] : [],
    },
  })

  let people = 0
  const person = async ({ isMember = false, name = 'Anna' }: { isMember?: boolean; name?: string } = {}) => {
    people += 1
    const email = `${name.toLowerCase()}-${people}@example.com`
    const id = await addAccount(database, email)
    await db
      .updateTable('accounts')
      .set({ first_name: name, email_confirmed_at: new Date(now()).toISOString() })
      .where('id', '=', id)
      .execute()
    await db
      .insertInto('site_consents')
      .values({ account_id: id, brand: 'main', accepted: true } as never)
      .execute()
    if (isMember)
      await db.transaction().execute((trx) => joinVip(trx, { account_id: id, brand: 'main' }, now()))
    return { id, email }
  }

  const announced = (facts: Partial<AnnouncedShowing> = {}): AnnouncedShowing => ({
    reference: 'visning-1',
    siteId: 1,
    stageId: 'kajutan',
    kind: 'onSite',
    place: 'Kajgatan 4',
    startsAt: now() + 48 * hour,
    endsAt: now() + 49 * hour,
    people: 10,
    parties: 100,
    maxPartySize: 4,
    ...facts,
  })

  const send = async (
    method: string,
    path: string,
    {
      who,
      body,
      form,
      site = 'sweden',
      headers = {},
    }: {
      /** Token. */
      readonly who?: string
      readonly body?: object
      readonly form?: Record<string, string>
      readonly site?: SiteKey
      readonly headers?: Record<string, string>
    } = {},
  ) => {
    const { development } = siteByKey(site).hosts
    const response = await app.request(`http://${development}${path}`, {
      method,
      headers: {
        host: development,
        'sec-fetch-site': 'same-origin',
        ...(who !== undefined && { authorization: `Bearer ${who}`, cookie: `jwtToken=${who}; bind=b` }),
        ...(body && { 'content-type': 'application/json' }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(form && { body: new URLSearchParams(form).toString() }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location') ?? '',
      text,
      // biome-ignore lint/suspicious/noExplicitAny: tests look at what they name
      body: (/^[{[]/.test(text) ? JSON.parse(text) : undefined) as any,
    }
  }

  return {
    database,
    db,
    clock,
    module,
    app,
    send,
    person,
    announced,
    announce: async (facts: Partial<AnnouncedShowing> = {}) => (await module.announce(announced(facts))).id,
    guest: (accountId: string, site: SiteKey = 'sweden') => ({
      accountId,
      site: siteByKey(site),
      origin: 'http://localhost',
    }),
    /** E-mails since the last call, unordered: they are sent concurrently. */
    letters: async () => {
      await jobs.settled()
      return sent.splice(0)
    },
    close: async () => {
      await jobs.finish()
      await database.close()
    },
  }
}
