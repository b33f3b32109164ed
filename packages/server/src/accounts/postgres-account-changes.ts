// What people change of their own account, and what a new one begins with.

import type { UserBrand } from '@husrum/domain'
import { canonicalEmail } from '@husrum/domain'
import type { Kysely, Updateable } from 'kysely'
import { inTransaction } from '../database/in-transaction.ts'
import type { Schema, Table } from '../database/schema.ts'
import type { ConfirmedAddress } from '../mail/recipient.ts'
import { confirmedAddressOf } from '../mail/recipient.ts'
import { leaveResidences } from '../residences/begin-residence.ts'
import type { NewUndo } from './postgres-account-undos.ts'
import { noteUndo, withoutIdentity } from './postgres-account-undos.ts'
import { takeCampaignCode } from './postgres-campaign-codes.ts'
import { unlessTaken } from './unique-violation.ts'
import { voidLinks } from './void-links.ts'

/** Contact details in canonical form; null empties one. */
export type ContactColumns = Pick<
  Updateable<Table<'accounts'>>,
  'preferred_name' | 'phone' | 'address' | 'postal_code' | 'city' | 'country' | 'newsletter'
>

export interface AccountContact {
  readonly id: string
  readonly organisation: Table<'accounts'>['organisation']
  readonly email: string
  /** The same, if its owner has confirmed it. */
  readonly confirmedEmail: ConfirmedAddress | undefined
}

export interface AccountChanges {
  /** Where an account's mails go. Undefined when it is gone. */
  contactOf(accountId: string): Promise<AccountContact | undefined>
  /** With a way to undo it where it is the first. */
  setPassword(accountId: string, passwordHash: string, undo?: NewUndo): Promise<void>
  /** Voids open links and codes, for a change that none of the others here makes. */
  voidLinks(accountId: string): Promise<void>
  /** Whether signing in by e-mail is switched off. */
  setRequiresIdentity(accountId: string, requiresIdentity: boolean): Promise<void>
  /** The identity is nobody's, what came to the account by it is gone; with a way to undo it, and all that comes after. */
  untieIdentity(accountId: string, undo: NewUndo): Promise<void>
  /** `gone`: the account has another address by now, or is no more. `taken`: another account has confirmed it. */
  confirmEmail(accountId: string, email: string): Promise<'confirmed' | 'taken' | 'gone'>
  /** Gives the account another address, which has been proven. Links to the one before lead nowhere from then on. */
  changeEmail(accountId: string, email: string, undo: NewUndo): Promise<'changed' | 'taken'>
  update(accountId: string, details: ContactColumns): Promise<void>
  /** A membership and what is owed for it; paid where a code pays it. One that is there stays as it is. */
  joinVip(accountId: string, brand: UserBrand, paidWithCode: string | undefined): Promise<void>
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
        // An identity that is tied afterwards goes again with the undoing: it may be a thief's.
        await noteUndo(trx, id, undo, { hadIdentity: false })
        await trx
          .updateTable('accounts')
          .set({ ...withoutIdentity, birth_date: null })
          .where('id', '=', id)
          .execute()
        await leaveResidences(trx, id)
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
    joinVip: (id, brand, paidWithCode) =>
      inTransaction(db, async (trx) => {
        const joined = await trx
          .insertInto('vip_memberships')
          .values({ account_id: id, brand, joined_at: instant() })
          .onConflict((conflict) => conflict.columns(['account_id', 'brand']).doNothing())
          .returning('brand')
          .executeTakeFirst()
        if (!joined) return
        const use =
          paidWithCode === undefined
            ? 'over'
            : await takeCampaignCode(trx, { code: paidWithCode, brand, accountId: id, now: now() })
        // Taken by somebody else since it was looked at; one that the table does not know is another system's.
        const code = use === 'over' ? undefined : paidWithCode
        await trx
          .insertInto('user_payments')
          .values({
            account_id: id,
            brand,
            status: code === undefined ? 'NotPaid' : 'Paid',
            paid_with_code: code ?? null,
            created_at: instant(),
          })
          .execute()
      }),
  }
}
