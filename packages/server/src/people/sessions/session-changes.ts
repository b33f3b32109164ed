// Beginning and ending sessions, within transactions of other modules.
import { randomBytes } from 'node:crypto'
import type { SiteDefinition } from '@husrum/domain'
import { sessionTimes } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema, Table } from '../../platform/database/schema.ts'
import { deviceWordsOf } from './device-words.ts'
import type { SessionToken, SessionTokens } from './session-tokens.ts'
import { bindingHashOf } from './session-tokens.ts'
import type { IssuedSession, Sessions } from './sessions.ts'

/** `changed_at` is written by servers of the previous release only. */
export type SessionRow = Omit<Selectable<Table<'sessions'>>, 'changed_at'>

export interface SessionChangesOptions {
  readonly tokens: SessionTokens
  readonly now: () => number
  readonly lifetimeMs: number
}

export const instant = (ms: number): string => new Date(ms).toISOString()
const secondsOf = (time: string | number): number => Math.floor(new Date(time).getTime() / 1_000)
export const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url')

/** The present token is derived from the row alone, so a repeated request gets the identical token. */
export const currentTokenOf = (row: SessionRow): SessionToken => {
  const issuedAt = secondsOf(row.replaced_at ?? row.created_at)
  return {
    accountId: row.account_id,
    sessionId: row.id,
    tokenId: row.token_id,
    hasIdentity: row.has_identity,
    bindingHash: row.binding_hash,
    issuedAt,
    expiresAt: Math.min(issuedAt + sessionTimes.lifetimeMs / 1_000, secondsOf(row.expires_at)),
  }
}

export const issueSession = async (
  tokens: SessionTokens,
  row: SessionRow,
  site: SiteDefinition,
  binding?: string,
): Promise<IssuedSession> => {
  const token = currentTokenOf(row)
  return {
    sessionId: row.id,
    token: await tokens.sign(token, site),
    expiresAt: token.expiresAt * 1_000,
    binding,
  }
}

/** On the database, or within a transaction. */
export const makeSessionChanges = (
  db: Kysely<Schema>,
  { tokens, now, lifetimeMs }: SessionChangesOptions,
): Pick<Sessions, 'begin' | 'end' | 'endOf' | 'endAll'> => ({
  begin: async ({ site, accountId, associationId, hasIdentity, userAgent = '' }) => {
    const binding = randomText(32)
    const at = now()
    const row = await db
      .insertInto('sessions')
      .values({
        account_id: accountId,
        association_id: associationId ?? null,
        site_id: site.siteId,
        has_identity: hasIdentity,
        token_id: randomText(16),
        binding_hash: bindingHashOf(binding),
        ...deviceWordsOf(userAgent),
        created_at: instant(at),
        // Tokens have whole seconds only, and the last one ends with the session.
        expires_at: instant(secondsOf(at + lifetimeMs) * 1_000),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return issueSession(tokens, row, site, binding)
  },

  end: async (sessionId) => {
    await db
      .updateTable('sessions')
      .set({ ended_at: instant(now()) })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .execute()
  },

  endOf: async (accountId, sessionId) => {
    if (!isUuid(sessionId)) return false
    const ended = await db
      .updateTable('sessions')
      .set({ ended_at: instant(now()) })
      .where('id', '=', sessionId)
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .returning('id')
      .execute()
    return ended.length > 0
  },

  endAll: async (accountId, except) => {
    await db
      .updateTable('sessions')
      .set({ ended_at: instant(now()) })
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .$if(except !== undefined, (query) => query.where('id', '!=', except as string))
      .execute()
  },
})
