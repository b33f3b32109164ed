// Provides consent to the components of a page.
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

/** The open dialog, and the consent given. */
export const useConsentFlow = (): ConsentFlow => {
  const { subscribe, flow, drawnFlow } = useConsentStore()
  return useSyncExternalStore(subscribe, flow, drawnFlow)
}
