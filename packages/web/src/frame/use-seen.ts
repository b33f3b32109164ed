// Reports once that a list was visible, which excludes a page that was opened in the background and never viewed.
import { useEffect } from 'react'

/** @param shown how far the list goes; nothing is reported while it is undefined. */
export const useSeen = (shown: number | undefined, tell: (shown: number) => Promise<void>): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list.
  useEffect(() => {
    if (shown === undefined) return
    const stopped = new AbortController()
    const look = (): void => {
      if (document.visibilityState !== 'visible') return
      stopped.abort()
      // If it fails, the list stays new, which is harmless.
      tell(shown).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', look, { signal: stopped.signal })
    look()
    return () => stopped.abort()
  }, [shown])
}
