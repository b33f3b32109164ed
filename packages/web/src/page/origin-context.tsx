// The origin that the visitor sees, for absolute addresses.
import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

const OriginContext = createContext('')

export const OriginProvider = ({ origin, children }: { origin: string; children: ReactNode }) => (
  <OriginContext value={origin}>{children}</OriginContext>
)

export const useOrigin = (): string => useContext(OriginContext)
