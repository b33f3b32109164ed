// The permitted content of a letter, as types: to a confirmed address, to an unconfirmed one, and with a pass of the gate.
import type { ErrandLetterName, LetterContent } from './letter.ts'

/** Letters that a visitor requests, to an address that the visitor enters: posted only with a pass of the gate. */
type AskedLetterKind =
  | 'confirmEmail'
  | 'resetPassword'
  | 'alreadyRegistered'
  | 'changeEmail'
  | 'emailInUse'
  | 'confirmAlert'
  | 'confirmNews'
  | 'interestRegistered'
  | 'bookingInvitation'

type Asked<Content> = Extract<Content, { readonly kind: AskedLetterKind }>
type NotAsked<Content> = Exclude<Content, { readonly kind: AskedLetterKind }>

/** Letters that quote what a visitor wrote: only to confirmed addresses. */
type Quoting = Extract<
  LetterContent,
  {
    readonly kind:
      | 'errandCopy'
      | 'contactMessage'
      | 'contactReceipt'
      | 'homesFound'
      | 'interestReceived'
      | 'interestWaiting'
  }
>

/** Without text of a visitor or of staff: for an unconfirmed address. */
type Wordless<Content> = Content extends Quoting
  ? never
  : Content extends { readonly kind: ErrandLetterName | 'errandReceived' }
    ? Omit<Content, 'quote'> & { readonly quote?: never }
    : Content

/** A letter to an address that is known to belong to the reader. */
export type ContentForKnown = NotAsked<LetterContent>
/** A letter to an unconfirmed address that follows from an event. */
export type ContentForUnconfirmed = Wordless<NotAsked<LetterContent>>
/** A letter that a visitor requests, or the confirmation that a report was received. */
export type ContentForPass =
  | Asked<LetterContent>
  | Wordless<Extract<LetterContent, { readonly kind: 'errandReceived' }>>
