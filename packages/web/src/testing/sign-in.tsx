// Renders the components of sign-in on a site, with an account service and an identity service whose answers the test gives.
import type {
  AccountService,
  AuthResult,
  IdentityReport,
  IdentityService,
  IdentityStart,
  SessionManager,
  SessionView,
} from '@husrum/application'
import { makeSignIn } from '@husrum/application'
import type { InMemoryCookieJar } from '@husrum/application/testing'
import { makeInMemoryCookieJar } from '@husrum/application/testing'
import type { IdentityOrder, SiteKey, User } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { emailLogin } from '../features/sign-in/email-login.ts'
import { openIdentity } from '../features/sign-in/open-identity.ts'
import { SignInPlace } from '../features/sign-in/SignInPlace.tsx'
import { showPage } from './show-page.tsx'

export { address, stateOfAddress } from './show-page.tsx'

/** A Swedish resident with consent and a confirmed identity. */
export const aResident = (facts: Partial<User> = {}): User =>
  aUser({
    hasPersonalIdentifier: true,
    consents: [
      { site: 'main', accepted: true },
      { site: 'norway', accepted: true },
      { site: 'finland', accepted: true },
    ],
    ...facts,
  })

interface Given {
  readonly key?: SiteKey
  /** Path and query. */
  readonly at?: string
  /** The state of the history entry. */
  readonly state?: unknown
  /** The answer to every attempt; an error for a service that is unavailable. */
  readonly answer?: AuthResult | Error
  readonly order?: IdentityOrder
  /** Why an identification is refused; undefined if it starts. */
  readonly refusals?: (start: IdentityStart) => AuthResult | undefined
  /** Each is returned once, the last one forever. */
  readonly reports?: readonly IdentityReport[]
  readonly choice?: AuthResult
  readonly user?: User
  readonly isSignedIn?: boolean
  readonly cookies?: InMemoryCookieJar
  /** False: the electronic identity cannot be used. */
  readonly hasIdentity?: boolean
  /** False: a tag manager runs in the page. */
  readonly mayShowPersonalData?: boolean
}

/** The calls to the services: method, then its arguments. */
export type Calls = (readonly [string, ...unknown[]])[]

const accountsAnswering = (answer: AuthResult | Error, user: User, calls: Calls): AccountService => {
  const attempt =
    (name: string) =>
    async (...given: unknown[]) => {
      calls.push([name, ...given])
      if (answer instanceof Error) throw answer
      return answer
    }
  return {
    loginWithEmail: attempt('login'),
    register: attempt('register'),
    forgotPassword: attempt('forgot'),
    resetPassword: attempt('reset'),
    changePassword: attempt('change'),
    updateDetails: attempt('updateDetails'),
    changeEmail: attempt('changeEmail'),
    undoChange: attempt('undo'),
    allowEmailSignIn: attempt('emailSignIn'),
    verifyEmail: attempt('verify'),
    rejectRegistration: attempt('reject'),
    giveConsent: attempt('consent'),
    me: async () => user,
    typedForm: async () => ({ fields: {} }),
    sessions: async () => [],
    endSession: attempt('endSession'),
    registerInterest: attempt('registerInterest'),
  }
}

const identityOf = ({ order, refusals, reports, choice }: Given, calls: Calls): IdentityService => {
  const waiting = [...(reports ?? [])]
  return {
    start: async (start: IdentityStart) => {
      calls.push([
        'start',
        start.flow,
        start.device,
        ...(start.password === undefined ? [] : [start.password]),
      ])
      const refused = refusals?.(start)
      if (refused) return { refused }
      return { order: order ?? { id: 'order-1', qr: 'bankid.token.0.code' } }
    },
    status: async (_, id) => {
      calls.push(['status', id])
      return waiting.length > 1 ? waiting.shift() : waiting[0]
    },
    cancel: async (_, id) => void calls.push(['cancel', id]),
    chooseAssociation: async (_, id) => {
      calls.push(['choose', id])
      return choice ?? { code: 'Ok', token: 'board' }
    },
  }
}

const sessionOf = (user: User, isSignedIn: boolean, calls: Calls): SessionManager => {
  const listeners = new Set<() => void>()
  let view: SessionView = isSignedIn ? { kind: 'signedIn', user, hasFailed: false } : { kind: 'guest' }
  const show = (next: SessionView) => {
    view = next
    for (const listener of listeners) listener()
  }
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onEnd: () => () => {},
    signedIn: async (token) => {
      calls.push(['signed in', token])
      show({ kind: 'signedIn', user, hasFailed: false })
      return user
    },
    reload: async () => {
      calls.push(['read again'])
      return user
    },
    staySignedIn: () => {},
    logOut: async () => {
      calls.push(['logged out'])
      show({ kind: 'guest' })
    },
  }
}

export const showSignIn = async (children: ReactNode, given: Given = {}) => {
  await emailLogin.load()
  const {
    key = 'sweden',
    answer = { code: 'Ok' },
    user = aResident(),
    isSignedIn = false,
    hasIdentity = true,
    mayShowPersonalData = true,
  } = given
  const site = siteByKey(key)
  const { at = site.routes.login ?? '/' } = given
  const calls: Calls = []
  const { cookies = makeInMemoryCookieJar() } = given
  const session = sessionOf(user, isSignedIn, calls)
  const accounts = accountsAnswering(answer, user, calls)
  const shown = await showPage(
    <>
      <SignInPlace shownPath={at.split('?')[0] ?? ''} mayShowPersonalData={async () => mayShowPersonalData} />
      {children}
    </>,
    {
      site: key,
      at,
      state: given.state,
      hasIdentity,
      session,
      capabilities: {
        accounts,
        signIn: makeSignIn({
          accounts,
          identities: identityOf(given, calls),
          session,
          site,
          clock: {
            now: () => Date.now(),
            wait: (milliseconds, then) => {
              const timer = setTimeout(then, milliseconds)
              return () => clearTimeout(timer)
            },
          },
          random: Math.random,
          cookies,
          openIdentity,
          report: (error) => reportError(error),
        }),
      },
    },
  )
  return { ...shown, calls, words: shown.texts.signIn }
}

/** Time passes by itself while a test waits, and jumps when the test says so. */
export const useTestTime = () => vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 })
export const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))
export const person = () =>
  userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) })
