// What other subjects may use of people/own-data.
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
export { ownDataModule } from './module.ts'
export { deleteUnconfirmed } from './unconfirmed-accounts.ts'
