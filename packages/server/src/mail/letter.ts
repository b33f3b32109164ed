// What there is to write to people about: the facts. The words belong to each language's texts.
import type { SiteDefinition } from '@husrum/domain'

export type Letter = {
  readonly to: string
  /** Whose brand writes, in whose language. */
  readonly site: SiteDefinition
} & (
  | {
      readonly kind:
        | 'confirmEmail'
        | 'resetPassword'
        | 'alreadyRegistered'
        | 'passwordChanged'
        | 'passwordAdded'
        | 'emailChanged'
        | 'identityTied'
      /** Where the button leads; an absolute address. */
      readonly link: string
    }
  | {
      readonly kind: 'changeEmail'
      /** Six digits. */
      readonly code: string
    }
  | { readonly kind: 'emailInUse' }
  | {
      readonly kind: 'interestRegistered'
      /** Name of the home or the stage. */
      readonly about: string
      readonly link: string
    }
)

export type LetterKind = Letter['kind']

/** The words of one letter. `{brand}` stands for the brand's name, `{about}` for that of a home or a stage. */
export interface LetterText {
  readonly subject: string
  /** Before the button or the code. */
  readonly before: readonly string[]
  readonly button?: string
  /** After it. */
  readonly after: readonly string[]
}

export interface MailTexts {
  readonly greeting: string
  readonly letters: Readonly<Record<LetterKind, LetterText>>
  /** Before the address, for those who cannot press the button. */
  readonly orCopy: string
  readonly signature: string
  /** Why nobody reads what is answered. */
  readonly doNotReply: string
}
