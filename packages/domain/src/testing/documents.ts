// A builder of documents for tests.
import type { UserDocument } from '../documents/documents.ts'

/** A pending agreement that `user-anna` is to sign. */
export const aUserDocument = (facts: Partial<UserDocument> = {}): UserDocument => ({
  id: 'document-1',
  title: 'Bokningsavtal',
  status: 'pending',
  createdOn: Date.UTC(2026, 2, 1),
  signatories: [{ userId: 'user-anna', hasSigned: false }],
  ...facts,
})
