// Saved searches for tests: the given ones.
import { SessionExpired } from '../failures.ts'
import type { SavedSearches, StoredSearch } from './saved-searches.ts'

export const makeInMemorySavedSearches = ({
  searches = [],
  newsSince,
  newsTo = 0,
  typed = {},
  isSignedIn = true,
  failure,
}: {
  readonly searches?: readonly StoredSearch[]
  readonly newsSince?: number
  readonly newsTo?: number
  readonly typed?: Readonly<Record<string, string>>
  readonly isSignedIn?: boolean
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
} = {}): SavedSearches => {
  const assertThere = (): void => {
    if (failure) throw failure
  }
  const assertSignedIn = (): void => {
    if (!isSignedIn) throw new SessionExpired('Not signed in')
  }
  return {
    async list() {
      assertThere()
      assertSignedIn()
      return {
        searches: [...searches].sort((one, other) => other.createdOn - one.createdOn),
        ...(newsSince !== undefined && { newsSince }),
        newsTo,
      }
    },
    async see() {
      assertThere()
      assertSignedIn()
    },
    async typed() {
      assertThere()
      return typed
    },
  }
}
