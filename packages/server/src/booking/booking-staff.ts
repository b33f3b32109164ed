// What the company's staff decide: the port, and our own adapter over the database. Each takes a reason, which is kept.
import type { BookingLogEntry, BookingLogKind, BookingPaymentView, Money, ProjectPhase } from '@husrum/domain'
import { projectPhaseTransition, siteById, stageOfHomes } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { catalogueChannel } from '../search/catalogue-snapshot.ts'
import { ChangeRefused, changeHomes } from '../search/change-homes.ts'
import type { BookingMoney } from './booking-desk.ts'
import type { BookingLetters } from './booking-letters.ts'
import type { MoveBooking } from './move-booking.ts'
import type { BookingStore, KeptBooking } from './postgres-bookings.ts'

export type StaffOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'unknown' }
  /** Not from where it stands. */
  | { readonly kind: 'refused'; readonly why: string }

/** Every call keeps its reason: without one it is refused. */
export interface BookingStaff {
  setPrice(homeId: string, price: Money, reason: string): Promise<StaffOutcome>
  setPhase(stageId: string, phase: ProjectPhase, reason: string): Promise<StaffOutcome>
  /** For sale from now on. */
  releaseHome(homeId: string, reason: string): Promise<StaffOutcome>
  /** Not for sale any more; not while somebody books it. */
  withdrawHome(homeId: string, reason: string): Promise<StaffOutcome>
  /** The seller keeps to a completed booking: the home is sold. */
  confirm(bookingId: string, reason: string): Promise<StaffOutcome>
  /** The seller does not: it ends, the home is let go, and all that was paid goes back. */
  refuse(bookingId: string, reason: string): Promise<StaffOutcome>
  /** Gives back what was paid, and leaves the booking as it is. */
  refund(bookingId: string, reason: string): Promise<StaffOutcome>
  /** Has a refund that failed asked for again. */
  retryRefund(bookingId: string, reason: string): Promise<StaffOutcome>
  /** The money has been transferred by hand. */
  markRefunded(bookingId: string, reason: string): Promise<StaffOutcome>
  bookings(): Promise<
    readonly (Pick<KeptBooking, 'id' | 'objectId' | 'state' | 'home' | 'startedAt'> & {
      readonly log: readonly BookingLogEntry[]
      readonly payment: BookingPaymentView | undefined
    })[]
  >
}

type Trx = Transaction<Schema>

const done: StaffOutcome = { kind: 'done' }
const refused = (why: string): StaffOutcome => ({ kind: 'refused', why })

export const makeBookingStaff = ({
  db,
  store,
  letters,
  move,
  money,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly store: BookingStore
  readonly letters: Pick<BookingLetters, 'confirmed'>
  readonly move: MoveBooking
  readonly money: () => BookingMoney
  readonly now: () => number
}): BookingStaff => {
  const decide = async (reason: string, work: (trx: Trx) => Promise<StaffOutcome>): Promise<StaffOutcome> => {
    if (reason.trim() === '') return refused('reason-missing')
    try {
      return await db.transaction().execute(work)
    } catch (cause) {
      if (!(cause instanceof ChangeRefused)) throw cause
      return cause.reason === 'unknown-home' ? { kind: 'unknown' } : refused(cause.reason)
    }
  }

  const changeHome = (
    homeId: string,
    change: Parameters<typeof changeHomes>[1][number]['change'],
    reason: string,
  ) =>
    decide(reason, async (trx) => {
      const booking = await store.activeOf(trx, homeId)
      if (booking && change.status !== undefined) return refused('held')
      await changeHomes(trx, [{ homeId, change, by: 'staff', reason }], { now: now() })
      return done
    })

  const withBooking = (
    bookingId: string,
    reason: string,
    work: (trx: Trx, booking: KeptBooking) => Promise<StaffOutcome>,
  ) =>
    decide(reason, async (trx) => {
      const booking = await store.lock(trx, bookingId)
      return booking ? work(trx, booking) : { kind: 'unknown' }
    })

  const note = (trx: Trx, { id, state }: KeptBooking, kind: BookingLogKind, reason: string) =>
    store.log(trx, id, { at: now(), kind, by: 'staff', status: state.kind, reason })

  const settleRefund = (bookingId: string, reason: string, how: 'again' | 'byHand') =>
    withBooking(bookingId, reason, async (trx, booking) => {
      if (!(await money().settleRefund?.(trx, bookingId, how))) return refused('no-refund')
      await note(trx, booking, how === 'again' ? 'refundBegun' : 'refundDone', reason)
      return done
    })

  return {
    setPrice: (homeId, price, reason) => changeHome(homeId, { price }, reason),
    releaseHome: (homeId, reason) => changeHome(homeId, { status: 'forSale' }, reason),
    withdrawHome: (homeId, reason) => changeHome(homeId, { status: 'notAvailable' }, reason),

    setPhase: (stageId, phase, reason) =>
      decide(reason, async (trx) => {
        // In turn with all other changes of the catalogue.
        const { change } = await trx
          .updateTable('catalogue_state')
          .set({ change: sql`change + 1`, changed_at: sql`now()` })
          .returning('change')
          .executeTakeFirstOrThrow()
        const stage = await trx.selectFrom('stages').selectAll().where('id', '=', stageId).executeTakeFirst()
        if (!stage) return { kind: 'unknown' }
        const { kind } = projectPhaseTransition(stage.details.phase, phase, { by: 'staff', reason })
        if (kind !== 'allowed') return refused(kind)
        const rows = await trx
          .selectFrom('homes')
          .select(['number', 'details'])
          .where('stage_id', '=', stageId)
          .execute()
        const country = siteById(stage.details.siteId)?.country ?? 'SE'
        const homes = rows.map(({ details }) => ({ ...details, phase }))
        const details = stageOfHomes({ ...stage.details, phase }, homes, country)
        await trx
          .updateTable('stages')
          .set({ details: JSON.stringify(details), change })
          .where('id', '=', stageId)
          .execute()
        for (const [at, { number }] of rows.entries())
          await trx
            .updateTable('homes')
            .set({ details: JSON.stringify({ ...homes[at], projectStatus: details.status }), change })
            .where('number', '=', number)
            .execute()
        await trx
          .insertInto('stage_changes')
          .values({
            stage_id: stageId,
            changed_at: new Date(now()).toISOString(),
            reason,
            phase_before: stage.details.phase,
            phase_after: phase,
          })
          .execute()
        await sql`select pg_notify(${catalogueChannel}, '')`.execute(trx)
        return done
      }),

    confirm: (bookingId, reason) =>
      withBooking(bookingId, reason, async (trx, booking) => {
        if (booking.state.kind !== 'completed') return refused(booking.state.kind)
        await changeHomes(
          trx,
          [{ homeId: booking.objectId, change: { status: 'sold' }, by: 'staff', reason }],
          { now: now() },
        )
        await note(trx, booking, 'confirmed', reason)
        await letters.confirmed(trx, booking)
        return done
      }),

    refuse: (bookingId, reason) =>
      withBooking(bookingId, reason, async (trx, booking) => {
        const { kind } = booking.state
        const by = { by: 'staff', reason } as const
        const event =
          kind === 'completed'
            ? ({ kind: 'withdrawn' } as const)
            : kind === 'signed'
              ? ({ kind: 'releasedByStaff' } as const)
              : ({ kind: 'cancelAsked' } as const)
        const first = await move(trx, booking, event, by)
        // A signed booking that a payment follows is let go as any other.
        const moved = first === booking ? await move(trx, booking, { kind: 'cancelAsked' }, by) : first
        if (moved === booking) return refused(kind)
        await note(trx, moved, 'refused', reason)
        return done
      }),

    refund: (bookingId, reason) =>
      withBooking(bookingId, reason, async (trx, booking) => {
        await money().refund(trx, bookingId, reason)
        await note(trx, booking, 'refundBegun', reason)
        return done
      }),

    retryRefund: (bookingId, reason) => settleRefund(bookingId, reason, 'again'),
    markRefunded: (bookingId, reason) => settleRefund(bookingId, reason, 'byHand'),

    bookings: async () => {
      const rows = await db
        .selectFrom('bookings')
        .select('id')
        .orderBy('started_at', 'desc')
        .limit(100)
        .execute()
      const found = await Promise.all(
        rows.map(async ({ id }) => {
          const booking = await store.find(db, id)
          return (
            booking && {
              ...booking,
              log: await store.readLog(db, id),
              payment: await money().view(db, id),
            }
          )
        }),
      )
      return found.flatMap((each) =>
        each
          ? [
              {
                id: each.id,
                objectId: each.objectId,
                state: each.state,
                home: each.home,
                startedAt: each.startedAt,
                log: each.log,
                payment: each.payment,
              },
            ]
          : [],
      )
    },
  }
}
