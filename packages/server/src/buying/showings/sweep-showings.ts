// Periodic tasks of showings: reminders the day before, waiting lists after an account was deleted, and deletion of
// visitors' data.
import { showingReminderMs } from '@husrum/domain'
import { sql } from 'kysely'
import type { ShowingLetters } from './showing-letters.ts'
import type { ShowingService } from './showing-service.ts'
import type { Db } from './stored-showings.ts'

const day = 86_400_000
/** Visitors without consent to news are deleted then, and their queue entry at the entrance with them. */
export const visitorsRetainedFor = 90 * day
export const placesRetainedFor = 365 * day
const atOnce = 200

interface SweepNeeds {
  readonly db: Db
  readonly now: () => number
  readonly letters: ShowingLetters
  readonly advance: ShowingService['advance']
}

/** Returns how many were reminded. Once each, with any number of servers. */
export const remindOfShowings = async ({ db, now, letters }: Omit<SweepNeeds, 'advance'>): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('showing_places')
      .innerJoin('showings', 'showings.id', 'showing_places.showing_id')
      .selectAll('showing_places')
      .where('state', '=', 'booked')
      .where('reminded_at', 'is', null)
      .where('starts_at', '>', new Date(now()).toISOString())
      .where('starts_at', '<=', new Date(now() + showingReminderMs).toISOString())
      .where('called_off_at', 'is', null)
      .orderBy('starts_at')
      .limit(atOnce)
      .forUpdate('showing_places')
      .skipLocked()
      .execute()
    for (const place of due) {
      const showing = await trx
        .selectFrom('showings')
        .selectAll()
        .where('id', '=', place.showing_id)
        .executeTakeFirstOrThrow()
      await letters.post(trx, 'showingReminder', showing, place)
      await trx
        .updateTable('showing_places')
        .set({ reminded_at: new Date(now()).toISOString() })
        .where('id', '=', place.id)
        .execute()
    }
    return due.length
  })

/** Gives places of deleted accounts to the waiting list. */
const advanceLines = async ({ db, now, advance }: SweepNeeds): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select id from showings where starts_at > ${new Date(now()).toISOString()} and called_off_at is null
      and exists (select 1 from showing_places where showing_id = showings.id and state = 'waiting')
      and people > (select coalesce(sum(party_size), 0) from showing_places
        where showing_id = showings.id and state in ('booked', 'attended'))
    order by starts_at limit ${atOnce}`.execute(db)
  for (const { id } of rows)
    await db.transaction().execute(async (trx) => {
      const showing = await trx
        .selectFrom('showings')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (showing) await advance(trx, showing)
    })
}

export const sweepShowings = async (needs: SweepNeeds): Promise<void> => {
  const { db, now } = needs
  await remindOfShowings(needs)
  await advanceLines(needs)
  const before = (ms: number): string => new Date(now() - ms).toISOString()
  await sql`delete from showing_visitors using showings
    where showings.id = showing_id and ends_at < ${before(visitorsRetainedFor)}`.execute(db)
  await sql`delete from showing_places using showings
    where showings.id = showing_id and ends_at < ${before(placesRetainedFor)}`.execute(db)
}
