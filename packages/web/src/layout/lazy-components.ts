// What of the frame only some visitors see, loaded for them alone.
import { lazyComponent, pageComponent } from '../lazy/lazy-component.tsx'
import { loadOnce } from '../lazy/load-once.ts'

export const crisisBanner = pageComponent(
  'src/layout/CrisisBanner.tsx',
  async () => (await import('./CrisisBanner.tsx')).CrisisBanner,
)

export const redirectMessage = pageComponent(
  'src/layout/RedirectMessage.tsx',
  async () => (await import('./RedirectMessage.tsx')).RedirectMessage,
)

/** Whether there is a message to those whom another site sent here; `search` is the address's query. */
export const mayHaveBeenRedirected = (search: string): boolean => search.includes('redirectedFrom')

/** What only those who are signed in see and need. */
export const signedInParts = pageComponent(
  'src/layout/SignedInParts.tsx',
  async () => (await import('./SignedInParts.tsx')).SignedInParts,
)

/** What the header's search shows while somebody types. */
export const searchOverlay = lazyComponent(async () => (await import('./SearchOverlay.tsx')).SearchOverlay)

/** What is told of homes that somebody has marked. */
export const homeMarksPlace = lazyComponent(async () => (await import('./HomeMarksPlace.tsx')).HomeMarksPlace)

export const foldoutRules = loadOnce(() => import('./foldouts.ts'))
