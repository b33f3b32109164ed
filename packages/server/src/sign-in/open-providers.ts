// The providers of electronic identities that the settings name, ready to be asked.
import type { LoginMethod } from '@husrum/domain'
import type { ProviderSettings } from '../settings/provider-settings.ts'
import { makeBankIdClient } from './bank-id/bank-id-client.ts'
import { makeBankIdProvider } from './bank-id/bank-id-provider.ts'
import type { HearTrouble, IdentityProviders, ProviderTrouble } from './identity-provider.ts'
import { makeOidcProvider } from './oidc/oidc-provider-adapter.ts'

export interface OpenProviders {
  readonly providers: IdentityProviders
  close(): void
}

/** Nothing is asked of a provider before somebody signs in with it. */
export const openProviders = (
  { bankId, oidc: { eident, signicat } }: ProviderSettings,
  now: () => number,
  /** Hears what a provider refused, and when it did not answer. */
  onTrouble?: (method: LoginMethod, trouble: ProviderTrouble) => void,
): OpenProviders => {
  const hear =
    (method: LoginMethod): HearTrouble =>
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
