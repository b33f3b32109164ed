// The electronic identity that an account has: how its number may be shown, and when it may be untied.
import type { CountryCode } from '../sites/site.ts'

/**
 * A canonical personal number as it may be shown: when somebody was born, and that there is more. Nothing of what is secret in
 * it is left, nor how the number is spelt.
 *
 * @example maskPersonalNumber('198805129999', 'SE') // '19880512-••••'
 */
export const maskPersonalNumber = (personalNumber: string, country: CountryCode): string => {
  const born = personalNumber.slice(0, country === 'SE' ? 8 : 6)
  return country === 'NO' ? `${born} •••••` : `${born}-••••`
}

/** Why an identity cannot be untied: nobody could sign in to the account afterwards, or its owner has said that it takes one. */
export const unlinkObstacles = ['noPassword', 'emailUnconfirmed', 'identityRequired'] as const
/** One of {@link unlinkObstacles}. */
export type UnlinkObstacle = (typeof unlinkObstacles)[number]

/** The first thing that must be there before the identity may go; undefined where it may. */
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
