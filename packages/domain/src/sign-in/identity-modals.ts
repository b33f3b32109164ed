// The modals around sign-in, by the names under which they are registered, and who sees which.
import type { CountryCode } from '../sites/site.ts'
import type { AuthFlow, LoginType } from './auth-flows.ts'
import { isCaseLogin } from './auth-flows.ts'

/** The names of specification 2 §2, then those of modals that it only describes. */
export type IdentityModal =
  | 'login-form-case-management'
  /** Without the choice between private person and board member. */
  | 'login-form-case-management-private'
  | 'case-management-sweden'
  | 'case-management-norway'
  | 'login-form'
  | 'login-form-email'
  | 'update-bank-id-modal'
  | 'update-bank-id-modal-done'
  | 'add-bank-identity-modal'
  | 'select-association-modal'
  | 'session-expired-modal'

/**
 * What a private person without a personal identifier is shown after signing in (specification 1 §4). Finland is not
 * named there; it works through a foreign provider as Norway does, and has Norway's.
 */
export const missingIdentityModals = {
  SE: 'update-bank-id-modal',
  NO: 'add-bank-identity-modal',
  FI: 'add-bank-identity-modal',
} as const satisfies Record<CountryCode, IdentityModal>

/** The login dialog of a login type (specification 2 §2). */
export const loginModalOf = (type: LoginType): IdentityModal =>
  isCaseLogin(type) ? 'login-form-case-management' : 'login-form'

/**
 * What opens when an identification ends in an error (specification 1 §4): in Norway and Finland the way in by e-mail,
 * from a fault report its own dialog. Undefined in Sweden, which shows the error in place, and for people who are
 * signed in already (update, booking).
 */
export const fallbackLoginModal = ({
  country,
  flow,
  loginType,
}: {
  readonly country: CountryCode
  readonly flow: AuthFlow
  readonly loginType?: LoginType | undefined
}): IdentityModal | undefined => {
  if (country === 'SE' || flow === 'update' || flow === 'booking') return undefined
  return isCaseLogin(loginType) ? 'login-form-case-management' : 'login-form-email'
}
