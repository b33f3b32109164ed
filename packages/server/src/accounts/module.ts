// Accounts: who has one, and all that people do with theirs.
import type { Kysely } from 'kysely'
import type { AuditLog } from '../audit/postgres-audit-log.ts'
import { makeAuditLog } from '../audit/postgres-audit-log.ts'
import type { Schema } from '../database/schema.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { Module, Platform } from '../platform/module.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { makeFindCaller } from '../sessions/know-caller.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { PagesOfAccounts } from './account-pages.ts'
import type { Accounts } from './accounts.ts'
import type { CampaignCodes } from './campaign-codes.ts'
import { makeDeviceCookie } from './device-cookie.ts'
import type { IdentityProofs } from './identity-proofs.ts'
import { makeIdentityVault } from './identity-vault.ts'
import { makeCallLimit } from './limit-calls.ts'
import type { Passwords } from './passwords.ts'
import { makePasswords } from './passwords.ts'
import type { PostLater } from './post-later.ts'
import type { Business } from './postgres-account-business.ts'
import { makeBusiness } from './postgres-account-business.ts'
import { makeAccountChanges } from './postgres-account-changes.ts'
import { makeAccountLinks } from './postgres-account-links.ts'
import type { AccountUndos } from './postgres-account-undos.ts'
import { makeAccountUndos } from './postgres-account-undos.ts'
import { makeAccounts } from './postgres-accounts.ts'
import { makeSignInFailures } from './postgres-sign-in-failures.ts'
import { accountRoutes } from './routes.ts'
import { sweepAccounts } from './sweep-accounts.ts'
import { makeTypedForms } from './typed-forms.ts'
import { makeAccountUseCases } from './use-cases.ts'

const hourMs = 3_600_000

export interface AccountsModule extends Module {
  readonly accounts: Accounts
  readonly business: Business
  readonly passwords: Passwords
  readonly findCaller: FindCaller
  readonly undos: AccountUndos
}

export interface NeedsOfAccounts {
  readonly audit: AuditLog
  readonly sessions: Sessions
  readonly mails: MailService
  readonly content: PagesOfAccounts
  readonly proofs: IdentityProofs
  readonly campaignCodes: CampaignCodes
  /** The usual one if absent. */
  readonly passwords?: Passwords
  /** Calls of one network to what looks passwords, links or codes up; 120 if absent. */
  readonly perMinute?: number
}

export const accountsModule = (
  { db, keys, now, environment }: Omit<Platform, 'log'>,
  { passwords = makePasswords(), perMinute = 120, ...others }: NeedsOfAccounts,
): AccountsModule => {
  const storesOn = (place: Kysely<Schema>) => ({
    accounts: makeAccounts({ db: place, vault: makeIdentityVault(keys), now }),
    changes: makeAccountChanges(place, { now }),
    links: makeAccountLinks({ db: place, keys, now }),
    audit: makeAuditLog(place),
  })
  const { accounts, changes, links } = storesOn(db)
  const postLater: PostLater = (kind, write) =>
    others.mails.later(kind, (facts, transaction) => write(facts, storesOn(transaction)))
  const findCaller = makeFindCaller({ sessions: others.sessions, accounts })
  const undos = makeAccountUndos({ db, keys, now })
  const uses = makeAccountUseCases({
    ...others,
    now,
    undos,
    accounts,
    passwords,
    changes,
    links,
    postLater,
    failures: makeSignInFailures({ db, keys, now }),
    devices: makeDeviceCookie(keys, environment),
  })
  const typedForms = makeTypedForms({ keys, environment, now })
  const { sessions, content } = others
  return {
    accounts,
    passwords,
    findCaller,
    undos,
    business: makeBusiness(db),
    routes: (app) =>
      accountRoutes(app, {
        uses,
        accounts,
        sessions,
        findCaller,
        content,
        typedForms,
        environment,
        limit: makeCallLimit({ db, keys, now }, 'accounts', perMinute),
      }),
    sweeps: [{ everyMs: hourMs, run: () => sweepAccounts(db, now()) }],
  }
}
