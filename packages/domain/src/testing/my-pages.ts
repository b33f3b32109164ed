// Builders of My Pages data, for tests.
import type { MyPagesFacts } from '../my-pages/menu.ts'
import type { TimelineFacts } from '../my-pages/timeline.ts'

/** A day in March 2026 on which the user has no errands and no home yet. */
export const myPagesFacts = (facts: Partial<MyPagesFacts> = {}): MyPagesFacts => ({
  today: '2026-03-01',
  hasErrands: false,
  isErrandsMenuOn: false,
  ...facts,
})

/** A home without any completed step. */
export const timelineFacts = (facts: Partial<TimelineFacts> = {}): TimelineFacts => ({
  isContractSigned: false,
  isInteriorChosen: false,
  isFullyPaid: false,
  ...facts,
})
