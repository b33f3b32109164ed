// Tells once that a list is before somebody's eyes: not of a page that was opened in the background and never looked at.
import { useEffect } from 'react'

/** @param shown how far the list goes; nothing is told while it is undefined. */
export const useSeen = (shown: number | undefined, tell: (shown: number) => Promise<void>): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list.
  useEffect(() => {
    if (shown === undefined) return
    const stopped = new AbortController()
    const look = (): void => {
      if (document.visibilityState !== 'visible') return
      stopped.abort()
      // Where it fails it stays new, which is no harm.
      tell(shown).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look, { signal: stopped.signal })
    look()
    return () => stopped.abort()
  }, [shown])
}
