// Limits concurrent drawings; a few more can wait in a FIFO queue.
import { Problem } from '../../platform/http/problem.ts'

export interface DrawingLine {
  /**
   * Runs the work in turn. Rejects with `serviceUnavailable` when the queue is full, and with the signal's
   * reason when it aborts before the work has started.
   */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>
}

export const makeDrawingLine = ({
  places,
  longest,
}: {
  readonly places: number
  readonly longest: number
}): DrawingLine => {
  let free = places
  const waiting = new Set<() => void>()

  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(enter)
        reject(signal.reason)
      }
      const enter = () => {
        waiting.delete(enter)
        signal.removeEventListener('abort', leave)
        resolve()
      }
      waiting.add(enter)
      signal.addEventListener('abort', leave, { once: true })
    })

  return {
    run: async (work, signal) => {
      signal.throwIfAborted()
      if (free > 0) free -= 1
      else if (waiting.size >= longest) throw new Problem('serviceUnavailable')
      else await turn(signal)
      try {
        return await work()
      } finally {
        const [next] = waiting
        if (next) next()
        else free += 1
      }
    },
  }
}
