// The port to the account service: every attempt returns a result code (PLAT-78, PLAT-83).
import type {
  AuthResultCode,
  BlockingBusiness,
  ContactDetails,
  FieldIssue,
  InterestAnswers,
  SelectableAssociation,
  User,
} from '@husrum/domain'

/** Result of signing in, registering or changing the account. An unavailable service is an exception instead. */
export interface AuthResult {
  readonly code: AuthResultCode
  /** With `Ok`, if a session began. */
  readonly token?: string
  /** With `SsnNotFound`: the identification with which an account can be created. */
  readonly flowId?: string
  /** With `ChooseBoardMember`. */
  readonly associations?: readonly SelectableAssociation[]
  /** With `HasOngoingBusiness`. */
  readonly blocking?: readonly BlockingBusiness[]
  /** With `InvalidInput` and `InvalidCampaignCode`; the fields are those of the domain's forms. */
  readonly errors?: readonly FieldIssue[]
  /** Whole seconds until the next attempt is accepted. */
  readonly retryAfterSeconds?: number
}

/** Fields of the registration form, as typed. The form of the domain validates them. */
export type RegistrationFields = Readonly<Record<string, string | boolean | undefined>>

/** Values last typed into a form that was submitted without script. Never contains a password. */
export interface TypedForm {
  /** Which form it was. */
  readonly form?: string
  readonly fields: Readonly<Record<string, string>>
}

/** Fields of the interest form, as typed. The form of the domain validates them. */
export type InterestFields = Partial<InterestAnswers>

/** Contact details, as typed. The form of the domain validates them. */
export type TypedContactDetails = { readonly [Field in keyof ContactDetails]?: string | boolean | undefined }

/** One of the caller's own sessions. */
export interface OwnSession {
  readonly id: string
  /** Whether the request was made in this session. */
  readonly isCurrent: boolean
  readonly siteName: string
  /** Whether it began with an electronic identity. */
  readonly byIdentity: boolean
  /** Browser in which it began, by product name: "Chrome". */
  readonly browser?: string | undefined
  /** Operating system or device of the browser: "Windows", "iPhone". */
  readonly system?: string | undefined
  /** ISO 8601. */
  readonly begunAt: string
  /** ISO 8601; may be extended. */
  readonly endsAt: string
}

/** Every method rejects with `ServiceUnavailable`, `ContractBroken` or, if sign-in is required, `SessionExpired`. */
export interface AccountService {
  loginWithEmail(typed: { readonly email: string; readonly password: string }): Promise<AuthResult>
  /** `flowId`: of a completed identification; without it the fields must contain a password. */
  register(fields: RegistrationFields, flowId?: string): Promise<AuthResult>
  forgotPassword(email: string): Promise<AuthResult>
  /** `token` comes from the link in the e-mail. */
  resetPassword(typed: {
    readonly token: string
    readonly password: string
    readonly repeatedPassword: string
  }): Promise<AuthResult>
  changePassword(typed: {
    readonly currentPassword?: string
    readonly password: string
    readonly repeatedPassword: string
  }): Promise<AuthResult>
  /** Requires the password, unless the e-identity was confirmed recently. */
  changeEmail(typed: { readonly email: string; readonly password?: string | undefined }): Promise<AuthResult>
  /** Enable or disable sign-in by e-mail in addition to the electronic identity. */
  allowEmailSignIn(allowed: boolean): Promise<AuthResult>
  /** Restores the account with the token from a change notification e-mail. */
  undoChange(token: string): Promise<AuthResult>
  /** Takes the code of a change, or the token of a registration link with the password chosen then. */
  verifyEmail(
    proof: { readonly code: string } | { readonly token: string; readonly password?: string | undefined },
  ): Promise<AuthResult>
  /** Reports that another person registered with the address that this token was sent to. */
  rejectRegistration(token: string): Promise<AuthResult>
  /**
   * Saves contact details: absent fields stay unchanged, empty fields are cleared. With `seen`, the values with which the form
   * was opened, fields changed elsewhere since then are not overwritten.
   */
  updateDetails(typed: TypedContactDetails, seen?: TypedContactDetails): Promise<AuthResult>
  giveConsent(accepted: boolean): Promise<AuthResult>
  me(): Promise<User>
  /**
   * Registers interest in a home or a stage, signed in or not; an e-mail is sent to the person. Unknown homes and stages are
   * `InvalidInput`. Idempotent by `key`.
   */
  registerInterest(fields: InterestFields, key: string): Promise<AuthResult>
  typedForm(): Promise<TypedForm>
  /** Active sessions of the account, newest first. */
  sessions(): Promise<readonly OwnSession[]>
  /** Signs out another session. `InvalidInput` if the session has already ended. */
  endSession(id: string): Promise<AuthResult>
}

/** The account service as pages see it. Signing in and consent to a brand are methods of `SignIn`. */
export type Accounts = Omit<AccountService, 'loginWithEmail' | 'giveConsent' | 'me'>
