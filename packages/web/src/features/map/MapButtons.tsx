// Closer, further away, and in the four directions: for whoever cannot drag.
import type { Map as Leaflet } from 'leaflet'
import { useTexts } from '../../frame/site.tsx'
import { classNames } from '../../ui/class-names.ts'
import { zooms } from './country-boxes.ts'
import styles from './MapButtons.module.css'
import type { MapView } from './use-map-view.ts'

/** A third of what is seen. */
const step = 1 / 3

const signs = {
  closer: 'M12 5v14M5 12h14',
  further: 'M5 12h14',
  up: 'm6 15 6-6 6 6',
  left: 'm15 6-6 6 6 6',
  right: 'm9 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
} as const

interface MapButtonsProps {
  readonly map: Leaflet
  readonly view: MapView
  /** Side by side where the screen is narrow. */
  readonly isStrip?: boolean
}

export const MapButtons = ({ map, view, isStrip = false }: MapButtonsProps) => {
  const { map: texts } = useTexts()
  const pan = (right: number, down: number) => () => {
    const { x, y } = map.getSize()
    map.panBy([right * x * step, down * y * step])
  }
  const button = (name: keyof typeof signs, act: () => void, isOff = false) => (
    <button
      type="button"
      className={styles[name]}
      aria-label={texts.moves[name]}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : act}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[name]} />
      </svg>
    </button>
  )
  return (
    <fieldset className={classNames(styles.buttons, isStrip && styles.strip)}>
      <legend className={styles.legend}>{texts.moveMap}</legend>
      {button('closer', () => map.zoomIn(), view.zoom >= zooms.max)}
      {button('further', () => map.zoomOut(), view.zoom <= zooms.min)}
      <div className={styles.pad}>
        {button('up', pan(0, -1))}
        {button('left', pan(-1, 0))}
        {button('right', pan(1, 0))}
        {button('down', pan(0, 1))}
      </div>
    </fieldset>
  )
}
