// Throughput of starting bookings, and how soon the losers of a race get their answer: over HTTP, signed in, on two servers of the product
// over one real PostgreSQL; each hold with its log, its e-mail and the home's status.
import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { siteByKey } from '@husrum/domain'
import { startRealPostgres } from '@husrum/testkit/real-postgres'
import { sql } from 'kysely'
import { makeIdentityVault } from '../src/people/accounts/identity-vault.ts'
import { makeSessions } from '../src/people/sessions/postgres-sessions.ts'
import type { OpenDatabase } from '../src/platform/database/open-database.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { cookieName } from '../src/platform/http/set-cookie.ts'
import { makeSecretKeys } from '../src/platform/secrets/secret-keys.ts'
import { addBuyers } from '../src/testing/buyers.ts'
import { startProduct } from './page-servers.ts'
import { processorTime } from './pinning.ts'
import { percentile, table } from './statistics.ts'

/** Minimum per second (issue 16). */
const least = 200
/** Maximum milliseconds until a late buyer gets the answer. */
const max = 2_000
const buyersAHome = 16

interface Shopper {
  /** Headers with a session. */
  readonly session: Readonly<Record<string, string>>
  /** Each on a network of its own, as set by a load balancer: starts are limited per minute and network. */
  readonly network: string
}

/** Number of homes for sale on the Swedish site, a hundred in each project. */
const homesForSale = async ({ db }: OpenDatabase, homes: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    update homes set details = details || '{"status": "forSale", "phase": "salesStart", "disposalForm": "condominium", "price": 4000000}'::jsonb - 'resale'
    where number in (select number from homes where site_id = 1 order by number limit ${homes}) returning id`.execute(
    db,
  )
  if (rows.length < homes) throw new Error(`There are ${rows.length} homes`)
  return rows.map(({ id }) => id)
}

const shoppersFor = async (
  { db }: OpenDatabase,
  secret: string,
  people: number,
): Promise<readonly Shopper[]> => {
  const keys = makeSecretKeys(secret)
  const buyers = await addBuyers({ db, vault: makeIdentityVault(keys), now: Date.now }, people)
  const sessions = makeSessions({ db, keys })
  const site = siteByKey('sweden')
  const shoppers: Shopper[] = []
  await Promise.all(
    Array.from({ length: 8 }, async (_, lane) => {
      for (let at = lane; at < people; at += 8) {
        const { id: accountId = '' } = buyers[at] ?? {}
        const { token, binding = '' } = await sessions.begin({ site, accountId, hasIdentity: true })
        // `npm start` only speaks HTTP, where no cookie may have a prefix.
        const cookie = `${cookieName('token', 'development')}=${token}; ${cookieName('binding', 'development')}=${binding}`
        shoppers[at] = {
          session: { authorization: `Bearer ${token}`, cookie },
          network: `10.${1 + Math.floor(at / 200)}.${1 + (at % 200)}.1`,
        }
      }
    }),
  )
  return shoppers
}

/** Like a load balancer, which reuses its connections. */
const agent = new Agent({ keepAlive: true })

const call = (
  origin: string,
  { session, network }: Shopper,
  method: string,
  path: string,
  body?: object,
): Promise<{ readonly status: number; readonly body: string }> =>
  new Promise((resolve, reject) => {
    const { port, host } = new URL(origin)
    const asked = request({
      agent,
      port,
      host: '127.0.0.1',
      method,
      path: `/api/buyresidence/${path}`,
      headers: {
        host,
        origin,
        'sec-fetch-site': 'same-origin',
        'idempotency-key': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
        'x-forwarded-for': network,
        ...session,
      },
    })
    asked.on('response', (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, body: said }), reject)
    })
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })

/** Starts a booking and requests the outcome. Returns whether the buyer got the home, and the milliseconds. */
const begin = async (
  origin: string,
  shopper: Shopper,
  objectId: string,
): Promise<{ readonly isHeld: boolean; readonly ms: number }> => {
  const started = performance.now()
  const asked = await call(origin, shopper, 'POST', 'startbookingasync', { objectId })
  const told =
    asked.status === 202
      ? await call(origin, shopper, 'GET', `getbookingstatus/${JSON.parse(asked.body).id}`)
      : asked
  if (told.status !== 200 && told.status !== 409) throw new Error(`${told.status}: ${told.body}`)
  return { isHeld: told.status === 200, ms: performance.now() - started }
}

/** Runs concurrently; each worker takes the next one. */
const beside = (places: number, count: number, work: (at: number) => Promise<void>): Promise<unknown> => {
  let next = 0
  return Promise.all(
    Array.from({ length: places }, async () => {
      while (next < count) {
        const at = next
        next += 1
        await work(at)
      }
    }),
  )
}

/** Measures, and returns tables in Markdown. Figures compare within one run only. */
export const runBookingsBench = async ({
  starts = 1_000,
  people = 24,
  homes = 500,
  homesAtOnce = [4, 16, 64],
}: {
  readonly starts?: number
  readonly people?: number
  readonly homes?: number
  readonly homesAtOnce?: readonly number[]
} = {}): Promise<string> => {
  const postgres = await startRealPostgres()
  const secret = randomBytes(48).toString('base64')
  const objects = 6 * (starts + homes * homesAtOnce.length)
  const start = () =>
    startProduct({ databaseUrl: postgres.url, secret, objects, env: { TRUSTED_PROXIES: '1' } })
  const products = [await start()]
  const database = openDatabase({ url: postgres.url })
  try {
    products.push(await start())
    const free = [...(await homesForSale(database, starts + homes * homesAtOnce.length))]
    const shoppers = [...(await shoppersFor(database, secret, starts + 200 + homes * buyersAHome))]
    const originOf = (at: number): string => products[at % products.length]?.origin ?? ''
    const heldNow = async (): Promise<number> =>
      (await database.db.selectFrom('bookings').select('id').where('status', '=', 'held').execute()).length

    const alone = shoppers.splice(0, starts)
    const own = free.splice(0, starts)
    const warming = Math.ceil(starts / 10)
    const times: number[] = []
    const beginAlone = async (at: number) => {
      const { isHeld, ms } = await begin(originOf(at), alone[at] as Shopper, own[at] as string)
      if (!isHeld) throw new Error(`${own[at]} is not held`)
      times.push(ms)
    }
    await beside(people, warming, beginAlone)
    times.length = 0
    const processorOf = () => products.reduce((sum, { pid }) => sum + (processorTime(pid) ?? Number.NaN), 0)
    const processorBefore = processorOf()
    const began = performance.now()
    await beside(people, starts - warming, (at) => beginAlone(warming + at))
    const perSecond = (starts - warming) / ((performance.now() - began) / 1_000)
    const processor = (processorOf() - processorBefore) / (starts - warming)

    const crowds: string[][] = []
    for (const places of homesAtOnce) {
      const wanted = free.splice(0, homes)
      const before = await heldNow()
      // Another project for each crowd of the same people.
      const waits: number[] = []
      const from = performance.now()
      await beside(places, homes, async (home) => {
        const tries = await Promise.all(
          Array.from({ length: buyersAHome }, (_, buyer) =>
            begin(
              originOf(buyer),
              shoppers[(home * buyersAHome + buyer) % shoppers.length] as Shopper,
              wanted[home] as string,
            ),
          ),
        )
        waits.push(...tries.filter(({ isHeld }) => !isHeld).map(({ ms }) => ms))
      })
      const seconds = (performance.now() - from) / 1_000
      crowds.push([
        String(places),
        String(Math.round((homes * buyersAHome) / seconds)),
        percentile(waits, 0.5).toFixed(0),
        percentile(waits, 0.95).toFixed(0),
        Math.max(...waits).toFixed(0),
        String((await heldNow()) - before),
      ])
    }
    const { rows: twice } = await sql`select object_id from bookings where status = 'held'
      group by 1 having count(*) > 1`.execute(database.db)
    return [
      `Homes that people begin to book, ${people} beside each other, on two servers and PostgreSQL:`,
      '',
      table(
        ['a second', 'at least', 'p50 ms', 'p95 ms', 'servers’ processor, ms each'],
        [
          [
            perSecond.toFixed(0),
            String(least),
            percentile(times, 0.5).toFixed(0),
            percentile(times, 0.95).toFixed(0),
            processor.toFixed(1),
          ],
        ],
      ),
      ...(perSecond < least ? ['Too few.'] : []),
      '',
      `${homes} homes, ${buyersAHome} people for each in the same moment; ${twice.length} sold twice. Time until the other buyers are refused (at most ${max} ms):`,
      '',
      table(['homes at a time', 'people a second', 'p50 ms', 'p95 ms', 'slowest ms', 'held'], crowds),
    ].join('\n')
  } finally {
    agent.destroy()
    await database.close()
    for (const product of products) await product.stop()
    await postgres.stop()
  }
}
