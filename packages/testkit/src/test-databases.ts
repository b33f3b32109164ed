// Creates databases once per test run: an embedded one and one on a real PostgreSQL, both migrated, for tests to copy.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '@husrum/server'
import type { TestProject } from 'vitest/node'
import { startRealPostgres } from './real-postgres.ts'

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
  const [postgres] = await Promise.all([
    startRealPostgres({ archiveCommand: 'true' }),
    migrateAt({ directory: embeddedDatabase }),
  ])
  await migrateAt({ url: postgres.url })
  vitest.provide('embeddedDatabase', embeddedDatabase)
  vitest.provide('postgresDatabase', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
