// Cancelling and withdrawing without script: the buttons of the page as a form, answered with a redirect to the page (303).
import { endpoints } from '@husrum/contract'
import { bookingWithdrawalFormPath } from '@husrum/contract/booking/wire'
import { afterPageLoad, bookingQuery, bookingWithdrawalAddress } from '@husrum/domain'
import type { Hono } from 'hono'
import { outageOf } from '../database/database-outage.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { assertAccess } from '../http/assert-access.ts'
import type { LimitCalls } from '../http/limit-calls.ts'
import { Problem } from '../http/problem.ts'
import { readForm } from '../http/read-form.ts'
import { fromOurPages } from '../http/same-origin.ts'
import type { Visitor } from '../http/visitor.ts'
import { visitorOf } from '../http/visitor.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { sessionOfCookies } from '../sessions/session-cookies.ts'
import type { Bookings } from './bookings.ts'

export interface WithdrawalRoutesOptions {
  readonly bookings: Pick<Bookings, 'cancel' | 'withdraw'>
  readonly findCaller: FindCaller
  readonly environment: 'development' | 'production'
  readonly limit: LimitCalls
}

const longestForm = 1_024

const signInFirst = ['signedOut', 'identityRequired', 'forbidden']
/** The page shows the current state. */
const saidByPage = [404, 409, 412]

/** The redirect after a refused form. Visitors without script see the error on the page instead of a bare problem. */
const insteadOf = (cause: unknown, { site }: Visitor, back: string): string => {
  if (cause instanceof Problem && signInFirst.includes(cause.code)) {
    const next = afterPageLoad(site, back, { kind: 'answered', status: cause.status })
    return next.kind === 'signIn' ? next.address : back
  }
  if (cause instanceof Problem && saidByPage.includes(cause.status)) return back
  const isOurs = outageOf(cause) !== undefined || (cause instanceof Problem && cause.status >= 429)
  if (!isOurs) throw cause
  return `${back}${back.includes('?') ? '&' : '?'}${bookingQuery.error}=away`
}

export const withdrawalRoutes = (
  app: Hono<AppEnv>,
  { bookings, findCaller, environment, limit }: WithdrawalRoutesOptions,
): void => {
  app.post(bookingWithdrawalFormPath, fromOurPages, async (c) => {
    let visitor = visitorOf(c)
    const { site } = visitor
    const page = bookingWithdrawalAddress(site)
    if (page === undefined) throw new Problem('notFound')
    const form = await readForm(c.req.raw, longestForm)
    const bookingId = form.get('bookingId') ?? ''
    const action = form.get('action')
    let location = bookingWithdrawalAddress(site, bookingId) ?? page
    try {
      // A form cannot send the token as a bearer: the cookies count here, and only from our own pages.
      const shown = sessionOfCookies(c.req.header('cookie') ?? '', environment)
      visitor = { ...visitor, caller: await findCaller(shown, site) }
      await assertAccess(visitor, endpoints.withdrawFromBooking)
      await limit(visitor.address)
      if (action === 'cancel') await bookings.cancel(bookingId, visitor)
      else if (action === 'withdraw') await bookings.withdraw(bookingId, visitor)
    } catch (cause) {
      location = insteadOf(cause, visitor, location)
    }
    c.header('cache-control', 'no-store')
    return c.redirect(location, 303)
  })
}
