// Records changes from a sales system that contradict the booking of a home. Staff are notified once of each.
import type { HomeChange, SiteDefinition } from '@husrum/domain'
import { siteByKey, wholeUnitsOf } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../platform/database/schema.ts'
import type { HeldBackFact } from '../../platform/mail/letter.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { companyAddress } from '../../platform/mail/recipient.ts'
import type { BookingStore } from './postgres-bookings.ts'

type Trx = Transaction<Schema>

export interface HeldBack {
  readonly homeId: string
  /** `sale`: a sale outside of the web that a signed booking refuses. */
  readonly facts: readonly HeldBackFact['fact'][]
  readonly change: HomeChange
}

export type NoteHeldBack = (trx: Trx, heldBack: readonly HeldBack[]) => Promise<void>

/** A change that contradicts a booking, for staff. */
export interface StoredHeldBack {
  readonly fact: HeldBackFact['fact']
  readonly value: string
  readonly times: number
  /** ISO 8601. */
  readonly firstAt: string
  readonly lastAt: string
}

/** Keeps the letter short; the log has every contradiction. */
const maxLines = 50

const factOf = (fact: HeldBackFact['fact'], change: HomeChange): HeldBackFact | undefined => {
  if (fact === 'status' || fact === 'sale') return change.status && { fact, value: change.status }
  const amount = change[fact]
  return amount === undefined ? undefined : { fact, value: amount }
}

const textOf = ({ value }: HeldBackFact): string =>
  typeof value === 'number' ? String(wholeUnitsOf(value)) : value

export const makeNoteHeldBack =
  ({
    store,
    mails,
    staffAddress,
    log,
    now,
  }: {
    readonly store: Pick<BookingStore, 'guardOf'>
    readonly mails: Pick<MailService, 'within'>
    /** Absent: no letter is sent, and the log and the list of bookings show it. */
    readonly staffAddress: string | undefined
    readonly log: Pick<Logger, 'warn'>
    readonly now: () => number
  }): NoteHeldBack =>
  async (trx, heldBack) => {
    const at = new Date(now()).toISOString()
    const letters = new Map<SiteDefinition, { readonly name: string; readonly fact: HeldBackFact }[]>()
    for (const { homeId, facts, change } of heldBack) {
      const booking = await store.guardOf(trx, homeId)
      if (!booking) continue
      for (const fact of facts.flatMap((each) => factOf(each, change) ?? [])) {
        const { times } = await trx
          .insertInto('held_back_changes')
          .values({ booking_id: booking.id, fact: fact.fact, value: textOf(fact), first_at: at, last_at: at })
          .onConflict((conflict) =>
            conflict
              .columns(['booking_id', 'fact', 'value'])
              .doUpdateSet({ times: sql`held_back_changes.times + 1`, last_at: at }),
          )
          .returning('times')
          .executeTakeFirstOrThrow()
        if (times > 1) continue
        log.warn(
          { home: homeId, booking: booking.id, bookingStatus: booking.state.kind, ...fact },
          'A change of a home was held back: the home is booked',
        )
        const lines = letters.get(booking.site) ?? []
        letters.set(booking.site, [...lines, { name: booking.home.name, fact }])
      }
    }
    if (staffAddress === undefined) return
    for (const [{ key }, lines] of letters)
      await mails.within(trx).post({
        kind: 'changesHeldBack',
        to: companyAddress(staffAddress),
        site: siteByKey(key),
        heldBack: lines.slice(0, maxLines),
        more: Math.max(0, lines.length - maxLines),
      })
  }

/** What was held back for a booking, the latest first. */
export const heldBackOf = async (
  db: Kysely<Schema>,
  bookingId: string,
): Promise<readonly StoredHeldBack[]> => {
  const rows = await db
    .selectFrom('held_back_changes')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('last_at', 'desc')
    .limit(maxLines)
    .execute()
  return rows.map(({ fact, value, times, first_at, last_at }) => ({
    fact,
    value,
    times,
    firstAt: first_at,
    lastAt: last_at,
  }))
}
