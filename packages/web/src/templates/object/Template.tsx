// A home's own page.

import type { ObjectPage } from '@husrum/domain'
import { statusColour } from '@husrum/domain'
import { Facts } from '../../features/homes/Facts.tsx'
import { FloorPlan } from '../../features/homes/FloorPlan.tsx'
import { Gallery } from '../../features/homes/Gallery.tsx'
import { HomeList } from '../../features/homes/HomeList.tsx'
import { momentIn, placeWords, sizeWords } from '../../features/homes/home-words.ts'
import { PhaseTimeline } from '../../features/homes/PhaseTimeline.tsx'
import { PlanRooms } from '../../features/homes/PlanRooms.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { mainPrice } from './main-price.ts'
import { objectFacts } from './object-facts.ts'
import { PriceBlock } from './PriceBlock.tsx'
import styles from './Template.module.css'

const viewingsId = 'viewings'

export const ObjectTemplate = ({ page }: TemplateProps<ObjectPage, undefined>) => {
  const site = useSite()
  const { homes: texts } = useTexts()
  const { home, stage, similar } = page.model
  const { object } = texts
  const viewings = home.showings.flatMap((instant) => {
    const moment = momentIn(instant, site.country)
    return moment ? [{ instant, words: texts.moment(moment) }] : []
  })
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <StatusMark word={texts.status[home.status]} colour={statusColour(home.status, site.country)} />
        <h1>{home.name}</h1>
        <p className={styles.summary}>
          <span>{placeWords(home)}</span>
          <span>{sizeWords(home, site)}</span>
          <span>{mainPrice(home, site, texts).words}</span>
        </p>
      </div>
      <Gallery images={home.images} name={home.name} />
      <div className={styles.columns}>
        <aside className={styles.aside}>
          <PriceBlock home={home} viewingsId={viewingsId} contact={page.contact} />
        </aside>
        <div className={styles.main}>
          <Section heading={object.description}>
            <div className={styles.text} lang={site.catalogueLocale}>
              {home.description.split(/\n\s*\n/).map((paragraph, at) => (
                <p key={paragraph} className={at === 0 ? styles.lead : undefined}>
                  {paragraph}
                </p>
              ))}
            </div>
          </Section>
          <Section heading={object.facts}>
            <Facts facts={objectFacts(home, site, texts)} />
          </Section>
          {home.floorPlan !== '' && (
            <Section heading={texts.floorPlan.heading}>
              <FloorPlan image={home.floorPlan} name={home.name} facts={sizeWords(home, site)} />
              <PlanRooms rooms={home.planRooms ?? []} />
            </Section>
          )}
          <Section heading={object.viewings} id={viewingsId}>
            {viewings.length === 0 ? (
              <p className={styles.text}>{object.noViewings}</p>
            ) : (
              <ul className={styles.viewings}>
                {viewings.map(({ instant, words }) => (
                  <li key={instant} className={styles.viewing}>
                    <time dateTime={instant}>{words}</time>
                  </li>
                ))}
              </ul>
            )}
          </Section>
          <Section heading={object.aboutStage(stage.name)}>
            <p className={styles.text} lang={site.catalogueLocale}>
              {stage.shortDescription}
            </p>
            <h3>{object.phases}</h3>
            <PhaseTimeline phase={stage.phase} />
            <p>
              <ButtonLink look="secondary" href={stage.path}>
                {object.homesInStage(stage.name)}
              </ButtonLink>
            </p>
          </Section>
        </div>
      </div>
      {similar.length > 0 && (
        <div className={styles.similar}>
          <Section heading={object.similar}>
            <HomeList homes={similar} />
          </Section>
        </div>
      )}
    </div>
  )
}
