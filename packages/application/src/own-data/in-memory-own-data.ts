// Own data for tests, in the state that a test sets.
import { SessionExpired } from '../failures.ts'
import type { OwnData, OwnDataStanding } from './own-data.ts'

export const makeInMemoryOwnData = ({
  standing = { deletion: { blocking: [], proof: 'shown' } },
  isSignedIn = true,
  failure,
}: {
  readonly standing?: OwnDataStanding
  readonly isSignedIn?: boolean
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
} = {}): OwnData => ({
  async standing() {
    if (failure) throw failure
    if (!isSignedIn) throw new SessionExpired('Not signed in')
    return standing
  },
})
