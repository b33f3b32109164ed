// The pages of a booking's steps: their addresses and titles. The contents come from calls that check the owner of the booking.
import type { BookingStep, BookingWithdrawalPage, ClickToBuyPage, ContentPage } from '@husrum/domain'
import { bookingVariantOfCountry, bookingVariants, routePath } from '@husrum/domain'
import { bookingWords } from './booking-words.ts'
import type { PageFrame } from './page-frame.ts'
import { pageBase, pageSeo } from './page-frame.ts'

const wordsOf = ({ site }: PageFrame) => bookingWords[site.locale === 'en' ? 'sv' : site.locale]

/** Where a buyer withdraws from a booking. */
export const bookingWithdrawalPage = (frame: PageFrame): BookingWithdrawalPage => {
  const { site } = frame
  const { heading, description } = wordsOf(frame).withdrawal
  return {
    ...pageBase(frame),
    template: 'bookingWithdrawal',
    pageId: 'booking/withdrawal',
    seo: pageSeo(frame, heading, { description, robots: 'noindex,nofollow' }),
    breadcrumbs: [],
    dataLayer: { template: 'bookingWithdrawal', site: site.key, language: site.locale },
    model: { heading },
  }
}

/** The page of one booking, if editors have written none about the agreement. */
export const ownBookingPage = (frame: PageFrame): ContentPage => {
  const { site } = frame
  const { ownBooking, description } = wordsOf(frame)
  return {
    ...pageBase(frame),
    template: 'clickToBuyContract',
    pageId: 'booking/own',
    seo: pageSeo(frame, ownBooking, { description, robots: 'noindex,nofollow' }),
    breadcrumbs: [],
    dataLayer: { template: 'clickToBuyContract', site: site.key, language: site.locale },
    model: { heading: ownBooking, blocks: [] },
  }
}

/** Where a second applicant signs by a link: all its contents come with the link. */
export const bookingInvitationPage = (frame: PageFrame): ClickToBuyPage => {
  const page = bookingPage(frame, 'sign')
  const { booking, steps, description } = wordsOf(frame)
  const seo = pageSeo(frame, `${steps.sign} – ${booking}`, { description, robots: 'noindex,nofollow' })
  return { ...page, pageId: 'booking/invitation', seo, model: { step: 'sign', isInvitation: true } }
}

export const bookingPage = (frame: PageFrame, step: BookingStep): ClickToBuyPage => {
  const { site } = frame
  const words = wordsOf(frame)
  const steps: readonly BookingStep[] = bookingVariants[bookingVariantOfCountry[site.country]]
  const title = `${words.step(steps.indexOf(step) + 1, steps.length)} – ${words.steps[step]} – ${words.booking}`
  return {
    ...pageBase(frame),
    template: 'clickToBuy',
    pageId: `booking/${step}`,
    seo: pageSeo(frame, title, { description: words.description, robots: 'noindex,nofollow' }),
    breadcrumbs: [{ title: words.booking, href: routePath(site, 'booking') ?? site.routes.start }],
    dataLayer: { template: 'clickToBuy', site: site.key, language: site.locale },
    model: { step },
  }
}
