// Whether the page that has come was made by another release than the one that runs here.
import { reloadDecision } from '@husrum/domain'
import { isBusy } from '../frame/busy.ts'

const key = 'husrum-reloaded-at'

/** Undefined where nothing was kept; throws where storage is blocked. */
const lastReload = (): number | undefined => {
  const text = sessionStorage.getItem(key)
  return text === null || !/^\d{1,16}$/.test(text) ? undefined : Number(text)
}

/**
 * Whether the browser is to load the page anew (specification 1 §4; trap T7). Remembers it when it is: at most once in
 * five minutes. Where nothing can be remembered it never is, so that it cannot go round for ever.
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
