// The lock shared by all tabs, by the Web Locks API. The browser releases it when a tab is closed.
import type { SessionLock } from '@husrum/application'

export const makeWebSessionLock = (
  name: string,
  /** Undefined on an insecure origin, where each tab runs alone and relies on the server's grace period. */
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
    // Rejects if storage is blocked, and when the request is aborted.
    else locks.request(name, { signal: queue.signal }, hold).catch(runAlone)
    return () => {
      queue.abort()
      held.resolve()
    }
  },
})
