// Loads a map when it is scrolled into view, or on request if data saving is on. Its space is reserved to avoid layout shift.
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { lazyComponent, useLoaded } from '../../lazy/lazy-component.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { allowLeaflet } from './allow-leaflet.ts'
import styles from './MapPlace.module.css'
import type { PlaceMapProps } from './PlaceMap.tsx'

/** The Leaflet policy has to be created before the map is loaded. */
const placeMap = lazyComponent(async () => {
  allowLeaflet()
  return (await import('./PlaceMap.tsx')).PlaceMap
})

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

export const MapPlace = (props: PlaceMapProps) => {
  const { stage: words } = useTexts().homes
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting')
  const Loaded = useLoaded(placeMap, false)
  const ask = useCallback(() => {
    setState('loading')
    placeMap.load().catch((error: unknown) => {
      reportError(error)
      setState('failed')
    })
  }, [])
  useEffect(() => {
    const { current: place } = frame
    if (!place || savesData()) return undefined
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      ask()
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [ask])
  return (
    <div ref={frame} className={styles.frame}>
      {state === 'waiting' && (
        <Button look="secondary" onClick={ask}>
          {words.showMap}
        </Button>
      )}
      {state === 'failed' && (
        <Notice kind="warning" heading={words.mapFailed}>
          <Button look="secondary" onClick={ask}>
            {words.showMap}
          </Button>
        </Notice>
      )}
      {state === 'loading' && (
        <Suspense fallback={<Skeleton shape="picture" />}>
          {Loaded ? <Loaded {...props} /> : <Skeleton shape="picture" />}
        </Suspense>
      )}
    </div>
  )
}
