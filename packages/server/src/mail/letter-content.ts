// What may be written to whom, as types: to an address that is known, to one that is not confirmed, and with a pass of the gate.
import type { ErrandLetterName, LetterContent } from './letter.ts'

/** Letters that a visitor asks for, to an address that the visitor names: posted with a pass of the gate alone. */
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

/** Letters that quote what a visitor wrote: to confirmed addresses alone. */
type Quoting = Extract<
  LetterContent,
  { readonly kind: 'errandCopy' | 'contactMessage' | 'contactReceipt' | 'homesFound' }
>

/** Without what a visitor or staff wrote: for an address that nobody has confirmed. */
type Wordless<Content> = Content extends Quoting
  ? never
  : Content extends { readonly kind: ErrandLetterName | 'errandReceived' }
    ? Omit<Content, 'quote'> & { readonly quote?: never }
    : Content

/** A letter to somebody whose address is known to be theirs. */
export type ContentForKnown = NotAsked<LetterContent>
/** A letter to an address that is not confirmed, which follows from what happened to something. */
export type ContentForUnconfirmed = Wordless<NotAsked<LetterContent>>
/** A letter that answers what a visitor asks for, or the word that their report has arrived. */
export type ContentForPass =
  | Asked<LetterContent>
  | Wordless<Extract<LetterContent, { readonly kind: 'errandReceived' }>>
