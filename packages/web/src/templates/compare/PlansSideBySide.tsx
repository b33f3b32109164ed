// The plans of compared homes side by side, to the same scale if it is known.
import type { HomeDetails } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { pictureAddress } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './PlansSideBySide.module.css'

/** Each drawing in a square of the largest one's metres: the content policy allows no inline styles. */
const Drawing = ({ home, metres }: { readonly home: HomeDetails; readonly metres: number }) => {
  const { floorPlan } = useTexts().homes
  const side = home.planDrawings?.metres ?? metres
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${metres} ${metres}`}
      role="img"
      aria-label={floorPlan.alt(home.name)}
    >
      <image
        href={pictureAddress(home.floorPlan, 1200, '1:1')}
        x={(metres - side) / 2}
        y={metres - side}
        width={side}
        height={side}
      />
    </svg>
  )
}

export const PlansSideBySide = ({ homes }: { readonly homes: readonly HomeDetails[] }) => {
  const { favourites } = useTexts()
  const drawn = homes.filter(({ floorPlan }) => floorPlan !== '')
  if (drawn.length < 2) return null
  const metres = Math.max(1, ...drawn.map(({ planDrawings }) => planDrawings?.metres ?? 1))
  return (
    <Section heading={favourites.plans}>
      <div className={styles.plans}>
        {drawn.map((home) => (
          <figure key={home.id} className={styles.plan}>
            <Drawing home={home} metres={metres} />
            <figcaption>{home.name}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  )
}
