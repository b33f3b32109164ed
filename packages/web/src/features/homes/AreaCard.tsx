// An area in a list, with its counts.
import type { FoundArea } from '@husrum/application'
import { formatPrice } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import styles from '../../ui/Card.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import type { HeadingLevel } from './HomeCard.tsx'
import { cardSizes } from './HomeCard.tsx'

export interface AreaCardProps {
  readonly area: FoundArea
  /** Link target; defaults to a search in the area. */
  readonly href?: string
  readonly level?: HeadingLevel
  readonly eager?: boolean
}

export const AreaCard = ({ area, href, level = 3, eager = false }: AreaCardProps) => {
  const { formats, routes } = useSite()
  const { homes: texts } = useTexts()
  const Heading = `h${level}` as const
  return (
    <article className={styles.card} data-area-id={area.tag.id}>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <SiteLink className={styles.link} href={href ?? `${routes.search ?? routes.start}${area.tag.url}/`}>
            {area.tag.name}
          </SiteLink>
        </Heading>
        <p className={styles.place}>{area.municipality}</p>
        {area.minPrice > 0 && (
          <p className={styles.price}>{texts.fromPrice(formatPrice(area.minPrice, formats))}</p>
        )}
        <p>
          {texts.homesCount(area.homes)} · {texts.stagesCount(area.stages)}
        </p>
      </div>
      <div className={styles.picture}>
        {area.image === '' ? (
          <div className={styles.noPicture} />
        ) : (
          <Picture id={area.image} alt="" sizes={cardSizes} eager={eager} />
        )}
      </div>
    </article>
  )
}
