// How long each table keeps what it knows of people, and why no longer: one list for the daily job, its report and the guide.
import type { CountryCode } from '@husrum/domain'
import { caseDraftLifetime } from '@husrum/domain'
import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import { auditKeptMs, interestsKeptMs } from '../accounts/sweep-accounts.ts'
import type { Tables } from '../database/tables.ts'
import { isOverCase } from '../errands/errand-lists.ts'
import { newsKeptMs } from '../saved-searches/sweep-saved-searches.ts'
import { placesKeptFor, visitorsKeptFor } from '../showings/sweep-showings.ts'
import { visitDays } from '../visits/postgres-visits.ts'

/** How long after an event. `fromYearsEnd`: from the end of the calendar year of it, as bookkeeping counts. */
export interface Term {
  readonly hours?: number
  readonly days?: number
  readonly months?: number
  readonly years?: number
  readonly fromYearsEnd?: true
}

/** The law or the purpose, as a data protection officer would cite it. */
export const grounds = {
  minimal: 'GDPR art. 5(1)(c) and (e): no purpose is left',
  service: 'GDPR art. 6(1)(b): what its owner uses it for',
  consent: 'GDPR art. 7(1): proof of consent',
  security: 'GDPR art. 6(1)(f) and 32: finding misuse',
  accountability: 'GDPR art. 5(2): answering for what was let go of',
  bookkeeping:
    'Accounts: bokföringslagen (1999:1078) 7:2, bokføringsloven § 13, kirjanpitolaki (1336/1997) 2:10',
  limitation:
    'Claims: preskriptionslagen (1981:130) § 2, foreldelsesloven §§ 2 and 10, asuntokauppalaki (843/1994)',
  withdrawal: 'Contracts at a distance: lag (2005:59), angrerettloven, kuluttajansuojalaki 6',
} as const
export type Ground = keyof typeof grounds

interface Common {
  /** By which reports know it. */
  readonly name: string
  readonly table: keyof Tables
  readonly what: string
  readonly because: readonly [Ground, ...Ground[]]
}

interface Timed extends Common {
  /** In the words of the guide: "the last letter". */
  readonly after: string
  readonly since: RawBuilder<unknown>
  /** Where the term is not the same in all countries, the column `site_id` tells which holds. */
  readonly term: Term | Readonly<Record<CountryCode, Term>>
  /** Rows that it is about; all of the table if absent. */
  readonly of?: RawBuilder<SqlBool>
}

/**
 * `retention`: the daily job deletes them, or empties some columns of theirs. `sweep`: another job does, more often; it is only
 * counted. `with`: the database deletes them with a row of another table. `account`: they go when their owner deletes them or
 * the account.
 */
export type RetentionRule =
  | (Timed & { readonly by: 'retention'; readonly clears?: Readonly<Record<string, RawBuilder<unknown>>> })
  | (Timed & { readonly by: 'sweep'; readonly sweep: string })
  | (Common & { readonly by: 'with'; readonly parent: keyof Tables })
  | (Common & { readonly by: 'account' })

export type TimedRule = Extract<RetentionRule, Timed>
export type OwnRule = Extract<RetentionRule, { by: 'retention' }>

const inDays = (ms: number): Term => ({ days: ms / 86_400_000 })

/** Limitation of claims on a seller of homes; longer than any of the three countries asks for accounts. */
const claims: Term = { years: 10 }
/** From the end of the year: seven in Sweden, five in Norway, six for vouchers in Finland. */
const accounts: Readonly<Record<CountryCode, Term>> = {
  SE: { years: 7, fromYearsEnd: true },
  NO: { years: 5, fromYearsEnd: true },
  FI: { years: 6, fromYearsEnd: true },
}

const isBookingOver = sql`bookings.status in ('completed', 'cancelled', 'expired', 'failed')`
const endOfBooking = sql`coalesce((select max(booking_log.at) from booking_log where booking_log.booking_id = bookings.id),
  bookings.started_at)`
const hasSignatures = sql`exists (select from booking_signatures where booking_signatures.booking_id = bookings.id)`
const hasPayments = sql`exists (select from payments where payments.booking_id = bookings.id::text)`
const hasResidence = sql`exists (select from residences where residences.booking_id = bookings.id)`
const endOfCase = sql`coalesce(cases.done_at, cases.status_since)`

const withParent = (parent: keyof Tables, tables: readonly (keyof Tables)[]): RetentionRule[] =>
  tables.map((table) => ({
    name: table,
    table,
    what: '',
    by: 'with',
    parent,
    because: ['minimal'],
  }))

const withAccount = (what: Readonly<Partial<Record<keyof Tables, string>>>): RetentionRule[] =>
  Object.entries(what).map(([table, words]) => ({
    name: table,
    table: table as keyof Tables,
    what: words,
    by: 'account',
    because: ['service'],
  }))

/** Each name once, and at least one rule for each table that knows of people. */
export const retentionRules: readonly RetentionRule[] = [
  // Bookings and what was signed and paid in them
  {
    name: 'bookings never signed',
    table: 'bookings',
    what: 'Bookings that ended unsigned and unpaid, with all that was typed in them',
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
    table: 'bookings',
    what: 'Contracts that were signed or paid and came to no home: papers, evidence, payments',
    by: 'retention',
    after: 'their end',
    since: endOfBooking,
    term: claims,
    of: sql`(${isBookingOver} and (bookings.signed_at is not null or ${hasSignatures} or ${hasPayments}) and not ${hasResidence})`,
    because: ['limitation', 'bookkeeping', 'withdrawal'],
  },
  {
    name: 'loan promises',
    table: 'uploads',
    what: 'Loan promises sent with a booking',
    by: 'retention',
    after: 'the booking was completed',
    since: sql`(select bookings.completed_at from bookings where 'booking:' || bookings.id = uploads.claimed_by)`,
    term: { years: 1 },
    of: sql`uploads.claimed_by like 'booking:%'`,
    clears: { claimed_by: sql`null`, expires_at: sql`'epoch'` },
    because: ['minimal'],
  },
  ...withParent('bookings', [
    'booking_applicants',
    'booking_log',
    'booking_invitations',
    'booking_documents',
    'booking_signatures',
    'booking_withdrawals',
    'booking_papers_sent',
    'document_openings',
  ]),
  {
    name: 'booking requests',
    table: 'booking_requests',
    what: 'Keys by which a request that is sent twice is one',
    by: 'sweep',
    sweep: 'bookings',
    after: 'the request',
    since: sql`at`,
    term: { days: 1 },
    because: ['service'],
  },
  {
    name: 'signings',
    table: 'signings',
    what: 'Signings under way; what was signed is kept as evidence',
    by: 'sweep',
    sweep: 'signings',
    after: 'they run out',
    since: sql`expires_at`,
    term: {},
    because: ['service'],
  },
  {
    name: 'payments of memberships',
    table: 'payments',
    what: 'What was paid for memberships, with receipts and what went back',
    by: 'retention',
    after: 'the payment',
    since: sql`paid_at`,
    term: accounts,
    of: sql`(purpose = 'vip' and status = 'paid' and not exists
      (select from payment_refunds where payment_id = payments.id and payment_refunds.status <> 'done'))`,
    because: ['bookkeeping'],
  },
  {
    name: 'payments never made',
    table: 'payments',
    what: 'Payments that were begun and not made',
    by: 'retention',
    after: 'they were begun',
    since: sql`created_at`,
    term: { days: 90 },
    of: sql`status in ('declined', 'failed', 'cancelled')`,
    because: ['minimal'],
  },
  ...withParent('payments', ['payment_refunds', 'payment_calls']),

  // Homes that are somebody's
  {
    name: 'homes',
    table: 'residences',
    what: 'Homes that nobody has in My Pages any more: contract, payments, papers, choices, inspections',
    by: 'retention',
    after: 'the home was handed over, or whoever had it left',
    since: sql`greatest(completed_on, left_on, agreed_on)::timestamptz`,
    term: claims,
    of: sql`(not exists (select from residence_people where residence_people.residence_id = residences.id))`,
    because: ['limitation', 'bookkeeping'],
  },
  ...withParent('residences', [
    'residence_days',
    'residence_payments',
    'residence_documents',
    'interior_choices',
    'interior_orders',
    'interior_letters',
    'inspections',
  ]),
  ...withParent('residence_documents', ['residence_document_signers']),
  ...withParent('inspections', ['inspection_remarks']),
  {
    name: 'print orders',
    table: 'print_orders',
    what: 'Printed material that was ordered, with the address that it went to',
    by: 'retention',
    after: 'it was posted, or ordered where it never was',
    since: sql`coalesce(posted_at, ordered_at + interval '9 months')`,
    term: { days: 90 },
    because: ['minimal'],
  },

  // Errands
  {
    name: 'contacts of errands',
    table: 'cases',
    what: 'How to reach whoever reported a fault; the fault itself stays',
    by: 'retention',
    after: 'the errand was done',
    since: endOfCase,
    term: { years: 1 },
    of: sql`(${isOverCase} and (contact_email <> '' or contact_phone <> '' or alternative_contact is not null
      or copy_to is not null or other_resident_info <> ''))`,
    clears: {
      contact_email: sql`''`,
      contact_phone: sql`''`,
      alternative_contact: sql`null`,
      copy_to: sql`null`,
      other_resident_info: sql`''`,
    },
    because: ['minimal'],
  },
  {
    name: 'errands',
    table: 'cases',
    what: 'Faults, what was said of them, and their files',
    by: 'retention',
    after: 'the errand was done',
    since: endOfCase,
    term: claims,
    of: isOverCase,
    because: ['limitation'],
  },
  ...withParent('cases', ['case_events', 'case_messages', 'case_files', 'case_reports', 'case_followers']),
  {
    name: 'drafts of errands',
    table: 'case_drafts',
    what: 'Reports that were begun and not sent, with their files',
    by: 'sweep',
    sweep: 'case drafts',
    after: `${caseDraftLifetime.value} hours after they were last changed`,
    since: sql`expires_at`,
    term: {},
    because: ['minimal'],
  },
  {
    name: 'sent errands',
    table: 'case_submissions',
    what: 'Keys by which a report that is sent twice is one',
    by: 'sweep',
    sweep: 'case drafts',
    after: 'it was sent',
    since: sql`created_at`,
    term: { days: 1 },
    because: ['service'],
  },
  {
    name: 'changes of errands',
    table: 'case_requests',
    what: 'Keys by which a change that is sent twice is one',
    by: 'sweep',
    sweep: 'errands',
    after: 'it was sent',
    since: sql`at`,
    term: { days: 1 },
    because: ['service'],
  },
  {
    name: 'typed errand forms',
    table: 'case_typed_forms',
    what: 'Forms that came back with something to correct',
    by: 'sweep',
    sweep: 'errands',
    after: 'a day after they came back',
    since: sql`expires_at`,
    term: {},
    because: ['service'],
  },

  // Messages
  {
    name: 'messages to contacts',
    table: 'contact_messages',
    what: 'Messages to the contacts of homes, with their files; the contact has the letter',
    by: 'retention',
    after: 'they were sent',
    since: sql`sent_at`,
    term: { years: 1 },
    because: ['minimal'],
  },
  {
    name: 'typed contact forms',
    table: 'contact_typed_forms',
    what: 'Forms that came back with something to correct',
    by: 'sweep',
    sweep: 'contact forms',
    after: 'a day after they came back',
    since: sql`expires_at`,
    term: {},
    because: ['service'],
  },
  {
    name: 'notifications',
    table: 'notifications',
    what: 'What the bell told',
    by: 'retention',
    after: 'it was told',
    since: sql`created_at`,
    term: { years: 1 },
    because: ['minimal'],
  },

  // Searching
  {
    name: 'interests',
    table: 'interests',
    what: 'Who is interested in a home or a project, and their message',
    by: 'sweep',
    sweep: 'accounts',
    after: 'it was last changed',
    since: sql`changed_at`,
    term: inDays(interestsKeptMs),
    because: ['minimal'],
  },
  {
    name: 'searches nobody confirmed',
    table: 'saved_searches',
    what: 'Searches followed by letter whose address was never confirmed, and those that were removed',
    by: 'sweep',
    sweep: 'saved searches',
    after: 'they were made',
    since: sql`created_at`,
    term: { days: 2 },
    of: sql`confirmed_at is null`,
    because: ['minimal'],
  },
  {
    name: 'searches of silent addresses',
    table: 'saved_searches',
    what: 'Searches of addresses without an account, which nobody has changed since: they can be begun anew',
    by: 'retention',
    after: 'the address was confirmed',
    since: sql`confirmed_at`,
    term: { years: 2 },
    of: sql`account_id is null`,
    because: ['minimal'],
  },
  {
    name: 'hits of searches',
    table: 'saved_search_hits',
    what: 'Homes that a letter has told of',
    by: 'sweep',
    sweep: 'saved searches',
    after: 'the home changed',
    since: sql`(select home_changes.changed_at from home_changes where home_changes.id = saved_search_hits.change_id)`,
    term: inDays(newsKeptMs),
    of: sql`told`,
    because: ['minimal'],
  },
  {
    name: 'links in letters of searches',
    table: 'saved_search_links',
    what: 'Links by which a search is confirmed or stopped',
    by: 'sweep',
    sweep: 'saved searches',
    after: 'they run out',
    since: sql`expires_at`,
    term: {},
    because: ['service'],
  },
  {
    name: 'visits',
    table: 'visits',
    what: 'Homes that somebody looked at, with consent to statistics',
    by: 'sweep',
    sweep: 'visits',
    after: 'the visit',
    since: sql`visited_at`,
    term: { days: visitDays },
    because: ['minimal'],
  },

  // Showings
  {
    name: 'places at showings',
    table: 'showing_places',
    what: 'Members who came to a showing',
    by: 'sweep',
    sweep: 'showings',
    after: 'the showing',
    since: sql`(select showings.ends_at from showings where showings.id = showing_places.showing_id)`,
    term: inDays(placesKeptFor),
    because: ['minimal'],
  },
  {
    name: 'guests of showings',
    table: 'showing_visitors',
    what: 'Guests who came by without an account',
    by: 'sweep',
    sweep: 'showings',
    after: 'the showing',
    since: sql`(select showings.ends_at from showings where showings.id = showing_visitors.showing_id)`,
    term: inDays(visitorsKeptFor),
    because: ['minimal'],
  },

  // Accounts and signing in
  {
    name: 'accounts nobody confirmed',
    table: 'accounts',
    what: 'Accounts whose address was never confirmed',
    by: 'sweep',
    sweep: 'accounts',
    after: 'they were made',
    since: sql`created_at`,
    term: { days: 2 },
    of: sql`(email_confirmed_at is null and identity_lookup is null and password_hash is not null)`,
    because: ['minimal'],
  },
  {
    name: 'links of accounts',
    table: 'account_links',
    what: 'Links in letters: confirming an address, a new password',
    by: 'sweep',
    sweep: 'accounts',
    after: 'they have run out',
    since: sql`expires_at`,
    term: { days: 1 },
    because: ['service'],
  },
  {
    name: 'undoing changes of accounts',
    table: 'account_undos',
    what: 'What an account was before its address was changed',
    by: 'sweep',
    sweep: 'accounts',
    after: 'they run out',
    since: sql`expires_at`,
    term: {},
    because: ['service'],
  },
  {
    name: 'archives',
    table: 'account_archives',
    what: 'All that is known of somebody, packed for them',
    by: 'sweep',
    sweep: 'own-data',
    after: 'a week after it was made',
    since: sql`expires_at`,
    term: {},
    because: ['minimal'],
  },
  {
    name: 'sessions',
    table: 'sessions',
    what: 'Where somebody is signed in',
    by: 'sweep',
    sweep: 'sessions',
    after: 'they ended',
    since: sql`least(expires_at, ended_at)`,
    term: { days: 1 },
    because: ['security'],
  },
  {
    name: 'identifications',
    table: 'identifications',
    what: 'Identifications under way',
    by: 'sweep',
    sweep: 'identifications',
    after: 'they run out',
    since: sql`expires_at`,
    term: {},
    because: ['service'],
  },
  {
    name: 'failed sign-ins',
    table: 'sign_in_failures',
    what: 'Keyed hashes by which guessing is slowed down',
    by: 'sweep',
    sweep: 'accounts',
    after: 'they failed',
    since: sql`failed_at`,
    term: { hours: 1 },
    because: ['security'],
  },
  {
    name: 'audit log',
    table: 'audit_log',
    what: 'Who signed in and what was changed in accounts; networks without their last part',
    by: 'sweep',
    sweep: 'accounts',
    after: 'it happened',
    since: sql`at`,
    term: inDays(auditKeptMs),
    because: ['security'],
  },
  {
    name: 'choices of cookies',
    table: 'consent_records',
    what: 'What a browser without a name agreed to',
    by: 'sweep',
    sweep: 'consent',
    after: 'the choice',
    since: sql`recorded_at`,
    term: { months: 24 },
    because: ['consent'],
  },
  {
    name: 'files not attached',
    table: 'uploads',
    what: 'Files that were sent and never attached to anything, or let go of',
    by: 'sweep',
    sweep: 'uploads',
    after: 'the day in which they can be attached',
    since: sql`expires_at`,
    term: { hours: 1 },
    of: sql`claimed_by is null`,
    because: ['minimal'],
  },
  ...withAccount({
    accounts: 'Name, address, identity (encrypted) and settings of whoever has an account',
    telling_stops: 'What somebody does not want to be told',
    association_members: 'Whose board somebody sits on',
    site_consents: 'On which sites somebody agreed to be known',
    vip_memberships: 'Memberships',
    user_payments: 'How a membership was paid; the payment itself is kept for the accounts',
    campaign_code_uses: 'Codes that were used, once for each person',
    booking_line: 'Who stands in line for a home; also gone when it is sold',
    residence_people: 'Whose home it is',
    member_wishes: 'What a member wishes of homes',
    case_agreements: 'Whose faults are covered by an agreement',
    saved_searches: 'Searches that somebody with an account follows',
    marked_homes: 'Favourites',
    seen_lists: 'How far a list was read',
    news_reads: 'Which news was read',
  }),
  {
    name: 'reports of retention',
    table: 'retention_runs',
    what: 'What was let go of, by number; nobody is named',
    by: 'retention',
    after: 'the run',
    since: sql`at`,
    term: { years: 3 },
    because: ['accountability'],
  },
]

/** Tables that know of nobody, and why. */
export const tablesWithoutPeople: Readonly<Record<string, readonly (keyof Tables)[]>> = {
  'The catalogue and what is told to everybody': [
    'booking_options',
    'campaign_codes',
    'case_articles',
    'case_assets',
    'case_places',
    'case_rooms',
    'case_vendor_ids',
    'catalogue_state',
    'content_frames',
    'content_pages',
    'content_redirects',
    'content_state',
    'content_versions',
    'explorer_data',
    'explorer_pictures',
    'former_homes',
    'home_changes',
    'home_search',
    'homes',
    'news_items',
    'option_groups',
    'premises',
    'showings',
    'stage_changes',
    'stages',
    'tags',
    'web_assets',
  ],
  'Associations: whom to call at work, and their rounds': [
    'association_contacts',
    'association_facts',
    'associations',
    'control_points',
    'rounds',
  ],
  'Counts and numbers': [
    'followed_home_changes',
    'measurements',
    'receipt_numbers',
    'saved_search_state',
    'settings',
    'stage_visits',
  ],
}
