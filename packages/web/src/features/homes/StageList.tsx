// Stages as cards in a row.
import type { Stage } from '@husrum/domain'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { rowSizes } from './HomeCard.tsx'
import { StageCard } from './StageCard.tsx'

export const StageList = ({ stages }: { readonly stages: readonly Stage[] }) => (
  <CardGrid row>
    {stages.map((stage) => (
      <li key={stage.id}>
        <StageCard stage={stage} sizes={rowSizes} />
      </li>
    ))}
  </CardGrid>
)
