// Promised letters are sent: two servers over one PostgreSQL, killed or stopped one after the other while people use them.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { siteByKey } from '@husrum/domain'
import type { MailServer } from '@husrum/testkit/mail-server'
import { startMailServer } from '@husrum/testkit/mail-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeSessions } from '../../people/sessions/postgres-sessions.ts'
import { testSecret } from '../../testing/sessions.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'

interface RunningServer {
  readonly origin: string
  readonly child: ChildProcess
  readonly ended: Promise<number | null>
}

let postgres: TestPostgres
let mailServer: MailServer
let database: OpenDatabase
const running = new Set<ChildProcess>()
beforeAll(async () => {
  postgres = await makeTestPostgres()
  mailServer = await startMailServer()
  database = openPatiently(postgres.url)
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await database.close()
  await mailServer.stop()
  await postgres.drop()
})

const start = async (): Promise<RunningServer> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../testing/accounts-process.ts')], {
    env: { ...process.env, DATABASE_URL: postgres.url, SMTP_URL: mailServer.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (data: Buffer) => resolve(data.toString().trim())),
  )
  return { origin: `http://localhost:${port}`, child, ended }
}

/** People with confirmed addresses: `moving-1@example.com` and so on. */
const addPeople = async (name: string, count: number): Promise<readonly string[]> => {
  const people = sql<{ id: string }>`
    insert into accounts (organisation, first_name, last_name, email, email_key, email_confirmed_at)
    select 'mainAndCooperative', 'Anna', 'Test', email, email, now()
    from generate_series(1, ${count}::int) as number, concat(${name}::text, '-', number, '@example.com') as email
    returning id`
  return (await people.execute(database.db)).rows.map(({ id }) => id)
}

const password = 'blå båt vid kaj'
const aPerson = (email: string) => ({
  firstName: 'Anna',
  lastName: 'Åkesson',
  email,
  phone: '070-174 06 05',
  acceptTerms: true,
  password,
  repeatedPassword: password,
})

/** Ways to request a letter to an address of its own; they resolve with whether it was promised. */
const askers = async () => {
  await addPeople('forgetful', 20_000)
  const sessions = makeSessions({ db: database.db, keys: makeSecretKeys(testSecret), now: Date.now })
  const site = siteByKey('sweden')
  const headers = await Promise.all(
    (await addPeople('moving', 20)).map(async (accountId) => {
      const { token, binding } = await sessions.begin({ site, accountId, hasIdentity: false })
      return { authorization: `Bearer ${token}`, cookie: `bind=${binding}` }
    }),
  )
  let asked = 0
  const post = async (origin: string, path: string, body: object, more: Record<string, string> = {}) => {
    try {
      const response = await fetch(`${origin}/services/account_service/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          // A separate network for each person: one network may not request that many letters.
          'x-forwarded-for': `10.${(asked >> 8) & 255}.${asked & 255}.1`,
          ...more,
        },
        body: JSON.stringify(body),
      })
      return response.status === 200 && ((await response.json()) as { code: string }).code === 'Ok'
    } catch {
      return false
    }
  }
  return [
    (origin: string) => {
      asked += 1
      const email = `new-${asked}@example.com`
      return { email, answer: post(origin, 'register', aPerson(email)) }
    },
    (origin: string) => {
      asked += 1
      const email = `forgetful-${asked}@example.com`
      return { email, answer: post(origin, 'password/forgot', { email }) }
    },
    (origin: string) => {
      asked += 1
      const email = `other-${asked}@example.com`
      return { email, answer: post(origin, 'email/change', { email }, headers[asked % headers.length]) }
    },
  ]
}

/** Half of them kills, half of them orderly stops. `npm run crashes` has twenty. */
const rounds = Number(process.env.HUSRUM_CRASH_ROUNDS ?? 2)

describe('With servers that crash or stop', () => {
  it('every announced e-mail arrives once', { timeout: 600_000 }, async () => {
    const servers = [await start(), await start()]
    const asking = await askers()
    const promised: string[] = []
    let failed = 0
    let isOver = false
    const ask = async (person: number): Promise<void> => {
      for (let turn = person; !isOver; turn += 1) {
        const server = servers[turn % servers.length] as RunningServer
        const { email, answer } = (asking[turn % asking.length] as (typeof asking)[number])(server.origin)
        if (await answer) promised.push(email)
        else failed += 1
        await delay(20)
      }
    }
    const people = Array.from({ length: 8 }, (_, person) => ask(person))

    for (let round = 0; round < rounds; round += 1) {
      await delay(500)
      const place = round % servers.length
      const { child, ended } = servers[place] as RunningServer
      const isKilled = Math.floor(round / 2) % 2 === 0
      child.kill(isKilled ? 'SIGKILL' : 'SIGTERM')
      expect(await ended).toBe(isKilled ? null : 0)
      servers[place] = await start()
    }
    await vi.waitFor(() => expect(promised.length).toBeGreaterThan(100), { timeout: 120_000, interval: 100 })
    isOver = true
    await Promise.all(people)
    const left = async () => (await sql`select 1 from pgboss.job`.execute(database.db)).rows.length
    await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 120_000, interval: 500 })

    // A duplicate of a letter has the same message id, by which mail programs recognise it.
    const letters = new Map<string, Set<string>>()
    for (const { to, raw } of mailServer.received) {
      const id = /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? ''
      for (const email of to) letters.set(email, (letters.get(email) ?? new Set()).add(id))
    }
    const accounts = await accountsByEmail()
    expect(promised.length).toBeGreaterThan(100)
    expect(failed).toBeGreaterThan(0)
    expect({
      withoutLetter: promised.filter((email) => !letters.has(email)),
      withTwoLetters: [...letters].filter(([, ids]) => ids.size > 1),
      withoutOneAccount: promised.filter((email) => email.startsWith('new-') && accounts.get(email) !== 1),
    }).toEqual({ withoutLetter: [], withTwoLetters: [], withoutOneAccount: [] })
  })
})

const accountsByEmail = async (): Promise<ReadonlyMap<string, number>> => {
  const rows = await database.db
    .selectFrom('accounts')
    .select((row) => ['email', row.fn.countAll<number>().as('count')])
    .where('email', 'like', 'new-%')
    .groupBy('email')
    .execute()
  return new Map(rows.map(({ email, count }) => [email, count]))
}
