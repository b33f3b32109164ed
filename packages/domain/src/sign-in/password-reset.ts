// The dialog that requests a link to a new password: a form, then a confirmation (PLAT-70).
import type { Step } from '../flows/step.ts'
import { go } from '../flows/step.ts'

/**
 * The dialog: first the form, then the confirmation. The confirmation shows the address and a hint for a missing e-mail; it is the same
 * whether or not the address has an account.
 */
export type PasswordReset =
  | { readonly kind: 'form'; readonly email: string }
  | { readonly kind: 'confirmation'; readonly email: string }

/** Events of the dialog. `again` returns to the form and keeps the address. */
export type PasswordResetEvent =
  | { readonly kind: 'sent'; readonly email: string }
  | { readonly kind: 'again' }

/** The initial dialog, with the e-mail address from the login form. */
export const startPasswordReset = (email = ''): PasswordReset => ({ kind: 'form', email })

/** Moves the dialog. */
export const stepPasswordReset = (
  state: PasswordReset,
  event: PasswordResetEvent,
): Step<PasswordReset, never> => {
  if (state.kind === 'form' && event.kind === 'sent') return go({ kind: 'confirmation', email: event.email })
  if (state.kind === 'confirmation' && event.kind === 'again') return go({ kind: 'form', email: state.email })
  return go(state)
}
