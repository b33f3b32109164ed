// The modals around sign-in, by their registered names, and who sees which.
import type { CountryCode } from '../sites/site.ts'
import type { AuthFlow, LoginType } from './auth-flows.ts'
import { isCaseLogin } from './auth-flows.ts'

/** The names under which modals are registered (PLAT-77); the last three are our own. */
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
 * The modal for a private person without a personal identifier after signing in (PLAT-75). Finland uses a foreign provider like Norway, and
 * shows Norway's.
 */
export const missingIdentityModals = {
  SE: 'update-bank-id-modal',
  NO: 'add-bank-identity-modal',
  FI: 'add-bank-identity-modal',
} as const satisfies Record<CountryCode, IdentityModal>

/** The login dialog of a login type (PLAT-77). */
export const loginModalOf = (type: LoginType): IdentityModal =>
  isCaseLogin(type) ? 'login-form-case-management' : 'login-form'

/**
 * The modal that opens when an identification ends in an error (PLAT-73): in Norway and Finland the e-mail login, from a fault report its
 * own dialog. Undefined in Sweden, which shows the error in place, and for signed-in users (update, booking).
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
