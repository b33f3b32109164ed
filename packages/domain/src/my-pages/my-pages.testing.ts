// Builders of what My Pages shows, for tests.
import type { UserDocument } from '../documents/documents.ts'
import type { MyPagesFacts } from './menu.ts'
import type { TimelineFacts } from './timeline.ts'

/** A day in March 2026 on which the user has no errands and no home yet. */
export const myPagesFacts = (facts: Partial<MyPagesFacts> = {}): MyPagesFacts => ({
  today: '2026-03-01',
  hasErrands: false,
  isErrandsMenuOn: false,
  ...facts,
})

/** A pending agreement that `user-anna` is to sign. */
export const aUserDocument = (facts: Partial<UserDocument> = {}): UserDocument => ({
  id: 'document-1',
  title: 'Bokningsavtal',
  status: 'pending',
  createdOn: Date.UTC(2026, 2, 1),
  signatories: [{ userId: 'user-anna', hasSigned: false }],
  ...facts,
})

/** Nothing has happened yet on the way to a home. */
export const timelineFacts = (facts: Partial<TimelineFacts> = {}): TimelineFacts => ({
  isContractSigned: false,
  isInteriorChosen: false,
  isFullyPaid: false,
  ...facts,
})
