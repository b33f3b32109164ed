// A booking without script: each form does the same as its script, and is answered with a redirect to a page (303).
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import { bookingFormPath } from '@husrum/contract/booking/wire'
import type { BookingStep, BookingView } from '@husrum/domain'
import {
  bookingAddress,
  bookingQuery,
  bookingVariantOfCountry,
  bookingVariants,
  routePath,
} from '@husrum/domain'
import type { Hono } from 'hono'
import { readFileForm } from '../../platform/files/read-file-form.ts'
import type { TakenForm, UploadService } from '../../platform/files/upload-service.ts'
import { isNotNow, noRoomNow } from '../../platform/files/upload-service.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { Destination, FormRoute, SentForm } from '../../platform/http/bind-form.ts'
import { bindForms, signInForAccess } from '../../platform/http/bind-form.ts'
import type { FormFields } from '../../platform/http/form-fields.ts'
import { textOf } from '../../platform/http/form-fields.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { withQuery } from '../../platform/http/with-query.ts'
import type { Bookings } from './bookings.ts'
import { accountIdOf } from './buyer.ts'
import { bookingCookie } from './cookie-routes.ts'
import { issueText, stepFormOf } from './form-fields.ts'
import type { StartBooking } from './start-booking.ts'
import type { WaitingListService } from './waiting-list-service.ts'

export interface BookingFormOptions {
  readonly bookings: Bookings
  readonly start: StartBooking
  readonly waitingList: WaitingListService
  readonly uploads: Pick<UploadService, 'takeMultipart'>
  readonly environment: 'development' | 'production'
  readonly limit: LimitCalls
  readonly countStart: LimitCalls
}

/** Two applicants with every field at its maximum length. */
const maxFormBytes = 32_768

/** After a refusal the page shows the current state, so it needs no message. */
const shownByPage = ({ outcomes = {} }: Endpoint): FormRoute['messages'] =>
  Object.fromEntries(Object.keys(outcomes).map((name) => [name, '']))

export const bookingFormRoutes = (
  app: Hono<AppEnv>,
  { bookings, start, waitingList, uploads, environment, limit, countStart }: BookingFormOptions,
): void => {
  const doorOf = ({ site }: Pick<Visitor, 'site'>): string => routePath(site, 'booking') ?? site.routes.start
  const at = ({ site }: Visitor, { bookingId, step }: Pick<BookingView, 'bookingId' | 'step'>): string =>
    bookingAddress(site, step, { bookingId }) ?? site.routes.start
  const startOf = (visitor: Visitor, objectId: string): string =>
    bookingAddress(visitor.site, 'start-booking', { objectId }) ?? doorOf(visitor)

  const begin = async (objectId: string, visitor: Visitor): Promise<Destination> => {
    await countStart(visitor.address)
    const asked = await start(objectId, randomUUID(), visitor)
    // The page of the home shows the reason.
    if (asked.kind === 'refused') return startOf(visitor, objectId)
    if (asked.outcome === 'lost') return withQuery(startOf(visitor, objectId), [[bookingQuery.error, 'lost']])
    const held = await bookings.save(asked.id, { step: 'start-booking', form: {}, goesOn: true }, visitor)
    return {
      location: at(visitor, held),
      headers: [bookingCookie({ bookingId: asked.id, objectId }, environment)],
    }
  }

  const stepNamed = (fields: FormFields, { site }: Visitor): BookingStep => {
    const steps: readonly BookingStep[] = bookingVariants[bookingVariantOfCountry[site.country]]
    const named = steps.find((step) => step === textOf(fields, 'step'))
    if (!named) throw new Problem('notFound')
    return named
  }

  const move = async (bookingId: string, sent: SentForm<TakenForm>): Promise<Destination> => {
    const { fields, files, visitor } = sent
    const action = textOf(fields, 'action') || 'next'
    const step = stepNamed(fields, visitor)
    const present = await bookings.one(bookingId, visitor)
    // A late or repeated form of another step: redirect to the current one.
    if (present.step !== step) return at(visitor, present)
    const kept = present.forms.financing?.incomeFile ?? []
    const clean = files.filter(({ state }) => state === 'clean')
    const form = stepFormOf(step, fields, { action, files: clean.length > 0 ? clean : kept })
    const typed = await bookings.save(bookingId, { step, form, goesOn: false }, visitor)
    if (action === 'add' || action === 'remove') return at(visitor, typed)
    // The typed values have been stored above.
    if (isNotNow(sent)) throw noRoomNow()
    if (files.length > clean.length)
      return withQuery(at(visitor, typed), [[bookingQuery.field, 'financing.incomeFile:fileType']])
    if (action === 'back') return at(visitor, await bookings.goBack(bookingId, undefined, visitor))
    try {
      return at(visitor, await bookings.save(bookingId, { step, form, goesOn: true }, visitor))
    } catch (cause) {
      const issues = cause instanceof Problem ? (cause.errors ?? []) : []
      if (issues.length === 0) throw cause
      const entries = issues.map((issue) => [bookingQuery.field, issueText(issue)] as const)
      return withQuery(at(visitor, typed), entries)
    }
  }

  const act = async (sent: SentForm<TakenForm>): Promise<Destination> => {
    const { visitor } = sent
    const bookingId = textOf(sent.fields, 'bookingId')
    if (bookingId) return move(bookingId, sent)
    const objectId = textOf(sent.fields, 'objectId')
    if (!objectId) throw new Problem('notFound')
    const action = textOf(sent.fields, 'action')
    if (action === 'joinLine' || action === 'leaveLine') {
      await limit(visitor.address)
      await (action === 'joinLine'
        ? waitingList.join(objectId, visitor)
        : waitingList.leave(objectId, visitor))
      return startOf(visitor, objectId)
    }
    return begin(objectId, visitor)
  }

  const route: FormRoute<TakenForm> = {
    path: bookingFormPath,
    maxBytes: maxFormBytes,
    access: endpoints.saveBookingStep,
    signIn: signInForAccess,
    page: (site, _, referer) => {
      if (!site.features.clickToBuy) return undefined
      const { pathname = '', search = '' } = URL.parse(referer) ?? {}
      return pathname.startsWith(doorOf({ site })) ? `${pathname}${search}` : doorOf({ site })
    },
    read: (c, { caller, site, address }) =>
      readFileForm(c.req.raw, uploads.takeMultipart, {
        owner: { kind: 'account', id: accountIdOf(caller) },
        purpose: 'loanPromise',
        site: site.key,
        fileFields: ['files'],
        address,
        maxBytes: maxFormBytes,
      }),
    messages: {
      ...shownByPage(endpoints.startBookingAsync),
      ...shownByPage(endpoints.saveBookingStep),
      tooManyRequests: 'away',
      serviceUnavailable: 'away',
    },
    // Visitors without script cannot act on the error page.
    otherMessage: 'generic',
  }
  bindForms(app, route, () => ({ submit: act }))
}
