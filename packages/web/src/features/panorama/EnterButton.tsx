// Button that opens a home's panoramas; the viewer is loaded on click.
import type { Panorama } from '@husrum/domain'
import { useState } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { useModal } from '../../ui/modal/modal.ts'

export interface EnterButtonProps {
  readonly objectId: string
  /** Name of the home. */
  readonly name: string
  readonly panorama: Panorama
}

export const EnterButton = ({ objectId, name, panorama }: EnterButtonProps) => {
  const texts = useTexts()
  const { show } = useModal()
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const enter = async () => {
    setLoading(true)
    try {
      const { PanoramaViewer } = await import('./PanoramaViewer.tsx')
      setFailed(false)
      show({
        id: 'panorama',
        fullscreen: true,
        heading: texts.panorama.label(name),
        content: <PanoramaViewer objectId={objectId} panorama={panorama} />,
      })
    } catch {
      setFailed(true)
    }
    setLoading(false)
  }
  return (
    <>
      <Button onClick={() => void enter()} loading={isLoading}>
        {texts.panorama.enter}
      </Button>
      <p role="status">{hasFailed && texts.panorama.failure.unavailable}</p>
    </>
  )
}
