// A session that a test controls.
import type { SessionEnd, SessionManager, SessionView } from '@husrum/application'
import { aUser } from '@husrum/domain/testing'
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { PageWorld } from './show-page.tsx'
import { address, showPage } from './show-page.tsx'

export const signedIn: SessionView = { kind: 'signedIn', user: aUser(), hasFailed: false }

/** A session whose view the test sets; `calls` records the calls to its manager. */
export const makeTestSession = (first: SessionView = signedIn) => {
  const listeners = new Set<() => void>()
  const endListeners = new Set<(end: SessionEnd) => void>()
  const calls: string[] = []
  let view = first
  const show = (next: SessionView) => {
    view = next
    for (const listener of listeners) listener()
  }
  const end = (why: SessionEnd) => {
    show({ kind: 'guest' })
    for (const listener of endListeners) listener(why)
  }
  const manager: SessionManager = {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEnd: (listener) => {
      endListeners.add(listener)
      return () => endListeners.delete(listener)
    },
    signedIn: async () => undefined,
    reload: async () => undefined,
    staySignedIn: () => void calls.push('staySignedIn'),
    logOut: async () => end('loggedOut'),
  }
  return {
    manager,
    calls,
    show: (next: SessionView) => act(() => show(next)),
    end: (why: SessionEnd) => act(() => end(why)),
  }
}

export const showWithSession = async (
  children: ReactNode,
  session: ReturnType<typeof makeTestSession>,
  world: Omit<PageWorld, 'session'> = {},
) => {
  const { queryClient } = await showPage(children, { before: '/before/', ...world, session: session.manager })
  return { queryClient, address }
}
