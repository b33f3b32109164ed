// Every payment is booked: two servers over one PostgreSQL accept payments by Swish while one after the other is killed.
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { startSimulators } from '../../testing/payments.ts'
import { addAccount } from '../../testing/sessions.ts'
import { makeTestBookings } from '../../testing/test-bookings.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'

let postgres: TestPostgres
let database: OpenDatabase
let simulators: Awaited<ReturnType<typeof startSimulators>>
const running = new Set<ChildProcess>()
beforeAll(async () => {
  postgres = await makeTestPostgres()
  database = openPatiently(postgres.url)
  simulators = await startSimulators({ now: Date.now, secondMs: 100 })
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await simulators.close()
  await database.close()
  await postgres.drop()
})

const start = async (): Promise<{ child: ChildProcess; origin: string }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../testing/payments-process.ts')], {
    env: { ...process.env, DATABASE_URL: postgres.url, SWISH_URL: simulators.swish.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const port = await new Promise<string>((resolve) =>
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim())),
  )
  return { child, origin: `http://localhost:${port}` }
}

/** `npm run crashes` runs twenty. */
const rounds = Number(process.env.HUSRUM_CRASH_ROUNDS ?? 2)

it('With servers that crash, no payment is lost, and no payer is charged twice', {
  timeout: 900_000,
}, async () => {
  const { db } = database
  const bookings = await makeTestBookings(db)
  const servers = [await start(), await start()]
  const accountId = await addAccount(database, 'anna@example.com')
  let isOver = false
  let asked = 0
  const pay = async (person: number): Promise<void> => {
    for (let turn = person; !isOver; turn += 1) {
      const bookingId = await bookings.add({ accountId })
      const post = async (path: string, body?: object) => {
        const { origin } = servers[(turn + asked) % servers.length] as { origin: string }
        asked += 1
        try {
          const response = await fetch(`${origin}/api/buyresidence/${path}`, {
            method: 'POST',
            headers: {
              authorization: `Bearer ${accountId}`,
              cookie: `token=${accountId}; binding=b`,
              'sec-fetch-site': 'same-origin',
              'content-type': 'application/json',
            },
            body: JSON.stringify(body ?? {}),
          })
          return (await response.json()) as { paymentId?: string; qr?: string }
        } catch {
          return {}
        }
      }
      // Retried until there is a code, as people do.
      for (let tries = 0; tries < 12 && !isOver; tries += 1) {
        const { paymentId = '' } = await post(`createpaymentid/${bookingId}`)
        const order = { ObjectId: 'home-1', ContractId: bookingId, PaymentNumber: paymentId }
        await post('startswishpayment', order)
        if (simulators.ledger.end(paymentId.replaceAll('-', '').toUpperCase(), 'paid')) break
        await delay(100)
      }
    }
  }
  const people = Array.from({ length: 6 }, (_, person) => pay(person))
  for (let round = 0; round < rounds; round += 1) {
    await delay(700)
    const place = round % servers.length
    const { child } = servers[place] as { child: ChildProcess }
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
    servers[place] = await start()
  }
  isOver = true
  await Promise.all(people)

  const charged = () => [...simulators.ledger.payments.values()].filter(({ status }) => status === 'paid')
  const booked = async () =>
    (await sql`select 1 from test_bookings where state->>'kind' in ('paid', 'completed')`.execute(db)).rows
      .length
  await vi.waitFor(async () => expect(await booked()).toBe(charged().length), {
    timeout: 240_000,
    interval: 500,
  })
  const { rows } = await sql<{ paid: number; last: number; twice: number }>`select
    (select count(*)::int from payments where status = 'paid') as paid,
    coalesce((select last from receipt_numbers), 0) as last,
    (select count(*)::int from (select booking_id from payments where status = 'paid'
      group by booking_id having count(*) > 1) as more) as twice`.execute(db)
  expect(charged().length).toBeGreaterThan(20)
  expect(rows[0]).toEqual({ paid: charged().length, last: charged().length, twice: 0 })
})
