// A picture of a house in which homes are selected by mouse, touch or arrow keys (by position). The address holds the selection; the parent
// decides where it leads.
import type { ExplorerView } from '@husrum/domain'
import { statusColours } from '@husrum/domain'
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSite, useTexts } from '../../frame/site.tsx'
import { classNames } from '../../ui/class-names.ts'
import { MoveButtons } from '../../ui/MoveButtons.tsx'
import { arrowDirections, nextInDirection } from '../../ui/next-in-direction.ts'
import { wholePicture } from '../../ui/Picture.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { AreaPatterns, Areas, patternId } from './Areas.tsx'
import styles from './House.module.css'
import { HouseCard } from './HouseCard.tsx'
import type { HouseHome, Outline } from './house-homes.ts'
import { aspectOf, drawingHeight, outlinesOf } from './house-homes.ts'
import { viewName } from './view-name.ts'

export interface HouseProps {
  readonly views: readonly ExplorerView[]
  /** One of the views. */
  readonly view: ExplorerView
  readonly homes: readonly HouseHome[]
  /** Id of the chosen home, or empty. */
  readonly chosen: string
  /** Id of a home that is hovered elsewhere. */
  readonly pointed?: string | undefined
  /** Address with another view or another selected home. */
  readonly addressWith: (change: { readonly view?: string; readonly home?: string }) => string
  /** Whether that address is on the current page. */
  readonly isOwnPage: boolean
  /** Shows only the picture with the hovered home on it; its own page has the rest. */
  readonly isBrief?: boolean
  /** Width of the picture, as `sizes` of `<img>`. */
  readonly sizes: string
}

/** Zoom levels; see the style sheet. */
const zooms = [1, 2, 3] as const
/** A third of the visible part. */
const step = 1 / 3

const homeOf = (target: EventTarget): string | undefined =>
  target instanceof Element
    ? target.closest<SVGElement>('[data-item-id]')?.getAttribute('data-item-id') || undefined
    : undefined

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

export const House = ({
  views,
  view,
  homes,
  chosen,
  pointed,
  addressWith,
  isOwnPage,
  isBrief = false,
  sizes,
}: HouseProps) => {
  const { locale } = useSite()
  const { explorer: texts } = useTexts()
  const navigate = useNavigate()
  const nameOf = (one: ExplorerView): string => viewName(one, views, locale, texts)
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const [zoom, setZoom] = useState<(typeof zooms)[number]>(1)
  const [over, setOver] = useState<string>()
  const [reached, setReached] = useState<string>()
  const [isAlive, setAlive] = useState(false)
  // Without script, Tab goes through all links.
  useEffect(() => setAlive(true), [])

  const outlines = useMemo(() => outlinesOf(view, homes), [view, homes])
  const has = (id: string | undefined): id is string => outlines.some(({ home }) => home.id === id)
  const first =
    [reached, chosen].find(has) ?? (outlines.find(({ home }) => home.fits) ?? outlines[0])?.home.id
  const seen = over ?? (has(pointed) ? pointed : undefined)
  const told = homes.find(({ id }) => id === (seen ?? chosen))

  const hrefOf = ({ home }: Outline): string => home.path ?? addressWith({ home: home.id })
  const labelOf = ({ home }: Outline): string =>
    [home.name, home.place, home.size, home.price, home.status, ...(home.fits ? [] : [texts.dimmed])]
      .filter(Boolean)
      .join(', ')

  const focusOn = (id: string | undefined): void => {
    if (id === undefined) return
    setReached(id)
    drawing.current?.querySelector<SVGElement>(`[data-item-id="${CSS.escape(id)}"]`)?.focus()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    // Skip homes that do not match, except the current one.
    const among = outlines.filter(({ home }) => home.fits || home.id === first)
    const at = among.findIndex(({ home }) => home.id === first)
    const middles = among.map(({ middle }) => middle)
    const direction = arrowDirections[event.key]
    const next = direction
      ? (nextInDirection(middles, at, direction) ??
        nextInDirection(middles, at, direction, Number.POSITIVE_INFINITY))
      : event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? among.length - 1
          : undefined
    if (!direction && next === undefined) return
    event.preventDefault()
    if (next !== undefined) focusOn(among[next]?.home.id)
  }

  // Touch or mouse selects, and opens what is already selected; Enter opens at once. The browser follows other clicks itself.
  const onClick = (event: MouseEvent): void => {
    const outline = outlines.find(({ home }) => home.id === homeOf(event.target))
    if (!outline || !isPlain(event)) return
    event.preventDefault()
    const { id, path } = outline.home
    const isOpened = path !== null && (event.detail === 0 || id === chosen)
    if (!isOpened || isOwnPage) navigate(addressWith({ home: id }), { replace: isOwnPage })
    if (isOpened) navigate(path)
  }

  const onFocus = ({ target }: FocusEvent): void => {
    const id = homeOf(target)
    if (id === undefined) return
    setReached(id)
    setOver(id)
  }
  const onPointerOver = ({ target, pointerType }: PointerEvent): void => {
    if (pointerType === 'mouse') setOver(homeOf(target))
  }

  const pan = (right: number, down: number): void => {
    const { current: box } = frame
    box?.scrollBy({ left: right * box.clientWidth * step, top: down * box.clientHeight * step })
  }
  const aspect = aspectOf(view)
  return (
    <div className={classNames(styles.house, isBrief && styles.brief)}>
      <div className={styles.stand}>
        <div ref={frame} className={styles.frame} data-zoom={zoom}>
          <div className={styles.sheet}>
            <img
              className={styles.picture}
              {...wholePicture(view.image)}
              alt=""
              width={1200}
              height={Math.round(1200 / aspect)}
              sizes={sizes}
            />
            {/* biome-ignore lint/a11y/useSemanticElements: no fields stand in it, but links. */}
            <div
              role="group"
              aria-label={texts.house(nameOf(view))}
              onClick={onClick}
              onKeyDown={onKeyDown}
              onFocus={onFocus}
              onBlur={() => setOver(undefined)}
              onPointerOver={onPointerOver}
              onPointerLeave={() => setOver(undefined)}
            >
              {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group around it says what it shows. */}
              <svg
                ref={drawing}
                className={styles.drawing}
                viewBox={`0 0 ${drawingHeight * aspect} ${drawingHeight}`}
                preserveAspectRatio="none"
              >
                <AreaPatterns />
                <Areas
                  outlines={outlines}
                  hrefOf={hrefOf}
                  labelOf={labelOf}
                  pointed={seen}
                  chosen={chosen}
                  reached={isAlive ? first : undefined}
                />
                <Turns view={view} views={views} nameOf={nameOf} addressWith={addressWith} />
              </svg>
            </div>
          </div>
        </div>
        <div className={styles.buttons}>
          <MoveButtons
            legend={texts.zoom}
            words={texts.moves}
            isStrip
            off={{ closer: zoom === 3, further: zoom === 1 }}
            canPan={zoom > 1}
            onZoom={(closer) => setZoom((now) => zooms[zooms.indexOf(now) + closer] ?? now)}
            onPan={pan}
          />
        </div>
      </div>
      {!isBrief && views.length > 1 && (
        <nav aria-label={texts.views}>
          <ul className={styles.views}>
            {views.map((other) => (
              <li key={other.id}>
                <RouterLink
                  className={styles.view}
                  to={addressWith({ view: other.id })}
                  aria-current={other.id === view.id || undefined}
                  rel="nofollow"
                >
                  {nameOf(other)}
                </RouterLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!isBrief && <Legend homes={homes} />}
      {(!isBrief || told) && <HouseCard home={told} isChosen={told !== undefined && told.id === chosen} />}
    </div>
  )
}

/** Points outwards, if it is at an edge of the picture. */
const arrowTo = (x: number, y: number): string => {
  if (y < 0.2) return 'm-16 8 16-16 16 16'
  if (y > 0.8) return 'm-16-8 16 16 16-16'
  return x < 0.5 ? 'm8-16-16 16 16 16' : 'm-8-16 16 16-16 16'
}

/** Hotspots that lead to another view; the list below has the same links. */
const Turns = ({
  view,
  views,
  nameOf,
  addressWith,
}: Pick<HouseProps, 'view' | 'views' | 'addressWith'> & {
  readonly nameOf: (view: ExplorerView) => string
}) => {
  const { explorer: texts } = useTexts()
  return view.interLinks.map(({ to, x, y }) => {
    const other = views.find(({ id }) => id === to)
    if (!other) return null
    const [right, down] = [x * drawingHeight * aspectOf(view), y * drawingHeight]
    return (
      <RouterLink
        key={`${to} ${x} ${y}`}
        className={styles.turn}
        to={addressWith({ view: to })}
        rel="nofollow"
        aria-label={texts.toView(nameOf(other))}
      >
        <circle cx={right} cy={down} r="36" />
        <path d={arrowTo(x, y)} transform={`translate(${right} ${down})`} />
      </RouterLink>
    )
  })
}

interface LegendProps {
  readonly homes: readonly HouseHome[]
  readonly isCounted?: boolean
}

/** The statuses that occur in the house. */
export const Legend = ({ homes, isCounted = false }: LegendProps) => {
  const { explorer: texts, homes: words } = useTexts()
  const statuses = new Map(homes.map(({ status, colour }) => [status, colour]))
  const inOrder = [...statuses].toSorted(
    ([, one], [, other]) => statusColours.indexOf(one) - statusColours.indexOf(other),
  )
  return (
    <ul className={styles.legend} aria-label={texts.status}>
      {inOrder.map(([status, colour]) => (
        <li key={status} className={styles.mark}>
          <svg className={styles.swatch} viewBox="0 0 40 40" aria-hidden="true">
            <rect width="40" height="40" fill={`url(#${patternId(colour)})`} />
          </svg>
          {status}
          {isCounted && (
            <span className={styles.count}>
              {words.homesCount(homes.filter((home) => home.status === status).length)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
