// Hands the use cases to components.

import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import type { UseCases } from '../composition/use-cases.ts'

const UseCasesContext = createContext<UseCases | undefined>(undefined)

export const UseCasesProvider = ({ useCases, children }: { useCases: UseCases; children: ReactNode }) => (
  <UseCasesContext value={useCases}>{children}</UseCasesContext>
)

export const useUseCases = (): UseCases => {
  const useCases = useContext(UseCasesContext)
  if (!useCases) throw new Error('UseCasesProvider is missing above this component')
  return useCases
}
