// Asks the server to set cookies too that a script has set: Safari ends those of scripts after seven days.
import { keepCookiesPath } from '@husrum/contract/consent/wire'
import type { ListedCookie } from '@husrum/domain'

const written = new Set<ListedCookie>()

const keepWritten = (): void => {
  const address = `${keepCookiesPath}?keep=${[...written].join()}`
  written.clear()
  // The visitor may leave the page at once. Without a response the cookie remains as the script has set it.
  fetch(address, { method: 'POST', keepalive: true }).catch(() => undefined)
}

/** Cookies that are written together are sent together. */
export const keepCookie = (purpose: ListedCookie): void => {
  if (written.size === 0) queueMicrotask(keepWritten)
  written.add(purpose)
}
