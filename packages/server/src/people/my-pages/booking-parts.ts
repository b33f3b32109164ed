// Bookings, waiting list places and memberships in the overview.
import {
  bookedHomeOf,
  isUnpaidStatus,
  userBrandOf,
  userPaymentStatuses,
  withoutUndefined,
} from '@husrum/domain'
import { overviewPart } from './overview-part.ts'

const dayMs = 86_400_000
/** Longer than any of its entries counts as new. */
const rememberedMs = 30 * dayMs

const msOf = (instant: string | null): number | undefined =>
  instant === null ? undefined : Date.parse(instant)

/** Own bookings, and those as second applicant, found by the hash of that person. */
export const bookingsPart = overviewPart({
  name: 'bookings',
  operation: 'myResidence',
  ask: (db, { accountId, site, now }) =>
    db
      .selectFrom('bookings')
      .select(['bookings.id', 'bookings.status', 'bookings.home', 'bookings.account_id', 'bookings.site'])
      .select(['bookings.hold_expires_at', 'bookings.completed_at'])
      .where('bookings.id', 'in', ({ selectFrom }) =>
        selectFrom('bookings as own')
          .select('own.id')
          .where('own.account_id', '=', accountId)
          .union(
            selectFrom('booking_applicants')
              .innerJoin('accounts', 'accounts.identity_lookup', 'booking_applicants.identity_lookup')
              .select('booking_id as id')
              .where('booking_applicants.role', '=', 'coBuyer')
              .where('accounts.id', '=', accountId),
          ),
      )
      .where('bookings.site', '=', site.key)
      .where('bookings.status', 'not in', ['cancelled', 'expired', 'failed'])
      .where(({ eb, or }) =>
        or([
          eb('bookings.completed_at', 'is', null),
          eb('bookings.completed_at', '>', new Date(now - rememberedMs).toISOString()),
        ]),
      )
      .orderBy('bookings.started_at', 'desc')
      .limit(20),
  facts: ({ id, status, home, account_id, hold_expires_at, completed_at }, { accountId }) => [
    {
      kind: 'booking',
      id,
      home: home.name,
      status,
      role: account_id === accountId ? 'buyer' : 'coBuyer',
      ...withoutUndefined({ holdExpiresAt: msOf(hold_expires_at), completedAt: msOf(completed_at) }),
    },
  ],
})

export const placesPart = overviewPart({
  name: 'places',
  operation: 'myResidence',
  ask: (db, { accountId, site }) =>
    db
      .selectFrom('booking_line')
      .innerJoin('homes', 'homes.id', 'booking_line.object_id')
      .select(['booking_line.object_id', 'booking_line.offered_until', 'homes.details'])
      .where('booking_line.account_id', '=', accountId)
      .where('homes.site_id', '=', site.catalogueSiteId)
      .orderBy('booking_line.place', 'desc')
      .limit(20),
  facts: ({ object_id, offered_until, details }) => {
    const { name, path } = bookedHomeOf(details)
    return [
      {
        kind: 'place',
        id: object_id,
        home: name,
        path,
        ...withoutUndefined({ offeredUntil: msOf(offered_until) }),
      },
    ]
  },
})

const unpaid = userPaymentStatuses.filter(isUnpaidStatus)

export const membershipsPart = overviewPart({
  name: 'memberships',
  operation: 'vipPages',
  ask: (db, { accountId, site }) => {
    const brand = userBrandOf(site)
    if (!site.features.vip || brand === undefined) return undefined
    return db
      .selectFrom('user_payments')
      .select(['id', 'status'])
      .where('account_id', '=', accountId)
      .where('brand', '=', brand)
      .where('status', 'in', unpaid)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('vip_memberships')
            .select('vip_memberships.brand')
            .whereRef('vip_memberships.account_id', '=', 'user_payments.account_id')
            .whereRef('vip_memberships.brand', '=', 'user_payments.brand'),
        ),
      )
      .orderBy('created_at')
      .limit(1)
  },
  facts: ({ id, status }) => [{ kind: 'membership', id, status }],
})

export const notificationsPart = overviewPart({
  name: 'notifications',
  operation: 'notifications',
  ask: (db, { accountId, site, now }) => {
    const brand = userBrandOf(site)
    if (brand === undefined) return undefined
    return db
      .selectFrom('notifications')
      .select(['id', 'type', 'about', 'link', 'created_at'])
      .where('account_id', '=', accountId)
      .where('brand', '=', brand)
      .where('read_at', 'is', null)
      .where(({ eb, or }) =>
        or([eb('paused_until', 'is', null), eb('paused_until', '<=', new Date(now).toISOString())]),
      )
      .orderBy('created_at', 'desc')
      .limit(10)
  },
  facts: ({ id, type, about, link, created_at }) => [
    {
      kind: 'notification',
      id,
      notificationType: type,
      createdOn: Date.parse(created_at),
      ...(about !== null && { about }),
      ...(link !== null && { link }),
    },
  ],
})
