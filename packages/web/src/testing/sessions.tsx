// A session that a test leads, on a page of a site.
import type { SessionEnd, SessionManager, SessionView } from '@husrum/application'
import type { SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { makeAnswerCache } from '../app/answer-cache.ts'
import { makeAnswers } from '../app/answers.ts'
import { AnswersProvider } from '../app/answers-context.tsx'
import { SessionProvider } from '../frame/session.tsx'
import { SiteProvider } from '../frame/site.tsx'
import { allTexts, loadTexts } from '../texts/load-texts.ts'
import { ModalProvider } from '../ui/modal/ModalProvider.tsx'

export const signedIn: SessionView = { kind: 'signedIn', user: aUser(), hasFailed: false }

/** Keeps whatever it is told to; `calls` is what was asked of it. */
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
  const keeper: SessionManager = {
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
    keeper,
    calls,
    show: (next: SessionView) => act(() => show(next)),
    end: (why: SessionEnd) => act(() => end(why)),
  }
}

const Address = () => {
  const { pathname, search } = useLocation()
  return <samp>{pathname + search}</samp>
}

export const showWithSession = async (
  children: ReactNode,
  session: ReturnType<typeof makeTestSession>,
  { at = '/', key = 'sweden' }: { readonly at?: string; readonly key?: SiteKey } = {},
) => {
  const site = siteByKey(key)
  const texts = await loadTexts(site.locale, allTexts)
  const answers = makeAnswers({ load: async () => makeAnswerCache('browser') })
  const { client: queryClient } = await answers.bring()
  render(
    <MemoryRouter initialEntries={['/before/', at]} initialIndex={1}>
      <SiteProvider site={site} texts={texts}>
        <SessionProvider session={session.keeper}>
          <AnswersProvider answers={answers}>
            <ModalProvider>
              {children}
              <Address />
            </ModalProvider>
          </AnswersProvider>
        </SessionProvider>
      </SiteProvider>
    </MemoryRouter>,
  )
  return { queryClient, address: () => document.querySelector('samp')?.textContent }
}
