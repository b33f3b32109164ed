// A booking, step by step.
import { SessionExpired } from '@husrum/application'
import type { ClickToBuyPage } from '@husrum/domain'
import { bookingQuery } from '@husrum/domain'
import { bookingQueryOf, offerQueryOf } from '../../features/booking/queries.ts'
import { shownStep } from '../../features/booking/shown-step.ts'
import type { Template } from '../../frame/template.ts'
import { invitationForm, stepForms } from './step-forms.ts'
import type { ClickToBuyData } from './Template.tsx'
import { ClickToBuyTemplate } from './Template.tsx'

export const template: Template<ClickToBuyPage, ClickToBuyData> = {
  texts: ['booking', 'bookingEnd', 'payments', 'signIn', 'files'],
  load: async ({ page, address, site, bookings, fetch, required, markNotFound }) => {
    if (page.model.isInvitation) return { isSignedOut: false, hasFailed: false }
    const query = new URLSearchParams(address.search)
    const objectId = query.get(bookingQuery.home)
    // Without an id in the address, uses the browser's own booking.
    const current = async () =>
      objectId === null ? (await bookings.current().catch(() => undefined))?.bookingId : undefined
    const bookingId = query.get(bookingQuery.booking) ?? (await current())
    if (bookingId !== undefined) {
      const asked = fetch(bookingQueryOf(bookingId, site, bookings))
      const isSignedOut = await asked.then(
        () => false,
        (error: unknown) => error instanceof SessionExpired,
      )
      const found = isSignedOut ? undefined : await required(asked)
      if (found === null) markNotFound()
      // The booking may be at another step than the address: then that step is rendered.
      if (found) await stepForms[shownStep(found)]?.load()
      return { bookingId, isSignedOut, hasFailed: !isSignedOut && found === undefined }
    }
    if (objectId === null) return { isSignedOut: false, hasFailed: false }
    const offer = await required(fetch(offerQueryOf(objectId, site, bookings)))
    if (offer === null) markNotFound()
    return { isSignedOut: false, hasFailed: offer === undefined }
  },
  shows: ({ model: { step, isInvitation } }) => {
    if (isInvitation) return [invitationForm]
    const form = stepForms[step]
    return form ? [form] : []
  },
  Component: ClickToBuyTemplate,
}
