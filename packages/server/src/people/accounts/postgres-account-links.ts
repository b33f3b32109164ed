// Links and codes in e-mails: each is valid once, for a limited time, for one purpose, and until the credentials of the account change
// (password, address, identity, end of its sessions). The database keeps a hash.

import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { AccountOrganisation } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'
import { makeKeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'

/** Lifetimes, in milliseconds. */
export const linkLifetimes = {
  confirmEmail: 24 * 3_600_000,
  resetPassword: 3_600_000,
  changeEmail: 900_000,
} as const satisfies Record<Table<'account_links'>['kind'], number>

/** Codes are short: after this many wrong attempts a new code is needed. */
const codeTries = 5

export type LinkKind = Exclude<Table<'account_links'>['kind'], 'changeEmail'>

/** The account of a link, and the address that it proves. */
export interface OpenedLink {
  readonly accountId: string
  readonly email: string
}

export interface AccountLinks {
  /** Returns a new secret for a link to that address. */
  makeLink(kind: LinkKind, to: OpenedLink): Promise<string>
  /** Checks a link of the organisation without using it up. */
  peek(kind: LinkKind, organisation: AccountOrganisation, secret: string): Promise<OpenedLink | undefined>
  /** Uses a link up. Of concurrent calls one succeeds; the others return undefined. */
  spend(kind: LinkKind, organisation: AccountOrganisation, secret: string): Promise<OpenedLink | undefined>
  /** Creates a code of six digits for a new address; the previous code becomes invalid. */
  makeCode(to: OpenedLink): Promise<string>
  /** Uses a code up. Returns the new address, or undefined for a wrong code. Every attempt counts, also concurrent ones. */
  spendCode(accountId: string, code: string): Promise<string | undefined>
}

export interface AccountLinksOptions {
  readonly db: Kysely<Schema>
  readonly keys: SecretKeys
  readonly now: () => number
}

export const makeAccountLinks = ({ db, keys, now }: AccountLinksOptions): AccountLinks => {
  const instant = (after = 0): string => new Date(now() + after).toISOString()
  const hash = makeKeyedHash(keys, 'link')
  const wordsOf = (...words: readonly string[]): string => words.join('\n')

  const insert = async (
    kind: Table<'account_links'>['kind'],
    { accountId, email }: OpenedLink,
    { id, hash }: { readonly id: string; readonly hash: Uint8Array },
  ): Promise<void> => {
    await db
      .insertInto('account_links')
      .values({
        id,
        kind,
        account_id: accountId,
        new_email: email,
        secret_hash: hash,
        expires_at: instant(linkLifetimes[kind]),
        credentials_version: sql<number>`(select credentials_version from accounts where id = ${accountId})`,
      })
      .execute()
  }

  const valid = (kind: LinkKind, organisation: AccountOrganisation, secret: string) =>
    db
      .selectFrom('account_links')
      .innerJoin('accounts', 'accounts.id', 'account_links.account_id')
      .select(['account_links.id', 'account_links.account_id', 'account_links.new_email'])
      .where('account_links.kind', '=', kind)
      .where('account_links.secret_hash', 'in', hash.allOf(wordsOf(kind, secret)))
      .where('account_links.used_at', 'is', null)
      .where('account_links.expires_at', '>', instant())
      .where('accounts.organisation', '=', organisation)
      .whereRef('accounts.credentials_version', '=', 'account_links.credentials_version')

  return {
    makeLink: async (kind, to) => {
      const secret = randomBytes(32).toString('base64url')
      await insert(kind, to, { id: randomUUID(), hash: hash.of(wordsOf(kind, secret)) })
      return secret
    },
    peek: async (kind, organisation, secret) => {
      const row = await valid(kind, organisation, secret).executeTakeFirst()
      return row && { accountId: row.account_id, email: row.new_email ?? '' }
    },
    spend: async (kind, organisation, secret) => {
      // Locks the account: a change of its credentials comes either before, and invalidates the link, or after.
      const found = await valid(kind, organisation, secret).forUpdate('accounts').executeTakeFirst()
      const row =
        found &&
        (await db
          .updateTable('account_links')
          .set({ used_at: instant() })
          .where('id', '=', found.id)
          .where('used_at', 'is', null)
          .returning(['account_id', 'new_email'])
          .executeTakeFirst())
      if (!row) return undefined
      // Use up the other open links of this kind.
      await db
        .updateTable('account_links')
        .set({ used_at: instant() })
        .where('account_id', '=', row.account_id)
        .where('kind', '=', kind)
        .where('used_at', 'is', null)
        .execute()
      return { accountId: row.account_id, email: row.new_email ?? '' }
    },
    makeCode: async (to) => {
      const id = randomUUID()
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await db
        .deleteFrom('account_links')
        .where('account_id', '=', to.accountId)
        .where('kind', '=', 'changeEmail')
        .execute()
      await insert('changeEmail', to, { id, hash: hash.of(wordsOf('changeEmail', id, code)) })
      return code
    },
    spendCode: async (accountId, code) => {
      const account = await db
        .selectFrom('accounts')
        .select('credentials_version')
        .where('id', '=', accountId)
        .forUpdate()
        .executeTakeFirst()
      const tried = await db
        .updateTable('account_links')
        .set((row) => ({ failures: row('failures', '+', 1) }))
        .where('account_id', '=', accountId)
        .where('kind', '=', 'changeEmail')
        .where('used_at', 'is', null)
        .where('expires_at', '>', instant())
        .where('failures', '<', codeTries)
        .where('credentials_version', '=', account?.credentials_version ?? 0)
        .returning(['id', 'secret_hash', 'new_email'])
        .executeTakeFirst()
      if (!tried || !hash.isOf(wordsOf('changeEmail', tried.id, code), tried.secret_hash)) return undefined
      const used = await db
        .updateTable('account_links')
        .set({ used_at: instant() })
        .where('id', '=', tried.id)
        .where('used_at', 'is', null)
        .returning('new_email')
        .executeTakeFirst()
      return used?.new_email ?? undefined
    },
  }
}
