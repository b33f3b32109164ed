// Signs and verifies the token of a session: a JWT with a short list of claims and never a personal number (SEC-5).
import { createHash, timingSafeEqual } from 'node:crypto'
import type { SiteDefinition } from '@husrum/domain'
import { sessionClaimsOf } from '@husrum/domain'
import type { JWTPayload } from 'jose'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'

/** The claims of a token. Times in whole seconds, as in JWT. */
export interface SessionToken {
  readonly accountId: string
  readonly sessionId: string
  readonly tokenId: string
  readonly hasIdentity: boolean
  /** SHA-256 of the secret in the binding cookie. */
  readonly bindingHash: Uint8Array
  readonly issuedAt: number
  readonly expiresAt: number
}

export interface ShownToken {
  readonly site: SiteDefinition
  readonly token: string
  readonly binding: string | undefined
}

export interface SessionTokens {
  sign(token: SessionToken, site: SiteDefinition): Promise<string>
  /** Undefined for a token that we did not sign for this site, or an expired one; `late`: accepts expired ones, to end their session. */
  read(
    shown: ShownToken,
    at: { readonly now: number; readonly late?: boolean },
  ): Promise<ReadToken | undefined>
}

export interface ReadToken {
  readonly token: SessionToken
  /** Whether the binding secret was sent. A thief of the token alone does not have it. */
  readonly isBound: boolean
}

const issuer = 'husrum'
/** Ours are a third of it. */
const longestToken = 2_048
/** About 4 MB. */
const maxKnown = 5_000
/** Longer than any session, in seconds. */
const everLate = 366 * 86_400

export const bindingHashOf = (binding: string): Buffer => createHash('sha256').update(binding).digest()

const fits = (binding: string | undefined, hash: Uint8Array): boolean => {
  const given = bindingHashOf(binding ?? '')
  return binding !== undefined && given.length === hash.length && timingSafeEqual(given, hash)
}

const tokenOf = (payload: JWTPayload): SessionToken | undefined => {
  const claims = sessionClaimsOf(payload)
  const { sid, bnd } = payload
  if (!claims || typeof sid !== 'string' || typeof bnd !== 'string') return undefined
  return {
    accountId: claims.sub,
    sessionId: sid,
    tokenId: claims.jti,
    hasIdentity: claims.bank_id,
    bindingHash: Buffer.from(bnd, 'base64url'),
    issuedAt: claims.iat,
    expiresAt: claims.exp,
  }
}

/** @param keys 32 bytes each, only for tokens: the first signs, any is accepted. */
export const makeSessionTokens = (
  keys: readonly [Uint8Array<ArrayBuffer>, ...Uint8Array<ArrayBuffer>[]],
): SessionTokens => {
  // Imported once, not for each token.
  const ready = Promise.all(
    keys.map((key) =>
      crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']),
    ),
  )
  /** Cache of verified tokens, by site and token: a page makes many requests with the same one. */
  const known = new LRUCache<string, SessionToken>({ max: maxKnown })

  const verify = async (
    { site, token }: ShownToken,
    { now, late }: { readonly now: number; readonly late: boolean },
  ): Promise<SessionToken | undefined> => {
    const options = {
      algorithms: ['HS256'],
      issuer,
      audience: site.key,
      typ: 'JWT',
      requiredClaims: ['sub', 'jti', 'iat', 'exp'],
      currentDate: new Date(now),
      clockTolerance: late ? everLate : 0,
    }
    for (const key of await ready) {
      const verified = await jwtVerify(token, key, options).catch(() => undefined)
      const read = verified && tokenOf(verified.payload)
      if (read) return read
    }
    return undefined
  }

  return {
    sign: async ({ accountId, sessionId, tokenId, hasIdentity, bindingHash, issuedAt, expiresAt }, site) => {
      const [newest] = await ready
      if (!newest) throw new Error('There is no key for tokens')
      return new SignJWT({
        sid: sessionId,
        bank_id: hasIdentity,
        bnd: Buffer.from(bindingHash).toString('base64url'),
      })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(site.key)
        .setSubject(accountId)
        .setJti(tokenId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(newest)
    },

    read: async (shown, { now, late = false }) => {
      if (shown.token.length > longestToken) return undefined
      const name = `${shown.site.key} ${shown.token}`
      const before = known.get(name)
      const isStillGood = before !== undefined && now < before.expiresAt * 1_000
      const token = isStillGood ? before : await verify(shown, { now, late })
      if (!token) return undefined
      if (!late) known.set(name, token)
      return { token, isBound: fits(shown.binding, token.bindingHash) }
    },
  }
}
