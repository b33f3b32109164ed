// Gives what uses the library's own hooks the page's cache, and is empty until it has come.
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { useAnswers } from './answers-context.tsx'

export const WithAnswerCache = ({ children }: { readonly children: ReactNode }) => {
  const answers = useAnswers()
  const cache = useSyncExternalStore(answers.subscribe, answers.cache, answers.cache)
  useEffect(() => {
    answers.bring().catch((error: unknown) => reportError(error))
  }, [answers])
  return cache ? <QueryClientProvider client={cache.client}>{children}</QueryClientProvider> : null
}
