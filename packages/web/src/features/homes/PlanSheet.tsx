// A sheet of A4 with a plan to scale. It stands beside the page while it is printed, and nothing else is printed then.
import type { PlanScale } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../frame/site.tsx'
import { pictureAddress } from '../../ui/Picture.tsx'
import styles from './PlanSheet.module.css'

interface Props {
  readonly image: string
  readonly heading: string
  /** How wide the drawing is on paper. */
  readonly millimetres: number
  readonly scale: PlanScale
  readonly onPrinted: () => void
}

/** Metres of the bar that whoever has the sheet can lay a ruler on. */
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
    // Printed too where the drawing cannot be had: the browser says so on the sheet.
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
