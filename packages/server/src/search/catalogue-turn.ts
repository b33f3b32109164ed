// Changes of the catalogue are numbered in turns, so that they are seen in order. What a crowd does to single homes is written without
// waiting for a turn, and gets its numbers afterwards, many at a time (docs/decisions/0056).
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { catalogueChannel } from './catalogue-snapshot.ts'

/** Waits for all that came before, and has the others wait until the transaction ends. Whoever follows is told then. */
export const nextTurn = (db: Kysely<Schema>) =>
  db
    .updateTable('catalogue_state')
    .set({ change: sql`change + 1`, changed_at: sql`now()` })
    .returning(['change', sql`pg_notify(${catalogueChannel}, '')`.as('told')])

/** Numbers the changes that wait, and moves them into the history of their homes. */
const numberDue = (db: Kysely<Schema>, turn: ReturnType<typeof sql<{ readonly change: number }>>) =>
  sql`with turn as (${turn}),
    -- Only who has the turn takes rows: a transaction that holds one never waits for it.
    due as (delete from home_changes_due using turn returning home_changes_due.*, turn.change),
    numbered as (update homes set change = due.change from due where homes.id = due.home_id)
    insert into home_changes (home_id, site_id, changed_at, changed_by, reason, before, after)
    select home_id, site_id, changed_at, changed_by, reason, before, after from due order by id`.execute(db)

/** Takes the turn, and numbers what waited for one. Answers the number, under which the transaction goes on to write. */
export const takeTurn = async (db: Kysely<Schema>): Promise<number> => {
  const { change } = await nextTurn(db).executeTakeFirstOrThrow()
  await numberDue(db, sql`select ${change}::bigint as change`)
  return change
}

/** Has the search and all who follow the catalogue know of the changes that wait. Nobody takes the turn where none does. */
export const takeUpDue = async (db: Kysely<Schema>): Promise<void> => {
  await numberDue(
    db,
    sql`update catalogue_state set change = change + 1, changed_at = now()
      where exists (select from home_changes_due)
      returning change, pg_notify(${catalogueChannel}, '')`,
  )
}
