// Provides every component with the session: who is signed in, and how to start, extend and end it.
import type { SessionManager, SessionView } from '@husrum/application'
import type { ReactNode } from 'react'
import { createContext, useContext, useSyncExternalStore } from 'react'

const SessionContext = createContext<SessionManager | undefined>(undefined)

export const SessionProvider = ({ session, children }: { session: SessionManager; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
)

/** The operations on the session. The same object as long as the page lives. */
export const useSessionManager = (): SessionManager => {
  const session = useContext(SessionContext)
  if (!session) throw new Error('SessionProvider is missing above this component')
  return session
}

/** The signed-in user; re-renders the component when that changes. */
export const useSession = (): SessionView => {
  const { subscribe, view } = useSessionManager()
  return useSyncExternalStore(subscribe, view, view)
}
