// Documents to sign: how one stands, and what the user can do with it.
import type { User } from '../accounts/user.ts'
import { isBoardMember } from '../accounts/user-standing.ts'
import type { StatusColour } from '../homes/statuses.ts'

/** The status of a document, and its colour: orange while signatures are missing, green when done (MY-8). */
export const documentColours = {
  pending: 'orange',
  done: 'green',
} as const satisfies Readonly<Record<string, StatusColour>>
/** How a document stands. */
export type DocumentStatus = keyof typeof documentColours

/** A document of the user's. */
export interface UserDocument {
  readonly id: string
  readonly title: string
  readonly status: DocumentStatus
  /** Epoch milliseconds. */
  readonly createdOn: number
  /** Everybody who signs it; empty for one that is only read. */
  readonly signatories: readonly { readonly userId: string; readonly hasSigned: boolean }[]
}

/** What somebody can do with a document. */
export type DocumentAction = 'sign' | 'verifyIdentity' | 'waitForOthers' | 'read' | 'none'

/**
 * What a user can do with a document. Only a named signatory signs, once, while it is pending, and with an e-identity;
 * who has signed waits for the others; all else is reading. Board members have no documents.
 */
export const documentActionOf = (document: UserDocument, user: User): DocumentAction => {
  if (isBoardMember(user)) return 'none'
  const signatory = document.signatories.find(({ userId }) => userId === user.id)
  if (document.status === 'done' || !signatory) return 'read'
  if (signatory.hasSigned) return 'waitForOthers'
  return user.hasPersonalIdentifier ? 'sign' : 'verifyIdentity'
}
