// The catalogue's tables as Kysely sees them. The migration beside this file makes them.
import type { HomeDetails, Stage, Tag } from '@husrum/domain'
import type { ColumnType } from 'kysely'

/** Written as JSON text, read as the thing itself: both drivers parse `jsonb`. */
type Json<Value> = ColumnType<Value, string, string>

export interface TagsTable {
  /** Small number that search rows speak of; the same tag gets another one when the catalogue is replaced. */
  number: number
  id: string
  site_id: number
  kind: Tag['kind']
  name: string
  url: string
  homes: number
  details: Json<Tag>
}

export interface StagesTable {
  number: number
  id: string
  site_id: number
  details: Json<Stage>
}

export interface HomesTable {
  /** The key of the search row. Within a site numbers run in the order of the ids. */
  number: number
  id: string
  site_id: number
  stage_id: string
  /** Where its page stands, unique on a site. */
  path: string
  details: Json<HomeDetails>
}

/**
 * One narrow row a home: all that a search filters, counts and sorts by, in numbers. Enumerations are their codes
 * (`search-codes.ts`), dates are days since 1970-01-01.
 */
export interface HomeSearchTable {
  site_id: number
  /** Place of the status in the recommended order. */
  rank: number
  status: number
  /** The five choices below in one number (`packChoices`), which facet counts are grouped by. */
  choices: number
  inhabit_day: number
  /** `noDay` where there is none. */
  first_showing: number
  /** -1 where there is none. */
  last_showing: number
  stage_no: number
  /** Counts areas: homes with the same municipality and area name share one. */
  area_no: number
  /** Searched price: with the share of loans where there is one. */
  price: number
  rooms: number
  area: number
  residence_type: number
  disposal_form: number
  concept: number
  project_status: number
  /** One bit for each kind of outdoor space. */
  outdoor: number
  published_day: number
  number: number
  /** Ascending; empty where there is at most one, which the two columns above say already. */
  showing_days: readonly number[]
  tag_nos: readonly number[]
}

/** One row: how often the catalogue has changed. Whoever keeps a copy compares it. */
export interface CatalogueStateTable {
  revision: number
  /** ISO 8601 instant. */
  changed_at: ColumnType<string, string | undefined, string>
}

export interface SearchTables {
  tags: TagsTable
  stages: StagesTable
  homes: HomesTable
  home_search: HomeSearchTable
  catalogue_state: CatalogueStateTable
}
