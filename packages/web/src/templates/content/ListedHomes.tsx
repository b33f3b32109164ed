// The homes of one listing: all that the page lists are asked for in one call.
import type { Block } from '@husrum/domain'
import { useAnswer } from '../../app/use-answer.ts'
import { HomeList } from '../../features/homes/HomeList.tsx'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import { useUseCases } from '../../frame/capabilities.tsx'
import { useSite } from '../../frame/site.tsx'
import { listedHomeIds } from './listed-home-ids.ts'

export const ListedHomes = ({
  ids,
  blocks,
}: {
  readonly ids: readonly string[]
  readonly blocks: readonly Block[]
}) => {
  const { data = [] } = useAnswer(homesByIdsQuery(listedHomeIds(blocks), useSite(), useUseCases()))
  return <HomeList homes={data.filter(({ id }) => ids.includes(id))} />
}
