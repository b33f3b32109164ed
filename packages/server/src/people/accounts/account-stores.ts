// The stores for changes of accounts and their letters, in one transaction: everything is committed, or nothing.
import type { SiteDefinition, UserBrand } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { AuditLog } from '../../platform/audit/postgres-audit-log.ts'
import { makeAuditLog } from '../../platform/audit/postgres-audit-log.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { LetterPost, MailService } from '../../platform/mail/mail-service.ts'
import type { Platform } from '../../platform/modules/module.ts'
import type { Interests } from '../interests/index.ts'
import { makeInterests } from '../interests/index.ts'
import { addNotification } from '../notifications/index.ts'
import type { Sessions } from '../sessions/index.ts'
import type { Accounts } from './accounts.ts'
import type { IdentityProofs } from './identity-proofs.ts'
import { makeIdentityVault } from './identity-vault.ts'
import type { AccountChanges } from './postgres-account-changes.ts'
import { makeAccountChanges } from './postgres-account-changes.ts'
import type { AccountLinks } from './postgres-account-links.ts'
import { makeAccountLinks } from './postgres-account-links.ts'
import type { AccountUndos } from './postgres-account-undos.ts'
import { makeAccountUndos } from './postgres-account-undos.ts'
import { makeAccounts } from './postgres-accounts.ts'
import type { SignInFailures } from './postgres-sign-in-failures.ts'
import { makeSignInFailures } from './postgres-sign-in-failures.ts'

export interface AccountStores {
  readonly accounts: Accounts
  readonly changes: AccountChanges
  readonly links: AccountLinks
  readonly undos: AccountUndos
  readonly interests: Interests
  /** Attempts are counted in a transaction of their own, so that they count even if the rest is rolled back. */
  readonly failures: Pick<SignInFailures, 'forget'>
  readonly audit: AuditLog
  readonly sessions: Pick<Sessions, 'begin' | 'end' | 'endAll'>
  readonly proofs: Pick<IdentityProofs, 'take'>
  readonly mails: LetterPost
  /** Deletes an account without a confirmed address and without an identity, unless something blocks it. Returns whether it did. */
  readonly deleteUnconfirmed: (accountId: string) => Promise<boolean>
  /** Creates a membership and its payment, which is paid if a code pays it. An existing membership is unchanged. */
  readonly registerMember: (accountId: string, brand: UserBrand, code: string | undefined) => Promise<void>
  /** Notifies the owner that the way to sign in to the account has changed. */
  readonly ring: (accountId: string, site: SiteDefinition) => Promise<void>
}

/**
 * Runs work in one transaction. Compute hashes and query other stores before: the transaction occupies a connection, and the
 * embedded database has only one.
 */
export type AllOrNothing = <Result>(work: (stores: AccountStores) => Promise<Result>) => Promise<Result>

/** See `deleteUnconfirmed` of own data. The transaction must not have locked a booking or payment. */
export type DeleteUnconfirmed = (
  trx: Kysely<Schema>,
  accountId: string,
  needs: Pick<Platform, 'now'>,
) => Promise<boolean>

/** See `registerMember` of payments, which owns memberships. */
export type RegisterMember = (
  trx: Kysely<Schema>,
  member: { readonly accountId: string; readonly brand: UserBrand; readonly code: string | undefined },
  needs: Pick<Platform, 'now'>,
) => Promise<void>

export interface NeedsOfAccountStores extends Pick<Platform, 'keys' | 'now'> {
  readonly deleteUnconfirmed: DeleteUnconfirmed
  readonly registerMember: RegisterMember
  readonly sessions: Pick<Sessions, 'within'>
  readonly proofs: Pick<IdentityProofs, 'within'>
  readonly mails: Pick<MailService, 'within'>
}

/** The stores on the database, or within a transaction. */
export const accountStoresOn = (
  db: Kysely<Schema>,
  { keys, now, sessions, proofs, mails, deleteUnconfirmed, registerMember }: NeedsOfAccountStores,
): AccountStores => ({
  accounts: makeAccounts({ db, vault: makeIdentityVault(keys), now }),
  changes: makeAccountChanges(db, { now }),
  links: makeAccountLinks({ db, keys, now }),
  undos: makeAccountUndos({ db, keys, now }),
  interests: makeInterests(db, { now }),
  failures: makeSignInFailures({ db, keys, now }),
  audit: makeAuditLog(db),
  sessions: sessions.within(db),
  proofs: proofs.within(db),
  mails: mails.within(db),
  deleteUnconfirmed: (accountId) => deleteUnconfirmed(db, accountId, { now }),
  registerMember: (accountId, brand, code) => registerMember(db, { accountId, brand, code }, { now }),
  ring: (accountId, site) =>
    addNotification(db, {
      accountId,
      site,
      type: 'Account',
      kind: 'account',
      link: routePath(site, 'settings') ?? null,
      now: now(),
    }),
})

export const makeAllOrNothing =
  (db: Kysely<Schema>, needs: NeedsOfAccountStores): AllOrNothing =>
  (work) =>
    db.transaction().execute((transaction) => work(accountStoresOn(transaction, needs)))
