// Decisions of the company's staff about bookings and homes. Each needs a reason and the name of the decider; both are stored.
import type { BookingLogKind, Money, ProjectPhase, ResidenceStatus } from '@husrum/domain'
import { projectPhaseTransition } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { ChangeRefused, changeHomes, setStagePhase } from '../../catalogue/search/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { BookingLetters } from './booking-letters.ts'
import type { BookingMoney } from './booking-service.ts'
import type { MoveBooking } from './move-booking.ts'
import type { BookingStore, DecryptedBooking } from './postgres-bookings.ts'
import type { RecordSale } from './record-sale.ts'
import { SaleOvertaken } from './record-sale.ts'
import type { SaleOutcome, StaffDecision, StaffOutcome } from './staff-decision.ts'

export interface BookingStaff {
  setPrice(homeId: string, price: Money, decision: StaffDecision): Promise<StaffOutcome>
  setPhase(stageId: string, phase: ProjectPhase, decision: StaffDecision): Promise<StaffOutcome>
  /** Puts the home up for sale. Refused while a booking guards it. */
  releaseHome(homeId: string, decision: StaffDecision): Promise<StaffOutcome>
  /** Takes the home out of the sale. Refused while a booking guards it. */
  withdrawHome(homeId: string, decision: StaffDecision): Promise<StaffOutcome>
  /**
   * Records a sale that was made outside of the web. An unsigned booking of the home ends; a signed one refuses the
   * sale with `signed`, and staff are notified.
   */
  recordSale(homeId: string, status: 'booked' | 'sold', decision: StaffDecision): Promise<SaleOutcome>
  /** Confirms a completed booking: the home is sold. */
  confirm(bookingId: string, decision: StaffDecision): Promise<StaffOutcome>
  /** Ends a booking: the home becomes available, and everything that was paid is refunded. */
  refuse(bookingId: string, decision: StaffDecision): Promise<StaffOutcome>
  /** Refunds what was paid, and leaves the booking as it is. */
  refund(bookingId: string, decision: StaffDecision): Promise<StaffOutcome>
}

const maxSaleAttempts = 5

type Trx = Transaction<Schema>

const done: StaffOutcome = { kind: 'done' }
const refused = (why: string): StaffOutcome => ({ kind: 'refused', why })

export const makeBookingStaff = ({
  db,
  store,
  letters,
  move,
  money,
  recordSale,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly store: BookingStore
  readonly letters: Pick<BookingLetters, 'confirmed'>
  readonly move: MoveBooking
  readonly money: () => BookingMoney
  readonly recordSale: RecordSale
  readonly now: () => number
}): BookingStaff => {
  const decide = async <Outcome extends StaffOutcome>(
    { reason }: StaffDecision,
    work: (trx: Trx) => Promise<Outcome>,
  ): Promise<Outcome | StaffOutcome> => {
    if (reason.trim() === '') return refused('reason-missing')
    try {
      return await db.transaction().execute(work)
    } catch (cause) {
      if (!(cause instanceof ChangeRefused)) throw cause
      return cause.reason === 'unknown-home' ? { kind: 'unknown' } : refused(cause.reason)
    }
  }

  const setStatus = (homeId: string, status: ResidenceStatus, decision: StaffDecision) =>
    decide(decision, async (trx) => {
      const requested = { homeId, change: { status }, by: 'staff', reason: decision.reason } as const
      const { heldBack } = await changeHomes(trx, [requested], { now: now(), guardsOf: store.guardsOf })
      return heldBack.length > 0 ? refused('held') : done
    })

  const withBooking = (
    bookingId: string,
    decision: StaffDecision,
    work: (trx: Trx, booking: DecryptedBooking) => Promise<StaffOutcome>,
  ) =>
    decide(decision, async (trx) => {
      const booking = await store.lock(trx, bookingId)
      return booking ? work(trx, booking) : { kind: 'unknown' }
    })

  const note = (trx: Trx, booking: DecryptedBooking, kind: BookingLogKind, decision: StaffDecision) =>
    store.log(trx, booking, { at: now(), kind, by: 'staff', status: booking.state.kind, ...decision })

  return {
    setPrice: (homeId, price, decision) =>
      decide(decision, async (trx) => {
        const requested = { homeId, change: { price }, by: 'staff', reason: decision.reason } as const
        await changeHomes(trx, [requested], { now: now() })
        return done
      }),
    releaseHome: (homeId, decision) => setStatus(homeId, 'forSale', decision),
    withdrawHome: (homeId, decision) => setStatus(homeId, 'notAvailable', decision),
    recordSale: async (homeId, status, decision) => {
      for (let attempt = 1; ; attempt += 1)
        try {
          return await decide(decision, (trx) => recordSale(trx, homeId, status, decision))
        } catch (cause) {
          if (!(cause instanceof SaleOvertaken) || attempt === maxSaleAttempts) throw cause
        }
    },

    setPhase: (stageId, phase, decision) =>
      decide(decision, async (trx) => {
        const { reason } = decision
        const change = await setStagePhase(trx, stageId, phase, (from) => {
          const { kind } = projectPhaseTransition(from, phase, { by: 'staff', reason })
          return kind === 'allowed' ? undefined : kind
        })
        if (change.kind === 'unknown') return { kind: 'unknown' }
        if (change.kind === 'refused') return refused(change.why)
        await trx
          .insertInto('stage_changes')
          .values({
            stage_id: stageId,
            changed_at: new Date(now()).toISOString(),
            reason,
            phase_before: change.before,
            phase_after: phase,
          })
          .execute()
        return done
      }),

    confirm: (bookingId, decision) =>
      withBooking(bookingId, decision, async (trx, booking) => {
        if (booking.state.kind !== 'completed') return refused(booking.state.kind)
        const { reason } = decision
        await changeHomes(
          trx,
          [{ homeId: booking.objectId, change: { status: 'sold' }, by: 'staff', reason }],
          { now: now() },
        )
        await note(trx, booking, 'confirmed', decision)
        await letters.confirmed(trx, booking)
        return done
      }),

    refuse: (bookingId, decision) =>
      withBooking(bookingId, decision, async (trx, booking) => {
        const { kind } = booking.state
        const by = { by: 'staff', ...decision } as const
        const event =
          kind === 'completed'
            ? ({ kind: 'withdrawn' } as const)
            : kind === 'signed'
              ? ({ kind: 'releasedByStaff' } as const)
              : ({ kind: 'cancelAsked' } as const)
        const first = await move(trx, booking, event, by)
        // A signed booking that requires a payment does not bind yet: it is cancelled as any other.
        const moved = first === booking ? await move(trx, booking, { kind: 'cancelAsked' }, by) : first
        if (moved === booking) return refused(kind)
        await note(trx, moved, 'refused', decision)
        return done
      }),

    refund: (bookingId, decision) =>
      withBooking(bookingId, decision, async (trx, booking) => {
        await money().refund(trx, bookingId, decision.reason)
        await note(trx, booking, 'refundBegun', decision)
        return done
      }),
  }
}
