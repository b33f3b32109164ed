// The session of a page before its manager is loaded, and when the manager is loaded.
import type { SessionManager } from '@husrum/application'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { makeTestSession, signedIn } from '../../testing/sessions.tsx'
import { makeSessionStore } from './session-store.ts'

afterEach(() => vi.restoreAllMocks())

const aStore = (facts: { readonly hasToken?: () => boolean; readonly first?: typeof signedIn } = {}) => {
  const session = makeTestSession()
  const loads: string[] = []
  const store = makeSessionStore({
    hasToken: () => false,
    load: async () => {
      loads.push('load')
      return session.manager
    },
    ...facts,
  })
  return { store, session, loads }
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('The session of a page', () => {
  it.each(['pageshow', 'focus'])(
    'loads no manager for a visitor, until they sign in elsewhere and %s triggers a check',
    async (news) => {
      let hasToken = false
      const { store, loads } = aStore({ hasToken: () => hasToken })
      store.start()
      await settle()
      expect([store.view(), loads]).toEqual([{ kind: 'guest' }, []])
      hasToken = true
      dispatchEvent(new Event(news))
      await settle()
      expect([store.view(), loads]).toEqual([signedIn, ['load']])
    },
  )

  it('is the user that the server read, and then that of the manager', async () => {
    const { store, session } = aStore({ first: signedIn })
    const seen: string[] = []
    store.subscribe(() => seen.push(store.view().kind))
    expect(store.view()).toBe(signedIn)
    store.start()
    await settle()
    session.end('expired')
    expect(seen).toEqual(['signedIn', 'guest'])
  })

  it('reports an end that happened before the first subscriber', async () => {
    const { store, session } = aStore({ first: signedIn })
    store.start()
    await settle()
    session.end('refused')
    const heard: string[] = []
    store.onEnd((end) => heard.push(end))
    store.onEnd((end) => heard.push(`again ${end}`))
    expect(heard).toEqual(['refused'])
  })

  it('retries loading the manager', async () => {
    const session = makeTestSession()
    const load = vi
      .fn<() => Promise<SessionManager>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue(session.manager)
    const store = makeSessionStore({ hasToken: () => false, load })
    await expect(store.logOut()).rejects.toThrow('offline')
    await store.signedIn('token')
    expect(store.view()).toEqual(signedIn)
  })
})
