// Premises in a list: one link, named by the address.
import type { Premises } from '@husrum/domain'
import { statusColour } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import styles from '../../ui/Card.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import {
  premisesAccessWords,
  premisesPlaceWords,
  premisesPriceWords,
  premisesSizeWords,
  premisesSquareMetreWords,
  premisesStatusWords,
} from './premises-words.ts'

export interface PremisesCardProps {
  readonly premises: Premises
  readonly level: 2 | 3
  /** Set for cards on the first screen. */
  readonly eager?: boolean
  readonly sizes: string
}

export const PremisesCard = ({ premises, level, eager = false, sizes }: PremisesCardProps) => {
  const site = useSite()
  const { premises: texts } = useTexts()
  const Heading = `h${level}` as const
  const [picture] = premises.images
  const perSquareMetre = premisesSquareMetreWords(premises, site, texts)
  return (
    <article className={styles.card}>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <SiteLink className={styles.link} href={premises.path}>
            {premises.name}
          </SiteLink>
        </Heading>
        <p className={styles.place}>{premisesPlaceWords(premises)}</p>
        <p className={styles.price}>{premisesPriceWords(premises, site, texts)}</p>
        <p>{premisesSizeWords(premises, site, texts)}</p>
        {perSquareMetre !== undefined && <p>{perSquareMetre}</p>}
        <p className={styles.minor}>{premisesAccessWords(premises, site, texts)}</p>
      </div>
      <div className={styles.picture}>
        {picture === undefined ? (
          <div className={styles.noPicture} />
        ) : (
          <Picture id={picture} alt="" sizes={sizes} eager={eager} />
        )}
        <div className={styles.status}>
          <StatusMark
            word={premisesStatusWords(premises, texts)}
            colour={statusColour(premises.status, site.country)}
            onPicture
          />
        </div>
      </div>
    </article>
  )
}
