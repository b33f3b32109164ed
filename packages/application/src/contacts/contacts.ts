// The port to the people whom somebody turns to, and to what they write to them.
import type { Contact, ContactRelation, FieldIssue, Opening } from '@husrum/domain'

/** A home, an association or the site, and whom one turns to about it. */
export interface ContactPlace {
  /** Names it in calls: the home's id, `brf` or `site`. */
  readonly of: string
  /** Empty for the site's own desk. */
  readonly name: string
  readonly relation: ContactRelation
  /** The most wanted first. */
  readonly contacts: readonly Contact[]
}

/** What somebody has written. */
export interface WrittenMessage {
  readonly id: string
  readonly subject: string
  readonly message: string
  /** Whom it went to. */
  readonly contactName: string
  readonly about: string
  /** Epoch milliseconds. */
  readonly sentAt: number
  /** Names of what went along. */
  readonly files: readonly string[]
}

export interface SeenContacts {
  readonly places: readonly ContactPlace[]
  /** Whether anybody answers now; undefined where no hours are known. */
  readonly opening?: Opening
  /** The latest first. */
  readonly messages: readonly WrittenMessage[]
  /** What was typed into a form that came back without script. */
  readonly typed: Readonly<Record<string, string>>
}

export interface MessageToContact {
  /** {@link ContactPlace.of} */
  readonly of: string
  readonly contactId: string
  readonly subject: string
  readonly message: string
  /** Files that were sent before, of a draft. */
  readonly files?: { readonly draft: string; readonly ids: readonly string[] }
}

/** What came of writing. `unknown`: the contact is none of the person's any more. */
export type WrittenOutcome =
  | { readonly kind: 'sent'; readonly message: WrittenMessage }
  | { readonly kind: 'invalid'; readonly issues: readonly FieldIssue[] }
  | { readonly kind: 'unknown' }

/** Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`. */
export interface Contacts {
  see(): Promise<SeenContacts>
  /** The same `key` sends it once, however often it is tried. */
  write(message: MessageToContact, key: string): Promise<WrittenOutcome>
}
