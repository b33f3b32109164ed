// Walk through a home: the panorama, points to move to, the plan, and the same as text.
import type { PanoramaSource } from '@husrum/application'
import type { Panorama } from '@husrum/domain'
import { firstLook, sightsAhead, waysFrom } from '@husrum/domain'
import type { KeyboardEvent } from 'react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import { useSettledText } from '../../frame/use-settled-text.ts'
import { Button } from '../../ui/Button.tsx'
import { placeInView } from './look-geometry.ts'
import styles from './PanoramaViewer.module.css'
import { PlanDot } from './PlanDot.tsx'
import { openPanoramaSource } from './panorama-source.ts'
import type { PanoramaView } from './panorama-view.ts'
import { openPanoramaView } from './panorama-view.ts'
import { RoomStill } from './RoomStill.tsx'
import { cameraNames, directionWords, roomInSentence, roomWords, sightsWords } from './room-words.ts'
import { SteeringButtons } from './SteeringButtons.tsx'
import { usePicture } from './use-picture.ts'
import { steerByKey, useDragging, useGyroscope, useTurning, useWheel } from './use-steering.ts'

export interface PanoramaViewerProps {
  readonly objectId: string
  /** Walkable. */
  readonly panorama: Panorama
}

export const PanoramaViewer = ({ objectId, panorama }: PanoramaViewerProps) => {
  const texts = useTexts()
  const { panorama: words } = texts
  const { panoramas } = useCapabilities()
  const { cameras } = panorama
  const furnishings = panorama.archetypes.flatMap((archetype) => archetype.furnishings)
  const names = cameraNames(panorama, texts)
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      cameras.findIndex(({ type }) => type === 'living'),
    ),
  )
  const camera = cameras[at] ?? cameras[0]
  if (!camera) throw new Error('A panorama without cameras is none')
  const [furnishingId, setFurnishing] = useState(furnishings[0]?.id ?? '')
  const [look, setLook] = useState(() => firstLook(camera))
  const [isTurning, setTurning] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const viewer = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const [source, setSource] = useState<PanoramaSource<ImageBitmap>>()
  const [view, setView] = useState<PanoramaView>()
  const [hasNoWebGl, setNoWebGl] = useState(false)
  const [shape, setShape] = useState(0.6)

  const openCanvas = useCallback((canvas: HTMLCanvasElement | null) => {
    if (!canvas) return
    const opened = openPanoramaView(canvas, () => setNoWebGl(true))
    setView(opened)
    if (!opened) setNoWebGl(true)
    return () => opened?.close()
  }, [])
  useEffect(() => {
    const opened = openPanoramaSource(panoramas, objectId)
    setSource(opened)
    return () => opened.close()
  }, [panoramas, objectId])
  useEffect(() => {
    setElement(stage.current)
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setShape(entry.contentRect.height / Math.max(1, entry.contentRect.width))
    })
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])

  const newest = useRef(look)
  newest.current = look
  const state = usePicture(
    { source: hasNoWebGl ? undefined : source, view },
    { cameraId: camera.id, furnishingId, heading: camera.rotation.z, attempt },
    () => view?.draw(newest.current),
  )
  const isDrawn = state === 'low' || state === 'high'
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size of the stage is drawn anew.
  useLayoutEffect(() => {
    if (isDrawn) view?.draw(look)
  }, [view, look, isDrawn, shape])

  useWheel(element, setLook)
  useTurning(isTurning, setLook)
  const gyroscope = useGyroscope(setLook)
  const dragging = useDragging(setLook)

  const walkTo = (place: number, towards?: number) => {
    const next = cameras[(place + cameras.length) % cameras.length]
    if (!next || next.id === camera.id) return
    setAt(cameras.indexOf(next))
    setLook(firstLook(next, towards))
  }
  const walkToId = (id: string, towards: number) =>
    walkTo(
      cameras.findIndex((other) => other.id === id),
      towards,
    )
  const steer = (event: KeyboardEvent) => {
    if (steerByKey(event, setLook)) return
    if (event.key !== 'PageDown' && event.key !== 'PageUp') return
    event.preventDefault()
    walkTo(at + (event.key === 'PageDown' ? 1 : -1))
  }

  const name = names.get(camera.id) ?? ''
  const direction = directionWords(look.azimuth, panorama, texts)
  const seen = sightsWords(sightsAhead(camera, look), panorama, texts)
  const spoken = useSettledText(`${words.looking(name, direction)}${seen === '' ? '' : `: ${seen}`}`)
  const failure = hasNoWebGl
    ? 'noWebGl'
    : state === 'refused' || state === 'damaged' || state === 'unavailable'
      ? state
      : undefined

  return (
    <div ref={viewer} className={styles.viewer}>
      <div className={styles.scene}>
        {failure !== undefined ? (
          <div className={styles.failed}>
            {camera.still !== undefined && (
              <RoomStill
                id={camera.still}
                alt={panorama.rooms ? words.still(name) : words.photograph(name)}
                className={styles.still}
              />
            )}
            <p>{words.failure[failure]}</p>
            <p>{roomWords(camera, panorama, texts)}</p>
            {failure !== 'noWebGl' && (
              <Button look="secondary" onClick={() => setAttempt(attempt + 1)}>
                {words.failure.again}
              </Button>
            )}
          </div>
        ) : null}
        <div
          ref={stage}
          className={styles.stage}
          hidden={failure !== undefined}
          role="application"
          aria-label={words.stage}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys that turn the picture are its own.
          tabIndex={0}
          data-first-focus
          onKeyDown={steer}
          {...dragging}
        >
          {!isDrawn && camera.still !== undefined && (
            <RoomStill id={camera.still} alt="" className={styles.waiting} />
          )}
          <canvas ref={openCanvas} className={styles.canvas} data-drawn={isDrawn || undefined} />
        </div>
        {failure === undefined &&
          waysFrom(camera, panorama).map(({ to, azimuth, pitch }) => {
            const place = placeInView({ azimuth, pitch }, look, shape)
            const target = cameras.find(({ id }) => id === to)
            return (
              place &&
              target && (
                <button
                  key={to}
                  type="button"
                  className={styles.way}
                  style={{ insetInlineStart: `${place[0] * 100}%`, insetBlockStart: `${place[1] * 100}%` }}
                  onClick={() => {
                    walkToId(to, azimuth)
                    stage.current?.focus()
                  }}
                >
                  {words.goTo(roomInSentence(target.type, texts))}
                </button>
              )
            )
          })}
        <p className={styles.where} role="status">
          {spoken}
          {state === 'loading' && failure === undefined && `. ${words.loading}`}
        </p>
      </div>
      <div className={styles.side}>
        <SteeringButtons
          setLook={setLook}
          onWalk={(step) => walkTo(at + step)}
          hasOneRoom={cameras.length === 1}
          isTurning={isTurning}
          onTurning={setTurning}
          gyroscope={gyroscope}
          onFullScreen={() => {
            // On some devices a dialog cannot be full screen.
            void (document.fullscreenElement
              ? document.exitFullscreen()
              : viewer.current?.requestFullscreen())
          }}
        />
        <fieldset className={styles.choices} hidden={furnishings.length === 1}>
          <legend>{words.furnishing}</legend>
          <div className={styles.segments}>
            {furnishings.map(({ id, name: own }) => (
              <label key={id} className={styles.choice}>
                <input
                  type="radio"
                  name="furnishing"
                  checked={id === furnishingId}
                  onChange={() => setFurnishing(id)}
                />
                {words.furnishings[id] ?? own}
              </label>
            ))}
          </div>
        </fieldset>
        <div className={styles.rooms}>
          <h2 className={styles.heading}>{words.rooms}</h2>
          <PlanDot panorama={panorama} camera={camera} look={look} />
          <ul className={styles.list}>
            {cameras.map((other, place) => (
              <li key={other.id}>
                <button
                  type="button"
                  className={styles.roomButton}
                  aria-current={other.id === camera.id ? 'location' : undefined}
                  onClick={() => walkTo(place)}
                >
                  {names.get(other.id)}
                  {cameras.some(({ floorLevel }) => floorLevel !== camera.floorLevel) &&
                    ` (${words.level(other.floorLevel)})`}
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.words}>{roomWords(camera, panorama, texts)}</p>
        </div>
      </div>
    </div>
  )
}
