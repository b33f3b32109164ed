// Decisions of staff over HTTP, authenticated by a key of the company's own tools.
import { endpoints } from '@husrum/contract'
import { sites } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { BookingStaff } from './booking-staff.ts'
import { isBookingId } from './postgres-bookings.ts'
import type { StaffBookings } from './staff-bookings.ts'
import type { StaffDecision, StaffOutcome } from './staff-decision.ts'

interface Decided {
  readonly reason: string
  readonly by: string
}

/** The log records the person and the key that was used. */
const decisionOf = ({ reason, by }: Decided, keyName: string): StaffDecision => ({
  reason,
  actor: `${by} (${keyName})`,
})

const assertDone = (outcome: StaffOutcome): void => {
  if (outcome.kind === 'unknown') throw new Problem('notFound')
  if (outcome.kind === 'refused') throw new Problem('statusConflict', { present: outcome.why })
}

export const bookingStaffRoutes = (
  app: Hono<AppEnv>,
  {
    db,
    staff,
    read,
    refresh,
  }: {
    readonly db: Kysely<Schema>
    readonly staff: BookingStaff
    readonly read: StaffBookings
    /** Makes this server's search read the catalogue's changes now. */
    readonly refresh: () => Promise<void>
  },
): void => {
  const bookingOf = async (id: string) => {
    const booking = await read.one(id)
    if (!booking) throw new Problem('notFound')
    return booking
  }
  const homeOf = async (id: string) => {
    const row = await db
      .selectFrom('homes')
      .select(sql<'forSale'>`details ->> 'status'`.as('status'))
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new Problem('notFound')
    return { id, status: row.status }
  }

  bindEndpoint(app, endpoints.getStaffBookings, async ({ status, site, after }) => {
    const known = sites.find(({ key }) => key === site)?.key
    if (site !== undefined && known === undefined)
      throw new Problem('invalidRequest', { errors: [{ field: 'site', key: 'unknownValue' }] })
    if (after !== undefined && !isBookingId(after))
      throw new Problem('invalidRequest', { errors: [{ field: 'after', key: 'wrongFormat' }] })
    return read.list({ status, site: known, after })
  })
  bindEndpoint(app, endpoints.getStaffBooking, async ({ id }) => bookingOf(id))

  bindEndpoint(app, endpoints.confirmBooking, async ({ id, ...decided }, { keyName }) => {
    assertDone(await staff.confirm(id, decisionOf(decided, keyName)))
    await refresh()
    return bookingOf(id)
  })
  bindEndpoint(app, endpoints.refuseBooking, async ({ id, ...decided }, { keyName }) => {
    assertDone(await staff.refuse(id, decisionOf(decided, keyName)))
    await refresh()
    return bookingOf(id)
  })
  bindEndpoint(app, endpoints.refundBooking, async ({ id, ...decided }, { keyName }) => {
    assertDone(await staff.refund(id, decisionOf(decided, keyName)))
    return bookingOf(id)
  })

  bindEndpoint(app, endpoints.releaseHome, async ({ id, ...decided }, { keyName }) => {
    assertDone(await staff.releaseHome(id, decisionOf(decided, keyName)))
    await refresh()
    return homeOf(id)
  })
  bindEndpoint(app, endpoints.withdrawHome, async ({ id, ...decided }, { keyName }) => {
    assertDone(await staff.withdrawHome(id, decisionOf(decided, keyName)))
    await refresh()
    return homeOf(id)
  })
  bindEndpoint(app, endpoints.recordSale, async ({ id, status, ...decided }, { keyName }) => {
    const outcome = await staff.recordSale(id, status, decisionOf(decided, keyName))
    assertDone(outcome)
    await refresh()
    return {
      ...(await homeOf(id)),
      ...('endedBooking' in outcome && { endedBooking: outcome.endedBooking }),
    }
  })
}
