// Coalesces concurrent calls of the same work.

/**
 * Runs the work on demand. Calls during a run share the next one, because the current run may have started too
 * early for them.
 */
export const sharedNext = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<Result> | undefined
  let next: Promise<Result> | undefined

  const run = (): Promise<Result> => {
    running = work().finally(() => {
      running = undefined
    })
    return running
  }

  const ask = (): Promise<Result> => {
    if (!running) return run()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return ask()
      })
    return next
  }
  return ask
}
