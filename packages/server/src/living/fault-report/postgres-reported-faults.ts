// Reported faults of common areas that are still open, and the residents that follow them.
import type { ReportedFault } from '@husrum/domain'
import { errandStatusesIn, errandStatusIdOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { followErrand } from '../errands/index.ts'
import type { ReportsOf } from './case-reporter.ts'
import { makeCasePlaces } from './postgres-case-places.ts'

const maxTold = 5
const days = 86_400_000
/** Older reports were forgotten rather than handled: a new report is useful. */
const shownForMs = 90 * days

export type ReportedFaults = ReturnType<typeof makeReportedFaults>

export const makeReportedFaults = (db: Kysely<Schema>, { now }: { readonly now: () => number }) => {
  const places = makeCasePlaces(db)

  /** Open errands of common areas that the person may report for. */
  const openOnes = async ({ accountId, site }: ReportsOf) => {
    const open = (['registered', 'ongoing'] as const)
      .flatMap((group) => errandStatusesIn(group))
      .map((status) => errandStatusIdOf(status, site.country))
    return db
      .selectFrom('cases')
      .leftJoin('case_followers', (join) =>
        join.onRef('case_followers.case_id', '=', 'cases.id').on('case_followers.account_id', '=', accountId),
      )
      .select([
        'cases.id',
        'room_type',
        'problem',
        'case_status_id',
        'created_at',
        'case_followers.account_id',
      ])
      .where('area', '=', 'CommonAreas')
      .where('case_status_id', 'in', open)
      .where('created_at', '>', new Date(now() - shownForMs).toISOString())
      .where((row) => row.or([row('reporter_id', 'is', null), row('reporter_id', '<>', accountId)]))
  }

  return {
    /** Latest first. Undefined for a place without access. */
    list: async (
      { placeId, roomId }: { readonly placeId: string; readonly roomId: string },
      whose: ReportsOf,
    ): Promise<readonly ReportedFault[] | undefined> => {
      const known = await places.find(placeId, whose)
      if (!known) return undefined
      if (known.kind === 'home') return []
      const room = roomId === '' ? undefined : await places.room(roomId, whose)
      const roomKey = room?.key ?? roomId
      let query = (await openOnes(whose)).where('cases.property_id', '=', known.place.propertyId)
      // The same building, or a fault of the whole property.
      if (known.place.buildingId !== '')
        query = query.where('cases.building_id', 'in', [known.place.buildingId, ''])
      if (roomKey !== '') query = query.where('room_key', '=', roomKey)
      const rows = await query.orderBy('created_at', 'desc').limit(maxTold).execute()
      return rows.map((row) => ({
        id: row.id,
        room: row.room_type,
        problem: row.problem,
        caseStatusId: row.case_status_id,
        creationDate: Date.parse(row.created_at),
        isFollowed: row.account_id !== null,
      }))
    },

    /** Idempotent. False for an errand that is missing, not open, or in a building without access. */
    follow: async (id: string, whose: ReportsOf): Promise<boolean> => {
      if (!/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(id)) return false
      const errand = await (await openOnes(whose))
        .where('cases.id', '=', id)
        .select('cases.place_id')
        .executeTakeFirst()
      if (!errand || !(await places.find(errand.place_id, whose))) return false
      const { accountId, site } = whose
      await followErrand(db, { errandId: id, accountId, site, now: now() })
      return true
    },
  }
}
