// Writes the phase of a stage, and what follows from it for the stage and its homes.

import type { ProjectPhase } from '@husrum/domain'
import { siteById, stageOfHomes } from '@husrum/domain'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { addEvents } from '../../platform/events/add-events.ts'
import { stageEvents } from './catalogue-events.ts'
import { catalogueChannel } from './catalogue-snapshot.ts'

/** Why the phase may not be changed; undefined if it may. */
type RefusePhase = (from: ProjectPhase) => string | undefined

type PhaseChange =
  | { readonly kind: 'changed'; readonly before: ProjectPhase }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'unknown' }

/** Locks the catalogue until the transaction ends, which then notifies listeners. */
export const setStagePhase = async (
  trx: Transaction<Schema>,
  stageId: string,
  phase: ProjectPhase,
  refuse: RefusePhase,
): Promise<PhaseChange> => {
  const { change } = await trx
    .updateTable('catalogue_state')
    .set({ change: sql`change + 1`, changed_at: sql`now()` })
    .returning('change')
    .executeTakeFirstOrThrow()
  const stage = await trx.selectFrom('stages').selectAll().where('id', '=', stageId).executeTakeFirst()
  if (!stage) return { kind: 'unknown' }
  const before = stage.details.phase
  const why = refuse(before)
  if (why !== undefined) return { kind: 'refused', why }
  const rows = await trx
    .selectFrom('homes')
    .select(['number', 'details'])
    .where('stage_id', '=', stageId)
    .execute()
  const country = siteById(stage.details.siteId)?.country ?? 'SE'
  const homes = rows.map(({ details }) => ({ ...details, phase }))
  const details = stageOfHomes({ ...stage.details, phase }, homes, country)
  await trx
    .updateTable('stages')
    .set({ details: JSON.stringify(details), change })
    .where('id', '=', stageId)
    .execute()
  for (const [at, { number }] of rows.entries())
    await trx
      .updateTable('homes')
      .set({ details: JSON.stringify({ ...homes[at], projectStatus: details.status }), change })
      .where('number', '=', number)
      .execute()
  await addEvents(trx, stageEvents([stageId], 'listed', change))
  await sql`select pg_notify(${catalogueChannel}, '')`.execute(trx)
  return { kind: 'changed', before }
}
