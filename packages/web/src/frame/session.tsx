// Hands the session to every component: who is signed in, and how to begin, prolong and end it.
import type { SessionManager, SessionView } from '@husrum/application'
import type { ReactNode } from 'react'
import { createContext, useContext, useSyncExternalStore } from 'react'

const SessionContext = createContext<SessionManager | undefined>(undefined)

export const SessionProvider = ({ session, children }: { session: SessionManager; children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
)

/** What one can do with the session. It stays the same while a page stands. */
export const useSessionManager = (): SessionManager => {
  const session = useContext(SessionContext)
  if (!session) throw new Error('SessionProvider is missing above this component')
  return session
}

/** Who is signed in; the component is drawn anew when that changes. */
export const useSession = (): SessionView => {
  const { subscribe, view } = useSessionManager()
  return useSyncExternalStore(subscribe, view, view)
}
