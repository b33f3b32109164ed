// Tracks the position of a replica in the background: no request waits for it, and while it is down it is not queried.

/** How long a failed replica is not queried. Milliseconds. */
const restAfterFailure = 1_000

export interface ReplicaWatch<Mark> {
  /** Its position at the last check; undefined before the first check, and while it is down. */
  reached(): Mark | undefined
  /** Starts a check in the background, unless one is running or has just finished. */
  lookSoon(): void
  /** Call it when the replica did not respond. Its position is forgotten, because it may come back restored from an older state. */
  leave(cause: unknown): void
}

/**
 * @param look returns its position, and rejects while it is down.
 * @param checkIntervalMs minimum interval between checks while there are reads, milliseconds.
 */
export const watchReplica = <Mark>({
  look,
  checkIntervalMs,
  now = () => performance.now(),
  onAway = () => undefined,
  onBack = () => undefined,
}: {
  readonly look: () => Promise<Mark>
  readonly checkIntervalMs: number
  readonly now?: (() => number) | undefined
  readonly onAway?: ((cause: unknown) => void) | undefined
  readonly onBack?: (() => void) | undefined
}): ReplicaWatch<Mark> => {
  let reached: Mark | undefined
  let isAway = false
  let isLooking = false
  let lookAgainAt = 0

  const leave = (cause: unknown): void => {
    if (!isAway) onAway(cause)
    isAway = true
    reached = undefined
    lookAgainAt = now() + restAfterFailure
  }

  return {
    reached: () => reached,
    leave,
    lookSoon: () => {
      if (isLooking || now() < lookAgainAt) return
      isLooking = true
      lookAgainAt = now() + checkIntervalMs
      look()
        .then((mark) => {
          reached = mark
          if (isAway) onBack()
          isAway = false
        }, leave)
        .finally(() => {
          isLooking = false
        })
    },
  }
}
