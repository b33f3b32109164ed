// All personal data of an account: to download, and to delete.
import type { OpenHomeDocument } from '../../buying/documents/index.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import { makeCallLimit } from '../../platform/http/limit-calls.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import type {
  Accounts,
  AccountUndos,
  AllOrNothing,
  Business,
  PagesOfAccounts,
  Passwords,
} from '../accounts/index.ts'
import { makeIdentityVault, makeProveOwner, makeSignInFailures } from '../accounts/index.ts'
import { makeArchives } from './archives.ts'
import { makeCollectArchive } from './collect-archive.ts'
import { contractPartyRoutes } from './contract-party-routes.ts'
import { makeDeleteAccount } from './delete-account.ts'
import { makeDeletionBusiness } from './deletion-business.ts'
import { makeReadOwnIdentity, makeUntieIdentity } from './own-identity.ts'
import { ownDataRoutes } from './routes.ts'
import { sweepUnconfirmedAccounts } from './unconfirmed-accounts.ts'

export { ownDataDeclaration } from './declaration.ts'
export type { DeletedAgain } from './delete-accounts-again.ts'
export { deleteAccountsAgain } from './delete-accounts-again.ts'
export {
  backupsRetentionDays,
  deletionsChannel,
  deletionsRetentionDays,
  listDeletionsAgain,
  makeListOfDeletedAccounts,
} from './list-of-deleted-accounts.ts'
export { deleteUnconfirmed } from './unconfirmed-accounts.ts'

const hourMs = 3_600_000

export const ownDataModule = (
  platform: Pick<Platform, 'db' | 'keys' | 'now' | 'environment'>,
  {
    declarations,
    jobs,
    mails,
    uploads,
    openHomeDocument,
    accounts,
    business,
    passwords,
    content,
    undos,
    allOrNothing,
    perMinute = 30,
  }: {
    /** Those of all subjects, with what an archive includes. */
    readonly declarations: readonly SubjectDeclaration[]
    readonly jobs: Jobs
    readonly mails: MailService
    readonly uploads: Pick<UploadService, 'respond' | 'release'>
    readonly openHomeDocument: OpenHomeDocument
    readonly accounts: Pick<Accounts, 'find'>
    readonly business: Business
    readonly passwords: Passwords
    readonly content: PagesOfAccounts
    readonly undos: Pick<AccountUndos, 'make'>
    readonly allOrNothing: AllOrNothing
    /** Form submissions of one network per minute. */
    readonly perMinute?: number
  },
): Module => {
  const { db, keys, now, environment } = platform
  const vault = makeIdentityVault(keys)
  const archives = makeArchives({
    db,
    keys,
    now,
    jobs,
    mails,
    collect: makeCollectArchive({ db, keys, now, uploads, openHomeDocument, declarations }),
  })
  const proveOwner = makeProveOwner({
    accounts,
    failures: makeSignInFailures({ db, keys, now }),
    passwords,
    now,
  })
  const deleteAccount = makeDeleteAccount({ db, now, environment, mails, uploads, proveOwner })
  const untieIdentity = makeUntieIdentity({ db, business, content, undos, allOrNothing, proveOwner })
  const limit = makeCallLimit(platform, 'ownData', perMinute)
  return {
    routes: (app) => {
      contractPartyRoutes(app, { db, vault })
      ownDataRoutes(app, {
        archives,
        deleteAccount,
        untieIdentity,
        readIdentity: makeReadOwnIdentity({ db, vault }),
        accounts,
        business,
        deletionBusiness: makeDeletionBusiness({ now }),
        db,
        limit,
        environment,
        now,
      })
    },
    sweeps: [
      { name: 'own-data', everyMs: hourMs, run: () => archives.sweep() },
      { name: 'unconfirmed-accounts', everyMs: hourMs, run: () => sweepUnconfirmedAccounts(db, now()) },
    ],
  }
}
