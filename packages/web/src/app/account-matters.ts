// The code for accounts, loaded when a visitor signs in or is signed in.
export { composeAccounts } from '../composition/accounts.ts'
export { browserCookies } from '../composition/browser-cookies.ts'
export { browserPlatform } from '../composition/browser-platform.ts'
export { openIdentity } from '../features/sign-in/open-identity.ts'
