// What other systems hear of homes and stages.
import type { EventFacts } from '@husrum/contract'
import type { HomeDetails } from '@husrum/domain'

/** @param version the number of the catalogue's turn. */
export const homeEvents = (
  type: 'home.created' | 'home.changed' | 'home.ended',
  homes: readonly Pick<HomeDetails, 'id' | 'status'>[],
  version: number,
): readonly EventFacts[] => homes.map(({ id, status }) => ({ type, data: { homeId: id, status, version } }))

/** @param version the number of the catalogue's turn. */
export const stageEvents = (
  ids: readonly string[],
  status: 'listed' | 'ended',
  version: number,
): readonly EventFacts[] =>
  ids.map((stageId) => ({ type: 'stage.changed', data: { stageId, status, version } }))
