// An A4 sheet with a plan to scale. It is added to the page for printing, and only it is printed.
import type { PlanScale } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../frame/site.tsx'
import { pictureAddress } from '../../ui/Picture.tsx'
import styles from './PlanSheet.module.css'

interface Props {
  readonly image: string
  readonly heading: string
  /** Width of the drawing on paper. */
  readonly millimetres: number
  readonly scale: PlanScale
  readonly onPrinted: () => void
}

/** Metres of the scale bar, which can be measured with a ruler. */
const barMetres = 5

export const PlanSheet = ({ image, heading, millimetres, scale, onPrinted }: Props) => {
  const { plan: words } = useTexts().homePage
  const drawing = useRef<HTMLImageElement>(null)
  const printed = useRef(onPrinted)
  printed.current = onPrinted
  useEffect(() => {
    let isGone = false
    const print = () => {
      if (isGone) return
      window.print()
      printed.current()
    }
    // Also print if the drawing fails to load: the sheet then shows the browser's placeholder.
    drawing.current?.decode().then(print, print)
    return () => {
      isGone = true
    }
  }, [])
  return createPortal(
    <div className={styles.sheet} data-printed-sheet="">
      <h1 className={styles.heading}>{heading}</h1>
      <img
        ref={drawing}
        className={styles.drawing}
        style={{ inlineSize: `${millimetres}mm`, blockSize: `${millimetres}mm` }}
        src={pictureAddress(image, 1600, '1:1')}
        alt=""
      />
      <div className={styles.bar} style={{ inlineSize: `${(barMetres * 1000) / scale}mm` }}>
        {`${barMetres} m`}
      </div>
      <p>{words.printed(scale)}</p>
    </div>,
    document.body,
  )
}
