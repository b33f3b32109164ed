// Stages as cards in a grid.
import type { Block } from '@husrum/domain'
import { CardGrid } from '../../features/homes/CardGrid.tsx'
import { rowSizes } from '../../features/homes/HomeCard.tsx'
import { StageCard } from '../../features/homes/StageCard.tsx'

type Stages = Extract<Block, { kind: 'listing'; listing: 'stages' }>['stages']

export const StageList = ({ stages }: { readonly stages: Stages }) => (
  <CardGrid row>
    {stages.map((stage) => (
      <li key={stage.id}>
        <StageCard stage={stage} sizes={rowSizes} />
      </li>
    ))}
  </CardGrid>
)
