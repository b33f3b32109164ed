// Creates databases once per test run, for tests to copy: an embedded one and one on a real PostgreSQL, both migrated, and an embedded one
// without tables.
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '@husrum/server'
import type { TestProject } from 'vitest/node'
import { startRealPostgres } from './real-postgres.ts'

/** Initialises an embedded database, copies it as it is without tables, and migrates it. */
const makeEmbedded = async (empty: string, migrated: string) => {
  const database = openDatabase({ directory: empty })
  await database.db.selectNoFrom((eb) => eb.lit(1).as('one')).execute()
  await database.close()
  await cp(empty, migrated, { recursive: true })
  await migrateAt({ directory: migrated })
}

const migrateAt = async (place: { directory: string } | { url: string }) => {
  const database = openDatabase(place)
  await migrate(database.db)
  await database.close()
}

/** Vitest's global set-up. Several projects name it; the first to run does the work for all. */
export const setup = async ({ vitest }: TestProject) => {
  if ('embeddedDatabase' in vitest.getRootProject().getProvidedContext()) return
  const folder = await mkdtemp(join(tmpdir(), 'husrum-tests-'))
  const embeddedDatabase = join(folder, 'migrated')
  const emptyEmbeddedDatabase = join(folder, 'empty')
  const [postgres] = await Promise.all([
    startRealPostgres({ archiveCommand: 'true' }),
    makeEmbedded(emptyEmbeddedDatabase, embeddedDatabase),
  ])
  await migrateAt({ url: postgres.url })
  vitest.provide('embeddedDatabase', embeddedDatabase)
  vitest.provide('emptyEmbeddedDatabase', emptyEmbeddedDatabase)
  vitest.provide('postgresDatabase', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
