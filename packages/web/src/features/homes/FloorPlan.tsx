// The floor plan, and the way to a larger one.
import { useTexts } from '../../frame/site.tsx'
import { Picture, pictureAddress } from '../../ui/Picture.tsx'
import styles from './FloorPlan.module.css'

export interface FloorPlanProps {
  readonly image: string
  /** The home's name. */
  readonly name: string
  /** Told under the plan: "3 rok · 74 m²". */
  readonly facts: string
}

export const FloorPlan = ({ image, name, facts }: FloorPlanProps) => {
  const { floorPlan } = useTexts().homes
  return (
    <figure className={styles.figure}>
      <Picture id={image} alt={floorPlan.alt(name)} ratio="1:1" sizes="(width >= 48rem) 42rem, 92vw" />
      <figcaption className={styles.caption}>
        {floorPlan.caption(facts)}{' '}
        <a className={styles.larger} href={pictureAddress(image, 1600, '1:1')}>
          {floorPlan.enlarge}
        </a>
      </figcaption>
    </figure>
  )
}
