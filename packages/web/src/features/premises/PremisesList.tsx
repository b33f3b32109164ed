// Premises as cards in a grid.
import type { Premises } from '@husrum/domain'
import { CardGrid } from '../../ui/CardGrid.tsx'
import { PremisesCard } from './PremisesCard.tsx'

export interface PremisesListProps {
  readonly premises: readonly Premises[]
  readonly level: 2 | 3
  /** Number of pictures that are loaded eagerly. */
  readonly eager?: number
  readonly sizes?: string
}

const wholePage = '(width >= 70rem) 26rem, (width >= 40rem) 46vw, 38vw'

export const PremisesList = ({ premises, level, eager = 0, sizes = wholePage }: PremisesListProps) => (
  <CardGrid>
    {premises.map((one, at) => (
      <li key={one.id}>
        <PremisesCard premises={one} level={level} eager={at < eager} sizes={sizes} />
      </li>
    ))}
  </CardGrid>
)
