// Documents to sign: how one stands, and what the user can do with it.
export type { DocumentAction, DocumentStatus, UserDocument } from './documents.ts'
export { documentActionOf, documentColours } from './documents.ts'
