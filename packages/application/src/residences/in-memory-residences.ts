// Residences for tests: the given ones.
import { aResidence } from '@husrum/domain/testing'
import { SessionExpired } from '../failures.ts'
import type { HomesElsewhere, OwnedResidence, Residences } from './residences.ts'

export interface InMemoryResidencesOptions {
  readonly residences?: readonly OwnedResidence[]
  readonly elsewhere?: readonly HomesElsewhere[]
  readonly isSignedIn?: boolean
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
}

/** A residence that can report faults. */
export const anOwnedResidence = (facts: Partial<OwnedResidence> = {}): OwnedResidence => ({
  ...aResidence(),
  hasFaultReports: true,
  ...facts,
})

export const makeInMemoryResidences = ({
  residences = [],
  elsewhere = [],
  isSignedIn = true,
  failure,
}: InMemoryResidencesOptions = {}): Residences => {
  const answer = async <Value>(value: Value): Promise<Value> => {
    if (failure) throw failure
    if (!isSignedIn) throw new SessionExpired('Not signed in')
    return value
  }
  return {
    own: () => answer({ residences, elsewhere }),
    one: (id) => answer(residences.find((each) => each.id === id || each.objectId === id)),
  }
}
