// Documents to sign and to read: how one stands, and what the user can do with it.
export type { DocumentAction, DocumentStatus, UserDocument } from './documents.ts'
export { documentActionOf, documentColours } from './documents.ts'
export type { DocumentGroup, DocumentSignatory, OwnDocument, ResidenceDocumentKind } from './own-documents.ts'
export { documentGroupOf, documentGroups, residenceDocumentKinds } from './own-documents.ts'
