// Sorts by distance (SEARCH-11). Asks the browser for the position only when the button is pressed.
import type { GeoPoint } from '@husrum/domain'
import { useEffect, useState } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './NearMe.module.css'

interface Props {
  readonly near: GeoPoint | undefined
  /** Undefined restores the usual order. */
  readonly onNear: (near: GeoPoint | undefined) => void
}

/** About a kilometre: as precise as the search needs. */
const toHundredths = (degrees: number): number => Math.round(degrees * 100) / 100

const denied = 1

export const NearMe = ({ near, onNear }: Props) => {
  const { search: texts } = useTexts()
  const [isOn, setOn] = useState(near !== undefined)
  const [problem, setProblem] = useState<'refused' | 'unknown'>()
  useEffect(() => {
    if (!isOn) return
    let isFound = false
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        isFound = true
        setProblem(undefined)
        onNear({ lat: toHundredths(coords.latitude), lon: toHundredths(coords.longitude) })
      },
      ({ code }) => {
        // While moving, a device may temporarily lose its position.
        if (isFound && code !== denied) return
        setProblem(code === denied ? 'refused' : 'unknown')
        setOn(false)
        onNear(undefined)
      },
      { maximumAge: 300_000, timeout: 20_000 },
    )
    return () => navigator.geolocation.clearWatch(watch)
  }, [isOn, onNear])
  if (!('geolocation' in navigator)) return null

  const press = (): void => {
    setProblem(undefined)
    setOn(!isOn)
    if (isOn) onNear(undefined)
  }
  return (
    <>
      <Button
        look="secondary"
        aria-pressed={isOn}
        loading={isOn && near === undefined}
        className={styles.button}
        onClick={press}
      >
        {texts.nearMe.first}
      </Button>
      <p className={styles.words}>{texts.nearMe.privacy}</p>
      <p className={styles.words} role="status">
        {problem && texts.nearMe[problem]}
      </p>
    </>
  )
}
