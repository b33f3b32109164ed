// The floor plan, and the way to a larger one.
import type { MouseEvent } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Picture, pictureAddress } from '../../ui/Picture.tsx'
import styles from './FloorPlan.module.css'

export interface FloorPlanProps {
  readonly image: string
  /** The home's name. */
  readonly name: string
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>, image: string) => void
}

export const FloorPlan = ({ image, name, onOpen }: FloorPlanProps) => {
  const { floorPlan } = useTexts().homes
  const file = pictureAddress(image, 1600, '1:1')
  const open = (event: MouseEvent<HTMLAnchorElement>) => onOpen(event, image)
  return (
    <figure className={styles.figure}>
      {/* The link with words below leads there for the keyboard. */}
      <a className={styles.plan} href={file} onClick={open} tabIndex={-1}>
        <Picture id={image} alt={floorPlan.alt(name)} ratio="1:1" sizes="(width >= 48rem) 42rem, 92vw" />
      </a>
      <figcaption className={styles.caption}>
        {floorPlan.caption}{' '}
        <a className={styles.larger} href={file} onClick={open}>
          {floorPlan.enlarge}
        </a>
      </figcaption>
    </figure>
  )
}
