// A stage in a list, with what is for sale in it.

import type { SiteDefinition, Stage } from '@husrum/domain'
import { dayIn, formatRoomSpan, statusColour, vipWindow } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { HomesTexts } from '../../texts/sv/homes.ts'
import styles from '../../ui/Card.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import type { HeadingLevel } from './HomeCard.tsx'
import { cardSizes } from './HomeCard.tsx'
import {
  accessWords,
  areaSpanWords,
  dateWords,
  placeWords,
  projectStatusWords,
  stagePriceWords,
} from './home-words.ts'

export interface StageCardProps {
  readonly stage: Stage
  readonly level?: HeadingLevel
  readonly eager?: boolean
  readonly sizes?: string
}

/** The dates of the sale to members, or else the phase, unless the status says the same. */
const saleWords = (
  stage: Stage,
  site: SiteDefinition,
  { phase, projectStatus, stage: { vip } }: HomesTexts,
): string | undefined => {
  const window = site.features.vip ? vipWindow(stage, dayIn(Date.now(), site.country)) : 'none'
  const { vipStart, vipEnd } = stage
  if (window === 'before' && vipStart !== undefined) return vip.before(dateWords(vipStart, site))
  if (window === 'open') return vip.open(vipEnd === undefined ? undefined : dateWords(vipEnd, site))
  return phase[stage.phase] === projectStatus[stage.status] ? undefined : phase[stage.phase]
}

export const StageCard = ({ stage, level = 3, eager = false, sizes = cardSizes }: StageCardProps) => {
  const site = useSite()
  const { homes: texts } = useTexts()
  const Heading = `h${level}` as const
  const sale = saleWords(stage, site, texts)
  return (
    <article className={styles.card} data-stage-id={stage.id}>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <SiteLink className={styles.link} href={stage.path}>
            {stage.name}
          </SiteLink>
        </Heading>
        <p className={styles.place}>{placeWords(stage)}</p>
        <p className={styles.price}>{stagePriceWords(stage, site, texts)}</p>
        <p>
          {texts.homesCount(stage.homes)} · {formatRoomSpan(stage.minRooms, stage.maxRooms, site.formats)} ·{' '}
          {areaSpanWords(stage, site)}
        </p>
        {sale !== undefined && <p className={styles.minor}>{sale}</p>}
        <p className={styles.minor}>{accessWords({ ...stage, projectStatus: stage.status }, texts)}</p>
      </div>
      <div className={styles.picture}>
        <Picture id={stage.image} alt="" sizes={sizes} eager={eager} />
        <div className={styles.status}>
          <StatusMark
            word={projectStatusWords(stage, texts)}
            colour={statusColour(stage.status, site.country)}
            onPicture
          />
        </div>
      </div>
    </article>
  )
}
