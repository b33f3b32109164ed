// How far a replica has come is found out beside what people ask: nobody waits for it, and while it is away nobody asks it.

/** After it has failed nobody asks it for so long. Milliseconds. */
const restAfterFailure = 1_000

export interface ReplicaWatch<Mark> {
  /** How far it was when somebody looked last; undefined before that, and while it is away. */
  reached(): Mark | undefined
  /** Looks beside, unless somebody does or just did. */
  lookSoon(): void
  /** It did not answer. It may come back as another one, restored from what was. */
  leave(cause: unknown): void
}

/**
 * @param look answers how far it has come, undefined where that is not to be known now, and rejects while it is away.
 * @param patience how often it is looked at while somebody reads, milliseconds.
 */
export const watchReplica = <Mark>({
  look,
  patience,
  now = () => performance.now(),
  onAway = () => undefined,
  onBack = () => undefined,
}: {
  readonly look: () => Promise<Mark | undefined>
  readonly patience: number
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
      lookAgainAt = now() + patience
      look()
        .then((mark) => {
          if (mark === undefined) return
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
