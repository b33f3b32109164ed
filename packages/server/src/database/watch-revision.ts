// Keeps the newest revision of something in memory: asks every two seconds whether there is another one.

export interface RevisionWatch<Snapshot> {
  /** The newest snapshot that was read; reads the first one. Rejects when there is none yet and the database is away. */
  current(): Promise<Snapshot>
  /** Looks for another revision now. */
  refresh(): Promise<void>
  /** Reads the first snapshot and begins to watch. */
  start(): Promise<void>
  close(): void
}

/** @param onChange called with each snapshot before others see it. */
export const watchRevision = <Snapshot extends { readonly revision: number }>({
  readRevision,
  readSnapshot,
  everyMilliseconds = 2_000,
  onChange = () => undefined,
}: {
  readonly readRevision: () => Promise<number>
  readonly readSnapshot: () => Promise<Snapshot>
  readonly everyMilliseconds?: number
  readonly onChange?: (snapshot: Snapshot) => void
}): RevisionWatch<Snapshot> => {
  let latest: Snapshot | undefined
  let reading: Promise<Snapshot> | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  /** One reading at a time, which all who wait share. */
  const read = (): Promise<Snapshot> => {
    reading ??= readSnapshot()
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
    if (latest === undefined || (await readRevision()) !== latest.revision) await read()
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
