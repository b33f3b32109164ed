// Every hit is reported once: two servers over one PostgreSQL follow changes and send e-mails while one after the other is killed.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { moneyOf } from '@husrum/domain'
import type { MailServer } from '@husrum/testkit/mail-server'
import { startMailServer } from '@husrum/testkit/mail-server'
import { seededWorld } from '@husrum/testkit/seeded-world'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { changeHomes } from '../../catalogue/search/change-homes.ts'
import { insertWorld } from '../../catalogue/search/insert-world.ts'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'

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

const begin = String(Date.now())

const start = async (): Promise<ChildProcess> => {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../testing/saved-searches-process.ts')],
    {
      // Ten minutes between two e-mails are a fifth of a second.
      env: {
        ...process.env,
        DATABASE_URL: postgres.url,
        SMTP_URL: mailServer.url,
        CLOCK_START: begin,
        CLOCK_SPEED: '3000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  running.add(child)
  await new Promise((resolve) => child.stdout?.once('data', resolve))
  return child
}

/** The text of an e-mail, decoded. */
const textOf = (raw: string): string => {
  const [, headers = '', body = ''] =
    /\r\n(Content-Type: text\/plain.*?)\r\n\r\n(.*?)\r\n--/is.exec(raw) ?? []
  if (/base64/i.test(headers)) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Number of homes in an e-mail, including those that are only counted. */
const toldIn = (text: string): number => {
  const others = /(En|\d+) bost(?:ad|äder) till har nyheter/.exec(text)?.[1]
  return (
    (text.match(/Nytt pris|^Ny · /gm) ?? []).length +
    (others === undefined ? 0 : others === 'En' ? 1 : Number(others))
  )
}

/** `npm run crashes` runs more. */
const rounds = Number(process.env.HUSRUM_CRASH_ROUNDS ?? 2)

it('With servers that crash, every subscriber gets each home once', {
  timeout: 600_000,
}, async () => {
  const { db } = database
  const world = seededWorld({ seed: 11, homes: 3_000 })
  await insertWorld(db, world)
  const homes = world.homes.filter(
    ({ siteId, status, disposalForm }) => siteId === 1 && status === 'forSale' && disposalForm !== 'tenancy',
  )
  const followers = Array.from({ length: 12 }, (_, at) => `follower-${at}@example.com`)
  for (const [at, email] of followers.entries())
    await db
      .insertInto('saved_searches')
      .values({
        site_id: 1,
        origin: 'http://localhost:3000',
        email,
        email_key: email,
        name: '',
        // Several save the same search.
        address: at % 3 === 0 ? '/sok-bostad/' : `/sok-bostad/?maxPrice=${9_000_000 + (at % 3) * 100_000}`,
        rhythm: 'atOnce',
        confirmed_at: new Date().toISOString(),
        after_change: 0,
      })
      .execute()

  const servers = [await start(), await start()]
  let changed = 0
  let isOver = false
  const changing = (async () => {
    for (const home of homes) {
      if (isOver) return
      const change = { price: moneyOf(1_000_000 + changed * 1_000) }
      await db.transaction().execute((trx) => changeHomes(trx, [{ homeId: home.id, change, by: 'staff' }]))
      changed += 1
      await delay(20)
    }
  })()
  for (let round = 0; round < rounds; round += 1) {
    await delay(700)
    const place = round % servers.length
    const killed = servers[place] as ChildProcess
    const ended = new Promise((resolve) => killed.once('exit', resolve))
    killed.kill('SIGKILL')
    await ended
    servers[place] = await start()
  }
  await vi.waitFor(() => expect(changed).toBeGreaterThan(30), { timeout: 120_000, interval: 100 })
  isOver = true
  await changing

  const left = async () => {
    const { rows } = await sql`select 1 from pgboss.job union all select 1 from saved_search_hits
      union all select 1 from saved_search_state where seen_change < (select max(id) from home_changes)`.execute(
      db,
    )
    return rows.length
  }
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 120_000, interval: 500 })

  // A copy of an e-mail has the same message id, by which mail programs recognise it.
  const letters = new Map<string, Map<string, number>>()
  for (const { to, raw } of mailServer.received) {
    const id = /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? ''
    for (const email of to)
      letters.set(email, (letters.get(email) ?? new Map<string, number>()).set(id, toldIn(textOf(raw))))
  }
  expect(changed).toBeGreaterThan(30)
  const told = followers.map((email) => [...(letters.get(email)?.values() ?? [])])
  expect(told.map((counts) => counts.reduce((sum, count) => sum + count, 0))).toEqual(
    followers.map(() => changed),
  )
  expect(Math.min(...told.map((counts) => counts.length))).toBeGreaterThan(2)
})
