// Loads the store of marked homes when the browser is idle, or with the first mark. One store per managed session.
import type { SessionManager } from '@husrum/application'
import { useCallback, useEffect } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSessionManager } from '../../frame/session.tsx'
import { useSite } from '../../frame/site.tsx'
import { whenIdle } from '../../lazy/when-idle.ts'
import type { HomeMarksKeeper } from './home-marks-keeper.ts'

const keepers = new WeakMap<SessionManager, Promise<HomeMarksKeeper>>()

/** Returns a function that loads the store. */
export const useHomeMarksKeeper = (): (() => Promise<HomeMarksKeeper>) => {
  const site = useSite()
  const session = useSessionManager()
  const { favourites } = useCapabilities()
  const get = useCallback(() => {
    const known = keepers.get(session)
    if (known) return known
    const keeper = import('./home-marks-keeper.ts').then(({ makeHomeMarksKeeper }) =>
      makeHomeMarksKeeper({ favourites, session, site }),
    )
    keepers.set(session, keeper)
    // The next call retries.
    keeper.catch(() => keepers.delete(session))
    return keeper
  }, [favourites, session, site])
  useEffect(() => {
    if (keepers.has(session)) return
    let isGone = false
    whenIdle(() => {
      if (!isGone) get().catch((error: unknown) => reportError(error))
    })
    return () => {
      isGone = true
    }
  }, [get, session])
  return get
}
