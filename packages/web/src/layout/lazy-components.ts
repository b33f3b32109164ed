// What of the frame only some visitors see, loaded for them alone.
import { lazyComponent } from '../lazy/lazy-component.tsx'
import { loadOnce } from '../lazy/load-once.ts'

export const crisisBanner = lazyComponent(async () => (await import('./CrisisBanner.tsx')).CrisisBanner)

export const redirectMessage = lazyComponent(
  async () => (await import('./RedirectMessage.tsx')).RedirectMessage,
)

/** Whether there is a message to those whom another site sent here; `search` is the address's query. */
export const mayHaveBeenRedirected = (search: string): boolean => search.includes('redirectedFrom')

/** What only those who are signed in see and need. */
export const signedInParts = lazyComponent(async () => (await import('./SignedInParts.tsx')).SignedInParts)

export const foldoutRules = loadOnce(() => import('./foldouts.ts'))
