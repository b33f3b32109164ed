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
 * Whether the browser must reload the page (PLAT-47). Remembers a reload: at most one in five minutes. Without storage the answer is never,
 * so that reloads cannot loop.
 */
export const mustReload = (
  pageVersion: string,
  storedVersion: string | undefined,
  now = Date.now(),
): boolean => {
  try {
    const lastReloadAt = lastReload()
    if (reloadDecision({ pageVersion, storedVersion, isBusy: isBusy(), lastReloadAt, now }) !== 'reload')
      return false
    sessionStorage.setItem(key, String(now))
    return lastReload() === now
  } catch {
    return false
  }
}
