// Hands consent to the components of a page.
import type { ConsentFlow } from '@husrum/domain'
import type { ReactNode } from 'react'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ConsentStore } from './consent-store.ts'

const ConsentContext = createContext<ConsentStore | undefined>(undefined)

export const ConsentProvider = ({ store, children }: { store: ConsentStore; children: ReactNode }) => (
  <ConsentContext value={store}>{children}</ConsentContext>
)

export const useConsentStore = (): ConsentStore => {
  const store = useContext(ConsentContext)
  if (!store) throw new Error('ConsentProvider is missing above this component')
  return store
}

/** Which dialog is open, and what is agreed to. */
export const useConsentFlow = (): ConsentFlow => {
  const { subscribe, flow, drawnFlow } = useConsentStore()
  return useSyncExternalStore(subscribe, flow, drawnFlow)
}
