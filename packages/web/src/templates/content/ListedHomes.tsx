// The homes of one listing: all that the page lists are asked for in one call.
import type { Block } from '@husrum/domain'
import { useUseCases } from '../../composition/use-use-cases.tsx'
import { HomeList } from '../../features/residence/HomeList.tsx'
import { homesByIdsQuery } from '../../features/residence/queries.ts'
import { useSite } from '../../page/site-context.tsx'
import { useAnswer } from '../../page/use-answer.ts'
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
