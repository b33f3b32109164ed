// The floor plan, with links to its file and to the viewer with zoom, measures and print.
import type { HomeDetails } from '@husrum/domain'
import type { MouseEvent } from 'react'
import { useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { useModal } from '../../ui/modal/modal.ts'
import { Picture, pictureAddress } from '../../ui/Picture.tsx'
import styles from './FloorPlan.module.css'

export interface FloorPlanProps {
  readonly home: Pick<HomeDetails, 'floorPlan' | 'name' | 'planDrawings' | 'alts'>
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>, image: string) => void
}

const PlanButton = ({ home: { floorPlan: image, name, planDrawings } }: Pick<FloorPlanProps, 'home'>) => {
  const { plan } = useTexts().homePage
  const { show } = useModal()
  const [isLoading, setLoading] = useState(false)
  const open = () => {
    setLoading(true)
    import('./PlanViewer.tsx')
      .then(({ PlanViewer }) =>
        show({
          id: 'plan',
          fullscreen: true,
          heading: plan.heading(name),
          content: <PlanViewer image={image} name={name} drawings={planDrawings} />,
        }),
      )
      .catch((error: unknown) => reportError(error))
      .finally(() => setLoading(false))
  }
  return (
    <Button look="secondary" onClick={open} loading={isLoading}>
      {plan.open}
    </Button>
  )
}

export const FloorPlan = ({ home, onOpen }: FloorPlanProps) => {
  const { locale } = useSite()
  const { floorPlan } = useTexts().homes
  const image = home.floorPlan
  const file = pictureAddress(image, 1600, '1:1')
  const open = (event: MouseEvent<HTMLAnchorElement>) => onOpen(event, image)
  return (
    <div className={styles.figure}>
      <figure>
        {/* Not in the tab order: the text link below has the same target. */}
        <a className={styles.plan} href={file} onClick={open} tabIndex={-1}>
          <Picture
            id={image}
            alt={home.alts?.[image]?.[locale] ?? floorPlan.alt(home.name)}
            ratio="1:1"
            sizes="(width >= 48rem) 42rem, 92vw"
          />
        </a>
        <figcaption className={styles.caption}>
          {/* Of plans that were measured: a company's own picture may have neither. */}
          {home.planDrawings && `${floorPlan.caption} `}
          <a className={styles.larger} href={file} onClick={open}>
            {floorPlan.enlarge}
          </a>
        </figcaption>
      </figure>
      <div className={styles.tools}>
        <PlanButton home={home} />
      </div>
    </div>
  )
}
