// The types of the tables are those of the database that the migrations make.
import { expect, it } from 'vitest'
import { generateTables } from '../../testing/generate-tables.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'

it('The types of the tables follow from the migrations', async () => {
  const database = openDatabase()
  await migrate(database.db)
  await expect(await generateTables(database.db)).toMatchFileSnapshot('./tables.ts')
  await database.close()
})
