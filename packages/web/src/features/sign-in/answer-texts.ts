// What is said of an outcome: the bank identity's own messages, result codes, error pages and wrong fields.
import type {
  AuthMessage,
  ErrorPageKind,
  FieldErrorKey,
  OngoingBusinessKind,
  RfaMessage,
} from '@husrum/domain'

/** What a sentence about a field needs to know: `min`, `max`, `forbidden`. */
export type FieldErrorFacts = Readonly<Record<string, string | number>>

/** The keys that the forms of this feature can be marked with. */
export type SignInFieldError = Extract<
  FieldErrorKey,
  | 'required'
  | 'email'
  | 'phoneNumber'
  | 'inputToLong'
  | 'invalidInput'
  | 'emailInUse'
  | 'emailVerificationCodeWrong'
  | 'minLength'
  | 'maxLength'
  | 'passwordNoMatch'
  | 'commonPassword'
  | 'unknownValue'
>

export interface AnswerTexts {
  readonly messages: Readonly<Record<RfaMessage | Exclude<AuthMessage, RfaMessage>, string>>
  /** Each says what to do. */
  readonly errorPages: Readonly<Record<ErrorPageKind, { readonly heading: string; readonly text: string }>>
  readonly fieldErrors: Readonly<Record<SignInFieldError, (facts: FieldErrorFacts) => string>>
  readonly ongoing: Readonly<Record<OngoingBusinessKind, string>>
  /** Minutes, at least one. */
  readonly tryAgainIn: (minutes: number) => string
  readonly offline: string
  readonly signedOut: string
  readonly summary: string
  readonly ways: {
    readonly retry: string
    readonly login: string
    readonly createAccount: string
    readonly search: string
    readonly myPages: string
    readonly start: string
    readonly faultReport: string
    readonly contact: string
    readonly verify: string
  }
}
