// Drawing an area corner by corner: by clicks, or with a crosshair in the middle while the map is moved by keys.
import { maxGeoCorners } from '@husrum/domain'
import type { LatLngTuple, Map as Leaflet, LeafletMouseEvent } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './DrawTools.module.css'

const fewestCorners = 3

/** To about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5

/** Position of the next corner when drawing by keys. */
export const Sight = () => (
  <svg className={styles.sight} viewBox="0 0 40 40" aria-hidden="true">
    <path d="M20 2v12M20 26v12M2 20h12M26 20h12" />
    <circle cx="20" cy="20" r="3" />
  </svg>
)

interface DrawToolsProps {
  readonly map: Leaflet
  readonly corners: readonly LatLngTuple[]
  readonly onChange: (corners: readonly LatLngTuple[]) => void
  readonly onFinish: () => void
  readonly onCancel: () => void
}

export const DrawTools = ({ map, corners, onChange, onFinish, onCancel }: DrawToolsProps) => {
  const { map: texts } = useTexts()
  const hint = useRef<HTMLParagraphElement>(null)
  const latest = useRef({ corners, onChange, onCancel })
  latest.current = { corners, onChange, onCancel }

  const setCorner = useRef(({ lat, lng }: { lat: number; lng: number }): void => {
    const { corners: set, onChange: change } = latest.current
    if (set.length < maxGeoCorners) change([...set, [rounded(lat), rounded(lng)]])
  }).current

  useEffect(() => hint.current?.focus({ preventScroll: true }), [])

  useEffect(() => {
    const press = ({ latlng }: LeafletMouseEvent) => setCorner(latlng)
    const container = map.getContainer()
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') latest.current.onCancel()
      if (event.key !== 'Enter' || event.target !== container) return
      event.preventDefault()
      setCorner(map.getCenter())
    }
    map.doubleClickZoom.disable()
    map.on('click', press)
    container.addEventListener('keydown', key)
    return () => {
      map.doubleClickZoom.enable()
      map.off('click', press)
      container.removeEventListener('keydown', key)
    }
  }, [map, setCorner])

  const isEnough = corners.length >= fewestCorners
  return (
    <section className={styles.tools} aria-label={texts.draw}>
      <p ref={hint} className={styles.hint} tabIndex={-1}>
        {texts.drawHint}
      </p>
      <p className={styles.count} role="status">
        {texts.corners(corners.length)}
      </p>
      <div className={styles.row}>
        <Button look="secondary" onClick={() => setCorner(map.getCenter())}>
          {texts.setCorner}
        </Button>
        <Button
          look="secondary"
          aria-disabled={corners.length === 0 || undefined}
          onClick={() => onChange(corners.slice(0, -1))}
        >
          {texts.undoCorner}
        </Button>
        <Button aria-disabled={!isEnough || undefined} onClick={() => isEnough && onFinish()}>
          {texts.finishArea}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {texts.cancelArea}
        </Button>
      </div>
    </section>
  )
}
