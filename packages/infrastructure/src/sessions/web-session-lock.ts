// One tab at a time, by the browser's own locks; a tab that goes takes its lock with it.
import type { SessionLock } from '@husrum/application'

export const makeWebSessionLock = (
  name: string,
  /** Undefined on an origin that is not secure, where each tab runs alone and the server's grace has to do. */
  locks: LockManager | undefined = navigator.locks,
): SessionLock => ({
  acquire: (granted) => {
    const queue = new AbortController()
    const held = Promise.withResolvers<void>()
    const runAlone = () => {
      if (!queue.signal.aborted) granted()
    }
    const hold = () => {
      granted()
      return held.promise
    }
    if (!locks) queueMicrotask(runAlone)
    // Rejects where storage is forbidden, and where the queue is left.
    else locks.request(name, { signal: queue.signal }, hold).catch(runAlone)
    return () => {
      queue.abort()
      held.resolve()
    }
  },
})
