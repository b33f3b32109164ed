// Changes of the catalogue take turns, so that their numbers are seen in order.
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
