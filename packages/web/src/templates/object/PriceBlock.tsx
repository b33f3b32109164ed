// What the home costs and how to come further; stays in sight beside the text on wide screens.

import type { HomeDetails, SiteContact } from '@husrum/domain'
import { canonicalPhone, costLines, formatPrice } from '@husrum/domain'
import { useId } from 'react'
import { accessWords } from '../../features/homes/home-words.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { mainPrice } from './main-price.ts'
import styles from './PriceBlock.module.css'

interface PriceBlockProps {
  readonly home: HomeDetails
  /** The id of the viewings further down. */
  readonly viewingsId: string
  readonly contact: SiteContact
}

export const PriceBlock = ({ home, viewingsId, contact: { phone, email } }: PriceBlockProps) => {
  const site = useSite()
  const { formats, country } = site
  const { layout, homes } = useTexts()
  const { labels, object } = homes
  const headingId = useId()
  const gone = home.status === 'sold' || home.status === 'notAvailable'
  const main = mainPrice(home, site, homes)
  const lines = main.isMonthly ? [] : costLines(home)
  return (
    <section className={styles.block} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.label}>
        {main.label}
      </h2>
      <p className={styles.price}>{main.words}</p>
      <dl className={styles.further}>
        {lines.map(({ kind, amount, isMonthly }) => (
          <div key={kind} className={styles.row}>
            <dt>{labels[kind]}</dt>
            <dd>{isMonthly ? homes.perMonth(formatPrice(amount, formats)) : formatPrice(amount, formats)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.access}>{gone ? object.notForSale : accessWords(home, homes)}</p>
      {home.showings.length > 0 && (
        <ButtonLink href={`#${viewingsId}`} wide>
          {object.toViewings}
        </ButtonLink>
      )}
      <p className={styles.ask}>
        {object.askUs}{' '}
        {phone === undefined ? (
          <EmailLink className={styles.phone} email={email} />
        ) : (
          <a className={styles.phone} href={`tel:${canonicalPhone(phone, country)}`}>
            {layout.phone.label} {phone}
          </a>
        )}
      </p>
    </section>
  )
}
