// Keeps the newest snapshot of some data in memory: checks every two seconds, and on demand, for a newer one.
import { sharedNext } from './shared-next.ts'

export interface RevisionWatch<Snapshot> {
  /** The newest snapshot that was read; reads the first one. Rejects if there is none yet and the database is down. */
  current(): Promise<Snapshot>
  /** Checks for a newer snapshot now; everything written before the call is included. */
  refresh(): Promise<void>
  /** Reads the first snapshot and starts to watch. */
  start(): Promise<void>
  close(): void
}

/**
 * @param readNext returns the newest snapshot; the known one itself if there is no newer one.
 * @param onChange called with each snapshot and the previous one, synchronously before other callers see it.
 */
export const watchRevision = <Snapshot extends object>({
  readNext,
  everyMilliseconds = 2_000,
  onChange = () => undefined,
}: {
  readonly readNext: (known: Snapshot | undefined) => Promise<Snapshot>
  readonly everyMilliseconds?: number
  readonly onChange?: (snapshot: Snapshot, before: Snapshot | undefined) => void
}): RevisionWatch<Snapshot> => {
  let latest: Snapshot | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const refresh = sharedNext(async () => {
    const snapshot = await readNext(latest)
    if (snapshot !== latest) onChange(snapshot, latest)
    latest = snapshot
    return snapshot
  })

  const watch = (): void => {
    if (closed) return
    timer = setTimeout(() => {
      // Retries while the database is down; until then the old snapshot is used.
      refresh()
        .catch(() => undefined)
        .finally(watch)
    }, everyMilliseconds)
    timer.unref()
  }

  return {
    current: async () => latest ?? refresh(),
    async refresh() {
      await refresh()
    },
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
