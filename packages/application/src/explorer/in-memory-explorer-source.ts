// Explorer data for tests, by stage.
import type { ExplorerData } from '@husrum/domain'
import type { ExplorerSource } from './explorer-source.ts'

export const makeInMemoryExplorerSource = ({
  stages = {},
  failure,
}: {
  readonly stages?: Readonly<Record<string, ExplorerData>>
  /** Thrown by every call, to simulate an unavailable service. */
  readonly failure?: Error
} = {}): ExplorerSource => ({
  async load(stageId) {
    if (failure) throw failure
    return stages[stageId]
  },
})
