// The home's price and the next step, along the lower edge of narrow screens; on wide ones the price is beside the text.
import type { HomeDetails } from '@husrum/domain'
import { bookingAddress, interestAddress, nextStepFor, onlineBookingOf } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { mainPrice } from './main-price.ts'
import styles from './NextStepBar.module.css'

/** The ids of the page's parts that steps link to. */
export const partIds = { viewings: 'viewings', contact: 'contact' } as const

/** The address of a home's next step, and its words. */
export const useNextStep = (home: HomeDetails, stagePath: string) => {
  const site = useSite()
  const { homePage, bookingOffer } = useTexts()
  const booking = onlineBookingOf(home, site)
  const start = booking && bookingAddress(site, 'start-booking', { objectId: home.id })
  if (booking && start !== undefined)
    return {
      step: booking,
      words: booking === 'book' ? bookingOffer.book : bookingOffer.joinLine,
      href: start,
    } as const
  const step = nextStepFor(home, site.country)
  const places = {
    viewings: `#${partIds.viewings}`,
    interest: interestAddress({ objectId: home.id }, site) ?? `#${partIds.contact}`,
    otherHomes: stagePath,
  }
  return { step, words: homePage.nextStep[step], href: places[step] } as const
}

export const NextStepBar = ({
  home,
  stagePath,
}: {
  readonly home: HomeDetails
  readonly stagePath: string
}) => {
  const { homes, homePage } = useTexts()
  const price = mainPrice(home, useSite(), homes)
  const next = useNextStep(home, stagePath)
  return (
    <section className={styles.bar} aria-label={homePage.nextStep.label} data-lower-bar>
      <p className={styles.price}>
        <span className={styles.label}>{price.label}</span>
        {price.words}
      </p>
      <ButtonLink className={styles.step} href={next.href}>
        {next.words}
      </ButtonLink>
    </section>
  )
}
