// Records a visit to a home or a stage, with the visitor's consent, when the browser is idle.
import type { Visit } from '@husrum/application'
import { useEffect } from 'react'
import { whenIdle } from '../lazy/when-idle.ts'
import { useCapabilities } from './capabilities.tsx'

/** @param isAllowed whether the visitor agrees to statistics. */
export const useNotedVisit = ({ stageId, objectId }: Visit, isAllowed: boolean): void => {
  const { recentlyViewed } = useCapabilities()
  useEffect(() => {
    if (!isAllowed) return
    let isGone = false
    whenIdle(() => {
      if (isGone) return
      recentlyViewed.note({ stageId, ...(objectId !== undefined && { objectId }) }).catch(() => undefined)
    })
    return () => {
      isGone = true
    }
  }, [stageId, objectId, isAllowed, recentlyViewed])
}
