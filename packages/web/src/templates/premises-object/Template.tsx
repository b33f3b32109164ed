// Premises: their description, price, access date and contact.
import type { PremisesObjectPage } from '@husrum/domain'
import { isPremisesAvailable, statusColour } from '@husrum/domain'
import { Agents } from '../../features/homes/Agents.tsx'
import { Facts } from '../../features/homes/Facts.tsx'
import { PremisesList } from '../../features/premises/PremisesList.tsx'
import {
  premisesAccessWords,
  premisesPlaceWords,
  premisesPriceWords,
  premisesSizeWords,
  premisesStatusWords,
} from '../../features/premises/premises-words.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { premisesFacts } from './premises-facts.ts'
import styles from './Template.module.css'

const contactId = 'contact'

export const PremisesObjectTemplate = ({ page }: TemplateProps<PremisesObjectPage, undefined>) => {
  const site = useSite()
  const texts = useTexts()
  const { premises: words } = texts
  const { premises, similar } = page.model
  const { status, name, images, floorPlan, shortDescription, description, contacts } = premises
  const text = description || shortDescription
  const [picture, ...others] = images
  const canBeHad = isPremisesAvailable(status)
  const all = site.routes.premises ?? site.routes.start
  return (
    <article className={styles.page}>
      <header className={styles.top}>
        <div className={styles.words}>
          <StatusMark
            word={premisesStatusWords(premises, words)}
            colour={statusColour(status, site.country)}
          />
          <h1 className={styles.heading}>{name}</h1>
          <p className={styles.place}>{premisesPlaceWords(premises)}</p>
          <p>{premisesSizeWords(premises, site, words)}</p>
          {canBeHad && (
            <>
              <p className={styles.price}>{premisesPriceWords(premises, site, words)}</p>
              <p>{premisesAccessWords(premises, site, words)}</p>
            </>
          )}
          <div className={styles.ways}>
            {canBeHad && <ButtonLink href={`#${contactId}`}>{words.page.toContact}</ButtonLink>}
            <ButtonLink look="secondary" href={all}>
              {words.page.all}
            </ButtonLink>
          </div>
        </div>
        {picture !== undefined && (
          <div className={styles.picture}>
            <Picture
              id={picture}
              alt={words.page.pictureOf(name)}
              sizes="(width >= 62rem) 50vw, 100vw"
              eager
            />
          </div>
        )}
      </header>
      {status === 'booked' && (
        <Notice>
          <p>{words.page.booked}</p>
        </Notice>
      )}
      {(status === 'rented' || status === 'sold') && (
        <Notice>
          <p>{words.page.gone[status]}</p>
        </Notice>
      )}
      <Section heading={words.page.facts}>
        <Facts facts={premisesFacts(premises, site, texts)} />
      </Section>
      {text !== '' && (
        <Section heading={words.page.about}>
          <div className={styles.text} lang={site.catalogueLocale}>
            {text.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Section>
      )}
      {floorPlan !== undefined && (
        <Section heading={words.page.plan}>
          <Picture
            className={styles.plan}
            id={floorPlan}
            alt={words.page.planOf(name)}
            ratio="1:1"
            sizes="(width >= 48rem) 42rem, 92vw"
          />
        </Section>
      )}
      {others.length > 0 && (
        <figure className={styles.figure}>
          <ul className={styles.pictures}>
            {others.map((image) => (
              <li key={image}>
                <Picture
                  id={image}
                  alt={words.page.pictureAround}
                  ratio="16:9"
                  sizes="(width >= 72rem) 68rem, 92vw"
                />
              </li>
            ))}
          </ul>
          <figcaption className={styles.caption}>{words.page.illustration}</figcaption>
        </figure>
      )}
      {canBeHad && (
        <Section heading={words.page.contact} id={contactId}>
          <p className={styles.text}>{words.page.contactText}</p>
          <Agents contacts={contacts} contact={page.contact} />
        </Section>
      )}
      {similar.length > 0 && (
        <Section heading={words.page.similar}>
          <PremisesList premises={similar} level={3} />
        </Section>
      )}
    </article>
  )
}
