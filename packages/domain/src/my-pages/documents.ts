// Documents to sign: how one stands, what the user can do with it, and in what order they are listed.
import type { User } from '../account/user.ts'
import { isBoardMember, needsIdentity } from '../account/user-standing.ts'
import type { StatusColour } from '../residences/status-appearance.ts'
import type { MyPagesTemplate } from './pages-beside-menu.ts'

/** Each status with its colour and the template of its page (specification 2 §4, 3 §2.3). */
const appearances = {
  pending: { colour: 'orange', template: 'myPagesDocumentsAction' },
  done: { colour: 'green', template: 'myPagesDocumentsDone' },
} as const satisfies Readonly<
  Record<string, { readonly colour: StatusColour; readonly template: MyPagesTemplate }>
>

/** How a document stands. */
export type DocumentStatus = keyof typeof appearances
/** Every {@link DocumentStatus}. */
export const documentStatuses = Object.keys(appearances) as readonly DocumentStatus[]

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

/** Orange while signatures are missing, green when done (specification 2 §4). */
export const documentColour = (status: DocumentStatus): StatusColour => appearances[status].colour

/** The template that a document's page is drawn with. */
export const documentTemplate = (status: DocumentStatus): MyPagesTemplate => appearances[status].template

/** What somebody can do with a document. */
export const documentActions = ['sign', 'verifyIdentity', 'waitForOthers', 'read', 'none'] as const
/** One of {@link documentActions}. */
export type DocumentAction = (typeof documentActions)[number]

/**
 * What a user can do with a document. Only a named signatory signs, once, while it is pending, and with an e-identity;
 * who has signed waits for the others; all else is reading. Board members have no documents (contract-decisions 4.4).
 */
export const documentActionOf = (document: UserDocument, user: User): DocumentAction => {
  if (isBoardMember(user)) return 'none'
  const signatory = document.signatories.find(({ userId }) => userId === user.id)
  if (document.status === 'done' || !signatory) return 'read'
  if (signatory.hasSigned) return 'waitForOthers'
  return needsIdentity(user) ? 'verifyIdentity' : 'sign'
}

/** Pending documents before those that are done, the latest first in each. */
export const sortDocuments = (documents: readonly UserDocument[]): readonly UserDocument[] =>
  [...documents].sort(
    (one, other) =>
      documentStatuses.indexOf(one.status) - documentStatuses.indexOf(other.status) ||
      other.createdOn - one.createdOn,
  )
