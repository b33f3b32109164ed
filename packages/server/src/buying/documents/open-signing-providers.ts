// Opens the signing providers: the identity providers from the settings, used for signing.
import type { LoginMethod } from '@husrum/domain'
import type { OnProviderTrouble, ProviderSettings, ProviderTrouble } from '../../people/sign-in/index.ts'
import { makeBankIdClient } from '../../people/sign-in/index.ts'
import { makeBankIdSigning } from './bank-id-signing.ts'
import { makeOidcSigning } from './oidc-signing.ts'
import type { SigningProviders } from './signing-provider.ts'

/** Providers are not called before the first signature. */
export const openSigningProviders = (
  { bankId, oidc: { eident, signicat } }: ProviderSettings,
  now: () => number,
  /** Called when a provider rejects a call or does not respond. */
  onTrouble: (method: LoginMethod, trouble: ProviderTrouble) => void,
): { readonly providers: SigningProviders; close(): void } => {
  const hear =
    (method: LoginMethod): OnProviderTrouble =>
    (trouble) =>
      onTrouble(method, trouble)
  const client = bankId && makeBankIdClient(bankId, hear('bank_id'))
  return {
    providers: {
      ...(client && { bank_id: makeBankIdSigning({ client, now }) }),
      ...(eident && { eident: makeOidcSigning(eident, now, hear('eident')) }),
      ...(signicat && { signicat: makeOidcSigning(signicat, now, hear('signicat')) }),
    },
    close: () => client?.close(),
  }
}
