// Keeps the newest state of something in memory: asks every two seconds, and when told to, whether there is another one.
import { sharedNext } from './shared-next.ts'

export interface RevisionWatch<Snapshot> {
  /** The newest snapshot that was read; reads the first one. Rejects when there is none yet and the database is away. */
  current(): Promise<Snapshot>
  /** Looks for another one now; what was written before the call is seen. */
  refresh(): Promise<void>
  /** Reads the first snapshot and begins to watch. */
  start(): Promise<void>
  close(): void
}

/**
 * @param readNext the newest snapshot; the known one itself while there is no other.
 * @param onChange called with each snapshot and the one before it, before others see it, and with nothing between.
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
      // A database that is away is asked again; until then the old revision answers.
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
