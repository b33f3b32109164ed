// Whether the loaded page was made by another release than the one that runs here.
import { reloadDecision } from '@husrum/domain'
import { isBusy } from '../frame/busy.ts'

const key = 'husrum-reloaded-at'

/** Undefined if nothing is stored; throws if storage is blocked. */
const lastReload = (): number | undefined => {
  const text = sessionStorage.getItem(key)
  return text === null || !/^\d{1,16}$/.test(text) ? undefined : Number(text)
}

/**
 * Whether the browser reloads the page (PLAT-47). Remembers a reload: at most one in five minutes. Without storage it never reloads, so that
 * reloads cannot loop.
 */
export const releaseDecision = (
  pageVersion: string,
  storedVersion: string | undefined,
  now = Date.now(),
): ReturnType<typeof reloadDecision> => {
  const facts = { pageVersion, storedVersion, isBusy: isBusy(), now }
  try {
    const decision = reloadDecision({ ...facts, lastReloadAt: lastReload() })
    if (decision !== 'reload') return decision
    sessionStorage.setItem(key, String(now))
    return lastReload() === now ? 'reload' : 'later'
  } catch {
    return reloadDecision({ ...facts, lastReloadAt: now })
  }
}
