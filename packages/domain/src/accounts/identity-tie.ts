// The electronic identity of an account: how to mask its number, and when it can be unlinked.
import type { CountryCode } from '../sites/site.ts'

/**
 * Masks a canonical personal number: only the date of birth remains. The mask reveals neither the secret digits nor how the number was
 * typed.
 *
 * @example maskPersonalNumber('198805129999', 'SE') // '19880512-••••'
 */
export const maskPersonalNumber = (personalNumber: string, country: CountryCode): string => {
  const born = personalNumber.slice(0, country === 'SE' ? 8 : 6)
  return country === 'NO' ? `${born} •••••` : `${born}-••••`
}

/** Why an identity cannot be unlinked: the user could not sign in afterwards, or requires the identity for sign-in. */
export const unlinkObstacles = ['noPassword', 'emailUnconfirmed', 'identityRequired'] as const
/** One of {@link unlinkObstacles}. */
export type UnlinkObstacle = (typeof unlinkObstacles)[number]

/** The first obstacle to unlinking the identity; undefined if there is none. */
export const unlinkObstacle = ({
  hasPassword,
  isEmailConfirmed,
  requiresIdentity,
}: {
  readonly hasPassword: boolean
  readonly isEmailConfirmed: boolean
  readonly requiresIdentity: boolean
}): UnlinkObstacle | undefined => {
  if (!isEmailConfirmed) return 'emailUnconfirmed'
  if (!hasPassword) return 'noPassword'
  return requiresIdentity ? 'identityRequired' : undefined
}
