// Work of which one run at a time is enough for all who ask.
import { forEverybody } from './late-reads.ts'

/**
 * Runs the work for whoever asks. Who asks while it runs shares the next run with all others who do: the one that runs may have been
 * too early for them.
 */
export const sharedNext = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<Result> | undefined
  let next: Promise<Result> | undefined

  const run = (): Promise<Result> => {
    running = forEverybody(work).finally(() => {
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
