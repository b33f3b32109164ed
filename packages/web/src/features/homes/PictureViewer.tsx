// Full-screen pictures with zoom: the content of the picture modal. Loaded when the first picture is opened.
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ControllerRef } from 'yet-another-react-lightbox'
import Lightbox from 'yet-another-react-lightbox'
import Inline from 'yet-another-react-lightbox/plugins/inline'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import 'yet-another-react-lightbox/styles.css'
import { useTexts } from '../../frame/site.tsx'
import { pictureAddress, pictureWidths, shapes } from '../../ui/Picture.tsx'
import styles from './PictureViewer.module.css'
import type { Shot } from './shots.ts'

export interface PictureViewerProps {
  readonly shots: readonly Shot[]
  /** Index of the first picture. */
  readonly at: number
}

const slideOf = ({ image, what, ratio }: Shot) => {
  const source = (width: (typeof pictureWidths)[number]) => ({
    src: pictureAddress(image, width, ratio),
    width,
    height: Math.round(width * shapes[ratio]),
  })
  return { ...source(1600), alt: what, srcSet: pictureWidths.map(source) }
}

export const PictureViewer = ({ shots, at }: PictureViewerProps) => {
  const { viewer } = useTexts().homePage
  const [current, setCurrent] = useState(at)
  const controller = useRef<ControllerRef>(null)
  // The pictures receive keys from the start.
  useEffect(() => controller.current?.focus(), [])
  // New slides would reset the viewer.
  const slides = useMemo(() => shots.map(slideOf), [shots])
  const shown = shots[current]
  return (
    <div className={styles.viewer}>
      <Lightbox
        className={styles.pictures ?? ''}
        index={current}
        slides={slides}
        plugins={[Inline, Zoom]}
        controller={{ ref: controller, touchAction: 'none' }}
        carousel={{ finite: true, padding: 0, imageFit: 'contain' }}
        zoom={{ maxZoomPixelRatio: 4, scrollToZoom: true, zoomInMultiplier: 1.6 }}
        on={{ view: ({ index }) => setCurrent(index) }}
        labels={{
          Previous: viewer.previous,
          Next: viewer.next,
          Close: viewer.close,
          Slide: viewer.slide,
          Carousel: viewer.slides,
          'Photo gallery': viewer.slides,
          '{index} of {total}': viewer.position,
          'Zoom in': viewer.zoomIn,
          'Zoom out': viewer.zoomOut,
        }}
      />
      {shown && <p className={styles.caption}>{viewer.caption(current + 1, shots.length, shown.what)}</p>}
    </div>
  )
}
