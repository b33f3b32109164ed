// The homes of a house as links over its picture, distinguished by colour and pattern. A house may have 200 homes, so each is memoised and
// events are handled on the list.
import type { StatusColour } from '@husrum/domain'
import { statusColours } from '@husrum/domain'
import { memo } from 'react'
import styles from './Areas.module.css'
import type { Outline } from './house-homes.ts'

export const patternId = (colour: StatusColour): string => `house-${colour}`

/** The pattern over the colour of each status: none, dots, or one of three hatchings. */
const strokes: Readonly<Record<StatusColour, string>> = {
  green: '',
  blue: 'M4 4h4v4h-4z M14 14h4v4h-4z',
  orange: 'M0 20 20 0',
  red: 'M0 20 20 0M0 0l20 20',
  grey: 'M0 5h20M0 15h20',
}

/** SVG patterns, rendered once per page; areas and the legend refer to them. */
export const AreaPatterns = () => (
  <defs>
    {statusColours.map((colour) => (
      <pattern
        key={colour}
        id={patternId(colour)}
        width="20"
        height="20"
        patternUnits="userSpaceOnUse"
        className={styles.pattern}
      >
        <rect width="20" height="20" className={styles[colour]} />
        <path d={strokes[colour]} className={styles.stroke} />
      </pattern>
    ))}
  </defs>
)

interface AreaProps {
  readonly id: string
  readonly path: string
  readonly href: string
  readonly label: string
  readonly colour: StatusColour
  readonly isDimmed: boolean
  readonly isChosen: boolean
  /** Undefined before hydration, when all links are in the tab order. */
  readonly tabIndex: 0 | -1 | undefined
}

const Area = memo(({ id, path, href, label, colour, isDimmed, isChosen, tabIndex }: AreaProps) => (
  <a
    href={href}
    className={styles.area}
    data-item-id={id}
    data-dimmed={isDimmed || undefined}
    aria-current={isChosen || undefined}
    aria-label={label}
    tabIndex={tabIndex}
  >
    <path d={path} fill={`url(#${patternId(colour)})`} />
  </a>
))

interface AreasProps {
  readonly outlines: readonly Outline[]
  /** Address that the link of a home leads to. */
  readonly hrefOf: (outline: Outline) => string
  readonly labelOf: (outline: Outline) => string
  readonly pointed: string | undefined
  readonly chosen: string
  /** Id of the link in the tab order; undefined if all links are. */
  readonly reached: string | undefined
}

export const Areas = ({ outlines, hrefOf, labelOf, pointed, chosen, reached }: AreasProps) => (
  <>
    {outlines.map((outline) => {
      const { home, path } = outline
      return (
        <Area
          key={home.id}
          id={home.id}
          path={path}
          href={hrefOf(outline)}
          label={labelOf(outline)}
          colour={home.colour}
          isDimmed={!home.fits}
          isChosen={home.id === chosen}
          tabIndex={reached === undefined ? undefined : home.id === reached ? 0 : -1}
        />
      )
    })}
    {/* Rendered last, above the neighbours that share their edges. */}
    {outlines
      .filter(({ home: { id } }) => id === pointed || id === chosen)
      .map(({ home: { id }, path }) => (
        <g key={id} className={styles.mark}>
          <path d={path} className={styles.halo} />
          <path d={path} className={styles.line} />
        </g>
      ))}
  </>
)
