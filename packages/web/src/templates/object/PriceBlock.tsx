// The home's price and the next step; stays visible beside the text on wide screens.

import type { HomeDetails, StageDetails } from '@husrum/domain'
import {
  canBeBought,
  costLines,
  countsAsSold,
  formatPrice,
  interestAddress,
  squareMetrePrice,
} from '@husrum/domain'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { OfferTerms } from '../../features/booking/OfferTerms.tsx'
import { useOfferNote } from '../../features/booking/offer-note.ts'
import { useInterestNote } from '../../features/homes/interest-note.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { mainPrice } from './main-price.ts'
import { useNextStep } from './NextStepBar.tsx'
import styles from './PriceBlock.module.css'

interface PriceBlockProps {
  readonly home: HomeDetails
  readonly stage: StageDetails
  /** The page on which the home is booked, if its contract is in another language than the site. */
  readonly bookedAt?: string | undefined
  /** The contact, which is the next step if there is no other. */
  readonly children: ReactNode
}

export const PriceBlock = ({ home, stage, bookedAt, children }: PriceBlockProps) => {
  const site = useSite()
  const { formats, country } = site
  const { homes, homePage, bookingOffer } = useTexts()
  const { labels, object } = homes
  const headingId = useId()
  const next = useNextStep(home, stage.path)
  const subject = { objectId: home.id }
  const interest = interestAddress(subject, site)
  const InterestNote = useInterestNote()
  const OfferNote = useOfferNote(next.step === 'line')
  const isBookedHere = next.step === 'book' || next.step === 'line'
  const main = mainPrice(home, site, homes)
  const perSquareMetre = squareMetrePrice(home, country)
  const rows: readonly (readonly [label: string, words: string])[] = [
    ...(perSquareMetre === undefined
      ? []
      : [[homePage.price.perSquareMetre, formatPrice(perSquareMetre, formats)] as const]),
    ...(main.isMonthly ? [] : costLines(home)).map(({ kind, amount, isMonthly }) => {
      const words = formatPrice(amount, formats)
      return [labels[kind], isMonthly ? homes.perMonth(words) : words] as const
    }),
  ]
  return (
    <section className={styles.block} aria-labelledby={headingId}>
      <div className={styles.main}>
        <h2 id={headingId} className={styles.label}>
          {main.label}
        </h2>
        <p className={styles.price}>{main.words}</p>
      </div>
      {rows.length > 0 && (
        <dl className={styles.further}>
          {rows.map(([label, words]) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {countsAsSold(home.status, country) && <p className={styles.gone}>{object.notForSale}</p>}
      {home.status === 'notAvailable' && <p className={styles.gone}>{homePage.price.notYetForSale}</p>}
      <div className={styles.step}>
        <ButtonLink href={next.href} wide>
          {next.words}
        </ButtonLink>
      </div>
      {isBookedHere && OfferNote && <OfferNote objectId={home.id} />}
      {isBookedHere && <OfferTerms home={home} />}
      {bookedAt !== undefined && canBeBought(home) && !home.resale && (
        <p className={styles.gone}>
          <a href={bookedAt} hrefLang={site.catalogueLocale}>
            {bookingOffer.elsewhere}
          </a>
        </p>
      )}
      {next.step === 'line' && <p className={styles.gone}>{bookingOffer.reasons.held}</p>}
      {(next.step === 'viewings' || isBookedHere) && interest !== undefined && (
        <div className={styles.interest}>
          <ButtonLink look="secondary" href={interest} wide>
            {homePage.nextStep.interest}
          </ButtonLink>
        </div>
      )}
      {InterestNote && <InterestNote subject={subject} />}
      {children}
    </section>
  )
}
