// Viewed homes for tests.
import type { Visit, Visits } from './visits.ts'

export interface InMemoryVisits extends Visits {
  readonly noted: readonly Visit[]
}

/** @param agrees whether the visitor consented to statistics. */
export const makeInMemoryVisits = ({
  agrees = true,
  mostVisited = {},
  failure,
}: {
  readonly agrees?: boolean
  /** By the url of the county. */
  readonly mostVisited?: Readonly<Record<string, Awaited<ReturnType<Visits['mostVisited']>>>>
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
} = {}): InMemoryVisits => {
  const noted: Visit[] = []
  const assertAnswered = (): void => {
    if (failure) throw failure
  }
  return {
    noted,
    async note(visit) {
      assertAnswered()
      const before = noted.findIndex(
        ({ stageId, objectId }) => stageId === visit.stageId && objectId === visit.objectId,
      )
      if (before >= 0) noted.splice(before, 1)
      if (agrees) noted.push(visit)
    },
    async last() {
      assertAnswered()
      return noted.map((visit, at) => ({ ...visit, at })).reverse()
    },
    async mostVisited(countyUrl) {
      assertAnswered()
      return mostVisited[countyUrl] ?? []
    },
    async forget() {
      assertAnswered()
      noted.length = 0
    },
  }
}
