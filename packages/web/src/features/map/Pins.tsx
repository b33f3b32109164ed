// Homes on the map: a single home as a pin with price and status, several as a round pin with their number.
import type { FoundCell } from '@husrum/application'
import { groupThousands } from '@husrum/domain'
import type { LatLngTuple, Map as Leaflet } from 'leaflet'
import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { classNames } from '../../ui/class-names.ts'
import { arrowDirections, nextInDirection } from '../../ui/next-in-direction.ts'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { MapLayer, placeOf } from './map-layer.tsx'
import styles from './Pins.module.css'
import type { DescribeHome } from './pin-words.ts'
import { shortPrice } from './pin-words.ts'
import type { MapView } from './use-map-view.ts'

export const keyOfCell = ({ column, row }: Pick<FoundCell, 'column' | 'row'>): string => `${column} ${row}`

export const middleOf = ({ bounds: [south, west, north, east] }: FoundCell): LatLngTuple => [
  (south + north) / 2,
  (west + east) / 2,
]

const widestPin = 92
const highestPin = 52

interface PinsProps {
  readonly map: Leaflet
  readonly view: MapView
  readonly cells: readonly FoundCell[]
  /** The hovered cell, on the map or in the list. */
  readonly pointed: string | undefined
  readonly opened: string | undefined
  readonly describe: DescribeHome
  readonly onPoint: (cell: FoundCell | undefined) => void
  readonly onOpen: (cell: FoundCell) => void
}

/** Whether a wide pin would overlap no other. */
const isRoomy = (points: readonly { readonly x: number; readonly y: number }[], at: number): boolean =>
  points.every(
    ({ x, y }, other) =>
      other === at ||
      Math.abs(x - (points[at]?.x ?? 0)) > widestPin ||
      Math.abs(y - (points[at]?.y ?? 0)) > highestPin,
  )

/** The text after the number of a count: " bostäder". */
const afterNumber = (count: string): string => count.replace(/^[\d\s]+/, ' ')

export const Pins = ({ map, view, cells, pointed, opened, describe, onPoint, onOpen }: PinsProps) => {
  const site = useSite()
  const { map: texts, search } = useTexts()
  const group = useRef<HTMLUListElement>(null)
  // One pin is in the tab order, and arrow keys reach the others: there may be hundreds.
  const [reached, setReached] = useState<string>()
  const keys = cells.map(keyOfCell)
  const first = reached !== undefined && keys.includes(reached) ? reached : keys[0]

  const points = cells.map((cell) => map.latLngToLayerPoint(middleOf(cell)))

  const step = (event: KeyboardEvent<HTMLUListElement>): void => {
    const direction = arrowDirections[event.key]
    const from = keys.indexOf(first ?? '')
    if (!direction || from < 0) return
    event.preventDefault()
    const next = nextInDirection(points, from, direction)
    if (next === undefined) return
    setReached(keys[next])
    group.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <MapLayer map={map} name="homes">
      <ul ref={group} className={styles.pins} aria-label={texts.pins} onKeyDown={step}>
        {cells.map((cell, at) => {
          const key = keyOfCell(cell)
          const words = cell.home && describe(cell.home)
          const price = cell.minPrice === undefined ? undefined : shortPrice(cell.minPrice, site, texts)
          return (
            <li key={key} className={styles.place} style={placeOf(map, middleOf(cell), view)}>
              <button
                type="button"
                className={classNames(styles.pin, cell.home ? styles.home : styles.several)}
                data-roomy={isRoomy(points, at) || undefined}
                data-pointed={pointed === key || undefined}
                aria-expanded={opened === key}
                tabIndex={key === first ? 0 : -1}
                onClick={() => {
                  setReached(key)
                  onOpen(cell)
                }}
                onFocus={() => {
                  setReached(key)
                  onPoint(cell)
                }}
                onBlur={() => onPoint(undefined)}
                onPointerEnter={() => onPoint(cell)}
                onPointerLeave={() => onPoint(undefined)}
              >
                {cell.home && words ? (
                  <>
                    <VisuallyHidden>{`${cell.home.name}, `}</VisuallyHidden>
                    <span className={styles.price}>{price ?? words.price}</span>{' '}
                    <StatusMark word={words.status} colour={words.colour} />
                  </>
                ) : (
                  <>
                    <span className={styles.count}>
                      {groupThousands(cell.homes)}
                      <VisuallyHidden>{afterNumber(search.homesCount(cell.homes))}</VisuallyHidden>
                    </span>{' '}
                    {price !== undefined && <span className={styles.from}>{texts.from(price)}</span>}
                  </>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </MapLayer>
  )
}
