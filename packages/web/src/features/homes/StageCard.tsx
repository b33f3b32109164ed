// A stage in a list, with what is for sale in it.

import type { ProjectStatus, Stage, StatusColour } from '@husrum/domain'
import {
  formatArea,
  formatPrice,
  formatRoomSpan,
  formatSpan,
  groupThousands,
  priceEnds,
  stagePriceRange,
} from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import styles from './Card.module.css'
import type { HeadingLevel } from './HomeCard.tsx'
import { cardSizes } from './HomeCard.tsx'
import { accessWords, placeWords } from './home-words.ts'

export interface StageCardProps {
  readonly stage: Stage
  readonly level?: HeadingLevel
  readonly eager?: boolean
  readonly sizes?: string
}

/** As for homes: green can be bought, blue is coming, red is gone. */
const colours: Readonly<Record<ProjectStatus, StatusColour>> = {
  planned: 'grey',
  vip: 'blue',
  preSelling: 'blue',
  forSale: 'green',
  moveInReady: 'green',
  soldOut: 'red',
  succession: 'grey',
  reference: 'grey',
}

export const StageCard = ({ stage, level = 3, eager = false, sizes = cardSizes }: StageCardProps) => {
  const { country, formats } = useSite()
  const { homes: texts } = useTexts()
  const Heading = `h${level}` as const
  const prices = priceEnds(stagePriceRange(stage, country))
  const { minRooms, maxRooms, minArea, maxArea } = stage
  const areas =
    minArea === maxArea ? formatArea(minArea) : formatSpan(groupThousands(minArea), formatArea(maxArea))
  return (
    <article className={styles.card} data-stage-id={stage.id}>
      <div className={styles.body}>
        <Heading className={styles.name}>
          <SiteLink className={styles.link} href={stage.path}>
            {stage.name}
          </SiteLink>
        </Heading>
        <p className={styles.place}>{placeWords(stage)}</p>
        <p className={styles.price}>
          {prices ? texts.fromPrice(formatPrice(prices[0], formats)) : texts.disposalForm.tenancy}
        </p>
        <p>
          {texts.homesCount(stage.homes)} · {formatRoomSpan(minRooms, maxRooms, formats)} · {areas}
        </p>
        <p className={styles.minor}>{accessWords({ ...stage, projectStatus: stage.status }, texts)}</p>
      </div>
      <div className={styles.picture}>
        <Picture id={stage.image} alt="" sizes={sizes} eager={eager} />
        <div className={styles.status}>
          <StatusMark word={texts.projectStatus[stage.status]} colour={colours[stage.status]} onPicture />
        </div>
      </div>
    </article>
  )
}
