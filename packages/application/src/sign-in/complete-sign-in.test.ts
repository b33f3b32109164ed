// Where people go after signing in, registering, or answering the consent page of a brand (PLAT-75).
import type { User } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { aBoardMember, aUser } from '@husrum/domain/testing'
import { describe, expect, it } from 'vitest'
import type { AuthResult } from '../accounts/account-service.ts'
import { makeCompleteSignIn } from './complete-sign-in.ts'
import { makeGiveSiteConsent } from './give-site-consent.ts'

const sweden = siteByKey('sweden')
const agreed = [{ site: 'main', accepted: true }] as const

/** A session of this person; `undefined` where the account cannot be read. */
const sessionOf = (user: User | undefined) => {
  const deeds: string[] = []
  return {
    deeds,
    session: {
      signedIn: async (token: string) => {
        deeds.push(`signed in with ${token}`)
        return user
      },
      reload: async () => {
        deeds.push('read again')
        return user
      },
      logOut: async () => void deeds.push('logged out'),
    },
  }
}
const completing = (user: User | undefined, site = sweden) =>
  makeCompleteSignIn({ session: sessionOf(user).session, site })

describe('A person who has signed in', () => {
  const login = { token: 'new', by: 'login' } as const

  it('goes to the requested page, or to My Pages', async () => {
    const complete = completing(aUser({ consents: agreed, hasPersonalIdentifier: true }))
    expect(await complete({ ...login, returnPath: '/mina-sidor/tidslinje/' })).toEqual({
      kind: 'page',
      path: '/mina-sidor/tidslinje/',
    })
    expect(await complete(login)).toEqual({ kind: 'page', path: '/mina-sidor/' })
  })

  it.each(['//evil.example', '/logga-in/?poolingId=x&type=login', '/services/account_service/logout'])(
    'is never redirected to %s',
    async (returnPath) => {
      const complete = completing(aUser({ consents: agreed, hasPersonalIdentifier: true }))
      expect(await complete({ ...login, returnPath })).toEqual({ kind: 'page', path: '/mina-sidor/' })
    },
  )

  it('is first asked to agree to a new brand', async () => {
    const complete = completing(aUser({ consents: agreed }), siteByKey('senior'))
    expect(await complete(login)).toMatchObject({ kind: 'consent', path: '/samtycke/', next: '/mina-sidor/' })
  })

  it.each([
    ['sweden', 'main', 'update-bank-id-modal'],
    ['norway', 'norway', 'add-bank-identity-modal'],
  ] as const)(
    'is asked for an e-identity on %s if the account has none linked to it',
    async (key, site, modal) => {
      const user = aUser({ consents: [{ site, accepted: true }], hasPersonalIdentifier: false })
      expect(await completing(user, siteByKey(key))(login)).toMatchObject({ kind: 'verifyIdentity', modal })
    },
  )

  it('for an association is not asked for an e-identity', async () => {
    const user = aBoardMember({ consents: agreed, hasPersonalIdentifier: false })
    expect(await completing(user)(login)).toMatchObject({ kind: 'page' })
  })

  it('goes on even if the account cannot be read', async () => {
    expect(await completing(undefined)({ ...login, returnPath: '/mina-sidor/nyheter/' })).toEqual({
      kind: 'page',
      path: '/mina-sidor/nyheter/',
    })
  })
})

it('redirects a new VIP member who has not paid to the payments', async () => {
  const user = aUser({
    consents: agreed,
    vipMemberships: [{ site: 'main' }],
    payments: [{ site: 'main', status: 'NotPaid' }],
  })
  expect(await completing(user)({ token: 'new', by: 'registration' })).toEqual({
    kind: 'page',
    path: '/mina-sidor/betalningar/',
  })
})

it('reads the account again if no new session has started', async () => {
  const { session, deeds } = sessionOf(aUser())
  await makeCompleteSignIn({ session, site: sweden })({ by: 'registration' })
  expect(deeds).toEqual(['read again'])
})

describe('The consent for a brand', () => {
  const choosing = (result: AuthResult) => {
    const { session, deeds } = sessionOf(aUser({ consents: agreed, hasPersonalIdentifier: true }))
    const given: boolean[] = []
    const accounts = {
      giveConsent: async (accepted: boolean) => {
        given.push(accepted)
        return result
      },
    }
    const complete = makeCompleteSignIn({ session, site: sweden })
    return { deeds, given, choose: makeGiveSiteConsent({ accounts, session, site: sweden, complete }) }
  }

  it('goes on to the requested page when given', async () => {
    const { choose, deeds } = choosing({ code: 'Ok' })
    expect(await choose(true, '/mina-sidor/nyheter/')).toEqual({
      kind: 'agreed',
      destination: { kind: 'page', path: '/mina-sidor/nyheter/' },
    })
    expect(deeds).toEqual(['read again'])
  })

  it('is sent to the service, signs out and leads to the start page when declined', async () => {
    const { choose, deeds, given } = choosing({ code: 'Ok' })
    expect(await choose(false)).toEqual({ kind: 'declined', path: '/' })
    expect([given, deeds]).toEqual([[false], ['logged out']])
  })

  it('changes nothing when the service refuses it', async () => {
    const { choose, deeds } = choosing({ code: 'Error' })
    expect(await choose(false)).toEqual({ kind: 'refused', authResult: { code: 'Error' } })
    expect(deeds).toEqual([])
  })
})
