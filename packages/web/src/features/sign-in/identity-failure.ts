// Texts for failed identifications.
import type { IdentityOutcome } from '@husrum/application'
import type { SignInTexts } from '../../texts/sv/sign-in.ts'
import type { IdentityFailure } from './open-sign-in.ts'

/** The provider's own message, if it has one; otherwise that of the matching error page. */
export const identityFailureOf = (
  { result }: IdentityOutcome,
  { outcomes }: SignInTexts,
): IdentityFailure => {
  if (result.kind !== 'error') return { heading: outcomes.messages.RFA6 }
  const { message, errorPage } = result
  if (message !== 'RFA22') return { heading: outcomes.messages[message] }
  return outcomes.errorPages[errorPage]
}
