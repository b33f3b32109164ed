// Keys of other systems: creates, revokes and finds them. The database has a hash of each secret and never the secret.
import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IntegrationScope } from '@husrum/contract'
import { integrationScopes, salesSystemScopes } from '@husrum/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { FindIntegrationKey } from '../http/integration-key.ts'
import { isKnownKey } from '../http/is-known-key.ts'

export interface StoredIntegrationKey {
  readonly id: string
  readonly name: string
  readonly scopes: readonly IntegrationScope[]
  /** ISO 8601, like the other times. */
  readonly createdAt: string
  readonly expiresAt?: string
  readonly revokedAt?: string
  /** Accurate to five minutes. */
  readonly lastUsedAt?: string
}

export interface IntegrationKeys {
  /** @returns the secret, which cannot be read again. */
  create(key: {
    readonly name: string
    readonly scopes: readonly IntegrationScope[]
    /** Epoch ms. */
    readonly expiresAt?: number
  }): Promise<{ readonly id: string; readonly secret: string }>
  /** Newest first. */
  list(): Promise<readonly StoredIntegrationKey[]>
  /** False for an unknown id, and for a key that was revoked before. */
  revoke(id: string): Promise<boolean>
  readonly find: FindIntegrationKey
}

/** Resolution of the last use of a key, ms. */
const useInterval = 300_000

const secretPattern = /^husrum_([\da-f]{32})_([\w-]{43})$/

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
const isScope = (word: string): word is IntegrationScope =>
  (integrationScopes as readonly string[]).includes(word)
const compact = (id: string): string => id.replaceAll('-', '')
const uuidOf = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export const makeIntegrationKeys = ({
  db,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly now: () => number
}): IntegrationKeys => {
  const instant = (ms = now()): string => new Date(ms).toISOString()

  return {
    create: async ({ name, scopes, expiresAt }) => {
      const id = randomUUID()
      const secret = `husrum_${compact(id)}_${randomBytes(32).toString('base64url')}`
      await db
        .insertInto('integration_keys')
        .values({
          id,
          name,
          scopes: [...scopes],
          secret_hash: hashOf(secret),
          created_at: instant(),
          expires_at: expiresAt === undefined ? null : instant(expiresAt),
        })
        .execute()
      return { id, secret }
    },

    list: async () => {
      const rows = await db
        .selectFrom('integration_keys')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(({ id, name, scopes, created_at, expires_at, revoked_at, last_used_at }) => ({
        id,
        name,
        scopes: scopes.filter(isScope),
        createdAt: created_at,
        ...(expires_at !== null && { expiresAt: expires_at }),
        ...(revoked_at !== null && { revokedAt: revoked_at }),
        ...(last_used_at !== null && { lastUsedAt: last_used_at }),
      }))
    },

    revoke: async (id) => {
      const { numUpdatedRows } = await db
        .updateTable('integration_keys')
        .set({ revoked_at: instant() })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    find: async (secret) => {
      const [, id] = secretPattern.exec(secret) ?? []
      if (id === undefined) return undefined
      const row = await db
        .selectFrom('integration_keys')
        .selectAll()
        .where('id', '=', uuidOf(id))
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      if (!row || !timingSafeEqual(row.secret_hash, hashOf(secret))) return undefined
      if (row.expires_at !== null && Date.parse(row.expires_at) <= now()) return undefined
      if (row.last_used_at === null || now() - Date.parse(row.last_used_at) >= useInterval)
        await db
          .updateTable('integration_keys')
          .set({ last_used_at: instant() })
          .where('id', '=', row.id)
          .execute()
      return { name: row.name, scopes: row.scopes.filter(isScope) }
    },
  }
}

/**
 * Finds a key in the database or in the settings.
 *
 * @param catalogueKey the setting: one key, or two separated by a comma while one replaces the other.
 */
export const findKeysOf =
  (keys: Pick<IntegrationKeys, 'find'>, catalogueKey: string | undefined): FindIntegrationKey =>
  async (secret) =>
    catalogueKey !== undefined && isKnownKey(secret, catalogueKey)
      ? { name: 'CATALOGUE_KEY', scopes: salesSystemScopes }
      : keys.find(secret)
