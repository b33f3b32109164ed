// Moves bookings by the state machine of the domain, and applies the effects of each move. All in one transaction.
import type { BookingEffect, BookingEvent, BookingState, StatusChanger } from '@husrum/domain'
import { bookingLogKindOf, isBookingOver, stepBooking, withoutUndefined } from '@husrum/domain'
import type { Transaction } from 'kysely'
import { beginResidence, endResidence } from '../../living/residences/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import type { BookingLetters } from './booking-letters.ts'
import type { BookingLine } from './booking-line.ts'
import type { BookingActor, BookingMoney, BookingPapers, BookingService } from './booking-service.ts'
import type { HomesOfBookings } from './catalogue-homes.ts'
import { isFreeStatus } from './catalogue-homes.ts'
import type { BookingStore, DecryptedBooking } from './postgres-bookings.ts'

type Trx = Transaction<Schema>

export interface MoveBookingOptions {
  readonly store: BookingStore
  readonly homes: HomesOfBookings
  readonly line: BookingLine
  readonly letters: BookingLetters
  readonly uploads: Pick<UploadService, 'release'>
  readonly money: () => BookingMoney
  readonly papers: () => BookingPapers
  readonly now: () => number
}

export interface Move {
  readonly by: BookingActor
  /** As written by staff. */
  readonly reason?: string
  /** Name of the member of staff, or of the system, that decided. */
  readonly actor?: string
  readonly detail?: Readonly<Record<string, string | number>>
}

/** Moves a booking that the transaction has locked. Returns the updated booking. */
export type MoveBooking = (
  trx: Trx,
  booking: DecryptedBooking,
  event: BookingEvent,
  move: Move,
) => Promise<DecryptedBooking>

/** The key under which uploaded files are claimed for a booking. */
export const filesOfBooking = (id: string): string => `booking:${id}`

const changers: Readonly<Record<BookingActor, StatusChanger>> = {
  buyer: 'buyer',
  coBuyer: 'buyer',
  provider: 'buyer',
  staff: 'staff',
  system: 'expiry',
}

const enders = {
  buyer: 'buyer',
  coBuyer: 'buyer',
  provider: 'system',
  staff: 'staff',
  system: 'system',
} as const

const isSame = (a: BookingState, b: BookingState): boolean => JSON.stringify(a) === JSON.stringify(b)

export const makeMoveBooking = (options: MoveBookingOptions): MoveBooking => {
  const { store, homes, line, letters, uploads, money, papers, now } = options

  const letGo = async (
    trx: Trx,
    { id, objectId, statusBefore, guardsHome }: DecryptedBooking,
    by: StatusChanger,
  ) => {
    if (guardsHome) await homes.release(trx, objectId, statusBefore, by)
    await uploads.release(trx, { by: filesOfBooking(id) })
    await line.advance(trx, objectId)
  }

  /** The payment came too late: reserves the home again if it is still available. */
  const takeAgain = async (trx: Trx, { id, objectId, accountId }: DecryptedBooking): Promise<boolean> => {
    // Blocks other bookings of the home until the transaction ends.
    if (!(await store.claim(trx, id))) return false
    const isFree =
      isFreeStatus(await homes.statusOf(trx, objectId)) &&
      !(await line.isOfferedToOther(trx, objectId, accountId))
    return isFree && (await homes.reserve(trx, objectId)) && line.take(trx, objectId, accountId)
  }

  /** Returns the follow-up event of an effect, if there is one. */
  const carryOut = async (
    trx: Trx,
    booking: DecryptedBooking,
    effect: BookingEffect,
    by: BookingActor,
  ): Promise<BookingEvent | undefined> => {
    switch (effect.kind) {
      case 'cancelBooking':
        await letGo(trx, booking, booking.state.kind === 'expired' ? 'expiry' : changers[by])
        return undefined
      case 'cancelSigning':
        await papers().cancelSigning(trx, booking.id)
        return undefined
      case 'cancelPayment':
        await money().cancel(trx, booking.id)
        return undefined
      case 'refund':
        await money().refund(trx, booking.id, booking.state.kind)
        return undefined
      case 'reconfirm':
        return { kind: 'reconfirmed', isFree: await takeAgain(trx, booking) }
      case 'complete':
        await homes.book(trx, booking.objectId)
        await papers().complete(trx, booking)
        await money().plan(trx, booking, await beginResidence(trx, booking, now()))
        return { kind: 'completionConfirmed' }
      default:
        // Effects in the browser, and those that start on a later request.
        return undefined
    }
  }

  const stamped = (booking: DecryptedBooking, state: BookingState, by: BookingActor): DecryptedBooking => {
    const ends = isBookingOver(state.kind) && state.kind !== booking.state.kind
    return {
      ...booking,
      state,
      ...(state.kind === 'signed' && booking.signedAt === undefined && { signedAt: now() }),
      ...(state.kind === 'completed' && ends && { completedAt: now() }),
      ...(ends &&
        state.kind !== 'completed' && { endedBy: state.kind === 'expired' ? 'system' : enders[by] }),
    }
  }

  const move: MoveBooking = async (trx, booking, event, { by, reason, actor, detail }) => {
    const { state, effects } = stepBooking(booking.state, event)
    if (isSame(state, booking.state) && effects.length === 0) return booking
    let moved = await store.update(trx, stamped(booking, state, by))
    const kind = bookingLogKindOf(event, booking.state, state)
    const isLate = state.kind === 'expired' && booking.state.kind !== 'expired'
    if (kind !== undefined)
      await store.log(trx, moved, {
        at: now(),
        kind,
        by: isLate ? 'system' : by,
        status: state.kind,
        ...withoutUndefined({ reason, actor }),
        ...(detail && { detail }),
      })
    if (booking.state.kind === 'completed' && state.kind !== 'completed') {
      await endResidence(trx, booking.id, booking.site, now())
      await money().cancelPlan(trx, booking.id)
    }
    for (const effect of effects) {
      const next = await carryOut(trx, moved, effect, by)
      if (next) moved = await move(trx, moved, next, { by: 'system' })
    }
    // A withdrawal by right gets the confirmation that the law requires; every other end gets a letter.
    if (event.kind === 'withdrawn' && by !== 'staff') await papers().withdrawn(trx, moved, now())
    else if (isBookingOver(state.kind) && state.kind !== booking.state.kind)
      await letters.ended(trx, moved, by)
    return moved
  }

  return move
}

export const makeBookingService = ({
  store,
  move,
  now,
}: {
  readonly store: BookingStore
  readonly move: MoveBooking
  readonly now: () => number
}): BookingService => ({
  note: async (trx, id, entry) => {
    const booking = await store.find(trx, id)
    if (booking)
      await store.log(trx, booking, { ...entry, at: now(), by: 'staff', status: booking.state.kind })
  },
  find: store.find,
  roleOf: async (db, id, accountId) => {
    const booking = await store.find(db, id)
    return booking && store.roleOf(db, booking, accountId)
  },
  lock: async (trx, id) => void (await store.lock(trx, id)),
  tell: async (trx, id, event, by, detail) => {
    const booking = await store.lock(trx, id)
    if (!booking) throw new Error(`There is no booking ${id}`)
    return move(trx, booking, event, { by, ...(detail && { detail }) })
  },
})
