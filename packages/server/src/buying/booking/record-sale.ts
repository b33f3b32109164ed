// Records a sale that was made outside of the web, in the showroom or by a broker. It outranks an online booking that is not
// signed yet, and never a signed one.
import { homeGuardOf } from '@husrum/domain'
import type { Transaction } from 'kysely'
import { changeHomes } from '../../catalogue/search/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { CloseLine } from './close-line.ts'
import type { NoteHeldBack } from './held-back-changes.ts'
import type { MoveBooking } from './move-booking.ts'
import type { BookingStore } from './postgres-bookings.ts'
import type { SaleOutcome, StaffDecision } from './staff-decision.ts'

type Trx = Transaction<Schema>

/** A visitor held the home after its booking was read and before the home was locked: retry. */
export class SaleOvertaken extends Error {}

export type RecordSale = (
  trx: Trx,
  homeId: string,
  status: 'booked' | 'sold',
  decision: StaffDecision,
) => Promise<SaleOutcome>

export const makeRecordSale =
  ({
    store,
    move,
    closeLine,
    noteHeldBack,
    now,
  }: {
    readonly store: BookingStore
    readonly move: MoveBooking
    readonly closeLine: CloseLine
    readonly noteHeldBack: NoteHeldBack
    readonly now: () => number
  }): RecordSale =>
  async (trx, homeId, status, decision) => {
    const found = await store.guardOf(trx, homeId)
    const booking = found && (await store.lock(trx, found.id))
    const guard = booking && homeGuardOf(booking.state.kind)
    if (booking && guard && guard !== 'held') {
      await noteHeldBack(trx, [{ homeId, facts: ['sale'], change: { status } }])
      return { kind: 'refused', why: 'signed' }
    }
    // Before the booking ends: otherwise the home would be offered to the next in line.
    await closeLine(trx, homeId)
    if (booking && guard)
      await move(
        trx,
        booking,
        { kind: 'failed', failure: 'purchaseobjecterror' },
        { by: 'staff', ...decision },
      )
    const { heldBack } = await changeHomes(
      trx,
      [{ homeId, change: { status }, by: 'staff', reason: decision.reason }],
      { now: now(), guardsOf: store.guardsOf },
    )
    if (heldBack.length > 0) throw new SaleOvertaken()
    return { kind: 'done', ...(booking && guard && { endedBooking: booking.id }) }
  }
