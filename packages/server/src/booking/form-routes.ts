// A booking without script: each form does the same as its script, and is answered with a redirect to a page (303).
import { randomUUID } from 'node:crypto'
import { endpoints } from '@husrum/contract'
import { bookingFormPath } from '@husrum/contract/booking/wire'
import type { BookingStep, BookingView } from '@husrum/domain'
import {
  afterPageLoad,
  bookingAddress,
  bookingQuery,
  bookingVariantOfCountry,
  bookingVariants,
  routePath,
} from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { outageOf } from '../database/database-outage.ts'
import type { TakenMultipart, UploadService } from '../files/upload-service.ts'
import { isNotNow, noRoomNow } from '../files/upload-service.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { assertAccess } from '../http/assert-access.ts'
import type { LimitCalls } from '../http/limit-calls.ts'
import { Problem } from '../http/problem.ts'
import { readForm } from '../http/read-form.ts'
import { fromOurPages } from '../http/same-origin.ts'
import type { SetCookie } from '../http/set-cookie.ts'
import type { Visitor } from '../http/visitor.ts'
import { visitorOf } from '../http/visitor.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { sessionOfCookies } from '../sessions/session-cookies.ts'
import type { Bookings } from './bookings.ts'
import { accountIdOf } from './buyer.ts'
import { bookingCookie } from './cookie-routes.ts'
import type { FormFields } from './form-fields.ts'
import { issueText, lastOf, stepFormOf } from './form-fields.ts'
import type { StartBooking } from './start-booking.ts'
import type { WaitingListService } from './waiting-list-service.ts'

export interface BookingFormOptions {
  readonly bookings: Bookings
  readonly start: StartBooking
  readonly waitingList: WaitingListService
  readonly uploads: Pick<UploadService, 'takeMultipart'>
  readonly findCaller: FindCaller
  readonly environment: 'development' | 'production'
  readonly limit: LimitCalls
  readonly countStart: LimitCalls
}

/** In bytes: two applicants with every field at its maximum length. */
const longestForm = 32_768

/** The redirect after a form. */
interface Redirect {
  readonly location: string
  readonly headers?: readonly SetCookie[]
}

interface Sent {
  readonly fields: FormFields
  readonly files: TakenMultipart['files']
  readonly issues: TakenMultipart['issues']
}

const withQuery = (address: string, entries: readonly (readonly [string, string])[]): string => {
  if (entries.length === 0) return address
  const query = new URLSearchParams(
    entries.map(([name, value]): [string, string] => [name, value]),
  ).toString()
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

export const bookingFormRoutes = (
  app: Hono<AppEnv>,
  { bookings, start, waitingList, uploads, findCaller, environment, limit, countStart }: BookingFormOptions,
): void => {
  const doorOf = ({ site }: Visitor): string => routePath(site, 'booking') ?? site.routes.start
  const at = ({ site }: Visitor, { bookingId, step }: Pick<BookingView, 'bookingId' | 'step'>): string =>
    bookingAddress(site, step, { bookingId }) ?? site.routes.start
  const startOf = (visitor: Visitor, objectId: string): string =>
    bookingAddress(visitor.site, 'start-booking', { objectId }) ?? doorOf(visitor)

  const read = async (c: Context<AppEnv>, visitor: Visitor): Promise<Sent> => {
    if (/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? ''))
      return uploads.takeMultipart(c.req.raw, {
        owner: { kind: 'account', id: accountIdOf(visitor.caller) },
        purpose: 'loanPromise',
        site: visitor.site.key,
        fileFields: ['files'],
        address: visitor.address,
      })
    const form = await readForm(c.req.raw, longestForm)
    return {
      fields: new Map([...new Set(form.keys())].map((name) => [name, form.getAll(name)])),
      files: [],
      issues: [],
    }
  }

  const begin = async (objectId: string, visitor: Visitor): Promise<Redirect> => {
    await countStart(visitor.address)
    const asked = await start(objectId, randomUUID(), visitor)
    // The page of the home shows the reason.
    if (asked.kind === 'refused') return { location: startOf(visitor, objectId) }
    if (asked.outcome === 'lost')
      return { location: withQuery(startOf(visitor, objectId), [[bookingQuery.error, 'lost']]) }
    const held = await bookings.save(asked.id, { step: 'start-booking', form: {}, goesOn: true }, visitor)
    return {
      location: at(visitor, held),
      headers: [bookingCookie({ bookingId: asked.id, objectId }, environment)],
    }
  }

  const stepNamed = (fields: FormFields, { site }: Visitor): BookingStep => {
    const steps: readonly BookingStep[] = bookingVariants[bookingVariantOfCountry[site.country]]
    const named = steps.find((step) => step === lastOf(fields, 'step'))
    if (!named) throw new Problem('notFound')
    return named
  }

  const move = async (bookingId: string, sent: Sent, visitor: Visitor): Promise<Redirect> => {
    const { fields, files } = sent
    const action = lastOf(fields, 'action') ?? 'next'
    const step = stepNamed(fields, visitor)
    const present = await bookings.one(bookingId, visitor)
    // A late or repeated form of another step: redirect to the current one.
    if (present.step !== step) return { location: at(visitor, present) }
    const kept = present.forms.financing?.incomeFile ?? []
    const clean = files.filter(({ state }) => state === 'clean')
    const form = stepFormOf(step, fields, { action, files: clean.length > 0 ? clean : kept })
    const typed = await bookings.save(bookingId, { step, form, goesOn: false }, visitor)
    if (action === 'add' || action === 'remove') return { location: at(visitor, typed) }
    // The typed values have been stored above.
    if (isNotNow(sent)) throw noRoomNow()
    if (files.length > clean.length)
      return {
        location: withQuery(at(visitor, typed), [[bookingQuery.field, 'financing.incomeFile:fileType']]),
      }
    if (action === 'back')
      return { location: at(visitor, await bookings.goBack(bookingId, undefined, visitor)) }
    try {
      return { location: at(visitor, await bookings.save(bookingId, { step, form, goesOn: true }, visitor)) }
    } catch (cause) {
      const issues = cause instanceof Problem ? (cause.errors ?? []) : []
      if (issues.length === 0) throw cause
      const entries = issues.map((issue) => [bookingQuery.field, issueText(issue)] as const)
      return { location: withQuery(at(visitor, typed), entries) }
    }
  }

  const act = async (sent: Sent, visitor: Visitor): Promise<Redirect> => {
    const bookingId = lastOf(sent.fields, 'bookingId')
    if (bookingId) return move(bookingId, sent, visitor)
    const objectId = lastOf(sent.fields, 'objectId')
    if (!objectId) throw new Problem('notFound')
    const action = lastOf(sent.fields, 'action')
    if (action === 'joinLine' || action === 'leaveLine') {
      await limit(visitor.address)
      await (action === 'joinLine'
        ? waitingList.join(objectId, visitor)
        : waitingList.leave(objectId, visitor))
      return { location: startOf(visitor, objectId) }
    }
    return begin(objectId, visitor)
  }

  /** Redirects instead of showing a bare problem, which visitors without script could not act on. */
  const insteadOf = (cause: unknown, { site }: Visitor, back: string): string => {
    if (cause instanceof Problem && ['signedOut', 'identityRequired', 'forbidden'].includes(cause.code)) {
      const next = afterPageLoad(site, back, { kind: 'answered', status: cause.status })
      return next.kind === 'signIn' ? next.address : back
    }
    // The page shows the current state.
    if (cause instanceof Problem && [404, 409, 412].includes(cause.status)) return back
    const isOurs = outageOf(cause) !== undefined || (cause instanceof Problem && cause.status >= 429)
    if (isOurs) return withQuery(back, [[bookingQuery.error, 'away']])
    if (cause instanceof Problem) return withQuery(back, [[bookingQuery.error, 'generic']])
    throw cause
  }

  app.post(bookingFormPath, fromOurPages, async (c) => {
    let visitor = visitorOf(c)
    if (!visitor.site.features.clickToBuy) throw new Problem('notFound')
    let back = doorOf(visitor)
    let way: Redirect
    try {
      // A form cannot send the token as a bearer: the cookies count here, and only from our own pages.
      const caller = await findCaller(
        sessionOfCookies(c.req.header('cookie') ?? '', environment),
        visitor.site,
      )
      visitor = { ...visitor, caller }
      const referrer = URL.parse(c.req.header('referer') ?? '', visitor.origin)
      if (referrer?.pathname.startsWith(back)) back = `${referrer.pathname}${referrer.search}`
      await assertAccess(visitor, endpoints.saveBookingStep)
      way = await act(await read(c, visitor), visitor)
    } catch (cause) {
      way = { location: insteadOf(cause, visitor, back) }
    }
    c.header('cache-control', 'no-store')
    for (const [name, value] of way.headers ?? []) c.header(name, value, { append: true })
    return c.redirect(way.location, 303)
  })
}
