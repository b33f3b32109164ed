// A new release removes the scripts of the one before. A page that is still open cannot load its missing parts from then on.
import { releaseDecision } from './site-version.ts'

/** The name of the first script, which changes with each release. */
const entryIn = (text: string): string => /entry-client-[\w-]{1,40}\.js/.exec(text)?.[0] ?? ''

/** The first script of the page as the server sends it now. Empty if there is no response. */
const currentEntry = async (): Promise<string> => {
  try {
    const response = await fetch(location.pathname + location.search, { cache: 'no-store' })
    return response.ok ? entryIn(await response.text()) : ''
  } catch {
    return ''
  }
}

let isOutdated = false
const listeners = new Set<() => void>()

/** Whether the page must be reloaded, and cannot do so without losing work. For `useSyncExternalStore`. */
export const outdatedPage = {
  get: () => isOutdated,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

const checkRelease = async (): Promise<void> => {
  switch (releaseDecision(await currentEntry(), entryIn(import.meta.url))) {
    case 'reload':
      location.reload()
      break
    case 'later':
      isOutdated = true
      for (const listener of listeners) listener()
      break
    case 'none':
  }
}

/**
 * When a script cannot be loaded because of a new release, reloads the page, or tells {@link outdatedPage} if that would lose work or has
 * been done in the last five minutes. Without a connection it does nothing: the part that is missing says so itself.
 */
export const watchForReplacedRelease = (): void => {
  let isChecking = false
  addEventListener('vite:preloadError', async () => {
    if (isChecking) return
    isChecking = true
    await checkRelease()
    isChecking = false
  })
}
