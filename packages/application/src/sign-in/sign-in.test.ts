// Sign-in from the form to the requested page, through the functions that a page calls.
import { siteByKey } from '@husrum/domain'
import { aUser } from '@husrum/domain/testing'
import { expect, it } from 'vitest'
import { makeInMemoryAccountService } from '../accounts/in-memory-account-service.ts'
import { makeInMemoryCookieJar } from '../consent/in-memory-cookie-jar.ts'
import { makeInMemoryClock } from '../in-memory-clock.ts'
import type { IdentityOutcome } from './identify.ts'
import { makeInMemoryIdentityService } from './in-memory-identity-service.ts'
import { makeSignIn } from './sign-in.ts'

const anna = { user: aUser({ email: 'anna@husrum.example' }), password: 'fyra ord vid kajen' }

const aPage = () => {
  const clock = makeInMemoryClock()
  const accounts = makeInMemoryAccountService({ accounts: [anna] })
  const opened: unknown[] = []
  const cookies = makeInMemoryCookieJar()
  const signIn = makeSignIn({
    accounts,
    identities: makeInMemoryIdentityService({
      start: { autoStartToken: 'auto' },
      begun: ['order-1'],
      reports: [
        {
          flow: 'login',
          status: { kind: 'ok' },
          authResult: { code: 'Ok', token: 'new' },
          person: { firstName: 'Tova', lastName: 'Test' },
        },
      ],
    }),
    session: { signedIn: accounts.me, reload: accounts.me, logOut: async () => {} },
    site: siteByKey('sweden'),
    clock,
    random: () => 0,
    cookies,
    openIdentity: (order, wayBack) => opened.push([order.autoStartToken, wayBack]),
    report: () => {},
  })
  return { signIn, clock, opened, cookies }
}

it('signs in by e-mail and password, and leads to the requested page', async () => {
  const { signIn } = aPage()
  const { token } = await signIn.withEmail({ email: anna.user.email, password: anna.password })
  const returnPath = '/mina-sidor/tidslinje/'
  expect(await signIn.complete({ token, by: 'login', returnPath })).toEqual({
    kind: 'page',
    path: returnPath,
  })
})

it('opens the bank’s app on the same device with a return address', async () => {
  const { signIn, clock, opened } = aPage()
  const ends: IdentityOutcome[] = []
  const identification = await signIn.identify({
    method: 'bank_id',
    page: '/logga-in/',
    onEnd: (outcome) => ends.push(outcome),
  })
  identification.start({ flow: 'login', country: 'SE', device: 'same', isMobile: true })
  await clock.pass(5_000)
  expect(opened).toEqual([['auto', { flow: 'login', page: '/logga-in/' }]])
  expect(ends).toMatchObject([{ result: { kind: 'ok' }, authResult: { token: 'new' } }])
})

it('asks for an e-identity until it is answered in this browser', async () => {
  const { signIn, cookies } = aPage()
  expect(await signIn.isIdentityAnswered()).toBe(false)
  await signIn.answerIdentity()
  expect(await signIn.isIdentityAnswered()).toBe(true)
  expect(Object.fromEntries(cookies.cookies)).toEqual({ 'pid-answered': '1' })
})

it('returns the proven name of an identified person', async () => {
  const { signIn } = aPage()
  expect(await signIn.provenName('order-1')).toEqual({ firstName: 'Tova', lastName: 'Test' })
})
