// Targets of the account forms without script.
export type { AccountForm as FormName } from '@husrum/contract/accounts/wire'
export { accountFormPaths as formPaths } from '@husrum/contract/accounts/wire'
