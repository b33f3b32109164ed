// The pages of a booking's steps: their addresses and titles. What they show comes from calls that know whose booking it is.
import type { BookingStep, ClickToBuyPage } from '@husrum/domain'
import { bookingVariantOfCountry, bookingVariants, routePath } from '@husrum/domain'
import { bookingWords } from './booking-words.ts'
import type { PageFrame } from './page-frame.ts'
import { pageBase, pageSeo } from './page-frame.ts'

/** Where a second applicant signs by a link: all that it shows comes with the link. */
export const bookingInvitationPage = (frame: PageFrame): ClickToBuyPage => {
  const page = bookingPage(frame, 'sign')
  const { booking, steps, description } = bookingWords[frame.site.locale === 'en' ? 'sv' : frame.site.locale]
  const seo = pageSeo(frame, `${steps.sign} – ${booking}`, { description, robots: 'noindex,nofollow' })
  return { ...page, pageId: 'booking/invitation', seo, model: { step: 'sign', isInvitation: true } }
}

export const bookingPage = (frame: PageFrame, step: BookingStep): ClickToBuyPage => {
  const { site } = frame
  const words = bookingWords[site.locale === 'en' ? 'sv' : site.locale]
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
