// Opens a home's pictures in a modal. What shows them large is fetched with the first one that is opened.
import type { MouseEvent } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { useModal } from '../../ui/modal/modal.ts'
import type { Shot } from './shots.ts'

/** For links to the files of pictures: a plain click opens the viewer instead; all others do what a link does. */
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
      // The file itself is better than nothing.
      () => location.assign(link.href),
    )
  }
}
