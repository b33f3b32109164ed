// Pictures in a row with scroll snap, each a link to its full size. Buttons and counter need script and are hidden without it.
import type { MouseEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture, pictureAddress } from '../../ui/Picture.tsx'
import styles from './Gallery.module.css'
import type { Shot } from './shots.ts'

export interface GalleryProps {
  readonly shots: readonly Shot[]
  /** Name of the home. */
  readonly name: string
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>, image: string) => void
}

/** The slide whose start is nearest to the scroll position; at the end of the row, the last one. */
const slideInView = (row: HTMLElement): number => {
  if (row.scrollLeft > 0 && row.scrollLeft + row.clientWidth >= row.scrollWidth - 2)
    return row.children.length - 1
  const [first] = row.children
  const distances = [...row.children].map((slide) =>
    Math.abs((slide as HTMLElement).offsetLeft - ((first as HTMLElement).offsetLeft + row.scrollLeft)),
  )
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

export const Gallery = ({ shots, name, onOpen }: GalleryProps) => {
  const { gallery } = useTexts().homes
  const { viewer } = useTexts().homePage
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
  // Pictures that pass during a button's scroll are not counted.
  const noteScroll = () => {
    if (!row.current) return
    const inView = slideInView(row.current)
    if (wanted.current === undefined) setCurrent(inView)
    else if (wanted.current === inView) wanted.current = undefined
  }
  const letGo = () => {
    wanted.current = undefined
  }

  if (shots.length === 0) return null
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
        {shots.map(({ image, what, ratio, isExample }, at) => (
          <li key={image} className={styles.slide}>
            <a
              className={styles.full}
              href={pictureAddress(image, 1600, ratio)}
              aria-label={viewer.open(what)}
              onClick={(event) => onOpen(event, image)}
            >
              <Picture
                id={image}
                alt={what}
                ratio={ratio}
                className={ratio === '1:1' ? styles.drawing : undefined}
                sizes="(width >= 72rem) 56rem, (width >= 40rem) 80vw, 90vw"
                eager={at === 0}
              />
              {isExample && (
                <span className={styles.example} aria-hidden="true">
                  {viewer.exampleMark}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {shots.length > 1 && (
        <div className={styles.controls}>
          <p className={styles.position} role="status">
            {gallery.position(current + 1, shots.length)}
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
            aria-disabled={current === shots.length - 1 || undefined}
            onClick={() => goTo(current + 1)}
          >
            <Icon name="arrow" />
          </button>
        </div>
      )}
    </section>
  )
}
