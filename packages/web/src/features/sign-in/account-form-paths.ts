// Where the forms of an account go where no script sends them.
export type { AccountForm as FormName } from '@husrum/contract/accounts/wire'
export { accountFormPaths as formPaths } from '@husrum/contract/accounts/wire'
