// A stage in which owners sell their homes: the homes, and the description of the house.
import type { SuccessionStagePage } from '@husrum/domain'
import { HomeList } from '../../features/homes/HomeList.tsx'
import { placeWords } from '../../features/homes/home-words.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Template.module.css'

export const SuccessionStageTemplate = ({ page }: TemplateProps<SuccessionStagePage, undefined>) => {
  const site = useSite()
  const { succession: texts } = useTexts()
  const { stage, homes, yearBuilt } = page.model
  return (
    <article className={styles.page}>
      <header className={styles.top}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{stage.name}</h1>
          <p className={styles.place}>{placeWords(stage)}</p>
          <p className={styles.count}>{texts.count(homes.length)}</p>
          {yearBuilt !== undefined && <p>{texts.stage.built(yearBuilt)}</p>}
        </div>
        {stage.image !== '' && (
          <div className={styles.picture}>
            <Picture id={stage.image} alt="" sizes="(width >= 62rem) 50vw, 100vw" eager />
          </div>
        )}
      </header>
      <Section heading={texts.stage.homes}>
        <p className={styles.text}>{texts.stage.soldByOwners}</p>
        <HomeList homes={homes} />
      </Section>
      <Section heading={texts.stage.about}>
        <p className={styles.text} lang={site.catalogueLocale}>
          {stage.shortDescription}
        </p>
        <p className={styles.ways}>
          <ButtonLink look="secondary" href={stage.path}>
            {texts.stage.toStage(stage.name)}
          </ButtonLink>
          <ButtonLink look="secondary" href={site.routes.succession ?? site.routes.start}>
            {texts.stage.all}
          </ButtonLink>
        </p>
      </Section>
    </article>
  )
}
