// Cancelling and withdrawing without script: the buttons of the page as a form, answered with a redirect to the page (303).
import { endpoints } from '@husrum/contract'
import { bookingWithdrawalFormPath } from '@husrum/contract/booking/wire'
import { bookingWithdrawalAddress } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { SentForm } from '../../platform/http/bind-form.ts'
import { bindForms, byAction, formOf, signInForAccess } from '../../platform/http/bind-form.ts'
import { textOf } from '../../platform/http/form-fields.ts'

export const withdrawalRoutes = (app: Hono<AppEnv>): void => {
  const form = {
    // The page shows the current state.
    messages: { notFound: '', statusConflict: '', tooManyRequests: 'away', serviceUnavailable: 'away' },
    fields: ({ fields }: SentForm) => ({ id: textOf(fields, 'bookingId'), isConfirmed: true }),
    doneAt: (_: unknown, { page }: SentForm) => page,
  } as const
  const cancel = formOf(endpoints.cancelBooking, form)
  const withdraw = formOf(endpoints.withdrawFromBooking, form)
  const unknown = { submit: async ({ page }: SentForm) => page }
  bindForms(
    app,
    {
      path: bookingWithdrawalFormPath,
      maxBytes: 1_024,
      signIn: signInForAccess,
      page: (site, fields) =>
        bookingWithdrawalAddress(site, textOf(fields, 'bookingId')) ?? bookingWithdrawalAddress(site),
    },
    byAction({ cancel, withdraw }, unknown),
  )
}
