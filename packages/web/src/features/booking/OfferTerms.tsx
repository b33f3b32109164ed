// Costs of booking a home online and of withdrawing, and how long the home is held.
import type { HomeDetails } from '@husrum/domain'
import { bookingLaw, formatPrice, holdDuration, saleTermsOf } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import styles from './OfferTerms.module.css'

const minuteMs = 60_000

export const OfferTerms = ({ home }: { readonly home: HomeDetails }) => {
  const site = useSite()
  const texts = useTexts().bookingOffer
  const { fee, withdrawalCost } = saleTermsOf(home, site)
  const { withdrawal } = bookingLaw[site.country]
  const { days, anyTime, none } = texts.regret
  const regret = { days: days(formatPrice(withdrawalCost, site.formats)), anyTime, none }[withdrawal]
  return (
    <ul className={styles.terms}>
      <li>{fee > 0 ? texts.fee(formatPrice(fee, site.formats)) : texts.noFee}</li>
      <li>{regret}</li>
      <li>{texts.hold(holdDuration / minuteMs)}</li>
    </ul>
  )
}
