// Proof that the owner changes an account, or confirms its address.

/**
 * What is required, beside the link in the e-mail, to confirm an address: the identity that the account was made with, or the password
 * chosen then. The recipient of an unsolicited letter has neither, so cannot activate a stranger's account.
 */
export const proofOfAddress = ({
  hasIdentity,
}: {
  readonly hasIdentity: boolean
}): 'identity' | 'password' => (hasIdentity ? 'identity' : 'password')

/** How long a session counts as just begun, in milliseconds. Required to download all data of an account. */
const freshSessionMs = 900_000

/**
 * Whether the session began just now, with the identity if the account has one. An open session that was left unattended does not qualify.
 * Instants are epoch milliseconds.
 */
export const isFreshSession = (
  { hasIdentity, beganAt }: { readonly hasIdentity: boolean; readonly beganAt: number },
  account: { readonly hasIdentity: boolean },
  now: number,
): boolean => (hasIdentity || !account.hasIdentity) && now - beganAt < freshSessionMs

/** How long an electronic identity proves the presence of the owner, in milliseconds. */
const freshIdentityMs = 300_000

/**
 * Whether a session has verified the identity of the account just now. A stolen session has not, so it cannot change the address or set the
 * first password. Instants are epoch milliseconds.
 */
export const isFreshIdentity = (
  { hasIdentity, beganAt }: { readonly hasIdentity: boolean; readonly beganAt: number },
  now: number,
): boolean => hasIdentity && now - beganAt < freshIdentityMs
