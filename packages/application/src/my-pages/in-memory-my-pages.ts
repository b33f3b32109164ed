// My Pages for tests: an overview of the facts that a test gives, built as the server does it.
import type { OverviewFact, OverviewPartName, SiteDefinition } from '@husrum/domain'
import { overviewOf, siteByKey } from '@husrum/domain'
import { SessionExpired } from '../failures.ts'
import type { MyPages } from './my-pages.ts'

export const makeInMemoryMyPages = ({
  facts = [],
  site = siteByKey('sweden'),
  now = 0,
  board,
  isIdentityMissing = false,
  failed = [],
  isSignedIn = true,
  failure,
}: {
  readonly facts?: readonly OverviewFact[]
  readonly site?: SiteDefinition
  /** Epoch milliseconds. */
  readonly now?: number
  readonly board?: { readonly open: number; readonly late: number }
  readonly isIdentityMissing?: boolean
  readonly failed?: readonly OverviewPartName[]
  readonly isSignedIn?: boolean
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
} = {}): MyPages => ({
  async overview() {
    if (failure) throw failure
    if (!isSignedIn) throw new SessionExpired('Not signed in')
    return {
      ...overviewOf(facts, { site, now }),
      hasErrands: facts.some(({ kind }) => kind === 'errand'),
      ...(board && { board }),
      isIdentityMissing,
      failed,
    }
  },
})
