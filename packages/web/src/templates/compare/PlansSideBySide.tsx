// The plans of compared homes beside each other, to the same scale where it is known.
import type { HomeDetails } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './PlansSideBySide.module.css'

export const PlansSideBySide = ({ homes }: { readonly homes: readonly HomeDetails[] }) => {
  const { favourites, homes: texts } = useTexts()
  const drawn = homes.filter(({ floorPlan }) => floorPlan !== '')
  if (drawn.length < 2) return null
  const largest = Math.max(...drawn.map(({ planDrawings }) => planDrawings?.metres ?? 0))
  return (
    <Section heading={favourites.plans}>
      <div className={styles.plans} data-plans={drawn.length}>
        {drawn.map(({ id, name, floorPlan, planDrawings }) => (
          <figure key={id} className={styles.plan}>
            <div
              style={{ inlineSize: `${((planDrawings?.metres ?? largest) / (largest || 1)) * 100 || 100}%` }}
            >
              <Picture
                id={floorPlan}
                alt={texts.floorPlan.alt(name)}
                ratio="1:1"
                sizes="(width >= 48rem) 40rem, 92vw"
              />
            </div>
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
