// The picture of where one stands: low first, then high, and what went wrong with it.
import type { PanoramaOutcome, PanoramaSource } from '@husrum/application'
import { useEffect, useState } from 'react'
import type { PanoramaView } from './panorama-view.ts'

export type PictureState = 'loading' | 'low' | 'high' | Exclude<PanoramaOutcome<never>['kind'], 'picture'>

const mostAsks = 4
const betweenAsksMs = 3_000

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
    /** Another number tries again. */
    readonly attempt: number
  },
  onShown: () => void,
): PictureState => {
  const [state, setState] = useState<PictureState>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same again, and whoever is told draws what is newest.
  useEffect(() => {
    if (!source || !view) return
    let isGone = false
    setState('loading')
    /** Whether it is shown now. */
    const show = async (quality: 'low' | 'high'): Promise<boolean> => {
      const outcome = await source.load({ cameraId, furnishingId }, quality)
      if (outcome.kind !== 'picture') {
        // A picture that is not sharp is better than none.
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
      if (!(await show('low'))) return
      // Whoever asks first may wait for it to be made; the low one is there meanwhile.
      for (let ask = 0; ask < mostAsks && !isGone && !(await show('high')); ask += 1)
        await new Promise((settled) => setTimeout(settled, betweenAsksMs))
    }
    void load()
    return () => {
      isGone = true
    }
  }, [source, view, cameraId, furnishingId, heading, attempt])
  return state
}
