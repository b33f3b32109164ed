// The words of signing in, registering and all that belongs to it. They come with its pages and dialogs alone.
import type { LoginMethod } from '@husrum/domain'
import type { AnswerTexts } from './answer-texts.ts'

type ByMethod = Readonly<Record<LoginMethod, string>>

interface FieldTexts {
  readonly email: string
  readonly password: string
  readonly newPassword: string
  readonly repeatedPassword: string
  readonly passwordHint: string
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly campaignCode: string
  readonly optional: string
  readonly newsletter: string
  readonly acceptTerms: string
  /** What is wrong with a box that must be ticked. */
  readonly mustTick: string
  readonly privacy: string
  readonly code: string
  readonly showPassword: string
  readonly hidePassword: string
}

interface IdentityTexts {
  /** The provider's name in running text. */
  readonly provider: ByMethod
  readonly signIn: ByMethod
  readonly verify: ByMethod
  readonly register: ByMethod
  readonly onOtherDevice: string
  readonly onThisDevice: string
  /** Heading and page title while it lasts. */
  readonly waiting: ByMethod
  readonly open: string
  readonly steps: readonly string[]
  readonly qr: string
  readonly starting: string
  readonly leaving: ByMethod
  readonly goOn: ByMethod
  readonly checking: string
  readonly noConnection: string
  readonly slow: string
  readonly startAgain: string
  readonly cancel: string
  readonly done: string
}

export interface SignInTexts {
  readonly heading: string
  readonly tabs: { readonly label: string; readonly private: string; readonly board: string }
  readonly fields: FieldTexts
  readonly identity: IdentityTexts
  readonly email: {
    readonly heading: string
    readonly submit: string
    readonly forgot: string
    readonly withoutAccount: string
    readonly create: string
  }
  readonly board: {
    readonly text: string
    readonly withoutManagement: string
    readonly report: string
  }
  readonly association: { readonly next: string; readonly cancel: string }
  readonly register: {
    readonly identityHeading: string
    readonly identityText: ByMethod
    readonly identified: string
    readonly emailHeading: string
    readonly emailText: string
    readonly submit: string
    readonly lookAtMail: string
    /** `email` is what was typed. */
    readonly mailSent: (email: string) => string
    readonly haveAccount: string
  }
  readonly forgot: {
    readonly submit: string
    readonly sentHeading: string
    readonly sent: (email: string) => string
    readonly noMail: string
    readonly again: string
    readonly back: string
  }
  readonly setPassword: {
    readonly submit: string
    readonly done: string
    readonly noLink: string
    readonly linkOver: string
    readonly newLink: string
  }
  readonly changeEmail: {
    readonly submit: string
    readonly codeText: (email: string) => string
    readonly confirm: string
    readonly otherAddress: string
    readonly done: string
    readonly mustSignIn: string
    /** Of the link that confirms a registration's address. */
    readonly confirmHeading: string
    readonly confirmedHeading: string
    readonly confirmText: string
    readonly confirmLink: string
    readonly confirmed: string
    readonly linkOver: string
  }
  readonly consent: {
    readonly question: (brand: string) => string
    readonly text: string
    readonly accept: string
    readonly decline: string
    readonly declineText: string
    readonly declined: string
    readonly given: string
    readonly mustSignIn: string
    readonly goOn: string
  }
  readonly upgrade: {
    readonly heading: string
    readonly text: ByMethod
    readonly later: string
    readonly doneHeading: string
    readonly doneText: string
    readonly next: string
  }
  readonly signedIn: (name: string) => string
  /** A page has refused whoever is signed in. */
  readonly notTheirs: string
  readonly answers: AnswerTexts
}
