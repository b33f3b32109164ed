// Saved searches for tests: the real module over a real database and catalogue, a mailbox, and a test clock.
import type { Home, HomeChange, HomeDetails, SiteKey } from '@husrum/domain'
import { searchedStatuses, siteByKey } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import type { World } from '../catalogue/search/insert-world.ts'
import { insertWorld } from '../catalogue/search/insert-world.ts'
import { makeResidenceService } from '../catalogue/search/residence-service.ts'
import { makeMailbox } from '../dev/mailbox.ts'
import { savedSearchesModule } from '../people/saved-searches/index.ts'
import { callerOf } from '../people/sessions/know-caller.ts'
import type { OpenDatabase } from '../platform/database/open-database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { anonymous } from '../platform/http/caller.ts'
import { openPgBossJobs } from '../platform/jobs/pg-boss-jobs.ts'
import { makeMailService } from '../platform/mail/mail-service.ts'
import { makeSecretKeys } from '../platform/secrets/secret-keys.ts'
import { letters } from '../subjects.ts'
import { addAccount, makeTestClock, testSecret } from './sessions.ts'
import { makeTestApp } from './test-app.ts'
import { openTestDatabase } from './test-database.ts'

export type SavedSearchesForTests = Awaited<ReturnType<typeof openSavedSearchesForTests>>

export const openSavedSearchesForTests = async ({
  world,
  database = openTestDatabase(),
}: {
  readonly world: World
  readonly database?: OpenDatabase
}) => {
  const { db } = database
  await insertWorld(db, world)
  const residences = makeResidenceService({ db })
  await residences.start()
  // A Monday at noon, in winter.
  const clock = makeTestClock(Date.UTC(2026, 2, 2, 12))
  const mailbox = makeMailbox({ now: clock.now })
  const logged: object[] = []
  const log = {
    error: (line: object) => void logged.push(line),
    warn: (line: object) => void logged.push(line),
  } as never
  const keys = makeSecretKeys(testSecret)
  // Never started: jobs run when a test awaits them.
  const retries = { limit: 0, firstSeconds: 0, longestSeconds: 0 }
  const jobs = await openPgBossJobs({ db, keys, log, retries })
  const mails = makeMailService({ letters, db, jobs, mailer: mailbox, keys, now: clock.now, log })
  let caller: Caller = anonymous
  const module = savedSearchesModule(
    { db, listen: () => () => undefined, keys, now: clock.now, environment: 'development', log },
    { residences, jobs, mails },
  )
  const { app } = makeTestApp({
    backend: { findCaller: async () => caller, routes: module.routes ? [module.routes] : [] },
  })

  const signIn = (accountId: string): void => {
    const session = { sessionId: 's', tokenId: 't', accountId, hasIdentity: true, beganAt: 0, expiresAt: 0 }
    const brands = ['main', 'norway', 'finland', 'senior', 'cooperative']
    const user = aUser({ consents: brands.map((site) => ({ site: site as 'main', accepted: true })) })
    caller = callerOf(session, siteByKey('sweden'), { user: async () => user })
  }

  const send = async (
    path: string,
    init: RequestInit & { readonly site?: SiteKey } = {},
  ): Promise<{
    readonly status: number
    readonly body: unknown
    readonly location: URL | undefined
    readonly cookie: string
  }> => {
    const { site = 'sweden', ...rest } = init
    const { hosts } = siteByKey(site)
    const response = await app.request(path, {
      ...rest,
      headers: { host: hosts.development, 'sec-fetch-site': 'same-origin', ...(rest.headers as object) },
    })
    await mails.settled()
    const text = await response.text()
    const location = response.headers.get('location')
    return {
      status: response.status,
      body: /^[{[]/.test(text) ? (JSON.parse(text) as unknown) : text,
      location: location === null ? undefined : new URL(location, `http://${hosts.development}`),
      cookie: response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    }
  }
  const submit = (path: string, fields: Record<string, string>, site: SiteKey = 'sweden') =>
    send(path, {
      site,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })

  return {
    database,
    db,
    world,
    residences,
    clock,
    logged,
    module,
    app,
    signIn,
    signOut: () => {
      caller = anonymous
    },
    addPerson: async (email: string) => {
      const id = await addAccount(database, email)
      await db
        .updateTable('accounts')
        .set({ email_confirmed_at: new Date(0).toISOString() })
        .where('id', '=', id)
        .execute()
      return id
    },
    send,
    submit,
    call: (method: string, path: string, body?: object) =>
      send(path, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
    /** Homes of the Swedish site that a search finds. */
    found: (site: SiteKey = 'sweden'): readonly HomeDetails[] =>
      world.homes.filter(
        ({ siteId, status }) =>
          siteId === siteByKey(site).catalogueSiteId &&
          searchedStatuses.some((searched) => searched === status),
      ),
    change: (home: Pick<Home, 'id'>, change: HomeChange, reason?: string) =>
      residences.changeHomes([
        { homeId: home.id, change, by: 'staff', ...(reason !== undefined && { reason }) },
      ]),
    /** Processes changes, and sends due e-mails. */
    tell: async () => {
      await module.tell()
      await mails.settled()
    },
    mailsTo: (email: string) => mailbox.list().filter(({ to }) => to === email),
    /** The first link in the newest e-mail to an address that contains this. */
    linkTo: (email: string, part: string): URL => {
      const text = mailbox.list().find(({ to }) => to === email)?.text ?? ''
      return new URL(
        [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link).find((link) => link.includes(part)) ??
          'none:',
      )
    },
    close: async () => {
      await module.close?.()
      residences.close()
      await jobs.finish()
      await database.close()
    },
  }
}
