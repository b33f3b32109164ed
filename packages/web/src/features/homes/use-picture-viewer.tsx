// Opens a home's pictures in a modal. The viewer is loaded with the first picture that is opened.
import type { MouseEvent } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { useModal } from '../../ui/modal/modal.ts'
import type { Shot } from './shots.ts'

/** For links to picture files: a plain click opens the viewer; other clicks follow the link. */
export const usePictureViewer = (
  shots: readonly Shot[],
  name: string,
): ((event: MouseEvent<HTMLAnchorElement>, image: string) => void) => {
  const { viewer } = useTexts().homePage
  const { show } = useModal()
  return (event, image) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const link = event.currentTarget
    const at = Math.max(
      0,
      shots.findIndex((shot) => shot.image === image),
    )
    import('./PictureViewer.tsx').then(
      ({ PictureViewer }) => {
        link.focus()
        show({
          id: 'pictures',
          fullscreen: true,
          heading: viewer.label(name),
          content: <PictureViewer shots={shots} at={at} />,
        })
      },
      // Fall back to the file itself.
      () => location.assign(link.href),
    )
  }
}
