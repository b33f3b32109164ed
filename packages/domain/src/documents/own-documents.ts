// The documents of a user's homes on a site: those of bookings and later ones. Instants are epoch ms.
import type { UserDocument } from './documents.ts'
import type { HomePaperKind } from './home-papers.ts'

/** The kinds of documents of a home. */
export const residenceDocumentKinds = [
  'agreement',
  'supplement',
  'optionsConfirmation',
  'inspectionProtocol',
  'manual',
  'energyDeclaration',
  'statutes',
] as const
/** One of {@link residenceDocumentKinds}. */
export type ResidenceDocumentKind = (typeof residenceDocumentKinds)[number]

/** A signatory of a document. */
export interface DocumentSignatory {
  readonly userId: string
  readonly name: string
  readonly hasSigned: boolean
  readonly signedAt?: number
}

/** A document as its signatories and readers see it. */
export interface OwnDocument extends UserDocument {
  readonly kind: ResidenceDocumentKind | HomePaperKind | 'bookingPaper'
  /** Name of the home. */
  readonly about: string
  /** Absent for a document of a booking, which is signed on the booking's own page, and for a paper that the company brought. */
  readonly residenceId?: string
  readonly bookingId?: string
  /** `yyyy-MM-dd`. */
  readonly signBy?: string
  readonly signatories: readonly DocumentSignatory[]
  /** Time of the last signature. */
  readonly signedAt?: number
  /** Lower-case hex SHA-256 of its text, which is what is signed; of the file for a paper that the company brought. */
  readonly hash: string
  /** For reading, and for downloading; the same for a paper that is only a PDF. */
  readonly htmlUrl: string
  readonly pdfUrl: string
}

/** The groups of the list of documents: those that the reader must sign come first. */
export const documentGroups = ['toSign', 'waiting', 'signed', 'toRead'] as const
/** One of {@link documentGroups}. */
export type DocumentGroup = (typeof documentGroups)[number]

/** The group of a document for a user. */
export const documentGroupOf = (
  { status, signatories }: Pick<UserDocument, 'status' | 'signatories'>,
  userId: string,
): DocumentGroup => {
  if (signatories.length === 0) return 'toRead'
  if (status === 'done') return 'signed'
  const own = signatories.find((each) => each.userId === userId)
  return own && !own.hasSigned ? 'toSign' : 'waiting'
}
