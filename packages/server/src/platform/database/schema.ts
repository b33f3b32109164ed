// All tables of the database as Kysely types, which are generated from the migrations (`tables.ts`).
import type { Tables } from './tables.ts'

export type Schema = Tables
/** A table, for `Selectable`, `Insertable` and `Updateable`. */
export type Table<Name extends keyof Tables> = Tables[Name]
