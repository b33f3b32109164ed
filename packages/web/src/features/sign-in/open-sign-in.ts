// Opens the sign-in dialogs from anywhere; their component listens for requests, and loads them on the first one.
import type { IdentityModal, LoginType, ReturningFlow } from '@husrum/domain'

/** Why an identification failed, as text. */
export interface IdentityFailure {
  readonly heading: string
  readonly text?: string
}

/** A request for a dialog. */
export type SignInRequest =
  | {
      readonly kind: 'signIn'
      readonly type: LoginType
      /** Where to continue after sign-in; defaults to My Pages. */
      readonly returnPath?: string | undefined
      /** Opens in place of a failed identification, and shows why. */
      readonly afterFailure?: IdentityFailure
      /** Without the choice between private person and board member. */
      readonly isPrivateOnly?: boolean
    }
  /** Returned from the bank's app or page. */
  | { readonly kind: 'returned'; readonly returned: ReturningFlow }
  /** To confirm an identity; `returnPath` is where to continue, by default My Pages. */
  | { readonly kind: 'verify'; readonly returnPath?: string | undefined }

type Listener = (request: SignInRequest) => void

let listening: Listener | undefined

/** @returns a function that stops listening */
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

/** Navigation state: the modal to open over the page after navigation. */
export interface SignInIntent {
  readonly identityModal?: IdentityModal
}
