// Keeps the newest revision of the catalogue in memory: asks every two seconds whether there is another one.
import type { Kysely } from 'kysely'
import type { CatalogueSnapshot } from './catalogue-snapshot.ts'
import { readRevision, readSnapshot } from './catalogue-snapshot.ts'
import type { SearchTables } from './search-tables.ts'

export interface CatalogueWatch {
  /** The newest snapshot that was read; reads the first one. Rejects when there is none yet and the database is away. */
  current(): Promise<CatalogueSnapshot>
  /** Looks for another revision now. */
  refresh(): Promise<void>
  /** Reads the first snapshot and begins to watch. */
  start(): Promise<void>
  close(): void
}

/** @param onChange called with each snapshot before others see it. */
export const watchCatalogue = ({
  db,
  withColumns,
  everyMilliseconds = 2_000,
  onChange,
}: {
  readonly db: Kysely<SearchTables>
  readonly withColumns: boolean
  readonly everyMilliseconds?: number
  readonly onChange: (snapshot: CatalogueSnapshot) => void
}): CatalogueWatch => {
  let latest: CatalogueSnapshot | undefined
  let reading: Promise<CatalogueSnapshot> | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  /** One reading at a time, which all who wait share. */
  const read = (): Promise<CatalogueSnapshot> => {
    reading ??= readSnapshot(db, { withColumns })
      .then((snapshot) => {
        onChange(snapshot)
        latest = snapshot
        return snapshot
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  const refresh = async (): Promise<void> => {
    if (latest === undefined || (await readRevision(db)) !== latest.revision) await read()
  }

  const watch = (): void => {
    if (closed) return
    timer = setTimeout(() => {
      // A database that is away is asked again; until then the old revision answers.
      refresh()
        .catch(() => undefined)
        .finally(watch)
    }, everyMilliseconds)
    timer.unref()
  }

  return {
    current: async () => latest ?? read(),
    refresh,
    async start() {
      await refresh()
      watch()
    },
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}
