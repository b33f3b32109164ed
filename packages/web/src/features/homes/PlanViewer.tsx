// Full-screen floor plan: zoom, layers, and printing to scale. Loaded when opened.
import type { PlanDrawings, PlanScale } from '@husrum/domain'
import { planViewOf, printedWidth, scalesThatFit } from '@husrum/domain'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { pictureAddress } from '../../ui/Picture.tsx'
import { PlanSheet } from './PlanSheet.tsx'
import styles from './PlanViewer.module.css'

export interface PlanViewerProps {
  /** Drawing of the plan. */
  readonly image: string
  readonly name: string
  readonly drawings: PlanDrawings | undefined
}

const maxZoom = 6
const zoomStep = 1.4

/** Initial zoom on phones: crops the margins of the sheet, so that rooms are legible. */
const narrowZoom = 1.7
const narrowerThan = 480

const clamped = (zoom: number): number => Math.min(maxZoom, Math.max(1, zoom))

/** Zooms around the visible centre. The drawing itself scrolls, which works on every device. */
const useZoom = () => {
  const area = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const middle = useRef({ x: 0.5, y: 0.5 })
  const change = (factor: number) => {
    const seen = area.current
    if (!seen) return
    middle.current = {
      x: (seen.scrollLeft + seen.clientWidth / 2) / seen.scrollWidth,
      y: (seen.scrollTop + seen.clientHeight / 2) / seen.scrollHeight,
    }
    setZoom((now) => clamped(now * factor))
  }
  useLayoutEffect(() => {
    if (area.current && area.current.clientWidth < narrowerThan) setZoom(narrowZoom)
  }, [])
  const latest = useRef(change)
  latest.current = change
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is moved when the zoom has changed.
  useLayoutEffect(() => {
    const seen = area.current
    if (!seen) return
    seen.scrollLeft = middle.current.x * seen.scrollWidth - seen.clientWidth / 2
    seen.scrollTop = middle.current.y * seen.scrollHeight - seen.clientHeight / 2
  }, [zoom])
  useEffect(() => {
    const seen = area.current
    if (!seen) return
    const turned = (event: WheelEvent) => {
      // The plain wheel scrolls as usual; a pinch on a touchpad arrives as a wheel event with Ctrl.
      if (!event.ctrlKey) return
      event.preventDefault()
      latest.current(event.deltaY < 0 ? 1.1 : 1 / 1.1)
    }
    let apart: number | undefined
    const pinched = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!one || !other) {
        apart = undefined
        return
      }
      event.preventDefault()
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      if (apart !== undefined) latest.current(now / apart)
      apart = now
    }
    const ended = () => {
      apart = undefined
    }
    seen.addEventListener('wheel', turned, { passive: false })
    seen.addEventListener('touchmove', pinched, { passive: false })
    seen.addEventListener('touchend', ended)
    return () => {
      seen.removeEventListener('wheel', turned)
      seen.removeEventListener('touchmove', pinched)
      seen.removeEventListener('touchend', ended)
    }
  }, [])
  return { area, zoom, change, reset: () => setZoom(1) }
}

export const PlanViewer = ({ image, name, drawings }: PlanViewerProps) => {
  const { plan: words } = useTexts().homePage
  const { floorPlan } = useTexts().homes
  const { area, zoom, change, reset } = useZoom()
  const [hasFurniture, setFurniture] = useState(true)
  const [hasMeasures, setMeasures] = useState(false)
  const scales = drawings ? scalesThatFit(drawings) : []
  const [scale, setScale] = useState<PlanScale | undefined>(scales.find((one) => one === 100) ?? scales[0])
  const [isPrinting, setPrinting] = useState(false)
  const id = useId()
  const shown = (drawings && planViewOf(drawings, { hasFurniture, hasMeasures })?.image) ?? image
  const toggles = [
    { words: words.furniture, isOn: hasFurniture, set: setFurniture, of: 'hasFurniture' },
    { words: words.measures, isOn: hasMeasures, set: setMeasures, of: 'hasMeasures' },
  ] as const
  const pressed = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') change(zoomStep)
    else if (event.key === '-') change(1 / zoomStep)
    else if (event.key === '0') reset()
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.viewer}>
      <div className={styles.tools}>
        <Button look="secondary" onClick={() => change(1 / zoomStep)} aria-disabled={zoom <= 1 || undefined}>
          {words.zoomOut}
        </Button>
        <Button
          look="secondary"
          onClick={() => change(zoomStep)}
          aria-disabled={zoom >= maxZoom || undefined}
        >
          {words.zoomIn}
        </Button>
        <Button look="quiet" onClick={reset}>
          {words.whole}
        </Button>
        <output className={styles.zoom}>{words.zoom(Math.round(zoom * 100))}</output>
        {toggles
          .filter(({ of }) => new Set(drawings?.views.map((view) => view[of])).size > 1)
          .map((toggle) => (
            <label key={toggle.of} className={styles.toggle}>
              <input
                type="checkbox"
                checked={toggle.isOn}
                onChange={({ target }) => toggle.set(target.checked)}
              />
              {toggle.words}
            </label>
          ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too. */}
      <section ref={area} className={styles.area} aria-label={words.area} tabIndex={0} onKeyDown={pressed}>
        <img
          className={styles.drawing}
          style={{ '--zoom': zoom } as CSSProperties}
          src={pictureAddress(shown, 1600, '1:1')}
          alt={floorPlan.alt(name)}
          width={1600}
          height={1600}
        />
      </section>
      {drawings && scale !== undefined && (
        <div className={styles.print}>
          <label htmlFor={`${id}scale`}>{words.scale}</label>
          <select
            id={`${id}scale`}
            value={scale}
            onChange={({ target }) => setScale(scales.find((one) => String(one) === target.value))}
          >
            {scales.map((one) => (
              <option key={one} value={one}>{`1:${one}`}</option>
            ))}
          </select>
          <Button look="secondary" onClick={() => setPrinting(true)} loading={isPrinting}>
            {words.print}
          </Button>
        </div>
      )}
      {isPrinting && drawings && scale !== undefined && (
        <PlanSheet
          image={shown}
          heading={words.heading(name)}
          millimetres={printedWidth(drawings, scale)}
          scale={scale}
          onPrinted={() => setPrinting(false)}
        />
      )}
    </div>
  )
}
