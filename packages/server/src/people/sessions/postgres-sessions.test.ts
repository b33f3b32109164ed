// A session needs its token, its secret and its row.
import { generateKeyPairSync } from 'node:crypto'
import { sessionTimes, siteByKey } from '@husrum/domain'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeSecretKeys } from '../../platform/secrets/secret-keys.ts'
import type { SessionsForTests } from '../../testing/sessions.ts'
import { addAccount, openTestSessions, testSecret } from '../../testing/sessions.ts'
import { sessionLifetimeMs } from './session-lifetime.ts'
import type { IssuedSession } from './sessions.ts'

let house: SessionsForTests
beforeAll(async () => {
  house = await openTestSessions()
})
afterAll(() => house.database.close())

const { lifetimeMs, previousTokenGraceMs } = sessionTimes
const sweden = siteByKey('sweden')

const begin = (facts: Partial<Parameters<SessionsForTests['sessions']['begin']>[0]> = {}) =>
  house.sessions.begin({ site: sweden, accountId: house.accountId, hasIdentity: true, ...facts })

const find = ({ token, binding }: Pick<IssuedSession, 'token' | 'binding'>, site = sweden) =>
  house.sessions.find({ site, token, binding })

const live = async (issued: IssuedSession) => {
  const session = await find(issued)
  if (!session) throw new Error('The session is not live')
  return session
}

/** The token after `issued`, with the secret, which stays valid. */
const refreshed = async (issued: IssuedSession): Promise<IssuedSession> => {
  const next = await house.sessions.refresh(await live(issued), sweden)
  if (!next) throw new Error('The session was not refreshed')
  return { ...next, binding: issued.binding }
}

const key = makeSecretKeys(testSecret).keyFor('token')

describe('A token', () => {
  it('contains the account and its expiry, and no private data', async () => {
    const { token, expiresAt } = await begin()
    const claims = decodeJwt(token)
    expect(Object.keys(claims).sort()).toEqual(
      ['aud', 'bank_id', 'bnd', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub'].sort(),
    )
    expect(claims).toMatchObject({ aud: 'sweden', sub: house.accountId, bank_id: true })
    expect(expiresAt - house.clock.now()).toBe(lifetimeMs)
  })

  it('identifies its session', async () => {
    const issued = await begin({ hasIdentity: false })
    expect(await find(issued)).toEqual({
      sessionId: issued.sessionId,
      tokenId: decodeJwt(issued.token).jti,
      accountId: house.accountId,
      hasIdentity: false,
      beganAt: house.clock.now(),
      expiresAt: issued.expiresAt,
    })
  })

  it('is worthless without its secret, and the attempt is in the audit log', async () => {
    const issued = await begin()
    const other = await begin()
    expect(await find({ token: issued.token, binding: undefined })).toBeUndefined()
    expect(await find({ token: issued.token, binding: other.binding })).toBeUndefined()
    expect(await find({ token: issued.token, binding: '' })).toBeUndefined()
    const entries = await house.database.db
      .selectFrom('audit_log')
      .select(['event', 'detail'])
      .where('event', '=', 'tokenRefused')
      .execute()
    expect(entries).toEqual([{ event: 'tokenRefused', detail: { reason: 'unbound' } }])
    expect(await find(issued)).toBeDefined()
  })

  it('is valid on its own site, and on no other', async () => {
    const issued = await begin()
    for (const other of ['cooperative', 'norway', 'senior', 'sweden-english'] as const)
      expect(await find(issued, siteByKey(other)), other).toBeUndefined()
  })

  it('expires after its hour', async () => {
    const issued = await begin()
    house.clock.pass(lifetimeMs - 1)
    expect(await find(issued)).toBeDefined()
    house.clock.pass(1)
    expect(await find(issued)).toBeUndefined()
  })

  it('ends when its session is ended, alone or with all others of the account', async () => {
    const [mine, other, kept] = [await begin(), await begin(), await begin()]
    await house.sessions.end(mine.sessionId)
    expect(await find(mine)).toBeUndefined()
    expect(await find(other)).toBeDefined()
    await house.sessions.endAll(house.accountId, kept.sessionId)
    expect(await find(other)).toBeUndefined()
    expect(await find(kept)).toBeDefined()
    await house.sessions.endAll(house.accountId)
    expect(await find(kept)).toBeUndefined()
  })

  it('ends with its account', async () => {
    const accountId = await addAccount(house.database, 'gone@example.com')
    const issued = await begin({ accountId })
    await house.database.db.deleteFrom('accounts').where('id', '=', accountId).execute()
    expect(await find(issued)).toBeUndefined()
  })
})

describe('A forged token', () => {
  const forge = async (issued: IssuedSession) => {
    const claims = decodeJwt(issued.token)
    const [head = '', body = '', signature = ''] = issued.token.split('.')
    const pair = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    const written = (text: object) => Buffer.from(JSON.stringify(text)).toString('base64url')
    const signed = (alg: string, secret: Parameters<SignJWT['sign']>[0], facts: object = {}) =>
      new SignJWT({ ...claims, ...facts }).setProtectedHeader({ alg, typ: 'JWT' }).sign(secret)
    return {
      'without a signature': new UnsecuredJWT(claims).encode(),
      'with the signature left out': `${head}.${body}.`,
      'that says it has none': `${written({ alg: 'none', typ: 'JWT' })}.${body}.${signature}`,
      'that says it is RS256': `${written({ alg: 'RS256', typ: 'JWT' })}.${body}.${signature}`,
      'signed with a key pair of their own': await signed('RS256', pair.privateKey),
      'signed with our key by another algorithm': await signed('HS512', Buffer.concat([key, key])),
      'signed with another secret': await signed('HS256', Buffer.alloc(32, 7)),
      'signed with a key of ours for something else': await signed(
        'HS256',
        makeSecretKeys(testSecret).keyFor('flow'),
      ),
      'with another account in it': `${head}.${written({ ...claims, sub: 'another' })}.${signature}`,
      'with a longer life': `${head}.${written({ ...claims, exp: 9_999_999_999 })}.${signature}`,
      'with one letter changed': `${issued.token.slice(0, -2)}${issued.token.at(-2) === 'A' ? 'B' : 'A'}${issued.token.at(-1)}`,
      'that is no token': 'abc',
      'that is far too long': `${issued.token}${'A'.repeat(4_096)}`,
    }
  }

  it('is rejected in every form', async () => {
    const issued = await begin()
    for (const [how, token] of Object.entries(await forge(issued)))
      expect(await find({ token, binding: issued.binding }), how).toBeUndefined()
    expect(await find(issued)).toBeDefined()
  })

  it('is rejected also if our own key has signed data that no session has', async () => {
    const issued = await begin()
    const claims = decodeJwt(issued.token)
    const sign = (facts: object) =>
      new SignJWT({ ...claims, ...facts }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key)
    for (const facts of [
      { jti: 'another' },
      { sub: '00000000-0000-4000-8000-000000000000' },
      { sid: '00000000-0000-4000-8000-000000000000' },
      { aud: 'norway' },
      { iss: 'another issuer' },
      { bnd: '' },
      { exp: undefined },
    ])
      expect(
        await find({ token: await sign(facts), binding: issued.binding }),
        JSON.stringify(facts),
      ).toBeUndefined()
    expect(await find({ token: await sign({}), binding: issued.binding })).toBeDefined()
  })
})

describe('A refresh', () => {
  it('replaces the old token, which is accepted for twenty seconds more', async () => {
    const first = await begin()
    house.clock.pass(31 * 60_000)
    const second = await refreshed(first)
    expect(second.token).not.toBe(first.token)
    expect(second.expiresAt - house.clock.now()).toBe(lifetimeMs)
    expect(await find(second)).toBeDefined()
    house.clock.pass(previousTokenGraceMs)
    expect(await find(first)).toBeDefined()
    house.clock.pass(1)
    expect(await find(first)).toBeUndefined()
    expect(await find(second)).toBeDefined()
  })

  it('returns the same new token to a late request with the old token', async () => {
    const first = await begin()
    house.clock.pass(31 * 60_000)
    const second = await refreshed(first)
    house.clock.pass(5_000)
    expect((await refreshed(first)).token).toBe(second.token)
  })

  it('does not replace a token that was just issued, so that no tab falls two behind', async () => {
    const first = await begin()
    const second = await refreshed(first)
    house.clock.pass(10_000)
    expect((await refreshed(second)).token).toBe(second.token)
    expect(await find(first)).toBeDefined()
    house.clock.pass(previousTokenGraceMs)
    expect((await refreshed(second)).token).not.toBe(second.token)
  })

  it('extends a session for an afternoon, and not beyond its maximum age', async () => {
    let issued = await begin()
    const began = house.clock.now()
    for (let half = 1; half < 23; half += 1) {
      house.clock.pass(31 * 60_000)
      issued = await refreshed(issued)
    }
    const end = Math.floor((began + sessionLifetimeMs) / 1_000) * 1_000
    expect(issued.expiresAt).toBe(end)
    house.clock.pass(previousTokenGraceMs + 1)
    expect((await refreshed(issued)).token).toBe(issued.token)
    house.clock.pass(end - house.clock.now())
    expect(await find(issued)).toBeUndefined()
  })

  it('is rejected for a session that ended meanwhile', async () => {
    const issued = await begin()
    const session = await live(issued)
    await house.sessions.end(issued.sessionId)
    expect(await house.sessions.refresh(session, sweden)).toBeUndefined()
  })
})

describe('The end of a session', () => {
  it('is possible by a replaced or expired token, but not by one without its secret', async () => {
    const first = await begin()
    const second = await refreshed(first)
    house.clock.pass(previousTokenGraceMs + 1)
    expect(await house.sessions.endShown({ site: sweden, token: first.token, binding: 'x' })).toBeUndefined()
    expect(await find(second)).toBeDefined()
    expect(await house.sessions.endShown({ site: sweden, ...first, binding: first.binding })).toEqual({
      accountId: house.accountId,
    })
    expect(await find(second)).toBeUndefined()
  })

  it('is deleted a day later, and nothing else is', async () => {
    const count = async () =>
      Number(
        (
          await house.database.db
            .selectFrom('sessions')
            .select((row) => row.fn.countAll().as('rows'))
            .executeTakeFirstOrThrow()
        ).rows,
      )
    house.clock.pass(10 * sessionLifetimeMs)
    await house.sessions.sweep()
    const ended = await begin()
    await house.sessions.end(ended.sessionId)
    await house.sessions.sweep()
    expect(await count()).toBe(1)
    house.clock.pass(25 * 3_600_000)
    await begin()
    await house.sessions.sweep()
    expect(await count()).toBe(1)
  })
})
