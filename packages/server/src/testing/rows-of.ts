// SQL queries for tests that check a database directly.
import { sql } from 'kysely'
import type { OpenDatabase } from '../platform/database/open-database.ts'

export const rowsOf = async <Row>({ db }: Pick<OpenDatabase, 'db'>, query: string): Promise<readonly Row[]> =>
  (await sql.raw<Row>(query).execute(db)).rows
