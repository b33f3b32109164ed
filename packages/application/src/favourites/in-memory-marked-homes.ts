// Marked homes of one person for tests, among the given homes.
import type { HomeMark, MarkedHome } from '@husrum/domain'
import { SessionExpired } from '../failures.ts'
import type { MarkedHomes } from './marked-homes.ts'

export const makeInMemoryMarkedHomes = ({
  homes = [],
  favourite = [],
  hidden = [],
  newsTo = 0,
  isSignedIn = true,
  failure,
  now = () => 1_000,
}: {
  /** Ids of all existing homes. */
  readonly homes?: readonly string[]
  readonly favourite?: readonly MarkedHome[]
  readonly hidden?: readonly MarkedHome[]
  readonly newsTo?: number
  readonly isSignedIn?: boolean
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
  readonly now?: () => number
} = {}): MarkedHomes => {
  const marked: Record<HomeMark, readonly MarkedHome[]> = { favourite, hidden }
  const assertAnswered = (): void => {
    if (failure) throw failure
    if (!isSignedIn) throw new SessionExpired('Not signed in')
  }
  const isMarked = (mark: HomeMark, homeId: string) => marked[mark].some(({ id }) => id === homeId)
  return {
    async list(mark) {
      assertAnswered()
      const homes = [...marked[mark]].sort((one, other) => other.markedAt - one.markedAt)
      return mark === 'favourite' ? { homes, newsTo } : { homes }
    },
    async see() {
      assertAnswered()
    },
    async add(mark, homeId) {
      assertAnswered()
      if (!homes.includes(homeId)) return 'refused'
      if (!isMarked(mark, homeId)) marked[mark] = [{ id: homeId, markedAt: now() }, ...marked[mark]]
      return 'marked'
    },
    async remove(mark, homeId) {
      assertAnswered()
      marked[mark] = marked[mark].filter(({ id }) => id !== homeId)
    },
    async merge(onDevice) {
      assertAnswered()
      for (const mark of ['favourite', 'hidden'] as const)
        marked[mark] = [...onDevice[mark].filter(({ id }) => !isMarked(mark, id)), ...marked[mark]]
    },
  }
}
