// Generates the types of the tables from a migrated database, with the domain's types where SQL only has text.
import type { ColumnMetadata, Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** PostgreSQL's types as `value-parsers.ts` gives them; `_` begins the name of an array. */
const types: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  jsonb: 'unknown',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
}

/** Types that SQL cannot express. JSON is written as text and read as a value. */
const known: Readonly<Record<string, string>> = {
  'account_links.kind': "'confirmEmail' | 'resetPassword' | 'changeEmail'",
  'account_archives.site': 'SiteKey',
  'accounts.mail_language': 'Locale',
  'accounts.organisation': 'AccountOrganisation',
  'associations.organisation': 'AccountOrganisation',
  'audit_log.detail': 'Record<string, string | number | boolean>',
  'booking_applicants.role': 'BookingSigner',
  'booking_log.changed_by': "'buyer' | 'coBuyer' | 'staff' | 'provider' | 'system'",
  'booking_log.detail': 'Record<string, string | number>',
  'booking_log.status': 'BookingStatus',
  'booking_requests.outcome': "'held' | 'lost'",
  'booking_requests.site': 'SiteKey',
  'booking_line.site': 'SiteKey',
  'booking_options.excludes': 'readonly string[]',
  'booking_options.needs': 'readonly string[]',
  'bookings.ended_by': "'buyer' | 'staff' | 'system'",
  'bookings.home': 'BookedHome',
  'bookings.options': 'readonly { id: string; title: string; price: number }[]',
  'bookings.site': 'SiteKey',
  'bookings.state': 'BookingState',
  'bookings.status': 'BookingStatus',
  'bookings.status_before': 'ResidenceStatus',
  'bookings.terms': 'SaleTerms',
  'bookings.variant': 'BookingVariant',
  'case_events.by_party': "'customer' | 'board' | 'staff'",
  'case_events.kind':
    "'created' | 'status' | 'updated' | 'visit' | 'message' | 'reopenRequested' | 'rated' | 'files' | 'shared' | 'unshared'",
  'case_files.kind': 'FileKind',
  'case_messages.by_party': "'customer' | 'board' | 'staff'",
  'member_wishes.wishes': 'HomeWishes',
  'showing_places.site': 'SiteKey',
  'showing_places.state': 'ShowingPlaceState',
  'showings.kind': 'ShowingKind',
  'cases.alternative_contact': 'AlternativeContact',
  'cases.area': 'ErrandArea',
  'cases.closed_by': 'ErrandCloser',
  'cases.role': 'ErrandRole',
  'cases.type': 'ErrandType',
  'case_articles.organisation': 'AccountOrganisation',
  'case_articles.files': 'readonly { readonly name: string; readonly url: string }[]',
  'case_drafts.case_type': 'CaseType',
  'case_places.kind': "CaseBuildingType | 'home'",
  'case_places.organisation': 'AccountOrganisation',
  'case_submissions.case_type': 'CaseType',
  'case_vendor_ids.name':
    "'otherApartmentPlace' | 'otherApartmentProperty' | 'otherApartmentObjectType' | 'skippedObjectType'",
  'case_vendor_ids.organisation': 'AccountOrganisation',
  'held_back_changes.fact': "'status' | 'sale' | 'price' | 'totalPrice'",
  'home_changes.after': 'HomeChange',
  'home_changes.before': 'HomeChange',
  'home_changes.changed_by': "StatusChanger | 'catalogue'",
  'homes.details': 'HomeDetails',
  'identifications.device': 'IdentityDevice',
  'identifications.provider': 'LoginMethod',
  'identifications.purpose': 'AuthFlow',
  'identifications.status': "'pending' | 'proven' | 'concluded' | 'cancelled' | 'failed'",
  'marked_homes.mark': 'HomeMark',
  'marked_homes.status': 'ResidenceStatus',
  'news_items.audience': 'NewsAudience',
  'news_items.language': 'Locale',
  'news_items.site': 'SiteKey',
  'notifications.brand': 'UserBrand',
  'notifications.type': 'NotificationType',
  'saved_search_hits.hit': 'AlertHit',
  'saved_search_links.kind': "'confirm' | 'stop'",
  'print_orders.material': 'PrintedMaterial',
  'print_orders.site': 'SiteKey',
  'saved_searches.kinds': 'AlertKind',
  'seen_lists.list': "'savedSearches' | 'favourites'",
  'saved_searches.rhythm': 'AlertRhythm',
  'sign_in_failures.kind': "'account' | 'address' | 'device' | 'calls'",
  'association_contacts.contact': 'Contact',
  'contact_messages.files': 'readonly string[]',
  'contact_messages.site': 'SiteKey',
  'campaign_codes.brand': 'UserBrand',
  'campaign_code_uses.brand': 'UserBrand',
  'payments.brand': 'UserBrand',
  'payments.provider': 'PaymentProvider',
  'payments.purpose': "'bookingFee' | 'vip' | 'home'",
  'payments.state': 'PaymentState',
  'payments.status': 'BookingPaymentStatus',
  'payment_calls.provider': 'PaymentProvider',
  'payment_refunds.status': "'asked' | 'underWay' | 'done' | 'failed'",
  'premises.details': 'PremisesDetails',
  'residence_days.kind': 'ResidenceDayKind',
  'residence_days.source': 'ResidenceDaySource',
  'residence_people.role': 'ResidenceRole',
  'inspection_remarks.added_by': "'inspector' | 'buyer'",
  'inspections.kind': 'InspectionKind',
  'interior_choices.chosen': 'readonly string[]',
  'interior_orders.options': 'readonly { id: string; group: string; title: string; price: number }[]',
  'option_groups.rule': 'InteriorRule',
  'residences.home': 'ResidenceHome',
  'residences.site': 'SiteKey',
  'booking_signatures.provider': 'LoginMethod',
  'booking_signatures.role': 'BookingSigner',
  'document_openings.role': 'BookingSigner',
  'residence_document_signers.role': 'BookingSigner',
  'residence_documents.kind': 'ResidenceDocumentKind',
  'residence_payments.kind': 'PlannedPaymentKind',
  'residence_payments.status': "'open' | 'paid' | 'cancelled'",
  'signings.device': 'IdentityDevice',
  'signings.provider': 'LoginMethod',
  'signings.role': 'BookingSigner',
  'signings.status': "'pending' | 'answered' | 'signed' | 'cancelled' | 'failed'",
  'site_consents.brand': 'UserBrand',
  'stage_changes.phase_after': 'ProjectPhase',
  'stage_changes.phase_before': 'ProjectPhase',
  'stages.details': 'StageDetails',
  'tags.details': 'Tag',
  'tags.kind': 'TagKind',
  'telling_stops.channel': 'NotificationChannel',
  'telling_stops.kind': 'OptionalTopic',
  'uploads.kind': 'FileKind',
  'uploads.owner_kind': "'draft' | 'account'",
  'uploads.purpose': 'UploadPurpose',
  'uploads.refusal': 'FileRefusal',
  'staff_tasks.kind': "'payBack' | 'checkPayment' | 'checkRefund'",
  'staff_tasks.site': 'SiteKey',
  'uploads.site': 'SiteKey',
  'uploads.state': 'UploadState',
  'user_payments.brand': 'UserBrand',
  'user_payments.status': 'UserPaymentStatus',
  'vip_memberships.brand': 'UserBrand',
}

const typeOf = (table: string, { name, dataType, isNullable, hasDefaultValue }: ColumnMetadata): string => {
  const isArray = dataType.startsWith('_')
  const plain = known[`${table}.${name}`] ?? types[isArray ? dataType.slice(1) : dataType]
  if (plain === undefined) throw new Error(`How is ${dataType} of ${table}.${name} read?`)
  const orNull = isNullable ? ' | null' : ''
  const type = `${isArray ? `readonly ${plain}[]` : plain}${orNull}`
  if (dataType === 'jsonb') return `ColumnType<${type}, string${orNull}, string${orNull}>`
  return hasDefaultValue ? `Generated<${type}>` : type
}

/** The formatter's line width. */
const lineWidth = 110

/** A column as the formatter writes it: a long union has a line for each of its types. */
const lineOf = (column: string, type: string): string => {
  const line = `  ${column}: ${type}`
  if (line.length <= lineWidth || !/^'\w+'(?: \| '\w+')+$/.test(type)) return line
  return `  ${column}:\n${type
    .split(' | ')
    .map((each) => `    | ${each}`)
    .join('\n')}`
}

/** `account_links` → `AccountLinks`. */
const pascal = (name: string): string =>
  name
    .split('_')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('')

/** The text of `database/tables.ts`. */
export const generateTables = async (db: Kysely<Schema>): Promise<string> => {
  // The tables of jobs belong to pg-boss, in a separate schema.
  const tables = (await db.introspection.getTables())
    .filter(({ schema }) => schema === 'public')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const interfaces = tables.map(
    ({ name, columns }) =>
      `export interface ${pascal(name)} {\n${columns
        .map((column) => lineOf(column.name, typeOf(name, column)))
        .join('\n')}\n}\n`,
  )
  const words = [
    ...new Set(Object.values(known).flatMap((type) => /^[A-Z]\w+(?=$| \|)/.exec(type) ?? [])),
  ].sort()
  return [
    '// The tables as the migrations leave them. Written by `generate-tables.ts`: vitest run --project server tables -u',
    `import type {\n${words.map((word) => `  ${word},\n`).join('')}} from '@husrum/domain'`,
    `import type { ColumnType, Generated } from 'kysely'\n`,
    ...interfaces,
    `export interface Tables {\n${tables.map(({ name }) => `  ${name}: ${pascal(name)}`).join('\n')}\n}\n`,
  ].join('\n')
}
