// Token storage of a browser for tests: one cookie, and as many tabs as a test opens.
import type { Clock } from '../clock.ts'
import type { SessionToken } from './session-token.ts'
import type { TokenChange, TokenStore } from './token-store.ts'

/** Parses `account/id/issued/expires`, the test's substitute for a signed token. */
export const decodeInMemoryToken = (text: string): SessionToken | undefined => {
  const [accountId, id, issuedAt, expiresAt] = text.split('/')
  return accountId && id
    ? { accountId, id, text, issuedAt: Number(issuedAt), expiresAt: Number(expiresAt) }
    : undefined
}

export interface InMemoryTabHabits {
  /** Whether the tab receives no broadcasts. */
  readonly isDeaf?: boolean
  /** How long this tab's process still reads the old cookie after another tab has replaced it (SEC-7). */
  readonly staleMs?: number
}

export interface InMemoryTokenCookie {
  openTab(habits?: InMemoryTabHabits): TokenStore
  read(): string | undefined
  /** Sets the cookie, as the browser does for a response. */
  write(text: string | undefined): void
}

/** Broadcasts take a millisecond of the clock. */
export const makeInMemoryTokenCookie = (clock: Pick<Clock, 'now' | 'wait'>): InMemoryTokenCookie => {
  let cookie: string | undefined
  const listeners = new Map<TokenStore, Set<(change: TokenChange) => void>>()

  const openTab = ({ isDeaf = false, staleMs = 0 }: InMemoryTabHabits = {}): TokenStore => {
    let seen: { readonly text: string | undefined; readonly at: number } | undefined
    const write = (text: string | undefined): void => {
      cookie = text
      seen = undefined
    }
    const store: TokenStore = {
      read: () => {
        if (!seen || clock.now() - seen.at >= staleMs) seen = { text: cookie, at: clock.now() }
        return seen.text === undefined ? undefined : decodeInMemoryToken(seen.text)
      },
      decode: decodeInMemoryToken,
      write: ({ text }) => write(text),
      clear: ({ id }) => {
        if (store.read()?.id === id) write(undefined)
      },
      broadcast: (change) => {
        for (const [tab, heard] of listeners)
          if (tab !== store) for (const listener of heard) clock.wait(1, () => listener(change))
      },
      subscribe: (listener) => {
        if (!isDeaf) listeners.get(store)?.add(listener)
        return () => listeners.get(store)?.delete(listener)
      },
    }
    listeners.set(store, new Set())
    return store
  }
  return {
    openTab,
    read: () => cookie,
    write: (text) => {
      cookie = text
    },
  }
}
