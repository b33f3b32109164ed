// Saved searches for tests: those given.
import { SessionExpired } from '../failures.ts'
import type { KeptSearch, SavedSearches } from './saved-searches.ts'

export const makeInMemorySavedSearches = ({
  searches = [],
  typed = {},
  isSignedIn = true,
  failure,
}: {
  readonly searches?: readonly KeptSearch[]
  readonly typed?: Readonly<Record<string, string>>
  readonly isSignedIn?: boolean
  /** Thrown by every call: a service that is away. */
  readonly failure?: Error
} = {}): SavedSearches => {
  const assertThere = (): void => {
    if (failure) throw failure
  }
  return {
    async list() {
      assertThere()
      if (!isSignedIn) throw new SessionExpired('Nobody is signed in')
      return [...searches].sort((one, other) => other.createdOn - one.createdOn)
    },
    async typed() {
      assertThere()
      return typed
    },
  }
}
