// Undoes a change of an account, with a secret that was only sent to the address that the account had before it.

import { randomBytes } from 'node:crypto'
import type { AccountOrganisation } from '@husrum/domain'
import { canonicalEmail } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { makeKeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import { leaveByIdentity } from './association-seats.ts'
import { unlessTaken } from './unique-violation.ts'
import { voidLinks } from './void-links.ts'

/** How long a change can be undone, in milliseconds. */
export const undoLifetimeMs = 7 * 24 * 3_600_000

/** The undo link of a change that is about to be made. The secret is for the letter; the hash is stored with the change. */
export interface NewUndo {
  readonly secret: string
  readonly hash: Uint8Array
  /** Epoch milliseconds. */
  readonly until: number
}

export interface AccountUndos {
  make(): NewUndo
  /**
   * Restores the account: sets the previous address, removes the present password, and removes an identity that was linked within the
   * undo period. Undo links of later changes become invalid; those of earlier changes stay valid. `taken`: another account has
   * confirmed the address in the meantime.
   */
  undo(
    organisation: AccountOrganisation,
    secret: string,
  ): Promise<{ readonly accountId: string } | 'gone' | 'taken'>
}

/** Stores the undo link with the change. Only a confirmed address gets one, because no other may be written to. */
export const noteUndo = async (
  trx: Kysely<Schema>,
  accountId: string,
  { hash, until }: NewUndo,
  facts: { readonly hadIdentity?: boolean } = {},
): Promise<void> => {
  const account = await trx
    .selectFrom('accounts')
    .select(['email', 'email_confirmed_at', 'identity_lookup'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!account?.email_confirmed_at) return
  await trx
    .insertInto('account_undos')
    .values({
      account_id: accountId,
      secret_hash: hash,
      email: account.email,
      had_identity: facts.hadIdentity ?? account.identity_lookup !== null,
      expires_at: new Date(until).toISOString(),
    })
    .execute()
}

/** The columns of an account without an identity. */
export const withoutIdentity = {
  identity_lookup: null,
  identity_sealed: null,
  identity_country: null,
  identity_tied_at: null,
  first_identity_login_at: null,
  latest_identity_login_at: null,
  requires_identity: false,
} as const

export const makeAccountUndos = ({
  db,
  keys,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly keys: SecretKeys
  readonly now: () => number
}): AccountUndos => {
  const hash = makeKeyedHash(keys, 'link')
  const wordsOf = (secret: string): string => `undo\n${secret}`
  const instant = (): string => new Date(now()).toISOString()

  const giveBack = async (trx: Kysely<Schema>, organisation: AccountOrganisation, secret: string) => {
    const used = await trx
      .deleteFrom('account_undos')
      .using('accounts')
      .whereRef('accounts.id', '=', 'account_undos.account_id')
      .where('accounts.organisation', '=', organisation)
      .where('account_undos.secret_hash', 'in', hash.allOf(wordsOf(secret)))
      .where('account_undos.expires_at', '>', instant())
      .returning(['account_undos.id', 'account_id', 'account_undos.email', 'had_identity'])
      .executeTakeFirst()
    if (!used) return 'gone'
    const { id, account_id: accountId, email } = used
    // Invalidate later undo links: an attacker controls the newer address.
    await trx.deleteFrom('account_undos').where('account_id', '=', accountId).where('id', '>', id).execute()
    const earlier = await trx
      .selectFrom('account_undos')
      .select('had_identity')
      .where('account_id', '=', accountId)
      .where('expires_at', '>', instant())
      .execute()
    const keepsIdentity = [used, ...earlier].every(({ had_identity: had }) => had)
    await trx.deleteFrom('account_links').where('account_id', '=', accountId).execute()
    await trx
      .updateTable('accounts')
      .set({
        email,
        email_key: canonicalEmail(email),
        email_confirmed_at: instant(),
        password_hash: null,
        ...(!keepsIdentity && withoutIdentity),
      })
      .where('id', '=', accountId)
      .execute()
    if (!keepsIdentity) await leaveByIdentity(trx, accountId, now())
    await voidLinks(trx, accountId)
    return { accountId }
  }

  return {
    make: () => {
      const secret = randomBytes(32).toString('base64url')
      return { secret, hash: hash.of(wordsOf(secret)), until: now() + undoLifetimeMs }
    },
    undo: (organisation, secret) => unlessTaken(db, (trx) => giveBack(trx, organisation, secret)),
  }
}
