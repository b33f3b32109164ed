// What a test run makes once: an embedded database and one on a real PostgreSQL, both migrated, for tests to copy.
import { cp, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openDatabase } from '@husrum/server'
import type { TestProject } from 'vitest/node'
import { startRealPostgres } from './real-postgres.ts'

const root = join(import.meta.dirname, '../../..')

/** Seconds of work that depend on PGlite alone, so they are spent once for each version of it. */
const emptyDatabase = async (): Promise<string> => {
  const { dependencies } = JSON.parse(await readFile(join(root, 'packages/server/package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>
  }
  const kept = join(root, `node_modules/.cache/husrum/pglite-${dependencies['@electric-sql/pglite']}`)
  const isThere = await stat(kept).then(
    () => true,
    () => false,
  )
  if (isThere) return kept
  const draft = `${kept}-${process.pid}`
  const database = openDatabase({ directory: draft })
  await database.ping()
  await database.close()
  // Another run may have been faster.
  await rename(draft, kept).catch(() => rm(draft, { recursive: true }))
  return kept
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
  const [postgres] = await Promise.all([
    startRealPostgres(),
    emptyDatabase().then((empty) => cp(empty, embeddedDatabase, { recursive: true })),
  ])
  await Promise.all([migrateAt({ directory: embeddedDatabase }), migrateAt({ url: postgres.url })])
  vitest.provide('embeddedDatabase', embeddedDatabase)
  vitest.provide('postgresDatabase', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
