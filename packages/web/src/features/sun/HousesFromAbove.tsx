// Houses and their shadows from above, north up: lit walls, position of the sun, and the home.
import type { GroundPoint, GroundVolume, SunOutlook, SunPosition } from '@husrum/domain'
import { litWallsOf, shadowOf } from '@husrum/domain'
import { useId } from 'react'
import { useTexts } from '../../frame/site.tsx'
import styles from './HousesFromAbove.module.css'

interface Props {
  readonly houses: readonly GroundVolume[]
  readonly sun: SunPosition
  readonly label: string
  readonly home?: SunOutlook & { readonly isLit: boolean }
}

/** Metres from the centre to the edge if there are no houses. */
const smallest = 30
/** Share of the radius; the rest is for the compass. */
const groundShare = 0.8

const radians = Math.PI / 180

/** North is up, but y grows downwards in SVG. */
const pointsOf = (points: readonly GroundPoint[]): string =>
  points.map(([east, north]) => `${east.toFixed(1)},${(-north).toFixed(1)}`).join(' ')

const towards = (azimuth: number, distance: number): GroundPoint => [
  distance * Math.sin(azimuth * radians),
  distance * Math.cos(azimuth * radians),
]

export const HousesFromAbove = ({ houses, sun, label, home }: Props) => {
  const { compass, legend } = useTexts().sun
  const clip = useId()
  // Reach of the own house, enlarged to fit shadows and neighbours.
  const reach = Math.max(
    smallest,
    ...houses
      .filter(({ isOwn }) => isOwn)
      .flatMap(({ outline }) => outline.map((point) => Math.hypot(...point) * 1.6)),
  )
  const edge = reach / groundShare
  const isUp = sun.altitude > 0
  const unit = reach / 100
  const at = home?.at ?? (home?.facing === undefined ? [0, 0] : towards(home.facing, 4 * unit))
  const [sunEast, sunNorth] = towards(sun.azimuth, reach * 1.1)
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`${-edge} ${-edge} ${2 * edge} ${2 * edge}`}
        role="img"
        aria-label={label}
        data-night={isUp ? undefined : ''}
      >
        <clipPath id={clip}>
          <circle r={reach} />
        </clipPath>
        <circle className={styles.ground} r={reach} />
        <g clipPath={`url(#${CSS.escape(clip)})`}>
          <g className={styles.shadows}>
            {houses.map((house, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: houses have no names, and none moves.
              <polygon key={number} points={pointsOf(shadowOf(house, sun))} />
            ))}
          </g>
          {houses.map((house, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <g key={number}>
              <polygon
                className={house.isOwn ? styles.own : styles.around}
                points={pointsOf(house.outline)}
              />
              {litWallsOf(house, houses, sun).map(({ from, to, facing }) => (
                <line
                  key={facing}
                  className={styles.lit}
                  strokeWidth={unit * (house.isOwn ? 2.4 : 1.2)}
                  x1={from[0]}
                  y1={-from[1]}
                  x2={to[0]}
                  y2={-to[1]}
                />
              ))}
            </g>
          ))}
          {home && (
            <g transform={`translate(${at[0]} ${-at[1]}) scale(${unit})`}>
              {home.facing !== undefined && (
                <path
                  className={styles.way}
                  d="M0 -6v-12m-4 5l4 -5l4 5"
                  transform={`rotate(${home.facing})`}
                />
              )}
              <circle className={home.isLit ? styles.homeLit : styles.home} r={5} />
            </g>
          )}
        </g>
        {compass.map((letter, quarter) => {
          const [east, north] = towards(quarter * 90, reach * 1.12)
          return (
            <text key={letter} className={styles.letter} fontSize={unit * 9} x={east} y={-north}>
              {letter}
            </text>
          )
        })}
        {isUp && (
          <g>
            <line
              className={styles.ray}
              strokeWidth={unit * 1.2}
              x1={sunEast}
              y1={-sunNorth}
              x2={sunEast * 0.35}
              y2={-sunNorth * 0.35}
            />
            <circle className={styles.sun} cx={sunEast} cy={-sunNorth} r={unit * 6} />
          </g>
        )}
      </svg>
      <figcaption className={styles.legend} aria-hidden="true">
        {houses.length > 0 && (
          <>
            <span className={styles.ofOwn}>{legend.own}</span>
            <span className={styles.ofAround}>{legend.around}</span>
            <span className={styles.ofLit}>{legend.lit}</span>
            <span className={styles.ofShadow}>{legend.shadow}</span>
          </>
        )}
        {home && <span className={styles.ofHome}>{legend.home}</span>}
      </figcaption>
    </figure>
  )
}
