// A part of the overview: its database query, and the conversion of its rows to facts.
import type { OverviewFact, OverviewPartName, PermissionOperation, SiteDefinition } from '@husrum/domain'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

export interface Looking {
  readonly accountId: string
  /** For a board member, who acts for an association. */
  readonly associationId: string | undefined
  readonly site: SiteDefinition
  /** Epoch milliseconds. */
  readonly now: number
}

export interface OverviewPart {
  readonly name: OverviewPartName
  /** The part is omitted for callers without this permission. */
  readonly operation: PermissionOperation
  /** Its rows, each converted by {@link OverviewPart.facts}; undefined if the site does not have the part. */
  // biome-ignore lint/suspicious/noExplicitAny: each part has rows of its own
  ask(db: Kysely<Schema>, who: Looking): SelectQueryBuilder<any, any, any> | undefined
  // biome-ignore lint/suspicious/noExplicitAny: what `ask` asks for, as JSON
  facts(row: any, who: Looking): readonly OverviewFact[] | Promise<readonly OverviewFact[]>
}

/** A part whose rows are JSON from the database: instants are texts, and bytes are not available. */
export const overviewPart = <Row>(part: {
  readonly name: OverviewPartName
  readonly operation: PermissionOperation
  // biome-ignore lint/suspicious/noExplicitAny: of any tables
  readonly ask: (db: Kysely<Schema>, who: Looking) => SelectQueryBuilder<any, any, Row> | undefined
  readonly facts: (row: Row, who: Looking) => readonly OverviewFact[] | Promise<readonly OverviewFact[]>
}): OverviewPart => part
