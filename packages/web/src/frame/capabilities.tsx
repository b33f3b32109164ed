// What components may ask of the product: one object a capability, with verbs. They never see a port or an adapter.
import type { Accounts, Notifications, Pages, Search, SignIn } from '@husrum/application'
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'

export interface Capabilities {
  readonly pages: Pages
  readonly search: Search
  readonly signIn: SignIn
  readonly accounts: Accounts
  readonly notifications: Notifications
}

const CapabilitiesContext = createContext<Capabilities | undefined>(undefined)

export const CapabilitiesProvider = ({
  capabilities,
  children,
}: {
  readonly capabilities: Capabilities
  readonly children: ReactNode
}) => <CapabilitiesContext value={capabilities}>{children}</CapabilitiesContext>

export const useCapabilities = (): Capabilities => {
  const capabilities = useContext(CapabilitiesContext)
  if (!capabilities) throw new Error('CapabilitiesProvider is missing above this component')
  return capabilities
}
