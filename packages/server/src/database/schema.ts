// Every table of the database, as Kysely sees them.
import type { AccountTables } from '../accounts/account-tables.ts'
import type { ConsentTables } from '../consent/consent-tables.ts'
import type { MeasurementTables } from '../measurements/measurement-tables.ts'
import type { ContentTables } from '../pages/content/content-tables.ts'
import type { SearchTables } from '../search/search-tables.ts'
import type { IdentificationTables } from '../sign-in/identification-tables.ts'

/** What the server remembers of itself: how it was seeded, which revision the catalogue has. */
export interface SettingsTable {
  key: string
  value: string
}

export type Schema = SearchTables &
  ContentTables &
  ConsentTables &
  MeasurementTables &
  AccountTables &
  IdentificationTables & { settings: SettingsTable }
