// What the home costs and how to come further; stays in sight beside the text on wide screens.

import type { HomeDetails } from '@husrum/domain'
import { formatPrice } from '@husrum/domain'
import { useId } from 'react'
import { accessWords } from '../../features/residence/home-words.ts'
import { useSite, useTexts } from '../../page/site-context.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './PriceBlock.module.css'

interface PriceBlockProps {
  readonly home: HomeDetails
  /** The id of the viewings further down. */
  readonly viewingsId: string
}

export const PriceBlock = ({ home, viewingsId }: PriceBlockProps) => {
  const { formats } = useSite()
  const { layout, residence } = useTexts()
  const { labels, object } = residence
  const headingId = useId()
  const gone = home.status === 'sold' || home.status === 'notAvailable'
  const { price, totalPrice, monthlyFee } = home
  return (
    <section className={styles.block} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.label}>
        {totalPrice === undefined ? labels.price : labels.totalPrice}
      </h2>
      <p className={styles.price}>{formatPrice(totalPrice ?? price, formats)}</p>
      <dl className={styles.further}>
        {totalPrice !== undefined && (
          <div className={styles.row}>
            <dt>{labels.salesPrice}</dt>
            <dd>{formatPrice(price, formats)}</dd>
          </div>
        )}
        {monthlyFee !== undefined && (
          <div className={styles.row}>
            <dt>{labels.monthlyFee}</dt>
            <dd>{residence.perMonth(formatPrice(monthlyFee, formats))}</dd>
          </div>
        )}
      </dl>
      <p className={styles.access}>{gone ? object.notForSale : accessWords(home, residence)}</p>
      {home.showings.length > 0 && (
        <ButtonLink href={`#${viewingsId}`} wide>
          {object.toViewings}
        </ButtonLink>
      )}
      <p className={styles.ask}>
        {object.askUs}{' '}
        <a className={styles.phone} href={layout.phone.href}>
          {layout.phone.label} {layout.phone.number}
        </a>
      </p>
    </section>
  )
}
