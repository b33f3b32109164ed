// Takes the hold: the unique index on the home decides who was first, and the same request is one hold however often it comes.
import { randomUUID } from 'node:crypto'
import type { BookingOffer, BookingState, HomeDetails, OfferObstacle } from '@husrum/domain'
import {
  activeBookingStatuses,
  bookedHomeOf,
  bookingVariantOfCountry,
  saleTermsOf,
  startBooking,
  stepBooking,
} from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { unlessTaken } from '../accounts/unique-violation.ts'
import type { Schema } from '../database/schema.ts'
import { Problem } from '../http/problem.ts'
import type { Visitor } from '../http/visitor.ts'
import type { BookingLetters } from './booking-letters.ts'
import type { BookingLine } from './booking-line.ts'
import type { BookingOffers } from './booking-offers.ts'
import { accountIdOf } from './buyer.ts'
import type { HomesOfBookings } from './catalogue-homes.ts'
import { isFreeStatus } from './catalogue-homes.ts'
import type { BookingStore, KeptBooking } from './postgres-bookings.ts'

type Trx = Transaction<Schema>

export type AskedForHome =
  /** The id by which to ask what came of it: that of the booking, where the home is held. */
  | { readonly kind: 'asked'; readonly id: string; readonly outcome: 'held' | 'lost' }
  | { readonly kind: 'refused'; readonly reason: OfferObstacle }

export interface StartBookingOptions {
  readonly db: Kysely<Schema>
  readonly store: BookingStore
  readonly homes: HomesOfBookings
  readonly line: BookingLine
  readonly letters: BookingLetters
  readonly now: () => number
}

/** Who asks for which home. */
export interface HomeAsked {
  readonly accountId: string
  readonly home: HomeDetails
  /** The same again is the same request. */
  readonly key: string
  readonly site: Visitor['site']
  readonly origin: string
}

/** Somebody else has the home, though no booking keeps it: the transaction is taken back. */
class HomeGone extends Error {}

/** The state of a booking whose home is held from now on. */
export const heldState = (
  variant: BookingState['variant'],
  {
    objectId,
    bookingId,
    now,
  }: { readonly objectId: string; readonly bookingId: string; readonly now: number },
): BookingState => {
  const events = [
    { kind: 'identityAsked' },
    { kind: 'identityConfirmed' },
    { kind: 'bookingAsked', now },
    { kind: 'bookingAccepted', requestId: bookingId },
    { kind: 'bookingHeld', bookingId, now },
  ] as const
  return events.reduce<BookingState>(
    (state, event) => stepBooking(state, event).state,
    startBooking(variant, objectId),
  )
}

export type HoldHome = (asked: HomeAsked) => Promise<AskedForHome>

/** Throws `keyReused` where the key was for another home. */
export const makeHoldHome = ({ db, store, homes, line, letters, now }: StartBookingOptions): HoldHome => {
  const answered = async ({ accountId, key, home }: HomeAsked): Promise<AskedForHome | undefined> => {
    const row = await db
      .selectFrom('booking_requests')
      .select(['id', 'object_id', 'outcome'])
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst()
    if (row && row.object_id !== home.id) throw new Problem('keyReused')
    return row && { kind: 'asked', id: row.id, outcome: row.outcome }
  }

  const note = async (
    trx: Kysely<Schema>,
    id: string,
    { accountId, key, home, site }: HomeAsked,
    outcome: 'held' | 'lost',
  ) => {
    await trx
      .insertInto('booking_requests')
      .values({
        id,
        account_id: accountId,
        site: site.key,
        key,
        object_id: home.id,
        outcome,
        at: new Date(now()).toISOString(),
      })
      .execute()
  }

  const hold = async (trx: Trx, id: string, asked: HomeAsked): Promise<void> => {
    const { accountId, home, site, origin } = asked
    const at = now()
    const variant = bookingVariantOfCountry[site.country]
    const booking: KeptBooking = {
      id,
      site,
      accountId,
      objectId: home.id,
      projectId: home.stageId,
      state: heldState(variant, { objectId: home.id, bookingId: id, now: at }),
      home: bookedHomeOf(home),
      terms: saleTermsOf(home, site),
      applicants: [],
      options: [],
      forms: {},
      statusBefore: home.status,
      origin,
      version: 1,
      startedAt: at,
    }
    await note(trx, id, asked, 'held')
    await store.insert(trx, booking)
    // After the insert, which waits for whoever lets the home go or takes it for good.
    const status = await homes.statusOf(trx, home.id)
    if (status !== home.status || !isFreeStatus(status)) throw new HomeGone()
    if (await line.isOfferedToOther(trx, home.id, accountId)) throw new HomeGone()
    await line.take(trx, home.id, accountId)
    await store.log(trx, id, { at, kind: 'held', by: 'buyer', status: 'held' })
    await letters.held(trx, booking)
    // Last: all changes of the catalogue take turns.
    if (!(await homes.reserve(trx, home.id))) throw new HomeGone()
  }

  return async (asked) => {
    const before = await answered(asked)
    if (before) return before
    const id = randomUUID()
    try {
      const taken = await unlessTaken(db, (trx) => hold(trx as Trx, id, asked))
      if (taken !== 'taken') return { kind: 'asked', id, outcome: 'held' }
    } catch (cause) {
      if (!(cause instanceof HomeGone)) throw cause
    }
    // The same request in another tab, another home of the project, or somebody else.
    const twin = await answered(asked)
    if (twin) return twin
    const own = await store.openOf(db, asked.accountId, asked.home.stageId)
    if (own) return { kind: 'refused', reason: 'alreadyBooked' }
    const lost = randomUUID()
    if ((await unlessTaken(db, (trx) => note(trx, lost, asked, 'lost'))) === 'taken')
      return (await answered(asked)) ?? { kind: 'refused', reason: 'held' }
    return { kind: 'asked', id: lost, outcome: 'lost' }
  }
}

export type StartBooking = (
  objectId: string,
  key: string,
  visitor: Pick<Visitor, 'caller' | 'site' | 'origin'>,
) => Promise<AskedForHome & { readonly offer?: BookingOffer }>

/** Whoever asks for the same home at this server meanwhile waits, without a connection to the database, for what comes of it. */
const makeTurns = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, turn)
    try {
      return await turn
    } finally {
      if (last.get(key) === turn) last.delete(key)
    }
  }
}

/** Throws `notFound` for a home that the site does not have, and `keyReused`. */
export const makeStartBooking = ({
  db,
  offers,
  hold,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly offers: BookingOffers
  readonly hold: HoldHome
  readonly now: () => number
}): StartBooking => {
  const inTurn = makeTurns()

  /** In one question what most who come in a crowd will hear: the first answer, or that somebody has the home. */
  const quickly = async (objectId: string, key: string, accountId: string) => {
    const { rows } = await sql<{
      readonly id: string | null
      readonly object_id: string | null
      readonly outcome: 'held' | 'lost' | null
      readonly is_kept: boolean
    }>`select request.id, request.object_id, request.outcome, exists (
        select from bookings where object_id = ${objectId} and account_id is distinct from ${accountId}
          and status in (${sql.join([...activeBookingStatuses])})
          and hold_expires_at > ${new Date(now()).toISOString()}
      ) as is_kept
      from (select) as one left join booking_requests as request
        on request.account_id = ${accountId} and request.key = ${key}`.execute(db)
    const [row] = rows
    if (row?.id && row.outcome) {
      if (row.object_id !== objectId) throw new Problem('keyReused')
      return { kind: 'asked', id: row.id, outcome: row.outcome } as const
    }
    return row?.is_kept ? ({ kind: 'refused', reason: 'held' } as const) : undefined
  }

  return (objectId, key, visitor) =>
    inTurn(objectId, async () => {
      const accountId = accountIdOf(visitor.caller)
      const known = await quickly(objectId, key, accountId)
      if (known) return known
      const found = await offers.withHome(objectId, visitor)
      if (!found) throw new Problem('notFound')
      const { offer, home } = found
      if (offer.reason !== undefined) return { kind: 'refused', reason: offer.reason, offer }
      const { site, origin } = visitor
      return hold({ accountId, home, key: key || randomUUID(), site, origin })
    })
}
