// Parts of the frame for some visitors only, loaded when needed.
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

/** Whether there is a message for visitors that another site redirected here; `search` is the address's query. */
export const mayHaveBeenRedirected = (search: string): boolean => search.includes('redirectedFrom')

/** What only signed-in users see and need. */
export const signedInParts = pageComponent(
  'src/layout/SignedInParts.tsx',
  async () => (await import('./SignedInParts.tsx')).SignedInParts,
)

/** The results of the header's search while the visitor types. */
export const searchOverlay = lazyComponent(async () => (await import('./SearchOverlay.tsx')).SearchOverlay)

/** Messages about marked homes. */
export const homeMarksPlace = lazyComponent(async () => (await import('./HomeMarksPlace.tsx')).HomeMarksPlace)

export const foldoutRules = loadOnce(() => import('./foldouts.ts'))
