// The documents of somebody's homes on a site: those of bookings and those that came after. Instants are epoch ms.
import type { UserDocument } from './documents.ts'

/** What a document of a home is. */
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

/** Who signs a document. */
export interface DocumentSignatory {
  readonly userId: string
  readonly name: string
  readonly hasSigned: boolean
  readonly signedAt?: number
}

/** A document as whoever it concerns sees it. */
export interface OwnDocument extends UserDocument {
  readonly kind: ResidenceDocumentKind | 'bookingPaper'
  /** Name of the home. */
  readonly about: string
  /** Absent for a paper of a booking, which is signed on the booking's own page. */
  readonly residenceId?: string
  readonly bookingId?: string
  /** `yyyy-MM-dd`. */
  readonly signBy?: string
  readonly signatories: readonly DocumentSignatory[]
  /** When the last signed. */
  readonly signedAt?: number
  /** Of its text, lower-case hex SHA-256: what is signed. */
  readonly hash: string
  /** To read, and to keep. */
  readonly htmlUrl: string
  readonly pdfUrl: string
}

/** How a list of documents is told: what waits for the reader stands first. */
export const documentGroups = ['toSign', 'waiting', 'signed', 'toRead'] as const
/** One of {@link documentGroups}. */
export type DocumentGroup = (typeof documentGroups)[number]

/** The group of a document for one of its people. */
export const documentGroupOf = (
  { status, signatories }: Pick<UserDocument, 'status' | 'signatories'>,
  userId: string,
): DocumentGroup => {
  if (signatories.length === 0) return 'toRead'
  if (status === 'done') return 'signed'
  const own = signatories.find((each) => each.userId === userId)
  return own && !own.hasSigned ? 'toSign' : 'waiting'
}
