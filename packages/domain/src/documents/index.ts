// Documents to sign and to read: their status, and the actions of the user.
export type { DocumentAction, DocumentStatus, UserDocument } from './documents.ts'
export { documentActionOf, documentColours } from './documents.ts'
export type { HomePaperKind, HomePaperLink, PaperVisibility } from './home-papers.ts'
export { homePaperKinds, paperVisibilities } from './home-papers.ts'
export type { DocumentGroup, DocumentSignatory, OwnDocument, ResidenceDocumentKind } from './own-documents.ts'
export { documentGroupOf, documentGroups, residenceDocumentKinds } from './own-documents.ts'
export type { PaperKind, PaperSources } from './paper-sources.ts'
export { paperKinds } from './paper-sources.ts'
