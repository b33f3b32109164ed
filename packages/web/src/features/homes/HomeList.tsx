// Homes as cards in a grid.
import type { Home } from '@husrum/domain'
import type { ReactNode } from 'react'
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
  /** Whether homes can be compared and hidden here, besides kept. */
  readonly hasTools?: boolean
  /** Ids of homes that keep their place and are not shown. */
  readonly without?: ReadonlySet<string> | undefined
  /** What is said of a home below its card. */
  readonly note?: (home: Home) => ReactNode
}

export const HomeList = ({
  homes,
  level = 3,
  eager = 0,
  label,
  row = false,
  hasTools = false,
  without,
  note,
  sizes = row ? rowSizes : cardSizes,
}: HomeListProps) => (
  <CardGrid label={label} row={row}>
    {homes.map((home, at) => (
      <li key={home.id} hidden={without?.has(home.id)}>
        <HomeCard home={home} level={level} eager={at < eager} sizes={sizes} hasTools={hasTools} />
        {note?.(home)}
      </li>
    ))}
  </CardGrid>
)
