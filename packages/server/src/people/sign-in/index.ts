// What other subjects may use of people/sign-in.
export type { BankIdClient, BankIdSettings } from './bank-id/bank-id-client.ts'
export { makeBankIdClient } from './bank-id/bank-id-client.ts'
export { makeBankIdOrders } from './bank-id/bank-id-orders.ts'
export { comeBackPage } from './come-back-page.ts'
export { signInDeclaration } from './declaration.ts'
export { deleteIdentificationsOf } from './delete-identifications.ts'
export type { FlowCookie } from './flow-cookie.ts'
export { flowCookieOf, hashOf } from './flow-cookie.ts'
export { identificationTimes } from './identification-dependencies.ts'
export type {
  IdentityFailed,
  IdentityRequest,
  IdentityStarted,
  OnProviderTrouble,
  ProviderAway,
  ProviderOrder,
  ProviderTrouble,
} from './identity-provider.ts'
export { identificationsModule, signInModule } from './module.ts'
export type { OidcClient, OidcSettings } from './oidc/oidc-client.ts'
export type { OidcFlavour, OidcFlavourName } from './oidc/oidc-flavours.ts'
export { oidcFlavours } from './oidc/oidc-flavours.ts'
export {
  makeClientKeeper,
  oidcAnswerOf,
  oidcCodeOf,
  oidcFailureOf,
  oidcRequestAddress,
  verifyOidcClaims,
} from './oidc/oidc-provider-adapter.ts'
export type { OidcMethod, ProviderSettings } from './open-providers.ts'
export { hasProvider } from './open-providers.ts'
