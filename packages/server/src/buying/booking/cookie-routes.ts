// The cookie that identifies the open booking of a browser, and the notice of a hold that has ended.

import { endpoints } from '@husrum/contract'
import type { BookingReference } from '@husrum/domain'
import { isActiveBooking, isHoldOver, readBookingCookie, writeBookingCookie } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reply } from '../../platform/http/reply.ts'
import type { SetCookie } from '../../platform/http/set-cookie.ts'
import { dropCookie, readCookie, setCookie } from '../../platform/http/set-cookie.ts'
import { accountIdOf } from './buyer.ts'
import type { BookingStore } from './postgres-bookings.ts'

type Environment = 'development' | 'production'

export const bookingCookie = (reference: BookingReference, environment: Environment): SetCookie => {
  const value = writeBookingCookie(reference)
  return value === undefined
    ? dropCookie('booking', environment)
    : setCookie('booking', value, { environment })
}

export const bookingCookieRoutes = (
  app: Hono<AppEnv>,
  {
    db,
    store,
    environment,
    now,
  }: {
    readonly db: Kysely<Schema>
    readonly store: BookingStore
    readonly environment: Environment
    readonly now: () => number
  },
): void => {
  const isOpen = (
    state: Parameters<typeof isHoldOver>[0] & { readonly kind: Parameters<typeof isActiveBooking>[0] },
  ) => isActiveBooking(state.kind) && !isHoldOver(state, now())

  bindEndpoint(app, endpoints.getBookingCookie, async (_, { cookies }) => {
    const reference = readBookingCookie(readCookie('booking', cookies, environment))
    const booking = reference && (await store.find(db, reference.bookingId))
    return reference && booking?.objectId === reference.objectId && isOpen(booking.state)
      ? reference
      : undefined
  })
  bindEndpoint(app, endpoints.setBookingCookie, async ({ objectId }, { caller, site }) => {
    const booking = await store.activeOf(db, objectId)
    const isOwn =
      booking?.accountId === accountIdOf(caller) && booking.site.catalogueSiteId === site.catalogueSiteId
    if (!booking || !isOwn || !isOpen(booking.state)) throw new Problem('notFound')
    const reference = { bookingId: booking.id, objectId }
    return reply(reference, { headers: [bookingCookie(reference, environment)] })
  })
  bindEndpoint(app, endpoints.removeBookingCookie, async () =>
    reply(undefined, { headers: [dropCookie('booking', environment)] }),
  )

  bindEndpoint(app, endpoints.removeBookingExpiry, async (_, { caller }) => {
    await db
      .updateTable('bookings')
      .set({ is_expiry_noticed: false })
      .where('account_id', '=', accountIdOf(caller))
      .where('is_expiry_noticed', '=', true)
      .execute()
    return undefined
  })
}
