// A home in a list: one link, named after the home.

import type { Home } from '@husrum/domain'
import { statusColour } from '@husrum/domain'
import { memo } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import styles from '../../ui/Card.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { cardPicture, cardWords } from './card-facts.ts'
import { HomeTools } from './HomeTools.tsx'
import { momentIn, placeWords, statusWords } from './home-words.ts'

export type HeadingLevel = 2 | 3 | 4

/** Picture widths of a card in a list of one, two and three columns. */
export const cardSizes = '(width >= 70rem) 26rem, (width >= 40rem) 46vw, 38vw'
/** For lists whose cards form a row on narrow screens. */
export const rowSizes = '(width >= 70rem) 26rem, (width >= 40rem) 46vw, 78vw'

export interface HomeCardProps {
  readonly home: Home
  readonly level?: HeadingLevel
  /** Set for cards on the first screen. */
  readonly eager?: boolean
  /** Whether it can be compared and hidden, as well as saved. */
  readonly hasTools?: boolean
  /** Width of the card, if its list is narrower than the page. */
  readonly sizes?: string
}

/** Memoised by home: a list has thirty, and the address changes often. */
export const HomeCard = memo(
  ({ home, level = 3, eager = false, hasTools = false, sizes = cardSizes }: HomeCardProps) => {
    const site = useSite()
    const { homes: texts } = useTexts()
    const Heading = `h${level}` as const
    const { lead, lines } = cardWords(home, site, texts)
    const picture = cardPicture(home, site)
    const viewing = home.showings[0] === undefined ? undefined : momentIn(home.showings[0], site.country)
    return (
      <article className={styles.card} data-item-id={home.id}>
        <div className={styles.body}>
          <Heading className={styles.name}>
            <SiteLink className={styles.link} href={home.path}>
              {home.name}
            </SiteLink>
          </Heading>
          <p className={styles.place}>{placeWords(home)}</p>
          <p className={styles.price}>{lead}</p>
          {lines.map(({ words, isPrice }) => (
            <p key={words} className={isPrice ? styles.second : undefined}>
              {words}
            </p>
          ))}
          {viewing && <p className={styles.viewing}>{texts.nextViewing(texts.momentShort(viewing))}</p>}
        </div>
        <div className={styles.picture}>
          {picture === undefined ? (
            <div className={styles.noPicture} />
          ) : (
            <Picture
              id={picture.id}
              alt=""
              sizes={sizes}
              eager={eager}
              className={picture.isPlan ? styles.plan : undefined}
            />
          )}
          <div className={styles.status}>
            <StatusMark
              word={statusWords(home, texts)}
              colour={statusColour(home.status, site.country)}
              onPicture
            />
          </div>
        </div>
        <div className={styles.tools}>
          <HomeTools home={home} all={hasTools} />
        </div>
      </article>
    )
  },
)
