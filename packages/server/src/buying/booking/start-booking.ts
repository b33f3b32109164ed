// Creates the hold. A unique index on the home decides races; a retry with the same key returns the same hold.
import { randomUUID } from 'node:crypto'
import type { BookingState, HomeDetails, OfferObstacle, SiteDefinition } from '@husrum/domain'
import {
  activeBookingStatuses,
  bookedHomeOf,
  bookingVariantOfCountry,
  guardingBookingStatuses,
  saleTermsOf,
  startBooking,
  stepBooking,
} from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { unlessTaken } from '../../people/accounts/index.ts'
import { preparedPlan } from '../../platform/database/prepared-plans.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { AccountAddress } from '../../platform/mail/recipient.ts'
import { makeKeyedMutex } from '../../platform/modules/keyed-mutex.ts'
import type { BookingLetters } from './booking-letters.ts'
import type { BookingLine } from './booking-line.ts'
import type { BookingOffers } from './booking-offers.ts'
import { hasSeller, obstacleOf } from './booking-offers.ts'
import type { Buyers } from './buyer.ts'
import { accountIdOf } from './buyer.ts'
import type { HomesOfBookings } from './catalogue-homes.ts'
import { HomeOvertaken, isFreeStatus } from './catalogue-homes.ts'
import type { BookingStore, DecryptedBooking } from './postgres-bookings.ts'

type Trx = Transaction<Schema>

export type HoldResult =
  /** The id by which the outcome can be queried. If the home is held, it is the id of the booking. */
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

/** A request to hold a home. */
export interface HoldRequest {
  readonly accountId: string
  readonly home: HomeDetails
  /** Idempotency key. */
  readonly key: string
  readonly site: Visitor['site']
  readonly origin: string
  /** Address of the buyer, if it has been read already. */
  readonly buyer?: AccountAddress
  /** Set if the key has just been looked up and is unknown. Also tells whether the account has forms of an expired booking. */
  readonly isNew?: { readonly hasFormsLeft: boolean }
}

/** How often a hold is attempted if the home is changed concurrently. */
const maxAttempts = 5

/** The home is taken, though no booking guards it: the transaction is rolled back. */
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

export type HoldHome = (asked: HoldRequest) => Promise<HoldResult>

/** Throws `keyReused` if the key was used for another home. */
export const makeHoldHome = ({ db, store, homes, line, letters, now }: StartBookingOptions): HoldHome => {
  const answered = async ({ accountId, key, home }: HoldRequest): Promise<HoldResult | undefined> => {
    const row = await db
      .selectFrom('booking_requests')
      .select(['id', 'object_id', 'outcome'])
      .where('account_id', '=', accountId)
      .where('key', '=', key)
      .executeTakeFirst()
    if (row && row.object_id !== home.id) throw new Problem('keyReused')
    return row && { kind: 'asked', id: row.id, outcome: row.outcome }
  }

  const noteLost = async (trx: Kysely<Schema>, id: string, { accountId, key, home, site }: HoldRequest) => {
    await trx
      .insertInto('booking_requests')
      .values({
        id,
        account_id: accountId,
        site: site.key,
        key,
        object_id: home.id,
        outcome: 'lost',
        at: new Date(now()).toISOString(),
      })
      .execute()
  }

  const hold = async (trx: Trx, id: string, asked: HoldRequest): Promise<void> => {
    const { accountId, home, site, origin } = asked
    const at = now()
    const variant = bookingVariantOfCountry[site.country]
    const booking: DecryptedBooking = {
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
      forms:
        asked.isNew?.hasFormsLeft === false
          ? {}
          : await store.formsLeft(trx, { accountId, site, objectId: home.id }),
      statusBefore: home.status,
      guardsHome: true,
      origin,
      version: 1,
      startedAt: at,
    }
    await store.insert(trx, booking, asked.key)
    // After the insert, which waits for a concurrent transaction that releases or takes the home.
    if (!(await line.take(trx, home.id, accountId))) throw new HomeGone()
    await letters.held(trx, booking, asked.buyer)
    if (!isFreeStatus(home.status) || !(await homes.hold(trx, home.id, home.status))) throw new HomeGone()
  }

  /** Whether the home is held now. Retries if the home was changed concurrently. */
  const tryToHold = async (id: string, asked: HoldRequest): Promise<boolean> => {
    for (let attempt = 1; ; attempt += 1)
      try {
        return (await unlessTaken(db, (trx) => hold(trx as Trx, id, asked))) !== 'taken'
      } catch (cause) {
        if (cause instanceof HomeGone) return false
        if (!(cause instanceof HomeOvertaken) || attempt === maxAttempts) throw cause
      }
  }

  return async (asked) => {
    const before = asked.isNew ? undefined : await answered(asked)
    if (before) return before
    const id = randomUUID()
    if (await tryToHold(id, asked)) {
      await homes.takeUp()
      return { kind: 'asked', id, outcome: 'held' }
    }
    // Taken by the same request in another tab, by another home of the project, or by another account.
    const twin = await answered(asked)
    if (twin) return twin
    const own = await store.openOf(db, asked.accountId, asked.home.stageId)
    if (own) return { kind: 'refused', reason: 'alreadyBooked' }
    const lost = randomUUID()
    if ((await unlessTaken(db, (trx) => noteLost(trx, lost, asked))) === 'taken')
      return (await answered(asked)) ?? { kind: 'refused', reason: 'held' }
    return { kind: 'asked', id: lost, outcome: 'lost' }
  }
}

export type StartBooking = (
  objectId: string,
  key: string,
  visitor: Pick<Visitor, 'caller' | 'site' | 'origin'>,
) => Promise<HoldResult>

/** Throws `notFound` for a home that the site does not have, and `keyReused`. */
export const makeStartBooking = ({
  db,
  offers,
  buyers,
  hold,
  now,
  mustHaveSeller,
}: {
  readonly db: Kysely<Schema>
  readonly offers: BookingOffers
  readonly buyers: Buyers
  readonly hold: HoldHome
  readonly now: () => number
  readonly mustHaveSeller: boolean
}): StartBooking => {
  /** Serialises requests for the same home on this server. */
  const withHomeLock = makeKeyedMutex()

  /**
   * One query for the common cases: an earlier result of the same key, a home that is held by another account, or the facts of a
   * home without a booking and without a waiting list.
   */
  const look = async (objectId: string, key: string, accountId: string, site: SiteDefinition) => {
    // Exactly the predicates of the two partial indexes: otherwise a cached plan does not use them.
    const active = sql`status in (${sql.join(activeBookingStatuses.map((status) => sql.lit(status)))})`
    const guarding = sql`guards_home and status in (${sql.join(guardingBookingStatuses.map((status) => sql.lit(status)))})`
    const { rows } = await sql<{
      readonly id: string | null
      readonly object_id: string | null
      readonly outcome: 'held' | 'lost' | null
      readonly is_kept: boolean
      readonly is_plain: boolean
      readonly has_seller: boolean
      readonly details: HomeDetails | null
      readonly identity_sealed: Uint8Array | null
      readonly email: string
      readonly email_confirmed_at: string | null
      readonly has_open: boolean
      readonly has_forms_left: boolean
    }>`select request.id, request.object_id, request.outcome, exists (
        select from bookings where object_id = ${objectId} and account_id is distinct from ${accountId}
          and ${guarding} and hold_expires_at > ${new Date(now()).toISOString()}
      ) as is_kept,
      not exists (select from bookings where object_id = ${objectId} and ${guarding})
        and not exists (select from booking_line where object_id = ${objectId}) as is_plain,
      ${hasSeller(site, mustHaveSeller)} as has_seller,
      homes.details, accounts.identity_sealed, accounts.email, accounts.email_confirmed_at,
      exists (
        select from bookings where account_id = ${accountId} and project_id = homes.stage_id and ${active}
      ) as has_open,
      exists (
        select from bookings where account_id = ${accountId} and object_id = ${objectId} and status = 'expired'
      ) as has_forms_left
      from accounts
      left join homes on homes.id = ${objectId} and homes.site_id = ${site.catalogueSiteId}
      left join booking_requests as request on request.account_id = accounts.id and request.key = ${key}
      where accounts.id = ${accountId} ${preparedPlan}`.execute(db)
    return rows[0]
  }

  return (objectId, key, visitor) =>
    withHomeLock(objectId, async () => {
      const { caller, site, origin } = visitor
      const accountId = accountIdOf(caller)
      const seen = await look(objectId, key, accountId, site)
      if (seen?.id && seen.outcome) {
        if (seen.object_id !== objectId) throw new Problem('keyReused')
        return { kind: 'asked', id: seen.id, outcome: seen.outcome }
      }
      if (seen?.is_kept) return { kind: 'refused', reason: 'held' }
      const asked = {
        accountId,
        key: key || randomUUID(),
        site,
        origin,
        isNew: { hasFormsLeft: seen?.has_forms_left ?? true },
      }
      if (!seen?.details || !seen.is_plain) {
        const found = await offers.withHome(objectId, visitor)
        if (!found) throw new Problem('notFound')
        const { offer, home } = found
        return offer.reason === undefined
          ? hold({ ...asked, home })
          : { kind: 'refused', reason: offer.reason }
      }
      const { details: home, identity_sealed: identitySealed, has_open: hasOpenBooking } = seen
      const { email, email_confirmed_at } = seen
      const project = { id: home.stageId, phase: home.phase }
      const reason =
        obstacleOf(home, home.status, site, { isKept: false, hasSeller: seen.has_seller }) ??
        (await buyers.mayBook(visitor, project, { identitySealed, hasOpenBooking })).reason
      if (reason !== undefined) return { kind: 'refused', reason }
      return hold({ ...asked, home, buyer: { email, email_confirmed_at } })
    })
}
