// The port to the data of the residence explorer (SEARCH-34).
import type { ExplorerData } from '@husrum/domain'

/** Rejects with `ServiceUnavailable` or `ContractBroken`. */
export interface ExplorerSource {
  /** Returns no views if none were drawn; undefined for a stage that the site does not show. */
  load(stageId: string): Promise<ExplorerData | undefined>
}
