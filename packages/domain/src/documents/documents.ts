// Documents to sign: their status, and the actions of the user.
import type { User } from '../accounts/user.ts'
import { isBoardMember } from '../accounts/user-standing.ts'
import type { StatusColour } from '../homes/statuses.ts'

/** The status of a document, and its colour: orange while signatures are missing, green when done (MY-8). */
export const documentColours = {
  pending: 'orange',
  done: 'green',
} as const satisfies Readonly<Record<string, StatusColour>>
/** The status of a document. */
export type DocumentStatus = keyof typeof documentColours

/** A document of the user. */
export interface UserDocument {
  readonly id: string
  readonly title: string
  readonly status: DocumentStatus
  /** Epoch milliseconds. */
  readonly createdOn: number
  /** All signatories; empty for one that is only read. */
  readonly signatories: readonly { readonly userId: string; readonly hasSigned: boolean }[]
}

/** The actions on a document. */
export type DocumentAction = 'sign' | 'verifyIdentity' | 'waitForOthers' | 'read' | 'none'

/**
 * The action that a user has on a document. Only a named signatory signs, once, while it is pending, and with an e-identity; after signing,
 * they wait for the others; all other users only read. Board members have no documents.
 */
export const documentActionOf = (document: UserDocument, user: User): DocumentAction => {
  if (isBoardMember(user)) return 'none'
  const signatory = document.signatories.find(({ userId }) => userId === user.id)
  if (document.status === 'done' || !signatory) return 'read'
  if (signatory.hasSigned) return 'waitForOthers'
  return user.hasPersonalIdentifier ? 'sign' : 'verifyIdentity'
}
