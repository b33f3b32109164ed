// State of the session before the session manager is loaded, which only signed-in visitors need.
import type { SessionEnd, SessionManager, SessionView } from '@husrum/application'
import { loadOnce } from '../../lazy/load-once.ts'

const guest: SessionView = { kind: 'guest' }

/** Resolved at call time: Node has no `reportError`. */
const reportFailure = (error: unknown): void => reportError(error)

/**
 * `first` is the server-rendered state, to avoid flicker; `load` loads the session manager and its components.
 */
export const makeSessionStore = ({
  first = guest,
  hasToken,
  load,
}: {
  readonly first?: SessionView | undefined
  /** Whether the browser has a token. */
  readonly hasToken: () => boolean
  readonly load: () => Promise<SessionManager>
}): SessionManager & { readonly start: () => void } => {
  const listeners = new Set<() => void>()
  const endListeners = new Set<(end: SessionEnd) => void>()
  let view = first
  /** An end that occurred before there was a listener. */
  let unreported: SessionEnd | undefined

  const follow = (loaded: SessionManager): SessionManager => {
    const look = () => {
      view = loaded.view()
      for (const listener of listeners) listener()
    }
    loaded.subscribe(look)
    loaded.onEnd((end) => {
      if (endListeners.size === 0) unreported = end
      for (const listener of endListeners) listener(end)
    })
    look()
    return loaded
  }
  const manager = loadOnce(async () => follow(await load()))
  const look = () => {
    if (!manager.loaded() && (hasToken() || view.kind === 'signedIn')) manager.load().catch(reportFailure)
  }

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEnd: (listener) => {
      endListeners.add(listener)
      if (unreported) listener(unreported)
      unreported = undefined
      return () => endListeners.delete(listener)
    },
    signedIn: async (token) => (await manager.load()).signedIn(token),
    reload: async () => (await manager.load()).reload(),
    staySignedIn: () => void manager.load().then((loaded) => loaded.staySignedIn(), reportFailure),
    logOut: async () => (await manager.load()).logOut(),
    /** The user may sign in in another tab or window while this one is inactive. */
    start: () => {
      addEventListener('pageshow', look)
      addEventListener('focus', look)
      document.addEventListener('visibilitychange', look)
      look()
    },
  }
}

/** On the server the session is fixed as it was read. */
export const makeFixedSessionStore = (view: SessionView): SessionManager =>
  makeSessionStore({
    first: view,
    hasToken: () => false,
    load: () => Promise.reject(new Error('The session is not reloaded on the server')),
  })
