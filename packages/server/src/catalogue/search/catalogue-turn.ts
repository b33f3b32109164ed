// Catalogue changes are numbered under a lock, so that they are seen in order. Mass changes of single homes are written without
// the lock, and numbered afterwards in batches (docs/decisions/0056).

import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { insertEventsFrom } from '../../platform/events/add-events.ts'
import { catalogueChannel } from './catalogue-snapshot.ts'

/** Waits for earlier turns, and blocks later ones until the transaction ends, which then notifies listeners. */
export const nextTurn = (db: Kysely<Schema>) =>
  db
    .updateTable('catalogue_state')
    .set({ change: sql`change + 1`, changed_at: sql`now()` })
    .returning(['change', sql`pg_notify(${catalogueChannel}, '')`.as('told')])

/** Numbers the pending changes, and moves them into the history of their homes. */
const numberDue = (db: Kysely<Schema>, turn: ReturnType<typeof sql<{ readonly change: number }>>) =>
  sql`with turn as (${turn}),
    -- Only who has the turn takes rows: a transaction that holds one never waits for it.
    due as (delete from home_changes_due using turn returning home_changes_due.*, turn.change),
    numbered as (update homes set change = due.change from due where homes.id = due.home_id),
    told as (${insertEventsFrom(
      'home.changed',
      sql`select 'home/' || home_id as subject, jsonb_build_object('homeId', home_id, 'version', change,
          'status', coalesce(after ->> 'status', before ->> 'status')) as data
        from (select distinct on (home_id) * from due order by home_id, id desc) as last`,
    )})
    insert into home_changes (home_id, site_id, changed_at, changed_by, reason, before, after)
    select home_id, site_id, changed_at, changed_by, reason, before, after from due order by id`.execute(db)

/** Takes the turn, and numbers pending changes. Returns the number, under which the transaction writes its own. */
export const takeTurn = async (db: Kysely<Schema>): Promise<number> => {
  const { change } = await nextTurn(db).executeTakeFirstOrThrow()
  await numberDue(db, sql`select ${change}::bigint as change`)
  return change
}

/** Publishes pending changes to the search and other listeners. Takes no turn without any. */
export const takeUpDue = async (db: Kysely<Schema>): Promise<void> => {
  await numberDue(
    db,
    sql`update catalogue_state set change = change + 1, changed_at = now()
      where exists (select from home_changes_due)
      returning change, pg_notify(${catalogueChannel}, '')`,
  )
}
