// Blocks with the components of other features in them.
import type { Block, Home } from '@husrum/domain'
import { useThirdParty } from '../../features/consent/use-third-party.ts'
import { Blocks } from '../../features/pages/Blocks.tsx'
import {
  consentForm,
  film,
  homeList,
  placeList,
  quickSearch,
  stageList,
  stagePrices,
} from './block-components.ts'

export const ComposedBlocks = ({
  blocks,
  homes = [],
}: {
  readonly blocks: readonly Block[]
  /** Every home in the listings of the blocks. */
  readonly homes?: readonly Home[] | undefined
}) => {
  const gate = useThirdParty()
  return (
    <Blocks
      blocks={blocks}
      slots={{
        homes: ({ ids }) => <homeList.Component homes={homes.filter(({ id }) => ids.includes(id))} row />,
        stages: ({ stages }) => <stageList.Component stages={stages} />,
        prices: ({ stages }) => <stagePrices.Component stages={stages} />,
        places: ({ places }) => <placeList.Component places={places} />,
        form: ({ form }) => (form === 'search' ? <quickSearch.Component /> : <consentForm.Component />),
        video: (block) => <film.Component block={block} gate={gate} />,
      }}
    />
  )
}
