// Signing in with an electronic identity, at the configured providers.
import { defaultLoginMethods } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { makeCallLimit } from '../../platform/http/limit-calls.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { IdentityProofs } from '../accounts/index.ts'
import type { FlowCookie } from './flow-cookie.ts'
import { makeFlowCookie } from './flow-cookie.ts'
import type { IdentificationDependencies } from './identification-dependencies.ts'
import type { IdentificationStore } from './identifications.ts'
import { makeIdentityProofs } from './identity-proofs.ts'
import type { IdentityProviders } from './identity-provider.ts'
import type { ProviderSettings } from './open-providers.ts'
import { openProviders } from './open-providers.ts'
import { makeIdentificationStore } from './postgres-identifications.ts'
import { identityRoutes } from './routes.ts'

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

const minuteMs = 60_000
/** For one network. */
const startsPerMinute = 30

export interface IdentificationsModule extends Module {
  readonly store: IdentificationStore
  readonly flowCookie: FlowCookie
  /** For creating an account. */
  readonly proofs: IdentityProofs
}

/** The store of identifications: what accounts need of it, before there are accounts to sign in to. */
export const identificationsModule = ({
  db,
  keys,
  now,
  environment,
}: Omit<Platform, 'log'>): IdentificationsModule => {
  const storeOn = (place: Kysely<Schema>) => makeIdentificationStore(place, keys)
  const store = storeOn(db)
  const flowCookie = makeFlowCookie(keys, environment)
  return {
    store,
    flowCookie,
    proofs: makeIdentityProofs({ db, storeOn, flowCookie, now }),
    // Identities are deleted after minutes, also without further sign-ins.
    sweeps: [{ name: 'identifications', everyMs: minuteMs, run: () => store.sweep(now()) }],
  }
}

export interface NeedsOfSignIn extends Omit<IdentificationDependencies, 'providers' | 'now'> {
  readonly flowCookie: FlowCookie
  readonly settings: ProviderSettings
  /** Used if the settings have none. */
  readonly otherwise: IdentityProviders | undefined
}

export const signInModule = (
  platform: Platform,
  { settings, otherwise, ...others }: NeedsOfSignIn,
): Module => {
  const { now, environment, log } = platform
  const opened = openProviders(settings, now, (provider, trouble) =>
    log.warn({ provider, ...trouble }, 'An identity provider failed'),
  )
  const providers: IdentityProviders = { ...otherwise, ...opened.providers }
  // Warn at startup: the sign-in button would be missing.
  const missing = Object.values(defaultLoginMethods).filter((method) => !providers[method])
  if (missing.length > 0)
    log.warn({ missing }, 'Some identity providers are not set: the pages do not offer them')
  const limitStarts = makeCallLimit(platform, 'identifications', startsPerMinute)
  return {
    routes: (app) => identityRoutes(app, { ...others, providers, now, environment, limitStarts }),
    close: () => opened.close(),
  }
}
