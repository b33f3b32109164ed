// Visits of homes and stages: the latest of each visitor, for a limited time, and anonymous counts.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** A signed-in user, or a browser with consent to statistics. */
export type Viewer = { readonly accountId: string } | { readonly visitorId: string }

export interface Visit {
  readonly stageId: string
  /** Absent for a visit of the stage itself. */
  readonly objectId?: string
}

export interface Visits {
  /** `countyId` is where the visit counts; without one it is not counted. Rejects with the driver's error. */
  note(
    viewer: Viewer,
    siteId: number,
    visit: Visit & { readonly countyId?: string | undefined },
  ): Promise<void>
  /** The latest first. */
  last(viewer: Viewer, siteId: number): Promise<readonly (Visit & { readonly at: number })[]>
  /** Of the last thirty days, the most visited first. */
  mostVisited(
    siteId: number,
    countyId: string,
    limit: number,
  ): Promise<readonly { readonly stageId: string; readonly count: number }[]>
  /** On one site, or on all. */
  forget(viewer: Viewer, siteId?: number): Promise<void>
  /** Deletes expired visits and counts. */
  sweep(now: number): Promise<void>
}

/** Of one visitor on one site. */
export const maxVisits = 50
/** Days for which a visit is stored. */
export const visitDays = 90
/** Days that count for the most visited. */
const countedDays = 30

const dayMs = 86_400_000
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

const ownerColumns = (viewer: Viewer) =>
  'accountId' in viewer
    ? { account_id: viewer.accountId, visitor_id: null }
    : { account_id: null, visitor_id: viewer.visitorId }

const isOwnedBy = (viewer: Viewer) =>
  'accountId' in viewer
    ? sql<boolean>`account_id = ${viewer.accountId}`
    : sql<boolean>`visitor_id = ${viewer.visitorId}`

export const makeVisits = (db: Kysely<Schema>, now: () => number = Date.now): Visits => ({
  note: (viewer, siteId, { stageId, objectId = '', countyId }) =>
    db.transaction().execute(async (trx) => {
      const at = now()
      const before = await trx
        .selectFrom('visits')
        .select(({ fn }) => fn.max<string | null>('visited_at').as('at'))
        .where(isOwnedBy(viewer))
        .where('site_id', '=', siteId)
        .where('stage_id', '=', stageId)
        .executeTakeFirst()
      const owner = 'accountId' in viewer ? 'account_id' : 'visitor_id'
      await sql`insert into visits (${sql.ref(owner)}, site_id, stage_id, object_id, visited_at)
        values (${ownerColumns(viewer)[owner]}, ${siteId}, ${stageId}, ${objectId}, ${new Date(at).toISOString()})
        on conflict (${sql.ref(owner)}, site_id, stage_id, object_id) where ${sql.ref(owner)} is not null
        do update set visited_at = excluded.visited_at`.execute(trx)
      await sql`delete from visits where ${isOwnedBy(viewer)} and site_id = ${siteId} and (stage_id, object_id) in (
        select stage_id, object_id from visits where ${isOwnedBy(viewer)} and site_id = ${siteId}
        order by visited_at desc offset ${maxVisits})`.execute(trx)
      const isFirstToday = !before?.at || dayOf(Date.parse(before.at)) !== dayOf(at)
      if (countyId === undefined || !isFirstToday) return
      await sql`insert into stage_visits (day, site_id, county_id, stage_id, count)
        values (${dayOf(at)}, ${siteId}, ${countyId}, ${stageId}, 1)
        on conflict (site_id, county_id, day, stage_id)
        do update set count = stage_visits.count + 1`.execute(trx)
    }),

  async last(viewer, siteId) {
    const rows = await db
      .selectFrom('visits')
      .select(['stage_id', 'object_id', 'visited_at'])
      .where(isOwnedBy(viewer))
      .where('site_id', '=', siteId)
      .orderBy('visited_at', 'desc')
      .limit(maxVisits)
      .execute()
    return rows.map(({ stage_id, object_id, visited_at }) => ({
      stageId: stage_id,
      ...(object_id !== '' && { objectId: object_id }),
      at: Date.parse(visited_at),
    }))
  },

  async mostVisited(siteId, countyId, limit) {
    const rows = await db
      .selectFrom('stage_visits')
      .select(['stage_id', ({ fn }) => fn.sum<string>('count').as('visits')])
      .where('site_id', '=', siteId)
      .where('county_id', '=', countyId)
      .where('day', '>', dayOf(now() - countedDays * dayMs))
      .groupBy('stage_id')
      .orderBy('visits', 'desc')
      .orderBy('stage_id')
      .limit(limit)
      .execute()
    return rows.map(({ stage_id, visits }) => ({ stageId: stage_id, count: Number(visits) }))
  },

  async forget(viewer, siteId) {
    const theirs = db.deleteFrom('visits').where(isOwnedBy(viewer))
    await (siteId === undefined ? theirs : theirs.where('site_id', '=', siteId)).execute()
  },

  async sweep(at) {
    await db
      .deleteFrom('visits')
      .where('visited_at', '<', new Date(at - visitDays * dayMs).toISOString())
      .execute()
    await db
      .deleteFrom('stage_visits')
      .where('day', '<=', dayOf(at - countedDays * dayMs))
      .execute()
  },
})
