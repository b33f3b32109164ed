// Bookings as the company's staff read them.
import type { BookingPaymentView, BookingStatus, SiteKey } from '@husrum/domain'
import { siteByKey, wholeUnitsOf } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'
import type { BookingMoney } from './booking-service.ts'
import { heldBackOf } from './held-back-changes.ts'
import { isBookingId } from './postgres-bookings.ts'

export interface BookingsWanted {
  readonly status?: BookingStatus | undefined
  readonly site?: SiteKey | undefined
  /** Id of the last booking of the page before. */
  readonly after?: string | undefined
}

export type StaffBookings = ReturnType<typeof makeStaffBookings>

const pageSize = 100

type Row = Selectable<Table<'bookings'>> & { readonly buyer: string | null }

const paymentOf = (payment: BookingPaymentView) => ({
  status: payment.status,
  amount: wholeUnitsOf(payment.amount),
  provider: payment.provider,
  refund: payment.refund,
})

const bookingOf = ({ account_id: accountId, buyer, ...row }: Row) => ({
  id: row.id,
  site: row.site,
  status: row.status,
  home: { id: row.object_id, name: row.home.name },
  price: wholeUnitsOf(row.terms.price),
  currency: siteByKey(row.site).formats.currencyCode,
  ...(buyer !== null && { buyer: { ...(accountId !== null && { accountId }), name: buyer } }),
  startedAt: row.started_at,
  ...(row.signed_at !== null && { signedAt: row.signed_at }),
  ...(row.completed_at !== null && { completedAt: row.completed_at }),
  ...(row.ended_by !== null && { endedBy: row.ended_by }),
})

export const makeStaffBookings = ({
  db,
  money,
}: {
  readonly db: Kysely<Schema>
  readonly money: () => Pick<BookingMoney, 'view'>
}) => {
  const rows = () =>
    db
      .selectFrom('bookings')
      .leftJoin('accounts', 'accounts.id', 'bookings.account_id')
      .selectAll('bookings')
      .select(
        sql<string | null>`coalesce(accounts.first_name || ' ' || accounts.last_name,
          (select string_agg(first_name || ' ' || last_name, ', ') from contract_parties
            join contract_party_links on contract_party_links.party_id = contract_parties.id
            where contract_party_links.booking_id = bookings.id))`.as('buyer'),
      )

  return {
    /** The latest first. */
    list: async ({ status, site, after }: BookingsWanted) => {
      const found = await rows()
        .$if(status !== undefined, (query) => query.where('bookings.status', '=', status as BookingStatus))
        .$if(site !== undefined, (query) => query.where('bookings.site', '=', site as SiteKey))
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(started_at, bookings.id) < (select started_at, id from bookings where id = ${after})`,
          ),
        )
        .orderBy('started_at', 'desc')
        .orderBy('bookings.id', 'desc')
        .limit(pageSize + 1)
        .execute()
      const bookings = found.slice(0, pageSize).map(bookingOf)
      const last = bookings.at(-1)
      return { bookings, ...(found.length > pageSize && last && { next: last.id }) }
    },

    one: async (id: string) => {
      if (!isBookingId(id)) return undefined
      const row = await rows().where('bookings.id', '=', id).executeTakeFirst()
      if (!row) return undefined
      const [payment, log, contradictions] = await Promise.all([
        money().view(db, id),
        db
          .selectFrom('booking_log')
          .select(['at', 'kind', 'changed_by', 'reason', 'actor'])
          .where('booking_id', '=', id)
          .orderBy('id')
          .execute(),
        heldBackOf(db, id),
      ])
      return {
        ...bookingOf(row),
        ...(payment && { payment: paymentOf(payment) }),
        log: log.map(({ at, kind, changed_by, reason, actor }) => ({
          at,
          kind,
          by: changed_by,
          ...(reason !== null && { reason }),
          ...(actor !== null && { actor }),
        })),
        contradictions,
      }
    },
  }
}
