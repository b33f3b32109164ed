// Buttons to zoom and to move in four directions, for visitors who cannot drag the map.
import type { Map as Leaflet } from 'leaflet'
import { useTexts } from '../../frame/site.tsx'
import { MoveButtons } from '../../ui/MoveButtons.tsx'
import { zooms } from './country-boxes.ts'
import type { MapView } from './use-map-view.ts'

/** A third of the visible part. */
const step = 1 / 3

interface MapButtonsProps {
  readonly map: Leaflet
  readonly view: MapView
  /** In a row on narrow screens. */
  readonly isStrip?: boolean
}

export const MapButtons = ({ map, view, isStrip = false }: MapButtonsProps) => {
  const { map: texts } = useTexts()
  return (
    <MoveButtons
      legend={texts.moveMap}
      words={texts.moves}
      isStrip={isStrip}
      off={{ closer: view.zoom >= zooms.max, further: view.zoom <= zooms.min }}
      onZoom={(closer) => (closer > 0 ? map.zoomIn() : map.zoomOut())}
      onPan={(right, down) => {
        const { x, y } = map.getSize()
        map.panBy([right * x * step, down * y * step])
      }}
    />
  )
}
