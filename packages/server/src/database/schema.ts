// Every table of the database, as Kysely sees them.
import type { SearchTables } from '../search/search-tables.ts'

/** What the server remembers of itself: how it was seeded, which revision the catalogue has. */
export interface SettingsTable {
  key: string
  value: string
}

export type Schema = SearchTables & { settings: SettingsTable }
