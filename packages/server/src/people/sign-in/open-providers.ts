// The configured providers of electronic identities.
import type { LoginMethod } from '@husrum/domain'
import type { BankIdSettings } from './bank-id/bank-id-client.ts'
import { makeBankIdClient } from './bank-id/bank-id-client.ts'
import { makeBankIdProvider } from './bank-id/bank-id-provider.ts'
import type { IdentityProviders, OnProviderTrouble, ProviderTrouble } from './identity-provider.ts'
import type { OidcSettings } from './oidc/oidc-client.ts'
import { makeOidcProvider } from './oidc/oidc-provider-adapter.ts'

/** The methods that use OpenID Connect. */
export type OidcMethod = 'eident' | 'signicat'

/** Without settings of a provider, its sign-in method is not offered. */
export interface ProviderSettings {
  readonly bankId?: BankIdSettings
  readonly oidc: { readonly [Method in OidcMethod]?: OidcSettings }
}

/** Whether the settings have the provider of a method. */
export const hasProvider = ({ bankId, oidc }: ProviderSettings, method: LoginMethod): boolean =>
  (method === 'bank_id' ? bankId : oidc[method]) !== undefined

export interface OpenProviders {
  readonly providers: IdentityProviders
  close(): void
}

/** Providers are not called before the first sign-in. */
export const openProviders = (
  { bankId, oidc: { eident, signicat } }: ProviderSettings,
  now: () => number,
  /** Called when a provider refuses or does not answer. */
  onTrouble?: (method: LoginMethod, trouble: ProviderTrouble) => void,
): OpenProviders => {
  const hear =
    (method: LoginMethod): OnProviderTrouble =>
    (trouble) =>
      onTrouble?.(method, trouble)
  const client = bankId && makeBankIdClient(bankId, hear('bank_id'))
  return {
    providers: {
      ...(client && { bank_id: makeBankIdProvider({ client, now }) }),
      ...(eident && { eident: makeOidcProvider(eident, now, hear('eident')) }),
      ...(signicat && { signicat: makeOidcProvider(signicat, now, hear('signicat')) }),
    },
    close: () => client?.close(),
  }
}
