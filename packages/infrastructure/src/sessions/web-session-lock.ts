// One tab at a time, by the browser's own locks; a tab that goes takes its lock with it.
import type { SessionLock } from '@husrum/application'

export const makeWebSessionLock = (
  name: string,
  /** Undefined on an origin that is not secure, where a tab runs alone and the server's grace has to do. */
  locks: Pick<LockManager, 'request'> | undefined = navigator.locks,
): SessionLock => ({
  take: (whenMine) => {
    const left = new AbortController()
    let giveBack = () => {}
    const held = new Promise<void>((resolve) => {
      giveBack = resolve
    })
    const runAlone = () => {
      if (!left.signal.aborted) whenMine()
    }
    const granted = () => {
      whenMine()
      return held
    }
    if (!locks) queueMicrotask(runAlone)
    // Refused outright where storage is; leaving the queue comes here too, and is left alone.
    else locks.request(name, { signal: left.signal }, granted).catch(runAlone)
    return () => {
      left.abort()
      giveBack()
    }
  },
})
