// One's own data for tests: as a test says that they stand.
import { SessionExpired } from '../failures.ts'
import type { OwnData, OwnDataStanding } from './own-data.ts'

export const makeInMemoryOwnData = ({
  standing = { deletion: { blocking: [], proof: 'shown' } },
  isSignedIn = true,
  failure,
}: {
  readonly standing?: OwnDataStanding
  readonly isSignedIn?: boolean
  /** Thrown by every call: a service that is away. */
  readonly failure?: Error
} = {}): OwnData => ({
  async standing() {
    if (failure) throw failure
    if (!isSignedIn) throw new SessionExpired('Nobody is signed in')
    return standing
  },
})
