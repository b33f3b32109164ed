// What buyers do with their bookings. Each call is one transaction; an expired hold is ended first.
import type { BookingSigner, BookingStep, BookingSummary, BookingView } from '@husrum/domain'
import { bookingProgress, isActiveBooking, isHoldOver, statusBefore } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { BookingViews } from './booking-views.ts'
import { mayCancelNow, mayWithdrawNow } from './booking-views.ts'
import { accountIdOf } from './buyer.ts'
import type { MoveBooking } from './move-booking.ts'
import type { BookingStore, DecryptedBooking } from './postgres-bookings.ts'
import type { SaveStep, StepSent } from './save-step.ts'

type Db = Kysely<Schema>
type Trx = Transaction<Schema>
type Who = Pick<Visitor, 'caller' | 'site'>

export interface BookingsOptions {
  readonly db: Db
  readonly store: BookingStore
  readonly move: MoveBooking
  readonly saveStep: SaveStep
  readonly views: BookingViews
  readonly now: () => number
}

/** Every call throws `notFound` if the booking does not exist, belongs to another site, or is not the caller's. */
export interface Bookings {
  /** Ends the booking first if its hold has expired. */
  kept(id: string, who: Who): Promise<{ readonly booking: DecryptedBooking; readonly role: BookingSigner }>
  one(id: string, who: Who): Promise<BookingView>
  list(who: Who): Promise<readonly BookingSummary[]>
  /** Throws `statusConflict`, `changedMeanwhile` and `invalidRequest`. */
  save(id: string, sent: StepSent & { readonly version?: number | undefined }, who: Who): Promise<BookingView>
  /** Throws `statusConflict` if there is no earlier step. */
  goBack(id: string, to: BookingStep | undefined, who: Who): Promise<BookingView>
  /** Throws `statusConflict` if the booking is binding or has ended. */
  cancel(id: string, who: Who): Promise<BookingView>
  /** Throws `statusConflict` after the last day, or if there is no such right. */
  withdraw(id: string, who: Who): Promise<BookingView>
  /** Ends an expired hold. Returns whether it had expired. */
  expire(id: string): Promise<boolean>
}

export const makeBookings = ({ db, store, move, saveStep, views, now }: BookingsOptions): Bookings => {
  const expireIn = async (trx: Trx, booking: DecryptedBooking): Promise<DecryptedBooking> =>
    isActiveBooking(booking.state.kind) && isHoldOver(booking.state, now())
      ? move(trx, booking, { kind: 'clockTicked', now: now() }, { by: 'system' })
      : booking

  const expire: Bookings['expire'] = (id) =>
    db.transaction().execute(async (trx) => {
      const booking = await store.lock(trx, id)
      return booking !== undefined && (await expireIn(trx, booking)) !== booking
    })

  const kept: Bookings['kept'] = async (id, { caller, site }) => {
    const accountId = accountIdOf(caller)
    const find = async () => {
      const booking = await store.find(db, id)
      if (!booking || booking.site.catalogueSiteId !== site.catalogueSiteId) throw new Problem('notFound')
      return booking
    }
    const found = await find()
    const role = await store.roleOf(db, found, accountId)
    if (!role) throw new Problem('notFound')
    if (!isActiveBooking(found.state.kind) || !isHoldOver(found.state, now())) return { booking: found, role }
    await expire(id)
    return { booking: await find(), role }
  }

  /** An expired hold is ended in its own transaction, so that it is stored although the call is refused. */
  const write = async (
    id: string,
    who: Who,
    work: (trx: Trx, booking: DecryptedBooking, role: BookingSigner) => Promise<DecryptedBooking>,
    by: 'buyer' | 'both' = 'buyer',
  ): Promise<BookingView> => {
    const { role } = await kept(id, who)
    // Only the buyer may change a shared booking; either applicant may end it.
    if (role !== 'buyer' && by !== 'both') throw new Problem('forbidden')
    const written = await db.transaction().execute(async (trx) => {
      const booking = await store.lock(trx, id)
      if (!booking) throw new Problem('notFound')
      if (isActiveBooking(booking.state.kind) && isHoldOver(booking.state, now())) return undefined
      return work(trx, booking, role)
    })
    if (!written) {
      await expire(id)
      throw new Problem('statusConflict', { present: 'expired' })
    }
    return views.of(db, written, role)
  }

  const conflict = ({ state }: DecryptedBooking) => new Problem('statusConflict', { present: state.kind })

  return {
    kept,
    expire,
    one: async (id, who) => {
      const { booking, role } = await kept(id, who)
      return views.of(db, booking, role)
    },

    list: async ({ caller, site }) => {
      const accountId = accountIdOf(caller)
      const all = await store.ofAccount(db, accountId)
      for (const { id, state } of all)
        if (isActiveBooking(state.kind) && isHoldOver(state, now())) await expire(id)
      const fresh = await store.ofAccount(db, accountId)
      return fresh
        .filter((booking) => booking.site.catalogueSiteId === site.catalogueSiteId)
        .map((booking) => views.summary(booking, accountId))
    },

    save: (id, { version, ...sent }, who) =>
      write(id, who, async (trx, booking) => {
        const present = bookingProgress(booking.state.variant, booking.state.kind)?.step
        if (present !== sent.step) throw conflict(booking)
        if (version !== undefined && version !== booking.version) throw new Problem('changedMeanwhile')
        return saveStep(trx, booking, sent)
      }),

    goBack: (id, to, who) =>
      write(id, who, async (trx, booking) => {
        const stepOf = ({ state }: DecryptedBooking) => bookingProgress(state.variant, state.kind)?.step
        let at = booking
        do {
          const { state } = at
          // There is no step before the hold to go back to.
          if (!('holdExpiresAt' in state) || statusBefore(state.kind, state.variant) === undefined)
            throw conflict(booking)
          at = await move(trx, at, { kind: 'wentBack', now: now() }, { by: 'buyer' })
        } while (to !== undefined && stepOf(at) !== to)
        return at
      }),

    cancel: (id, who) =>
      write(
        id,
        who,
        async (trx, booking, by) => {
          if (!mayCancelNow(booking)) throw conflict(booking)
          return move(trx, booking, { kind: 'cancelAsked' }, { by })
        },
        'both',
      ),

    withdraw: (id, who) =>
      write(
        id,
        who,
        async (trx, booking, by) => {
          if (!mayWithdrawNow(booking, now())) throw conflict(booking)
          return move(trx, booking, { kind: 'withdrawn' }, { by })
        },
        'both',
      ),
  }
}
