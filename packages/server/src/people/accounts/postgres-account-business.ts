// What an account has in progress, which blocks changes of its identity (`HasOngoingBusiness`, PLAT-80).

import type { AccountBusiness } from '@husrum/domain'
import { isBookingOver, isErrandOpen, readErrandStatusId, sites, userBrandOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

export interface Business {
  /** All business, ended or not: `blockingBusiness` of the domain decides which blocks. */
  of(accountId: string): Promise<readonly AccountBusiness[]>
}

/** Each membership belongs to a brand, and an account may have several. */
const titleOf = (brand: string): string => {
  const site = sites.find((candidate) => userBrandOf(candidate) === brand)
  return site ? `VIP, ${site.name}` : 'VIP'
}

/** The name and address of a home. */
export const homeTitle = ({ name, address }: { readonly name: string; readonly address?: string }): string =>
  address ? `${name}, ${address}` : name

/** Payments of memberships, bookings, and errands that the person reported. */
export const makeBusiness = (db: Kysely<Schema>): Business => ({
  of: async (accountId) => {
    const payments = await db
      .selectFrom('user_payments')
      .select(['id', 'status', 'brand'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    const bookings = await db
      .selectFrom('bookings')
      .select(['id', 'status', 'home', 'site'])
      .where('account_id', '=', accountId)
      .orderBy('started_at')
      .execute()
    const errands = await db
      .selectFrom('cases')
      .select(['id', 'case_status_id', 'room_type', 'problem', 'object_address'])
      .where('reporter_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    return [
      ...payments.map(({ id, status, brand }) => ({
        kind: 'payment' as const,
        id,
        status,
        title: titleOf(brand),
      })),
      ...bookings.map(({ id, status, home, site }) => ({
        kind: 'booking' as const,
        id,
        site,
        isOpen: !isBookingOver(status),
        title: homeTitle(home),
      })),
      ...errands.map(({ id, case_status_id, room_type, problem, object_address }) => ({
        kind: 'errand' as const,
        id,
        isOpen: isErrandOpen({ status: readErrandStatusId(case_status_id) }),
        title: [room_type, problem].filter(Boolean).join(': ') || object_address,
      })),
    ]
  },
})
