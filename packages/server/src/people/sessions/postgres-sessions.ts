// Sessions in the database: one row each, a short-lived token for it, and a rule that keeps every tab signed in (SEC-5, SEC-7).

import type { SiteDefinition } from '@husrum/domain'
import { acceptsPreviousToken, sessionTimes } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { AuditLog } from '../../platform/audit/postgres-audit-log.ts'
import { preparedPlan } from '../../platform/database/prepared-plans.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import type { SessionRow } from './session-changes.ts'
import { currentTokenOf, instant, issueSession, makeSessionChanges, randomText } from './session-changes.ts'
import { sessionLifetimeMs } from './session-lifetime.ts'
import type { SessionToken } from './session-tokens.ts'
import { makeSessionTokens } from './session-tokens.ts'
import type { SessionRegister } from './sessions.ts'

export interface SessionsOptions {
  readonly db: Kysely<Schema>
  readonly keys: SecretKeys
  readonly now?: () => number
  /** Logs tokens that were sent without their secret. */
  readonly audit?: AuditLog
  /** Milliseconds; the working day of {@link sessionLifetimeMs} if absent. */
  readonly lifetimeMs?: number
}

const { previousTokenGraceMs } = sessionTimes
const dayMs = 86_400_000

const columns = [
  'id',
  'account_id',
  'association_id',
  'site_id',
  'has_identity',
  'token_id',
  'previous_token_id',
  'replaced_at',
  'binding_hash',
  'created_at',
  'expires_at',
  'ended_at',
  'browser',
  'system',
] as const satisfies readonly (keyof SessionRow)[]
const hourMs = 3_600_000

const isOver = (row: SessionRow, now: number): boolean =>
  row.ended_at !== null || new Date(row.expires_at).getTime() <= now

/** Whether a token is the session's present one, or was until a moment ago. */
const isTaken = (row: SessionRow, token: Pick<SessionToken, 'tokenId' | 'expiresAt'>, now: number): boolean =>
  row.token_id === token.tokenId ||
  (row.previous_token_id === token.tokenId &&
    row.replaced_at !== null &&
    acceptsPreviousToken({
      replacedAt: new Date(row.replaced_at).getTime(),
      expiresAt: token.expiresAt * 1_000,
      now,
    }))

export const makeSessions = ({
  db,
  keys,
  now = Date.now,
  audit,
  lifetimeMs = sessionLifetimeMs,
}: SessionsOptions): SessionRegister => {
  const tokens = makeSessionTokens(keys.keysFor('token'))
  /** A page with a lost cookie makes many requests; one log entry an hour is enough. */
  const told = new LRUCache<string, true>({ max: 5_000, ttl: hourMs })

  const rowOf = (sessionId: string): Promise<SessionRow | undefined> =>
    db
      .selectFrom('sessions')
      .select(columns)
      .where('id', '=', sessionId)
      .modifyEnd(preparedPlan)
      .executeTakeFirst()

  const reportTheft = async ({ sessionId, accountId }: SessionToken, site: SiteDefinition): Promise<void> => {
    if (told.has(sessionId)) return
    told.set(sessionId, true)
    await audit?.add({
      event: 'tokenRefused',
      site,
      accountId,
      address: undefined,
      detail: { reason: 'unbound' },
    })
  }

  const optionsOfChanges = { tokens, now, lifetimeMs }
  const changes = makeSessionChanges(db, optionsOfChanges)

  return {
    ...changes,
    within: (transaction) => makeSessionChanges(transaction, optionsOfChanges),

    find: async (shown) => {
      const at = now()
      const read = await tokens.read(shown, { now: at })
      if (!read) return undefined
      const { token, isBound } = read
      if (!isBound) {
        await reportTheft(token, shown.site)
        return undefined
      }
      const row = await rowOf(token.sessionId)
      const isGood =
        row !== undefined &&
        !isOver(row, at) &&
        isTaken(row, token, at) &&
        row.account_id === token.accountId &&
        row.site_id === shown.site.siteId &&
        Buffer.from(row.binding_hash).equals(token.bindingHash)
      if (!isGood) return undefined
      return {
        sessionId: row.id,
        tokenId: token.tokenId,
        accountId: row.account_id,
        ...(row.association_id !== null && { associationId: row.association_id }),
        hasIdentity: row.has_identity,
        beganAt: Date.parse(row.created_at),
        expiresAt: token.expiresAt * 1_000,
      }
    },

    refresh: async ({ sessionId, tokenId, expiresAt }, site) => {
      const at = now()
      await db
        .updateTable('sessions')
        .set({ token_id: randomText(16), previous_token_id: tokenId, replaced_at: instant(at) })
        .where('id', '=', sessionId)
        .where('token_id', '=', tokenId)
        .where('ended_at', 'is', null)
        // The new token must last longer than the present one.
        .where('expires_at', '>=', instant(expiresAt + 1_000))
        // A second refresh would invalidate the first token, which other tabs still use, before its grace period is over.
        .where((row) =>
          row.or([
            row('replaced_at', 'is', null),
            row('replaced_at', '<', instant(at - previousTokenGraceMs)),
          ]),
        )
        .execute()
      const row = await rowOf(sessionId)
      const isGood =
        row !== undefined &&
        !isOver(row, at) &&
        row.site_id === site.siteId &&
        isTaken(row, { tokenId, expiresAt: expiresAt / 1_000 }, at)
      return isGood ? issueSession(tokens, row, site) : undefined
    },

    endShown: async (shown) => {
      const read = await tokens.read(shown, { now: now(), late: true })
      if (!read?.isBound) return undefined
      await changes.end(read.token.sessionId)
      return { accountId: read.token.accountId }
    },

    list: async (accountId) => {
      const rows = await db
        .selectFrom('sessions')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', instant(now()))
        .orderBy('created_at', 'desc')
        .execute()
      return (
        rows
          .map((row) => ({ row, endsAt: currentTokenOf(row).expiresAt * 1_000 }))
          // A session whose last token has expired is over, although the row would allow a refresh.
          .filter(({ endsAt }) => endsAt > now())
          .map(({ row, endsAt }) => ({
            sessionId: row.id,
            siteId: row.site_id,
            hasIdentity: row.has_identity,
            ...(row.browser !== null && { browser: row.browser }),
            ...(row.system !== null && { system: row.system }),
            begunAt: Date.parse(row.created_at),
            endsAt,
          }))
      )
    },

    sweep: async () => {
      const yesterday = instant(now() - dayMs)
      await db
        .deleteFrom('sessions')
        .where((row) => row.or([row('expires_at', '<', yesterday), row('ended_at', '<', yesterday)]))
        .execute()
    },
  }
}
