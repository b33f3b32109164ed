// What the page knows of the session before anybody keeps it: a few bytes, which bring the keeper for who is signed in.
import type { SessionEnd, SessionManager, SessionView } from '@husrum/application'

const guest: SessionView = { kind: 'guest' }

/** Looked up when it is called: not every surrounding has it. */
const tell = (error: unknown): void => reportError(error)

/**
 * `first` is what the server saw, so that nothing flashes; `load` brings whoever keeps the session from then on, and all
 * that shows it.
 */
export const makeSessionStore = ({
  first = guest,
  hasToken,
  load,
}: {
  readonly first?: SessionView | undefined
  /** Whether the browser holds a token. */
  readonly hasToken: () => boolean
  readonly load: () => Promise<SessionManager>
}): SessionManager & { readonly start: () => void } => {
  const listeners = new Set<() => void>()
  const endListeners = new Set<(end: SessionEnd) => void>()
  let view = first
  /** An end that came before anybody listened. */
  let unheard: SessionEnd | undefined
  let loading: Promise<SessionManager> | undefined

  const follow = (keeper: SessionManager): SessionManager => {
    const look = () => {
      view = keeper.view()
      for (const listener of listeners) listener()
    }
    keeper.subscribe(look)
    keeper.onEnd((end) => {
      if (endListeners.size === 0) unheard = end
      for (const listener of endListeners) listener(end)
    })
    look()
    return keeper
  }
  const keeper = (): Promise<SessionManager> => {
    loading ??= load()
      .then(follow)
      .catch((error: unknown) => {
        // The next try brings it anew.
        loading = undefined
        throw error
      })
    return loading
  }
  const look = () => {
    if (!loading && (hasToken() || view.kind === 'signedIn')) keeper().catch(tell)
  }

  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEnd: (listener) => {
      endListeners.add(listener)
      if (unheard) listener(unheard)
      unheard = undefined
      return () => endListeners.delete(listener)
    },
    signedIn: async (token) => (await keeper()).signedIn(token),
    reload: async () => (await keeper()).reload(),
    staySignedIn: () => void keeper().then((come) => come.staySignedIn(), tell),
    logOut: async () => (await keeper()).logOut(),
    /** Somebody may sign in at another tab while this one sleeps, or in a window beside it. */
    start: () => {
      addEventListener('pageshow', look)
      addEventListener('focus', look)
      document.addEventListener('visibilitychange', look)
      look()
    },
  }
}

/** On the server the page is drawn as the session was read. */
export const makeFixedSessionStore = (view: SessionView): SessionManager =>
  makeSessionStore({
    first: view,
    hasToken: () => false,
    load: () => Promise.reject(new Error('Nobody keeps sessions on the server')),
  })
