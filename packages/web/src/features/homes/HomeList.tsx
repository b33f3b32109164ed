// Homes as cards in a grid.
import type { Home } from '@husrum/domain'
import { CardGrid } from '../../ui/CardGrid.tsx'
import type { HeadingLevel } from './HomeCard.tsx'
import { cardSizes, HomeCard, rowSizes } from './HomeCard.tsx'

export interface HomeListProps {
  readonly homes: readonly Home[]
  readonly level?: HeadingLevel
  /** How many of the first pictures are fetched at once. */
  readonly eager?: number
  readonly label?: string
  readonly sizes?: string
  /** Whether a narrow screen shows them side by side, to be scrolled: for few homes among other things. */
  readonly row?: boolean
}

export const HomeList = ({
  homes,
  level = 3,
  eager = 0,
  label,
  row = false,
  sizes = row ? rowSizes : cardSizes,
}: HomeListProps) => (
  <CardGrid label={label} row={row}>
    {homes.map((home, at) => (
      <li key={home.id}>
        <HomeCard home={home} level={level} eager={at < eager} sizes={sizes} />
      </li>
    ))}
  </CardGrid>
)
