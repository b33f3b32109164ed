// The plan beside the panorama: position and direction of view.
import type { Panorama, PanoramaCamera, PanoramaLook } from '@husrum/domain'
import styles from './PanoramaViewer.module.css'

const reach = 1.9

const radians = (degrees: number): number => (degrees * Math.PI) / 180

export const PlanDot = ({
  panorama: { rooms = [], northOffset },
  camera: { position, floorLevel },
  look,
}: {
  readonly panorama: Panorama
  readonly camera: PanoramaCamera
  readonly look: PanoramaLook
}) => {
  const shown = rooms.filter((room) => room.floorLevel === floorLevel)
  if (shown.length === 0) return null
  const left = Math.min(...shown.map(({ x }) => x)) - 0.6
  const top = Math.min(...shown.map(({ y }) => y)) - 0.6
  const right = Math.max(...shown.map(({ x, wide }) => x + wide)) + 0.6
  const bottom = Math.max(...shown.map(({ y, high }) => y + high)) + 0.6
  const edge = (degrees: number): string =>
    `${position.x + Math.sin(radians(degrees)) * reach} ${position.y - Math.cos(radians(degrees)) * reach}`
  const { azimuth, fieldOfView } = look
  return (
    // The text beside it has the same content.
    <svg
      className={styles.plan}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      aria-hidden="true"
    >
      {shown.map(({ x, y, wide, high }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={wide} height={high} className={styles.planRoom} />
      ))}
      <path
        className={styles.cone}
        d={`M${position.x} ${position.y}L${edge(azimuth - fieldOfView / 2)}A${reach} ${reach} 0 0 1 ${edge(azimuth + fieldOfView / 2)}Z`}
      />
      <circle cx={position.x} cy={position.y} r={0.24} className={styles.dot} />
      {northOffset !== undefined && (
        <g transform={`translate(${right - 0.55} ${top + 0.6}) rotate(${northOffset}) scale(0.4)`}>
          <path d="M0-1L.55 .8 0 .4-.55 .8Z" className={styles.dot} />
        </g>
      )}
    </svg>
  )
}
