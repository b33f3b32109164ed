// Changes of an account by its owner, and the first rows of a new account.

import { canonicalEmail } from '@husrum/domain'
import type { Kysely, Updateable } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Schema, Table } from '../../platform/database/schema.ts'
import type { ConfirmedAddress } from '../../platform/mail/recipient.ts'
import { confirmedAddressOf } from '../../platform/mail/recipient.ts'
import { leaveByIdentity } from './association-seats.ts'
import type { NewUndo } from './postgres-account-undos.ts'
import { noteUndo, withoutIdentity } from './postgres-account-undos.ts'
import { unlessTaken } from './unique-violation.ts'
import { voidLinks } from './void-links.ts'

/** Contact details in canonical form; null clears a field. */
export type ContactColumns = Pick<
  Updateable<Table<'accounts'>>,
  'preferred_name' | 'phone' | 'address' | 'postal_code' | 'city' | 'country' | 'newsletter'
>

export interface AccountContact {
  readonly id: string
  readonly organisation: Table<'accounts'>['organisation']
  readonly email: string
  /** The same, if the owner has confirmed it. */
  readonly confirmedEmail: ConfirmedAddress | undefined
}

export interface AccountChanges {
  /** The mail address of an account. Undefined if the account is gone. */
  contactOf(accountId: string): Promise<AccountContact | undefined>
  /** Pass `undo` for a first password. */
  setPassword(accountId: string, passwordHash: string, undo?: NewUndo): Promise<void>
  /** Invalidates open links and codes, for a change that no other method here makes. */
  voidLinks(accountId: string): Promise<void>
  /** Switches sign-in by e-mail off (true) or on. */
  setRequiresIdentity(accountId: string, requiresIdentity: boolean): Promise<void>
  /** Removes the identity and everything that came to the account with it. Undoing also removes a later identity. */
  untieIdentity(accountId: string, undo: NewUndo): Promise<void>
  /** `gone`: the account has another address by now, or was deleted. `taken`: another account has confirmed it. */
  confirmEmail(accountId: string, email: string): Promise<'confirmed' | 'taken' | 'gone'>
  /** Sets another, proven address. Links that were sent to the old one become invalid. */
  changeEmail(accountId: string, email: string, undo: NewUndo): Promise<'changed' | 'taken'>
  update(accountId: string, details: ContactColumns): Promise<void>
}

export const makeAccountChanges = (
  db: Kysely<Schema>,
  { now }: { readonly now: () => number },
): AccountChanges => {
  const instant = (): string => new Date(now()).toISOString()
  return {
    contactOf: async (id) => {
      const row = await db
        .selectFrom('accounts')
        .select(['id', 'organisation', 'email', 'email_confirmed_at'])
        .where('id', '=', id)
        .executeTakeFirst()
      return (
        row && {
          id: row.id,
          organisation: row.organisation,
          email: row.email,
          confirmedEmail: confirmedAddressOf(row),
        }
      )
    },
    setPassword: (id, password_hash, undo) =>
      inTransaction(db, async (trx) => {
        if (undo) await noteUndo(trx, id, undo)
        const before = await trx
          .selectFrom('accounts')
          .select('password_hash')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst()
        await trx.updateTable('accounts').set({ password_hash }).where('id', '=', id).execute()
        // A first password replaces nothing: the address that was registered with it can still be confirmed.
        await voidLinks(trx, id, before?.password_hash === null ? { keep: 'confirmEmail' } : {})
      }),
    setRequiresIdentity: (id, requires_identity) =>
      inTransaction(db, async (trx) => {
        await trx.updateTable('accounts').set({ requires_identity }).where('id', '=', id).execute()
        await voidLinks(trx, id)
      }),
    voidLinks: (id) => voidLinks(db, id),
    untieIdentity: (id, undo) =>
      inTransaction(db, async (trx) => {
        // Undoing also removes an identity that is linked afterwards: it may be a thief's.
        await noteUndo(trx, id, undo, { hadIdentity: false })
        await trx
          .updateTable('accounts')
          .set({ ...withoutIdentity, birth_date: null })
          .where('id', '=', id)
          .execute()
        await leaveByIdentity(trx, id, now())
        await voidLinks(trx, id)
      }),
    confirmEmail: async (id, email) => {
      const confirmed = await unlessTaken(db, (trx) =>
        trx
          .updateTable('accounts')
          .set((row) => ({ email_confirmed_at: row.fn.coalesce('email_confirmed_at', row.val(instant())) }))
          .where('id', '=', id)
          .where('email_key', '=', canonicalEmail(email))
          .returning('id')
          .executeTakeFirst(),
      )
      if (confirmed === 'taken') return 'taken'
      return confirmed ? 'confirmed' : 'gone'
    },
    changeEmail: async (id, email, undo) => {
      const changed = await unlessTaken(db, async (trx) => {
        await noteUndo(trx, id, undo)
        await trx
          .updateTable('accounts')
          .set({ email, email_key: canonicalEmail(email), email_confirmed_at: instant() })
          .where('id', '=', id)
          .execute()
        await trx.deleteFrom('account_links').where('account_id', '=', id).execute()
        await voidLinks(trx, id)
      })
      return changed === 'taken' ? 'taken' : 'changed'
    },
    update: async (id, details) => {
      if (Object.keys(details).length > 0)
        await db.updateTable('accounts').set(details).where('id', '=', id).execute()
    },
  }
}
