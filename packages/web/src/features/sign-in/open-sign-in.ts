// Asks for the dialogs around sign-in from anywhere; what shows them listens, and is loaded when first asked.
import type { IdentityModal, LoginType, ReturningFlow } from '@husrum/domain'

/** Why an identification failed, in words. */
export interface IdentityFailure {
  readonly heading: string
  readonly text?: string
}

/** A dialog that somebody wants. */
export type SignInRequest =
  | {
      readonly kind: 'signIn'
      readonly type: LoginType
      /** Where to go in the end; My Pages without it. */
      readonly returnPath?: string | undefined
      /** Opens in place of an identification that failed, and says why. */
      readonly afterFailure?: IdentityFailure
      /** Without the choice between private person and board member. */
      readonly isPrivateOnly?: boolean
    }
  /** Back from the bank's app or page. */
  | { readonly kind: 'returned'; readonly returned: ReturningFlow }
  /** To confirm an identity; `returnPath` is where to go on then, My Pages without it. */
  | { readonly kind: 'verify'; readonly returnPath?: string | undefined }

type Listener = (request: SignInRequest) => void

let listening: Listener | undefined

/** @returns how to stop listening */
export const onSignInRequest = (listener: Listener): (() => void) => {
  listening = listener
  return () => {
    if (listening === listener) listening = undefined
  }
}

export const requestSignIn = (request: SignInRequest): void => listening?.(request)

/**
 * Opens the login dialog on the tab of a login type.
 *
 * @example openSignIn('private')
 */
export const openSignIn = (
  type: LoginType,
  facts: { readonly returnPath?: string | undefined; readonly isPrivateOnly?: boolean } = {},
): void => requestSignIn({ kind: 'signIn', type, ...facts })

/** Opens the modal that asks for an identity. */
export const askToVerify = (facts: { readonly returnPath?: string | undefined } = {}): void =>
  requestSignIn({ kind: 'verify', ...facts })

/** In the state of a navigation: the modal that opens over the page once it is there. */
export interface SignInIntent {
  readonly identityModal?: IdentityModal
}
