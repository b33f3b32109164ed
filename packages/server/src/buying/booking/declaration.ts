// The tables of booking, with their rules.
import { sql } from 'kysely'
import { byAccount, byRowsOf } from '../../platform/modules/personal-data.ts'
import { limitationTerm } from '../../platform/modules/retention-rule.ts'
import type { KeyedRow } from '../../platform/modules/sealed-column.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWith, deletedWithAccount } from '../../platform/modules/subject-declaration.ts'
import { bookingLetters } from './letters.ts'

const isBookingOver = sql`bookings.status in ('completed', 'cancelled', 'expired', 'failed')`
const endOfBooking = sql`coalesce((select max(booking_log.at) from booking_log where booking_log.booking_id = bookings.id),
  bookings.started_at)`
const hasSignatures = sql`exists (select from booking_signatures where booking_signatures.booking_id = bookings.id)`
const hasPayments = sql`exists (select from payments where payments.booking_id = bookings.id::text)`
const hasResidence = sql`exists (select from residences where residences.booking_id = bookings.id)`
const id = (row: KeyedRow): string => row.id ?? ''

export const bookingDeclaration: SubjectDeclaration = {
  subject: 'booking',
  letters: bookingLetters,
  tables: {
    bookings: {
      retention: [
        {
          name: 'bookings never signed',
          what: 'Bookings that ended unsigned and unpaid, with all form data',
          by: 'retention',
          after: 'their end',
          since: endOfBooking,
          term: { days: 90 },
          of: sql`(${isBookingOver} and bookings.status <> 'completed' and bookings.signed_at is null
      and not ${hasSignatures} and not ${hasPayments} and not ${hasResidence})`,
          because: ['minimal'],
        },
        {
          name: 'contracts without a home',
          what: 'Contracts that were signed or paid but did not lead to a home: documents, evidence, payments',
          by: 'retention',
          after: 'their end',
          since: endOfBooking,
          term: limitationTerm,
          of: sql`(${isBookingOver} and (bookings.signed_at is not null or ${hasSignatures} or ${hasPayments}) and not ${hasResidence})`,
          because: ['limitation', 'bookkeeping', 'withdrawal'],
        },
      ],
      person: { category: 'bookings', of: byAccount('account_id'), fate: 'unlinked' },
      sealed: { bookings: { purpose: 'booking', column: 'sealed', key: ['id'], contextOf: id } },
      columnTypes: {
        ended_by: "'buyer' | 'staff' | 'system'",
        home: 'BookedHome',
        options: 'readonly { id: string; title: string; price: number }[]',
        paper_sources: 'PaperSources',
        site: 'SiteKey',
        state: 'BookingState',
        status: 'BookingStatus',
        status_before: 'ResidenceStatus',
        terms: 'SaleTerms',
        variant: 'BookingVariant',
      },
    },
    booking_applicants: {
      retention: deletedWith('bookings'),
      person: { category: 'bookings', of: byRowsOf('booking_id', 'bookings'), fate: 'unlinked' },
      columnTypes: { role: 'BookingSigner' },
    },
    booking_line: {
      retention: [deletedWithAccount('Waiting list of a home; also deleted when the home is sold')],
      person: { category: 'bookings', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { site: 'SiteKey' },
    },
    booking_log: {
      retention: deletedWith('bookings'),
      person: {
        category: 'bookings',
        of: byRowsOf('booking_id', 'bookings'),
        fate: 'unlinked',
        hides: ['actor'],
      },
      columnTypes: {
        changed_by: "'buyer' | 'coBuyer' | 'staff' | 'provider' | 'system'",
        detail: 'Record<string, string | number>',
        status: 'BookingStatus',
      },
    },
    booking_requests: {
      retention: [
        {
          name: 'booking requests',
          what: 'Idempotency keys of bookings',
          by: 'sweep',
          sweep: 'bookings',
          after: 'the request',
          since: sql`at`,
          term: { days: 1 },
          because: ['service'],
        },
      ],
      person: { category: 'bookings', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { outcome: "'held' | 'lost'", site: 'SiteKey' },
    },
    followed_home_changes: {
      retention: 'counts',
    },
    held_back_changes: {
      retention: 'publicContent',
      columnTypes: { fact: "'status' | 'sale' | 'price' | 'totalPrice'" },
    },
    stage_changes: {
      retention: 'publicContent',
      columnTypes: { phase_after: 'ProjectPhase', phase_before: 'ProjectPhase' },
    },
  },
}
