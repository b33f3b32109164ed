// Provides late components with the page's query client; renders nothing until that is loaded.
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLoaded } from '../lazy/lazy-component.tsx'
import { usePageQueries } from './queries.tsx'

export const WithQueryClient = ({ children }: { readonly children: ReactNode }) => {
  const library = useLoaded(usePageQueries().library)
  return library ? <QueryClientProvider client={library.client}>{children}</QueryClientProvider> : null
}
