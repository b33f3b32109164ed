// The port to the contact persons of a resident or buyer, and to messages sent to them.
import type { Contact, ContactRelation, FieldIssue, Opening } from '@husrum/domain'

/** A home, an association or the site, with its contact persons. */
export interface ContactPlace {
  /** Identifies it in calls: the home's id, `brf` or `site`. */
  readonly of: string
  /** Empty for the site's own customer service. */
  readonly name: string
  readonly relation: ContactRelation
  /** In order of relevance. */
  readonly contacts: readonly Contact[]
}

/** A message that the person has sent. */
export interface WrittenMessage {
  readonly id: string
  readonly subject: string
  readonly message: string
  /** Name of the recipient. */
  readonly contactName: string
  readonly about: string
  /** Epoch milliseconds. */
  readonly sentAt: number
  /** Names of the attached files. */
  readonly files: readonly string[]
}

/** A registration of interest that the person has sent. */
export interface SentInterest {
  readonly id: string
  /** The home or the stage. */
  readonly about: string
  readonly message?: string
  /** Epoch milliseconds. */
  readonly registeredAt: number
  /** What came of it; absent until staff have done something. `closed`: no answer was needed. */
  readonly answer?: {
    /** Epoch milliseconds. */
    readonly at: number
    readonly outcome: 'answered' | 'notReached' | 'closed'
  }
}

export interface SeenContacts {
  readonly places: readonly ContactPlace[]
  /** Whether the contacts can be reached now; undefined if no opening hours are known. */
  readonly opening?: Opening
  /** Latest first. */
  readonly messages: readonly WrittenMessage[]
  /** Latest first. */
  readonly interests: readonly SentInterest[]
  /** What was typed into a form that was submitted without script. */
  readonly typed: Readonly<Record<string, string>>
}

export interface MessageToContact {
  /** {@link ContactPlace.of} */
  readonly of: string
  readonly contactId: string
  readonly subject: string
  readonly message: string
  /** Uploaded files of a draft. */
  readonly files?: { readonly draft: string; readonly ids: readonly string[] }
}

/** Result of sending a message. `unknown`: no longer a contact of the person. */
export type WrittenOutcome =
  | { readonly kind: 'sent'; readonly message: WrittenMessage }
  | { readonly kind: 'invalid'; readonly issues: readonly FieldIssue[] }
  | { readonly kind: 'unknown' }

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Contacts {
  see(): Promise<SeenContacts>
  /** Idempotent by `key`. */
  write(message: MessageToContact, key: string): Promise<WrittenOutcome>
}
