// Homes as cards in a grid.
import type { Home } from '@husrum/domain'
import { CardGrid } from './CardGrid.tsx'
import type { HeadingLevel } from './HomeCard.tsx'
import { HomeCard } from './HomeCard.tsx'

export interface HomeListProps {
  readonly homes: readonly Home[]
  readonly level?: HeadingLevel
  /** How many of the first pictures are fetched at once. */
  readonly eager?: number
  readonly label?: string
  readonly sizes?: string
}

export const HomeList = ({ homes, level = 3, eager = 0, label, sizes }: HomeListProps) => (
  <CardGrid label={label}>
    {homes.map((home, at) => (
      <li key={home.id}>
        <HomeCard home={home} level={level} eager={at < eager} {...(sizes !== undefined && { sizes })} />
      </li>
    ))}
  </CardGrid>
)
