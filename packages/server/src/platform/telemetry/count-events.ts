// Counts user events from committed data: none that was rolled back, and each by one of many servers.
import { siteById } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** Number of events, with labels from closed sets only. */
export interface CountedEvents {
  readonly of: 'bookings' | 'holds' | 'cases' | 'interests' | 'signIns' | 'accounts'
  readonly count: number
  readonly attributes: Readonly<Record<string, string>>
}

const cursor = 'events counted until'

/** Longer than any transaction: rows with an earlier time are committed by now. Seconds. */
const settled = 30

const siteOf = (siteId: number | null): string => siteById(siteId ?? 0)?.key ?? 'none'

const signIns: ReadonlySet<string> = new Set(['signedIn', 'signInFailed', 'signInLocked'])
const ofAccounts: ReadonlySet<string> = new Set([
  'accountCreated',
  'emailConfirmed',
  'identityTied',
  'accountDeleted',
])

type Between = readonly [from: string, until: string]

const bookings = async (trx: Transaction<Schema>, [from, until]: Between): Promise<CountedEvents[]> => {
  const rows = await trx
    .selectFrom('booking_log')
    .innerJoin('bookings', 'bookings.id', 'booking_log.booking_id')
    .select(['booking_log.kind', 'booking_log.changed_by', 'bookings.site'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('booking_log.at', '>', from)
    .where('booking_log.at', '<=', until)
    .groupBy(['booking_log.kind', 'booking_log.changed_by', 'bookings.site'])
    .execute()
  return rows.map(({ kind, changed_by, site, count }) => ({
    of: 'bookings',
    count,
    attributes: { 'husrum.event': kind, 'husrum.by': changed_by, 'husrum.site': site },
  }))
}

const holds = async (trx: Transaction<Schema>, [from, until]: Between): Promise<CountedEvents[]> => {
  const rows = await trx
    .selectFrom('booking_requests')
    .select(['outcome', 'site'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('at', '>', from)
    .where('at', '<=', until)
    .groupBy(['outcome', 'site'])
    .execute()
  return rows.map(({ outcome, site, count }) => ({
    of: 'holds',
    count,
    attributes: { 'husrum.outcome': outcome, 'husrum.site': site },
  }))
}

const cases = async (trx: Transaction<Schema>, [from, until]: Between): Promise<CountedEvents[]> => {
  const rows = await trx
    .selectFrom('cases')
    .select(['site_id', 'area', 'role'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('created_at', '>', from)
    .where('created_at', '<=', until)
    .groupBy(['site_id', 'area', 'role'])
    .execute()
  return rows.map(({ site_id, area, role, count }) => ({
    of: 'cases',
    count,
    attributes: { 'husrum.area': area, 'husrum.role': role, 'husrum.site': siteOf(site_id) },
  }))
}

const interests = async (trx: Transaction<Schema>, [from, until]: Between): Promise<CountedEvents[]> => {
  const rows = await trx
    .selectFrom('interests')
    .select('site_id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('registered_at', '>', from)
    .where('registered_at', '<=', until)
    .groupBy('site_id')
    .execute()
  return rows.map(({ site_id, count }) => ({
    of: 'interests',
    count,
    attributes: { 'husrum.site': siteOf(site_id) },
  }))
}

const audited = async (trx: Transaction<Schema>, [from, until]: Between): Promise<CountedEvents[]> => {
  const method = sql<string | null>`detail ->> 'method'`
  const code = sql<string | null>`detail ->> 'code'`
  const rows = await trx
    .selectFrom('audit_log')
    .select(['event', 'site_id', method.as('method'), code.as('code')])
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('at', '>', from)
    .where('at', '<=', until)
    .where('event', 'in', [...signIns, ...ofAccounts])
    .groupBy(['event', 'site_id', method, code])
    .execute()
  return rows.map(({ event, site_id, count, ...how }) => {
    const attributes = { 'husrum.event': event, 'husrum.site': siteOf(site_id) }
    if (!signIns.has(event)) return { of: 'accounts', count, attributes }
    return {
      of: 'signIns',
      count,
      attributes: {
        ...attributes,
        'husrum.method': how.method ?? 'none',
        'husrum.reason': how.code ?? 'none',
      },
    }
  })
}

/**
 * Events since the last count of any server, as of half a minute ago; none while another server counts.
 * The first call sets the start.
 */
export const countNewEvents = (db: Kysely<Schema>): Promise<readonly CountedEvents[]> =>
  db.transaction().execute(async (trx) => {
    const now = sql<string>`(clock_timestamp() - make_interval(secs => ${settled}))::text`
    const begun = await trx
      .insertInto('settings')
      .values({ key: cursor, value: now })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (begun) return []
    const turn = await trx
      .selectFrom('settings')
      .select(['value as from', now.as('until')])
      .where('key', '=', cursor)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!turn) return []
    const between: Between = [turn.from, turn.until]
    const counted: CountedEvents[] = []
    for (const count of [bookings, holds, cases, interests, audited])
      counted.push(...(await count(trx, between)))
    await trx.updateTable('settings').set({ value: turn.until }).where('key', '=', cursor).execute()
    return counted
  })
