// What proves that it is the owner who changes an account, or confirms its address.

/**
 * What confirms an address beside the link that was sent to it: the identity that the account was made with, or the
 * password chosen then. Whoever is written to unasked has neither, so that they cannot make a stranger's account good
 * (trap T23).
 */
export const proofOfAddress = ({
  hasIdentity,
}: {
  readonly hasIdentity: boolean
}): 'identity' | 'password' => (hasIdentity ? 'identity' : 'password')
