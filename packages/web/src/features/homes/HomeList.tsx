// Homes as cards in a grid.
import type { Home } from '@husrum/domain'
import type { ReactNode } from 'react'
import { CardGrid } from '../../ui/CardGrid.tsx'
import type { HeadingLevel } from './HomeCard.tsx'
import { cardSizes, HomeCard, rowSizes } from './HomeCard.tsx'

export interface HomeListProps {
  readonly homes: readonly Home[]
  readonly level?: HeadingLevel
  /** Number of pictures that are loaded eagerly. */
  readonly eager?: number
  readonly label?: string
  readonly sizes?: string
  /** Whether narrow screens show the homes in a scrolling row: for a few homes on a page of other content. */
  readonly row?: boolean
  /** Whether homes can be compared and hidden here, as well as saved. */
  readonly hasTools?: boolean
  /** Ids of homes whose space is kept but whose card is not shown. */
  readonly without?: ReadonlySet<string> | undefined
  /** Content below the card of a home. */
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
