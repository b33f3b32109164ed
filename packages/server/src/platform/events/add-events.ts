// Writes events in the transaction of the deed: a deed that is rolled back leaves none.
import type { EventFacts, EventType } from '@husrum/contract'
import { subjectOfEvent } from '@husrum/contract'
import type { Insertable, Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Schema, Table } from '../database/schema.ts'

/** PostgreSQL takes 65,535 parameters a statement. */
const batchSize = 5_000

/** The row of an event, to insert in the same statement as the deed. */
const rowOf = (event: EventFacts): Insertable<Table<'outbound_events'>> => ({
  type: event.type,
  subject: subjectOfEvent(event),
  data: JSON.stringify(event.data),
})

/**
 * Adds events. Write what they are about first: its lock puts the events of a subject in order.
 *
 * @param trx the transaction of the deed.
 */
export const addEvents = async (trx: Kysely<Schema>, events: readonly EventFacts[]): Promise<void> => {
  for (let at = 0; at < events.length; at += batchSize)
    await trx
      .insertInto('outbound_events')
      .values(events.slice(at, at + batchSize).map(rowOf))
      .execute()
}

/** The same for one event, as a part of the statement that makes something new: a round trip less. */
export const insertEvent = (query: Pick<Kysely<Schema>, 'insertInto'>, event: EventFacts) =>
  query.insertInto('outbound_events').values(rowOf(event))

/** The same for rows of a query with the columns `subject` and `data`. */
export const insertEventsFrom = (type: EventType, rows: RawBuilder<unknown>) =>
  sql`insert into outbound_events (type, subject, data) select ${type}::text, subject, data from (${rows}) as rows`
