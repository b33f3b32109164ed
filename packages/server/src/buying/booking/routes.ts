// Booking a home over HTTP (BOOK-28 to BOOK-32): the offer, the start, the steps, cancelling and withdrawing, the waiting list.
import { endpoints } from '@husrum/contract'
import type { MayBookReason } from '@husrum/domain'
import { canonicalPersonalNumber, dayIn, emailRule, isActiveBooking, isHoldOver } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import { bookedHomeDtoOf } from '../../living/residences/index.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import { preparedPlan } from '../../platform/database/prepared-plans.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reply } from '../../platform/http/reply.ts'
import { bookingDtoOf, bookingOfferDtoOf, saleTermsDtoOf } from './booking-dtos.ts'
import type { BookingOffers } from './booking-offers.ts'
import type { BookingMoney, BookingPapers } from './booking-service.ts'
import { termsWithOptions } from './booking-views.ts'
import type { Bookings } from './bookings.ts'
import type { Buyers } from './buyer.ts'
import { accountIdOf } from './buyer.ts'
import { bookingCookie } from './cookie-routes.ts'
import type { BookingStore } from './postgres-bookings.ts'
import type { StartBooking } from './start-booking.ts'
import type { WaitingListService } from './waiting-list-service.ts'

export interface BookingRoutesOptions {
  readonly db: Kysely<Schema>
  readonly store: BookingStore
  readonly bookings: Bookings
  readonly offers: BookingOffers
  readonly buyers: Buyers
  readonly waitingList: WaitingListService
  readonly start: StartBooking
  readonly money: () => BookingMoney
  readonly papers: () => BookingPapers
  readonly environment: 'development' | 'production'
  readonly limit: LimitCalls
  readonly countStart: LimitCalls
  readonly now: () => number
}

/** Throws `notFound` if the value is undefined. */
const orNotFound = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Problem('notFound')
  return value
}

const projectRoutes = (app: Hono<AppEnv>, { db, buyers }: BookingRoutesOptions): void => {
  const mayBookIn = async (
    userId: string,
    stageId: string,
    context: EndpointContext,
  ): Promise<{ readonly canBook: boolean; readonly reason?: MayBookReason }> => {
    if (userId !== accountIdOf(context.caller)) throw new Problem('notFound')
    const stage = await db
      .selectFrom('stages')
      .select('details')
      .where('id', '=', stageId)
      .where('site_id', '=', context.site.catalogueSiteId)
      .executeTakeFirst()
    const { phase } = orNotFound(stage).details
    const { canBook, reason } = await buyers.mayBook(context, { id: stageId, phase })
    return { canBook, ...(reason && { reason }) }
  }
  // In the catalogue a project is a stage, because each stage is sold separately.
  bindEndpoint(app, endpoints.canBookInProject, async ({ userId, projectId }, context) =>
    mayBookIn(userId, projectId, context),
  )
  bindEndpoint(app, endpoints.canBookInStage, async ({ userId, stageId }, context) =>
    mayBookIn(userId, stageId, context),
  )
}

const offerRoutes = (app: Hono<AppEnv>, options: BookingRoutesOptions): void => {
  const { offers, bookings, waitingList, limit } = options
  const offer = async (objectId: string, context: EndpointContext) =>
    bookingOfferDtoOf(orNotFound(await offers.of(objectId, context)))

  bindEndpoint(app, endpoints.isBookable, async ({ objectId }, context) =>
    offers.isBookable(objectId, context),
  )
  bindEndpoint(app, endpoints.isBookableFor, async ({ objectId, bookingId }, context) => {
    await bookings.kept(bookingId, context)
    return offers.isBookable(objectId, context, bookingId)
  })
  bindEndpoint(app, endpoints.getBookingOffer, async ({ objectId }, context) => offer(objectId, context))
  bindEndpoint(app, endpoints.getBookingObjectInformation, async ({ objectId }, context) =>
    offer(objectId, context),
  )
  bindEndpoint(app, endpoints.getBookedObjectInformation, async ({ objectId, bookingId }, context) => {
    const { booking } = await bookings.kept(bookingId, context)
    if (booking.objectId !== objectId) throw new Problem('notFound')
    return {
      ...(await offer(objectId, context)),
      home: bookedHomeDtoOf(booking.home),
      terms: saleTermsDtoOf(termsWithOptions(booking)),
    }
  })

  bindEndpoint(app, endpoints.getBookingLines, async (_, context) => waitingList.own(context))
  bindEndpoint(app, endpoints.joinBookingLine, async ({ objectId }, context) => {
    await limit(context.address)
    await waitingList.join(objectId, context)
    return offer(objectId, context)
  })
  bindEndpoint(app, endpoints.leaveBookingLine, async ({ objectId }, context) => {
    await waitingList.leave(objectId, context)
    return offer(objectId, context)
  })
}

const startRoutes = (app: Hono<AppEnv>, options: BookingRoutesOptions): void => {
  const { db, start, bookings, environment, countStart } = options
  bindEndpoint(app, endpoints.startBookingAsync, async ({ objectId }, context) => {
    await countStart(context.address)
    const asked = await start(objectId, context.idempotencyKey, context)
    if (asked.kind === 'refused') throw new Problem(asked.reason)
    const { id, outcome } = asked
    const cookies = outcome === 'held' ? [bookingCookie({ bookingId: id, objectId }, environment)] : []
    return reply({ id }, { status: 202, headers: cookies })
  })
  bindEndpoint(app, endpoints.getBookingStatus, async ({ id }, context) => {
    const request = await db
      .selectFrom('booking_requests')
      .select('outcome')
      .where('id', '=', orNotFound(isUuid(id) ? id : undefined))
      .where('account_id', '=', accountIdOf(context.caller))
      .modifyEnd(preparedPlan)
      .executeTakeFirst()
    if (request?.outcome === 'lost') throw new Problem('purchaseobjecterror')
    const { booking } = await bookings.kept(id, context)
    const { objectId, state } = booking
    const holdExpiresAt = ('holdExpiresAt' in state && state.holdExpiresAt) || 0
    const cookies = isActiveBooking(state.kind)
      ? [bookingCookie({ bookingId: id, objectId }, environment)]
      : []
    return reply({ bookingId: id, objectId, status: state.kind, holdExpiresAt }, { headers: cookies })
  })
}

const stepRoutes = (app: Hono<AppEnv>, options: BookingRoutesOptions): void => {
  const { db, store, bookings, papers, limit, now } = options
  bindEndpoint(app, endpoints.getBookings, async (_, context) => bookings.list(context))
  bindEndpoint(app, endpoints.getBooking, async ({ id }, context) =>
    bookingDtoOf(await bookings.one(id, context)),
  )
  bindEndpoint(app, endpoints.saveBookingStep, async ({ id, ...sent }, context) =>
    bookingDtoOf(await bookings.save(id, sent, context)),
  )
  bindEndpoint(app, endpoints.goBackInBooking, async ({ id, to }, context) =>
    bookingDtoOf(await bookings.goBack(id, to, context)),
  )
  bindEndpoint(app, endpoints.cancelBooking, async ({ id }, context) => {
    await limit(context.address)
    return bookingDtoOf(await bookings.cancel(id, context))
  })
  bindEndpoint(app, endpoints.withdrawFromBooking, async ({ id, isConfirmed }, context) => {
    await limit(context.address)
    // The first step only shows the confirmation page.
    if (!isConfirmed) return bookingDtoOf(await bookings.one(id, context))
    return bookingDtoOf(await bookings.withdraw(id, context))
  })
  bindEndpoint(app, endpoints.completeBooking, async ({ bookingId }, context) => {
    const { booking, role } = await bookings.kept(bookingId, context)
    const contract = (await papers().list(db, booking, role)).find(({ type }) => type === 'contract')
    const { kind } = booking.state
    return {
      status: kind,
      ...(kind === 'completed' && contract && { contractUrl: contract.htmlUrl }),
      ...(kind !== 'completed' && { nextStep: kind }),
    }
  })
  bindEndpoint(app, endpoints.getBookingDocuments, async ({ id }, context) => {
    const { booking, role } = await bookings.kept(id, context)
    return papers().list(db, booking, role)
  })
  bindEndpoint(app, endpoints.getBookingExpiry, async ({ id }, context) => {
    const { booking } = await bookings.kept(id, context)
    const { state } = booking
    const at = 'holdExpiresAt' in state && isActiveBooking(state.kind) ? state.holdExpiresAt : undefined
    if (at === undefined || isHoldOver(state, now())) return { expiresAt: 0, remainingSeconds: 0 }
    return { expiresAt: at, remainingSeconds: Math.ceil((at - now()) / 1_000) }
  })
  bindEndpoint(app, endpoints.emailIsValid, async ({ ssn, email }, context) => {
    await limit(context.address)
    const { site } = context
    const number = canonicalPersonalNumber(ssn, site.country, dayIn(now(), site.country))
    const address = emailRule.check(email)
    if (number === undefined)
      throw new Problem('invalidRequest', { errors: [{ field: 'ssn', key: 'pnrFormat' }] })
    if (address.kind === 'invalid')
      throw new Problem('invalidRequest', { errors: [{ field: 'email', key: 'email' }] })
    const accountId = accountIdOf(context.caller)
    return !(await store.isEmailOfAnotherApplicant(db, {
      site,
      accountId,
      email: address.value,
      personalNumber: number,
    }))
  })
}

export const bookingRoutes = (app: Hono<AppEnv>, options: BookingRoutesOptions): void => {
  projectRoutes(app, options)
  offerRoutes(app, options)
  startRoutes(app, options)
  stepRoutes(app, options)
}
