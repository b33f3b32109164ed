// Homes with their stages in the database, for changes.
import type { HomeChange, HomeDetails, ResidenceStatus, Stage, StatusChanger } from '@husrum/domain'
import { searchedStatuses } from '@husrum/domain'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

export interface RequestedChange {
  readonly homeId: string
  readonly change: HomeChange
  readonly by: StatusChanger
  /** Why staff sell a sold home again. */
  readonly reason?: string
}

/** A transaction. */
export type Catalogue = Transaction<Schema>

/** A row of `homes` with additional columns of `home_search`. */
export interface StoredHome {
  readonly number: number
  readonly details: HomeDetails
  readonly stage_no: number
  readonly area_no: number
  readonly tag_nos: readonly number[]
}

export interface StoredStage {
  readonly number: number
  readonly details: Stage
}

export const storedHomes = (db: Catalogue) =>
  db
    .selectFrom('homes')
    .innerJoin('home_search', 'home_search.number', 'homes.number')
    .select(['homes.number', 'homes.details', 'stage_no', 'area_no', 'tag_nos'])
    .orderBy('homes.number')

/** Locks the homes to change, and all others of their stages; the stage's own data is included once per stage. */
export const lockStages = async (db: Catalogue, ids: readonly string[]) => {
  const wanted = [...new Set(ids), '']
  // Waits for transactions that hold single homes, so that neither overwrites the other.
  await db
    .selectFrom('homes')
    .select('number')
    .where('stage_id', 'in', ({ selectFrom }) =>
      selectFrom('homes as wanted').select('wanted.stage_id').where('wanted.id', 'in', wanted),
    )
    .orderBy('number')
    .forUpdate()
    .execute()
  const rows = await storedHomes(db)
    .innerJoin('stages', 'stages.id', 'homes.stage_id')
    .where('homes.stage_id', 'in', ({ selectFrom }) =>
      selectFrom('homes as wanted').select('wanted.stage_id').where('wanted.id', 'in', wanted),
    )
    .select([
      'stages.number as stage_number',
      sql<Stage | null>`case when row_number() over (partition by stages.number order by homes.number) = 1
        then stages.details end`.as('stage'),
    ])
    .execute()
  const homes = new Map<string, StoredHome>()
  const stages = new Map<string, StoredStage>()
  for (const { stage_number: number, stage, ...home } of rows) {
    homes.set(home.details.id, home)
    if (stage) stages.set(stage.id, { number, details: stage })
  }
  return { homes, stages }
}

export const isSearched = (status: ResidenceStatus): boolean =>
  searchedStatuses.some((searched) => searched === status)
