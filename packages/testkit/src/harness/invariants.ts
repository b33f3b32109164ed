// Invariants that must hold after every fault, checked in the database, the file store, the bank and the mailbox.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { OpenDatabase } from '@husrum/server'
import { openDatabase } from '@husrum/server'
import { rowsOf } from '@husrum/server/testing/outside'
import type { Stack } from '../stack/start-stack.ts'
import type { Promises } from './journeys.ts'
import type { WorldOutsideStack } from './world-outside.ts'

/** Violations, by invariant. */
export type Broken = Readonly<Record<string, readonly string[]>>

/** Waits until no work is pending; returns what is still pending after the timeout. */
const settled = async (database: OpenDatabase, withinMs: number): Promise<readonly string[]> => {
  const until = Date.now() + withinMs
  for (;;) {
    const [left] = await rowsOf<{ jobs: number; refunds: number; payments: number }>(
      database,
      `select (select count(*)::int from pgboss.job where state in ('created', 'retry', 'active') and start_after < now() + interval '5 minutes') as jobs,
        (select count(*)::int from payment_refunds where status <> 'done') as refunds,
        (select count(*)::int from payments where status = 'unknown') as payments`,
    )
    const open = Object.entries(left ?? {}).filter(([, count]) => count > 0)
    if (open.length === 0) return []
    if (Date.now() > until) return open.map(([what, count]) => `${count} ${what}`)
    await delay(500)
  }
}

const repeated = (all: readonly string[]): readonly string[] =>
  all.filter((one, at) => all.indexOf(one) !== at)

const lettersByAddress = async (world: WorldOutsideStack) => {
  const names = new Map<string, Set<string>>()
  for (const { to, raw } of await world.letters())
    for (const email of to)
      names.set(email, (names.get(email) ?? new Set()).add(/^Message-ID: (.+)$/im.exec(raw)?.[1] ?? raw))
  return names
}

const bookingsAsTold = async (database: OpenDatabase, { purchases }: Promises) => {
  const rows = await rowsOf<{ id: string; object_id: string; status: string; account_id: string }>(
    database,
    'select id, object_id, status, account_id from bookings',
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const bought = purchases.filter(({ bookingId }) => bookingId !== undefined)
  return {
    'one hold a home': repeated(
      rows
        .filter(({ status }) => !['cancelled', 'expired', 'failed'].includes(status))
        .map((row) => row.object_id),
    ),
    'bookings as told': bought
      .filter(({ bookingId = '', purchase: { ends, buyer }, isTypedPreserved }) => {
        const row = byId.get(bookingId)
        const wanted = ends === 'completed' ? 'completed' : 'cancelled'
        return !isTypedPreserved || row?.status !== wanted || row.account_id !== buyer.id
      })
      .map(({ bookingId = '' }) => `${bookingId} is ${byId.get(bookingId)?.status}`),
  }
}

const moneyAsRows = async (database: OpenDatabase, world: WorldOutsideStack) => {
  const [rows] = await rowsOf<{ paid: number; back: number }>(
    database,
    `select (select coalesce(sum(amount), 0)::float8 from payments where status = 'paid') / 100 as paid,
      (select coalesce(sum(amount), 0)::float8 from payment_refunds where status = 'done') / 100 as back`,
  )
  const payments = await world.payments()
  const sum = (all: readonly (string | number)[]) =>
    all.reduce<number>((total, one) => total + Number(one), 0)
  const bank = {
    paid: sum(payments.filter(({ status }) => status === 'paid').map(({ amount }) => amount)),
    back: sum(payments.flatMap(({ refunds }) => refunds.map(({ amount }) => amount))),
  }
  return bank.paid === rows?.paid && bank.back === rows.back
    ? []
    : [`the bank says ${JSON.stringify(bank)}, we say ${JSON.stringify(rows)}`]
}

const casesAsTold = async (database: OpenDatabase, { cases, messages }: Promises) => {
  const rows = await rowsOf<{ id: string; description: string }>(
    database,
    'select id, description from cases',
  )
  const ids = new Set(rows.map(({ id }) => id))
  const said = await rowsOf<{ text: string; count: number }>(
    database,
    'select text, count(*)::int as count from case_messages group by text',
  )
  const counts = new Map(said.map(({ text, count }) => [text, count]))
  return {
    'cases once': [
      ...repeated(rows.map(({ description }) => description)),
      ...cases.filter(({ id }) => !ids.has(id)).map(({ mark }) => `${mark} is not there`),
    ],
    'messages once': messages
      .filter(({ mark }) => counts.get(mark) !== 1)
      .map(({ mark }) => `${mark}: ${counts.get(mark) ?? 0}`),
  }
}

/** Every stored file row has its content in the store, and the store has no other files. */
const filesAsRows = async (database: OpenDatabase, folder: string, { cases }: Promises) => {
  const rows = await rowsOf<{ id: string; state: string; hash: string | null }>(
    database,
    `select id, state, encode(sha256, 'hex') as hash from uploads`,
  )
  const known = new Set(rows.map(({ id }) => id))
  const entries = await readdir(folder, { recursive: true }).catch(() => [] as string[])
  const stored = entries.flatMap(
    (name) => /^(?:kept\/)?([\da-f-]{36})\._S3rver_object$/.exec(name)?.[1] ?? [],
  )
  const missing = await Promise.all(
    rows
      .filter(({ state }) => state === 'clean')
      .map(async ({ id, hash }) => {
        const bytes = await readFile(join(folder, `kept/${id}._S3rver_object`))
          .catch(() => readFile(join(folder, `${id}._S3rver_object`)))
          .catch(() => undefined)
        if (!bytes) return [`${id} lies nowhere`]
        return createHash('sha256').update(bytes).digest('hex') === hash ? [] : [`${id} is another one`]
      }),
  )
  const hashes = new Set(rows.map(({ hash }) => hash))
  return [
    ...missing.flat(),
    ...cases.filter(({ hash }) => !hashes.has(hash)).map(({ mark }) => `the file of ${mark} is not there`),
    ...stored.filter((id) => !known.has(id)).map((id) => `${id} has no row`),
  ]
}

const likesAsTold = async (database: OpenDatabase, { favourites }: Promises) => {
  const rows = await rowsOf<{ account_id: string; object_id: string }>(
    database,
    'select account_id, home_id as object_id from marked_homes',
  )
  const kept = new Set(rows.map(({ account_id, object_id }) => `${account_id} ${object_id}`))
  return favourites.map(({ account, objectId }) => `${account} ${objectId}`).filter((one) => !kept.has(one))
}

export const checkInvariants = async (
  stack: Stack,
  world: WorldOutsideStack,
  promises: Promises,
): Promise<Broken> => {
  const database = openDatabase({ url: stack.databaseUrl })
  try {
    const left = await settled(database, 60_000)
    const letters = await lettersByAddress(world)
    const interests = await rowsOf<{ email: string }>(database, 'select email from interests')
    const valid = await Promise.all(
      promises.sessions.slice(-20).map(({ insist }) => insist('GET', '/services/account_service/me')),
    )
    return {
      'all is done': left,
      ...(await bookingsAsTold(database, promises)),
      'money is the sum of rows': await moneyAsRows(database, world),
      ...(await casesAsTold(database, promises)),
      'files as rows': await filesAsRows(database, stack.filesFolder, promises),
      'favourites as told': await likesAsTold(database, promises),
      'interests once': [
        ...repeated(interests.map(({ email }) => email)),
        ...promises.interests.filter((email) => !interests.some((row) => row.email === email)),
      ],
      'letters once': promises.interests
        .filter((email) => letters.get(email)?.size !== 1)
        .map((email) => `${email}: ${letters.get(email)?.size ?? 0}`),
      'sessions valid': valid.filter(({ status }) => status !== 200).map(({ status }) => String(status)),
      'answers as expected': [...promises.misled],
    }
  } finally {
    await database.close()
  }
}
