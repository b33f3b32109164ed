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

/** What an attempt to sign in, register or change came to. Never an exception: those are for a service that is away. */
export interface AuthResult {
  readonly code: AuthResultCode
  /** With `Ok`, where a session began. */
  readonly token?: string
  /** With `SsnNotFound`: the identification that an account can be made with. */
  readonly flowId?: string
  /** With `ChooseBoardMember`. */
  readonly associations?: readonly SelectableAssociation[]
  /** With `HasOngoingBusiness`. */
  readonly blocking?: readonly BlockingBusiness[]
  /** With `InvalidInput` and `InvalidCampaignCode`; the fields are those of the domain's forms. */
  readonly errors?: readonly FieldIssue[]
  /** Whole seconds until the next attempt is looked at. */
  readonly retryAfterSeconds?: number
}

/** What is typed to register; the form of the domain judges it. */
export type RegistrationFields = Readonly<Record<string, string | boolean | undefined>>

/** What somebody last typed into a form that came back without script; never a password. */
export interface TypedForm {
  /** Which form it was. */
  readonly form?: string
  readonly fields: Readonly<Record<string, string>>
}

/** What is typed to register interest; the form of the domain judges it. */
export type InterestFields = Partial<InterestAnswers>

/** What is typed of how to reach somebody; the form of the domain judges it. */
export type TypedContactDetails = { readonly [Field in keyof ContactDetails]?: string | boolean | undefined }

/** A session of the person who asks. */
export interface OwnSession {
  readonly id: string
  /** The one that asks. */
  readonly isCurrent: boolean
  readonly siteName: string
  /** Begun with an electronic identity. */
  readonly byIdentity: boolean
  /** Where it was begun, by its maker's name: "Chrome". */
  readonly browser?: string | undefined
  /** What that runs on: "Windows", "iPhone". */
  readonly system?: string | undefined
  /** ISO 8601. */
  readonly begunAt: string
  /** ISO 8601; it may be prolonged. */
  readonly endsAt: string
}

/** Every method rejects with `ServiceUnavailable`, `ContractBroken` or, where one must be signed in, `SessionExpired`. */
export interface AccountService {
  loginWithEmail(typed: { readonly email: string; readonly password: string }): Promise<AuthResult>
  /** `flowId`: after an identification; without it the fields have a password. */
  register(fields: RegistrationFields, flowId?: string): Promise<AuthResult>
  forgotPassword(email: string): Promise<AuthResult>
  /** `token` is the one out of the e-mail's link. */
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
  /** The password, unless one has just shown one's electronic identity. */
  changeEmail(typed: { readonly email: string; readonly password?: string | undefined }): Promise<AuthResult>
  /** Whether one may sign in by e-mail, besides the electronic identity. */
  allowEmailSignIn(allowed: boolean): Promise<AuthResult>
  /** Takes the account back, by the token of a letter that told of a change. */
  undoChange(token: string): Promise<AuthResult>
  /** By the code of a change, or by the token of a registration's link with the password chosen then. */
  verifyEmail(
    proof: { readonly code: string } | { readonly token: string; readonly password?: string | undefined },
  ): Promise<AuthResult>
  /** It was somebody else who registered with the address that this token was sent to. */
  rejectRegistration(token: string): Promise<AuthResult>
  /** Saves how to reach somebody; what is left out stays, what is empty is emptied. */
  /**
   * With `seen`, what the form was opened with, nothing that was changed elsewhere meanwhile is overwritten.
   */
  updateDetails(typed: TypedContactDetails, seen?: TypedContactDetails): Promise<AuthResult>
  giveConsent(accepted: boolean): Promise<AuthResult>
  me(): Promise<User>
  /**
   * Registers interest in a home or a stage, signed in or not; who does is written to. Unknown homes and stages are
   * `InvalidInput`. The same `key` names one attempt, however often it is sent.
   */
  registerInterest(fields: InterestFields, key: string): Promise<AuthResult>
  typedForm(): Promise<TypedForm>
  /** Where the account is signed in now, the newest first. */
  sessions(): Promise<readonly OwnSession[]>
  /** Signs out elsewhere. `InvalidInput` for a session that is over already. */
  endSession(id: string): Promise<AuthResult>
}

/** An account as a page sees it; signing in, and consent to a brand, are verbs of `SignIn`. */
export type Accounts = Omit<AccountService, 'loginWithEmail' | 'giveConsent' | 'me'>
