// What proves that it is the owner who changes an account, or confirms its address.

/**
 * What confirms an address beside the link that was sent to it: the identity that the account was made with, or the
 * password chosen then. Whoever is written to unasked has neither, so that they cannot make a stranger's account good.
 */
export const proofOfAddress = ({
  hasIdentity,
}: {
  readonly hasIdentity: boolean
}): 'identity' | 'password' => (hasIdentity ? 'identity' : 'password')

/** How long a session counts as just begun, in milliseconds: what is fetched is all that is known of somebody. */
const freshSessionMs = 900_000

/**
 * Whether somebody has signed in just now, with the identity where the account has one: what an open session that was left
 * behind does not show. Instants are epoch milliseconds.
 */
export const isFreshSession = (
  { hasIdentity, beganAt }: { readonly hasIdentity: boolean; readonly beganAt: number },
  account: { readonly hasIdentity: boolean },
  now: number,
): boolean => (hasIdentity || !account.hasIdentity) && now - beganAt < freshSessionMs

/** How long showing one's electronic identity vouches for who is at the keys, in milliseconds. */
const freshIdentityMs = 300_000

/**
 * Whether a session has shown the identity of the account just now: who steals an open session has not, and changes neither
 * the address nor the first password by it. Instants are epoch milliseconds.
 */
export const isFreshIdentity = (
  { hasIdentity, beganAt }: { readonly hasIdentity: boolean; readonly beganAt: number },
  now: number,
): boolean => hasIdentity && now - beganAt < freshIdentityMs
