// Pictures in a row that scrolls and snaps by itself; script makes the buttons and the count work, and without it they are not shown.
import { useId, useRef, useState } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Gallery.module.css'

export interface GalleryProps {
  readonly images: readonly string[]
  /** The home's name. */
  readonly name: string
}

/** The slide whose beginning is nearest to the row's; at the row's end it is the last. */
const slideInView = (row: HTMLElement): number => {
  if (row.scrollLeft > 0 && row.scrollLeft + row.clientWidth >= row.scrollWidth - 2)
    return row.children.length - 1
  const [first] = row.children
  const distances = [...row.children].map((slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - ((first as HTMLElement).offsetLeft + row.scrollLeft)),
  )
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

export const Gallery = ({ images, name }: GalleryProps) => {
  const { gallery } = useTexts().homes
  const row = useRef<HTMLUListElement>(null)
  const wanted = useRef<number>(undefined)
  const id = useId()
  const [current, setCurrent] = useState(0)

  const goTo = (at: number) => {
    const slide = row.current?.children[at] as HTMLElement | undefined
    const first = row.current?.children[0] as HTMLElement | undefined
    if (!slide || !first) return
    wanted.current = at
    setCurrent(at)
    row.current?.scrollTo({ left: slide.offsetLeft - first.offsetLeft })
  }
  // While a button's scroll is under way, the pictures that pass by are not counted.
  const noteScroll = () => {
    if (!row.current) return
    const inView = slideInView(row.current)
    if (wanted.current === undefined) setCurrent(inView)
    else if (wanted.current === inView) wanted.current = undefined
  }
  const letGo = () => {
    wanted.current = undefined
  }

  if (images.length === 0) return null
  return (
    <section className={styles.gallery} aria-label={gallery.label(name)}>
      <ul
        ref={row}
        id={id}
        className={styles.row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable for the arrow keys.
        tabIndex={0}
        onScroll={noteScroll}
        onPointerDown={letGo}
        onWheel={letGo}
        onKeyDown={letGo}
      >
        {images.map((image, at) => (
          <li key={image} className={styles.slide}>
            <Picture
              id={image}
              alt={gallery.imageAlt(at + 1, name)}
              sizes="(width >= 72rem) 56rem, (width >= 40rem) 80vw, 90vw"
              eager={at === 0}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={styles.controls}>
          <p className={styles.position} role="status">
            {gallery.position(current + 1, images.length)}
          </p>
          <button
            type="button"
            className={styles.turn}
            aria-label={gallery.previous}
            aria-controls={id}
            aria-disabled={current === 0 || undefined}
            onClick={() => goTo(current - 1)}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            className={styles.turn}
            aria-label={gallery.next}
            aria-controls={id}
            aria-disabled={current === images.length - 1 || undefined}
            onClick={() => goTo(current + 1)}
          >
            <Icon name="arrow" />
          </button>
        </div>
      )}
    </section>
  )
}
