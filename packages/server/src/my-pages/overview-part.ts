// A part of the overview: what is asked of the database for it, and the facts that its rows are.
import type { OverviewFact, OverviewPartName, PermissionOperation, SiteDefinition } from '@husrum/domain'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Schema } from '../database/schema.ts'

export interface Looking {
  readonly accountId: string
  /** Of a board member, who looks for an association. */
  readonly associationId: string | undefined
  readonly site: SiteDefinition
  /** Epoch milliseconds. */
  readonly now: number
}

export interface OverviewPart {
  readonly name: OverviewPartName
  /** Whoever may not do this has no such part. */
  readonly operation: PermissionOperation
  /** Its rows, each read by {@link OverviewPart.facts}; undefined where the site has none of it. */
  // biome-ignore lint/suspicious/noExplicitAny: each part has rows of its own
  ask(db: Kysely<Schema>, who: Looking): SelectQueryBuilder<any, any, any> | undefined
  // biome-ignore lint/suspicious/noExplicitAny: what `ask` asks for, as JSON
  facts(row: any, who: Looking): readonly OverviewFact[] | Promise<readonly OverviewFact[]>
}

/** A part whose rows come out of the database's JSON: instants are texts there, and bytes are nothing. */
export const overviewPart = <Row>(part: {
  readonly name: OverviewPartName
  readonly operation: PermissionOperation
  // biome-ignore lint/suspicious/noExplicitAny: of any tables
  readonly ask: (db: Kysely<Schema>, who: Looking) => SelectQueryBuilder<any, any, Row> | undefined
  readonly facts: (row: Row, who: Looking) => readonly OverviewFact[] | Promise<readonly OverviewFact[]>
}): OverviewPart => part
