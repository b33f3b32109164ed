// Buttons for everything that dragging and keys can do.
import type { PanoramaLook } from '@husrum/domain'
import { lookOn } from '@husrum/domain'
import type { Dispatch, SetStateAction } from 'react'
import { useState } from 'react'
import { useTexts } from '../../frame/site.tsx'
import styles from './PanoramaViewer.module.css'
import type { useGyroscope } from './use-steering.ts'
import { turnStep, zoomStep } from './use-steering.ts'

export interface SteeringButtonsProps {
  readonly setLook: Dispatch<SetStateAction<PanoramaLook>>
  readonly onWalk: (step: 1 | -1) => void
  readonly hasOneRoom: boolean
  readonly isTurning: boolean
  readonly onTurning: (isTurning: boolean) => void
  readonly gyroscope: ReturnType<typeof useGyroscope>
  readonly onFullScreen: () => void
}

const signs = [
  ['left', '←', { right: -turnStep }],
  ['right', '→', { right: turnStep }],
  ['up', '↑', { up: turnStep }],
  ['down', '↓', { up: -turnStep }],
  ['zoomIn', '+', { zoom: zoomStep }],
  ['zoomOut', '−', { zoom: 1 / zoomStep }],
] as const

export const SteeringButtons = ({
  setLook,
  onWalk,
  hasOneRoom,
  isTurning,
  onTurning,
  gyroscope,
  onFullScreen,
}: SteeringButtonsProps) => {
  const { controls, noGyroscope } = useTexts().panorama
  const [mayMove] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div className={styles.controls} role="group" aria-label={controls.label}>
      {signs.map(([name, sign, steered]) => (
        <button
          key={name}
          type="button"
          className={styles.control}
          aria-label={controls[name]}
          onClick={() => setLook((look) => lookOn(look, steered))}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
      {!hasOneRoom && (
        <>
          <button type="button" className={styles.wideControl} onClick={() => onWalk(-1)}>
            {controls.previous}
          </button>
          <button type="button" className={styles.wideControl} onClick={() => onWalk(1)}>
            {controls.next}
          </button>
        </>
      )}
      {mayMove && (
        <button type="button" className={styles.wideControl} onClick={() => onTurning(!isTurning)}>
          {isTurning ? controls.pause : controls.play}
        </button>
      )}
      {gyroscope.state !== 'absent' && (
        <button
          type="button"
          className={styles.wideControl}
          aria-pressed={gyroscope.state === 'on'}
          onClick={() => void gyroscope.toggle()}
        >
          {controls.gyroscope}
        </button>
      )}
      {document.fullscreenEnabled && (
        <button type="button" className={styles.wideControl} onClick={onFullScreen}>
          {controls.fullScreen}
        </button>
      )}
      <p role="status" className={styles.said}>
        {gyroscope.state === 'refused' && noGyroscope}
      </p>
    </div>
  )
}
