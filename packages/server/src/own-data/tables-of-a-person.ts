// Every table that contains personal data: what the archive includes of it, and what happens to it when the account is deleted.
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

/** Categories of personal data, in display order. */
export const dataSubjects = [
  'account',
  'signIn',
  'consent',
  'membership',
  'bookings',
  'homes',
  'payments',
  'documents',
  'errands',
  'searches',
  'messages',
  'files',
] as const
export type DataSubject = (typeof dataSubjects)[number]

/**
 * What happens to rows when the account is deleted. `goes`: they are deleted, by the database's own rule or by
 * `delete-account.ts`. `unlinked`: they stay without the name, as the law requires or because others need them.
 */
export type Fate = 'goes' | 'unlinked'

export interface PersonalTable {
  readonly subject: DataSubject
  /** The rows that belong to an account. */
  readonly of: (accountId: string) => RawBuilder<boolean>
  readonly fate: Fate
  /** Columns that are not included: keyed hashes, database counters, data of others or of the company. Binary columns never are. */
  readonly hides?: readonly string[]
}

const named =
  (column: string) =>
  (accountId: string): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)} = ${accountId}::uuid`

/** Rows that refer to rows of another table that belong to the account. */
const below =
  (column: string, table: keyof Tables, { key = 'id', owner = 'account_id' } = {}) =>
  (accountId: string): RawBuilder<boolean> =>
    sql<boolean>`${sql.ref(column)} in (select ${sql.ref(key)} from ${sql.table(table)} where ${sql.ref(owner)} = ${accountId}::uuid)`

const ofBooking = below('booking_id', 'bookings')
const ofErrand = below('case_id', 'cases', { owner: 'reporter_id' })
const ofResidence = below('residence_id', 'residence_people', { key: 'residence_id' })

const goes = 'goes' as const
const unlinked = 'unlinked' as const

export const tablesOfAPerson: { readonly [Name in keyof Tables]?: PersonalTable } = {
  accounts: { subject: 'account', of: named('id'), fate: goes, hides: ['password_hash', 'email_key'] },
  telling_stops: { subject: 'messages', of: named('account_id'), fate: goes },
  account_links: { subject: 'signIn', of: named('account_id'), fate: goes },
  account_undos: { subject: 'signIn', of: named('account_id'), fate: goes },
  sessions: {
    subject: 'signIn',
    of: named('account_id'),
    fate: goes,
    hides: ['token_id', 'previous_token_id'],
  },
  identifications: {
    subject: 'signIn',
    of: named('account_id'),
    fate: goes,
    hides: ['session_id', 'outcome'],
  },
  audit_log: { subject: 'signIn', of: named('account_id'), fate: unlinked },
  association_members: { subject: 'account', of: named('account_id'), fate: goes },
  site_consents: { subject: 'consent', of: named('account_id'), fate: goes },
  vip_memberships: { subject: 'membership', of: named('account_id'), fate: goes },
  user_payments: { subject: 'membership', of: named('account_id'), fate: goes },
  campaign_code_uses: { subject: 'membership', of: named('account_id'), fate: goes },
  bookings: { subject: 'bookings', of: named('account_id'), fate: unlinked },
  booking_applicants: { subject: 'bookings', of: ofBooking, fate: unlinked },
  booking_log: { subject: 'bookings', of: ofBooking, fate: unlinked, hides: ['actor'] },
  booking_line: { subject: 'bookings', of: named('account_id'), fate: goes },
  booking_requests: { subject: 'bookings', of: named('account_id'), fate: goes },
  booking_invitations: { subject: 'bookings', of: ofBooking, fate: unlinked },
  booking_withdrawals: { subject: 'bookings', of: ofBooking, fate: unlinked },
  booking_papers_sent: { subject: 'documents', of: ofBooking, fate: unlinked },
  booking_documents: { subject: 'documents', of: ofBooking, fate: unlinked },
  booking_signatures: {
    subject: 'documents',
    of: (accountId) =>
      sql<boolean>`(booking_id in (select id from bookings where account_id = ${accountId}::uuid)
        or residence_document_id in
          (select document_id from residence_document_signers where account_id = ${accountId}::uuid))`,
    fate: unlinked,
  },
  residence_documents: { subject: 'documents', of: ofResidence, fate: unlinked },
  residence_document_signers: { subject: 'documents', of: named('account_id'), fate: unlinked },
  document_openings: { subject: 'documents', of: ofBooking, fate: unlinked },
  signings: { subject: 'documents', of: named('account_id'), fate: unlinked },
  residence_people: { subject: 'homes', of: named('account_id'), fate: goes },
  residences: {
    subject: 'homes',
    of: below('id', 'residence_people', { key: 'residence_id' }),
    fate: unlinked,
  },
  residence_days: { subject: 'homes', of: ofResidence, fate: unlinked },
  residence_payments: { subject: 'payments', of: ofResidence, fate: unlinked },
  interior_choices: { subject: 'homes', of: ofResidence, fate: unlinked },
  interior_orders: { subject: 'homes', of: ofResidence, fate: unlinked },
  interior_letters: { subject: 'homes', of: ofResidence, fate: unlinked },
  inspections: { subject: 'homes', of: ofResidence, fate: unlinked },
  inspection_remarks: {
    subject: 'homes',
    of: (accountId) =>
      sql<boolean>`inspection_id in (select inspections.id from inspections
        join residence_people on residence_people.residence_id = inspections.residence_id
        where residence_people.account_id = ${accountId}::uuid)`,
    fate: unlinked,
    hides: ['request_key'],
  },
  member_wishes: { subject: 'membership', of: named('account_id'), fate: goes },
  payments: { subject: 'payments', of: named('account_id'), fate: unlinked },
  payment_refunds: { subject: 'payments', of: below('payment_id', 'payments'), fate: unlinked },
  staff_tasks: { subject: 'payments', of: named('account_id'), fate: unlinked, hides: ['done_by'] },
  payment_calls: { subject: 'payments', of: below('payment_id', 'payments'), fate: unlinked },
  cases: { subject: 'errands', of: named('reporter_id'), fate: unlinked },
  case_reports: { subject: 'errands', of: named('account_id'), fate: goes },
  case_events: { subject: 'errands', of: named('account_id'), fate: unlinked },
  case_messages: { subject: 'errands', of: named('account_id'), fate: unlinked },
  case_files: { subject: 'errands', of: ofErrand, fate: unlinked },
  case_followers: { subject: 'errands', of: named('account_id'), fate: goes },
  case_drafts: { subject: 'errands', of: named('account_id'), fate: goes },
  case_submissions: { subject: 'errands', of: named('account_id'), fate: goes },
  case_requests: { subject: 'errands', of: named('account_id'), fate: goes },
  case_typed_forms: { subject: 'errands', of: named('account_id'), fate: goes },
  case_agreements: { subject: 'homes', of: named('account_id'), fate: goes },
  interests: {
    subject: 'searches',
    of: named('account_id'),
    fate: goes,
    hides: ['email_key', 'request_key'],
  },
  saved_searches: { subject: 'searches', of: named('account_id'), fate: goes, hides: ['email_key'] },
  saved_search_hits: { subject: 'searches', of: below('saved_search_id', 'saved_searches'), fate: goes },
  saved_search_links: { subject: 'searches', of: below('saved_search_id', 'saved_searches'), fate: goes },
  marked_homes: { subject: 'searches', of: named('account_id'), fate: goes },
  print_orders: { subject: 'homes', of: named('account_id'), fate: goes },
  seen_lists: { subject: 'searches', of: named('account_id'), fate: goes },
  visits: { subject: 'searches', of: named('account_id'), fate: goes },
  notifications: { subject: 'messages', of: named('account_id'), fate: goes },
  news_reads: { subject: 'messages', of: named('account_id'), fate: goes },
  contact_messages: { subject: 'messages', of: named('account_id'), fate: goes },
  contact_typed_forms: { subject: 'messages', of: named('account_id'), fate: goes },
  print_typed_forms: { subject: 'messages', of: named('account_id'), fate: goes },
  showing_places: { subject: 'homes', of: named('account_id'), fate: goes },
  uploads: {
    subject: 'files',
    // Also files that were uploaded with a report before it was submitted.
    of: (accountId) => sql<boolean>`owner_id = ${accountId}::uuid and owner_kind = 'account'`,
    fate: goes,
  },
  account_archives: { subject: 'account', of: named('account_id'), fate: goes },
}

/** Tables that refer to those above but contain no personal data, each with the reason. */
export const tablesOfNoPerson: { readonly [Name in keyof Tables]?: string } = {
  booking_options: 'Public options of a stage.',
  news_items: 'Public news about a home, a house or an association.',
  contract_party_links: 'Persons whose account is deleted: staff answer them from `contract_parties`.',
  control_points: 'Belongs to an inspection round of the association.',
  rounds: 'Belongs to the association, regardless of the reporter.',
}
