// The panorama at the current position: low resolution first, then high, with the error if it failed.
import type { PanoramaOutcome, PanoramaSource } from '@husrum/application'
import { useEffect, useState } from 'react'
import type { PanoramaView } from './panorama-view.ts'

export type PictureState =
  | 'loading'
  | 'low'
  | 'high'
  | Exclude<PanoramaOutcome<never>['kind'], 'picture' | 'later'>

/** The server itself waits before it answers "later". */
const betweenAsksMs = 1_000
/** A busy server renders the home for one visitor while the others wait. */
const longestWaitMs = 60_000

export const usePicture = (
  {
    source,
    view,
  }: { readonly source: PanoramaSource<ImageBitmap> | undefined; readonly view: PanoramaView | undefined },
  {
    cameraId,
    furnishingId,
    heading,
    attempt,
  }: {
    readonly cameraId: string
    readonly furnishingId: string
    readonly heading: number
    /** Change it to retry. */
    readonly attempt: number
  },
  onShown: () => void,
): PictureState => {
  const [state, setState] = useState<PictureState>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same picture again, and a new `onShown` must not reload it.
  useEffect(() => {
    if (!source || !view) return
    let isGone = false
    setState('loading')
    const loadOnceMade = async (quality: 'low' | 'high') => {
      const begun = performance.now()
      for (;;) {
        const outcome = await source.load({ cameraId, furnishingId }, quality)
        if (outcome.kind !== 'later') return outcome
        if (isGone || performance.now() - begun > longestWaitMs) return { kind: 'unavailable' } as const
        await new Promise((settled) => setTimeout(settled, betweenAsksMs))
      }
    }
    /** Resolves to whether it is shown. */
    const show = async (quality: 'low' | 'high'): Promise<boolean> => {
      const outcome = await loadOnceMade(quality)
      if (outcome.kind !== 'picture') {
        // Keep the low resolution if only the high one fails.
        if (!isGone && quality === 'low') setState(outcome.kind)
        return false
      }
      if (isGone) {
        outcome.picture.close()
        return false
      }
      view.show(outcome.picture, heading)
      onShown()
      setState(quality)
      return true
    }
    const load = async () => {
      if (await show('low')) await show('high')
    }
    void load()
    return () => {
      isGone = true
    }
  }, [source, view, cameraId, furnishingId, heading, attempt])
  return state
}
