// The tables as the migrations leave them. Written by `generate-tables.ts`: vitest run --project server tables -u
import type {
  AccountOrganisation,
  AlertHit,
  AlertKind,
  AlertRhythm,
  AlternativeContact,
  AuthFlow,
  BookedHome,
  BookingPaymentStatus,
  BookingSigner,
  BookingState,
  BookingStatus,
  BookingVariant,
  CaseBuildingType,
  CaseType,
  CatalogueKind,
  CatalogueRecord,
  Contact,
  ErrandArea,
  ErrandCloser,
  ErrandRole,
  ErrandType,
  FileKind,
  FileRefusal,
  HomeChange,
  HomeDetails,
  HomeMark,
  HomePaperKind,
  HomeWishes,
  IdentityDevice,
  InspectionKind,
  InteriorRule,
  Locale,
  LoginMethod,
  MediaProblem,
  MediaType,
  NewsAudience,
  NotificationChannel,
  NotificationType,
  OptionalTopic,
  OrderListRows,
  PaperKind,
  PaperSources,
  PaperVisibility,
  PaymentPlan,
  PaymentProvider,
  PaymentState,
  PlacesOfPremises,
  PlanDue,
  PlannedPaymentKind,
  PremisesDetails,
  PrintedMaterial,
  ProjectPhase,
  ResidenceDayKind,
  ResidenceDaySource,
  ResidenceDocumentKind,
  ResidenceHome,
  ResidenceRole,
  ResidenceStatus,
  SaleTerms,
  Seller,
  ShowingKind,
  ShowingPlaceState,
  SiteKey,
  StageDetails,
  StatusChanger,
  Tag,
  TagKind,
  UploadPurpose,
  UploadState,
  UserBrand,
  UserPaymentStatus,
} from '@husrum/domain'
import type { ColumnType, Generated } from 'kysely'

export interface AccountArchives {
  account_id: string
  asked_at: string
  site: SiteKey
  origin: string
  made_at: string | null
  sealed: Uint8Array | null
  bytes: number | null
  expires_at: string
}

export interface AccountLinks {
  id: Generated<string>
  account_id: string
  kind: 'confirmEmail' | 'resetPassword' | 'changeEmail'
  secret_hash: Uint8Array
  new_email: string | null
  failures: Generated<number>
  expires_at: string
  used_at: string | null
  credentials_version: Generated<number>
}

export interface AccountUndos {
  id: Generated<number>
  account_id: string
  secret_hash: Uint8Array
  email: string
  had_identity: boolean
  expires_at: string
}

export interface Accounts {
  id: Generated<string>
  organisation: AccountOrganisation
  first_name: string
  last_name: string
  email: string
  email_key: string
  email_confirmed_at: string | null
  phone: string | null
  address: string | null
  postal_code: string | null
  city: string | null
  country: string | null
  birth_date: string | null
  newsletter: Generated<boolean>
  has_account: Generated<boolean>
  password_hash: string | null
  requires_identity: Generated<boolean>
  identity_lookup: Uint8Array | null
  identity_sealed: Uint8Array | null
  identity_country: string | null
  first_identity_login_at: string | null
  latest_identity_login_at: string | null
  created_at: Generated<string>
  mail_language: Locale | null
  preferred_name: string | null
  identity_tied_at: string | null
  credentials_version: Generated<number>
}

export interface AssociationContacts {
  association_id: string
  place: number
  contact: ColumnType<Contact, string, string>
}

export interface AssociationFacts {
  association_id: string
  organisation_number: string
  board_email: string
}

export interface AssociationMembers {
  association_id: string
  account_id: string
  expected_id: string | null
}

export interface Associations {
  id: Generated<string>
  organisation: AccountOrganisation
  name: string
  active_financial_management: boolean
}

export interface AuditLog {
  id: Generated<string>
  at: Generated<string>
  event: string
  account_id: string | null
  site_id: number | null
  request_id: string | null
  detail: ColumnType<Record<string, string | number | boolean> | null, string | null, string | null>
  network: string | null
}

export interface BankFiles {
  id: Generated<string>
  sha256: string
  name: string
  format: string
  added_at: string
  added_by: string
}

export interface BankLineParts {
  line_id: string
  residence_payment_id: string
  amount: number
  matched_at: string
  matched_by: string
}

export interface BankLines {
  id: Generated<string>
  file_id: string | null
  account: string
  entry_id: string
  seller: string
  booked_on: string
  amount: number
  currency: string
  reference: string
  payer: string
  message: string
  added_at: string
  added_by: string
  reversed_by: string | null
}

export interface BookingApplicants {
  booking_id: string
  role: BookingSigner
  identity_lookup: Uint8Array
  email_lookup: Uint8Array
}

export interface BookingDocuments {
  booking_id: string
  document_id: string
  hash: string
  language: string
  title: string
  html_sealed: Uint8Array
  pdf_sealed: Uint8Array
  pdf_hash: string
  made_at: string
}

export interface BookingInvitations {
  id: string
  booking_id: string
  token_hash: Uint8Array
  flow_hash: Uint8Array | null
  sent_at: string
  ended_at: string | null
  code_hash: Uint8Array | null
}

export interface BookingLine {
  object_id: string
  account_id: string
  site: SiteKey
  origin: string
  place: Generated<number>
  joined_at: string
  offered_until: string | null
}

export interface BookingLog {
  id: Generated<number>
  booking_id: string
  at: string
  kind: string
  changed_by: 'buyer' | 'coBuyer' | 'staff' | 'provider' | 'system'
  status: BookingStatus
  reason: string | null
  detail: ColumnType<Record<string, string | number> | null, string | null, string | null>
  actor: string | null
}

export interface BookingOptions {
  stage_id: string
  id: string
  place: number
  option_group: string
  title: string
  text: Generated<string>
  price: number
  image: string | null
  deadline: string | null
  is_standard: Generated<boolean>
  needs: ColumnType<readonly string[], string, string>
  excludes: ColumnType<readonly string[], string, string>
  is_withdrawn: Generated<boolean>
}

export interface BookingPapersSent {
  booking_id: string
  kind: string
  sent_at: string
}

export interface BookingRequests {
  id: string
  account_id: string
  site: SiteKey
  key: string
  object_id: string
  outcome: 'held' | 'lost'
  at: string
}

export interface BookingSignatures {
  id: string
  booking_id: string | null
  role: BookingSigner
  provider: LoginMethod
  signed_at: string
  agreement_hash: string
  evidence_sealed: Uint8Array
  seal: Uint8Array
  seal_key: string
  voided_at: string | null
  residence_document_id: string | null
}

export interface BookingWithdrawals {
  booking_id: string
  received_at: string
}

export interface Bookings {
  id: string
  account_id: string | null
  site: SiteKey
  object_id: string
  project_id: string
  variant: BookingVariant
  status: BookingStatus
  state: ColumnType<BookingState, string, string>
  hold_expires_at: string | null
  home: ColumnType<BookedHome, string, string>
  terms: ColumnType<SaleTerms, string, string>
  options: ColumnType<readonly { id: string; title: string; price: number }[], string, string>
  sealed: Uint8Array | null
  status_before: ResidenceStatus
  version: Generated<number>
  origin: string
  started_at: string
  signed_at: string | null
  completed_at: string | null
  ended_by: 'buyer' | 'staff' | 'system' | null
  is_expiry_noticed: Generated<boolean>
  guards_home: Generated<boolean>
  paper_sources: ColumnType<PaperSources | null, string | null, string | null>
}

export interface CallCounts {
  lookup: Uint8Array
  empty_at: string
}

export interface CampaignCodeUses {
  code: string
  brand: UserBrand
  account_id: string
  used_at: string
}

export interface CampaignCodes {
  code: string
  brand: UserBrand
  valid_from: string | null
  valid_until: string | null
  most_uses: number | null
  uses: Generated<number>
}

export interface CaseAgreements {
  account_id: string
  place_id: string
  residence_id: string | null
}

export interface CaseArticles {
  id: string
  organisation: AccountOrganisation
  title: string
  text: string
  description: Generated<string>
  video_url: Generated<string>
  image: Generated<string>
  files: ColumnType<readonly { readonly name: string; readonly url: string }[], string, string>
}

export interface CaseAssets {
  id: string
  room_id: string
  place: number
  key: string
  name: string
  faq_ids: Generated<readonly string[]>
}

export interface CaseDrafts {
  id: string
  account_id: string
  association_id: string | null
  site_id: number
  case_type: CaseType
  submission: number
  sealed: Uint8Array
  changed_at: string
  expires_at: string
  version: Generated<number>
  saved_by: string | null
}

export interface CaseEvents {
  id: Generated<number>
  case_id: string
  at: string
  kind:
    | 'created'
    | 'status'
    | 'updated'
    | 'visit'
    | 'message'
    | 'reopenRequested'
    | 'rated'
    | 'files'
    | 'shared'
    | 'unshared'
  by_party: 'customer' | 'board' | 'staff'
  account_id: string | null
  case_status_id: string | null
  text: string | null
  version: number
}

export interface CaseFiles {
  id: string
  case_id: string | null
  message_id: string | null
  control_point_id: string | null
  place: number
  name: string
  kind: FileKind
  size: number
  added_at: string
}

export interface CaseFollowers {
  case_id: string
  account_id: string
  site_id: number
  followed_at: string
}

export interface CaseMessages {
  id: Generated<string>
  case_id: string
  at: string
  by_party: 'customer' | 'board' | 'staff'
  account_id: string | null
  text: string
}

export interface CasePlaces {
  id: string
  organisation: AccountOrganisation
  association_id: string | null
  kind: CaseBuildingType | 'home'
  property_id: string
  building_id: string
  building_part_id: string
  building_part_name: string
  object_name: string
  address: string
  zip_code: string
  city: string
  government_object_id: string
  object_type_id: string
  rental_building: Generated<boolean>
  layout: string
  completed_on: string | null
  object_id: string | null
}

export interface CaseReports {
  case_id: string
  account_id: string
  sealed: Uint8Array
}

export interface CaseRequests {
  account_id: string
  key: string
  body_hash: Uint8Array
  case_id: string
  at: string
}

export interface CaseRooms {
  id: string
  layout: string
  place: number
  key: string
  name: string
}

export interface CaseSubmissions {
  account_id: string
  site_id: number
  key: string
  draft_id: string | null
  body_hash: Uint8Array
  case_type: CaseType
  status: number
  answer: ColumnType<unknown, string, string>
  created_at: string
}

export interface CaseTypedForms {
  account_id: string
  sealed: Uint8Array
  expires_at: string
}

export interface CaseVendorIds {
  organisation: AccountOrganisation
  name: 'otherApartmentPlace' | 'otherApartmentProperty' | 'otherApartmentObjectType' | 'skippedObjectType'
  value: string
}

export interface Cases {
  id: Generated<string>
  site_id: number
  origin: string
  reporter_id: string | null
  role: ErrandRole
  association_id: string | null
  area: ErrandArea
  is_other_address: boolean
  type: Generated<ErrandType>
  place_id: Generated<string>
  property_id: Generated<string>
  building_id: Generated<string>
  object_name: Generated<string>
  object_address: Generated<string>
  building_part_name: Generated<string>
  brf_name: Generated<string>
  other_resident_info: Generated<string>
  room_key: Generated<string>
  room_type: Generated<string>
  problem_key: Generated<string>
  problem: Generated<string>
  description: string
  contact_email: Generated<string>
  contact_phone: Generated<string>
  alternative_contact: ColumnType<AlternativeContact | null, string | null, string | null>
  copy_to: string | null
  case_status_id: string
  status_since: string
  ticket_number: string | null
  created_at: string
  promised_by: string | null
  expected_by: string | null
  done_at: string | null
  handler_name: string | null
  handler_phone: string | null
  visit_starts_at: string | null
  visit_ends_at: string | null
  question: string | null
  rating: number | null
  version: Generated<number>
  address_order: Generated<string>
  ticket_order: Generated<string>
  written_version: Generated<number>
  awaits_staff_since: string | null
  shared_with_board_at: string | null
  closed_by: ErrandCloser | null
  answered_at: string | null
  done_by: string | null
}

export interface CatalogueColumns {
  form: string
  revision: number
  change: number
  columns: Uint8Array
  kept_at: Generated<string>
}

export interface CatalogueFeeds {
  source: string
  address: string
  file_name: string
  every_minutes: number
  header_name: string | null
  secret_setting: string | null
  settings: ColumnType<unknown, string, string>
  key_name: string
  created_at: string
  next_at: string
  claimed_until: string | null
  accepts_fewer: Generated<boolean>
  etag: string | null
  last_modified: string | null
  sha256: string | null
  homes: number | null
  tried_at: string | null
  succeeded_at: string | null
  failures: Generated<number>
  problem: string | null
  import_id: string | null
  alarmed_at: string | null
}

export interface CatalogueFieldLocks {
  source: string
  kind: CatalogueKind
  external_id: string
  field: string
  value: ColumnType<unknown | null, string | null, string | null>
  source_value: ColumnType<unknown | null, string | null, string | null>
  reason: string
  key_name: string
  locked_at: string
}

export interface CatalogueImportParts {
  import_id: string
  number: number
  state: 'waiting' | 'applied' | 'refused'
  change_set: ColumnType<unknown | null, string | null, string | null>
  places: ColumnType<unknown, string, string>
  counts: ColumnType<unknown, string, string>
  rows: ColumnType<unknown, string, string>
  changed: ColumnType<unknown, string, string>
  mistakes: ColumnType<unknown, string, string>
}

export interface CatalogueImports {
  id: Generated<string>
  source: string
  origin: 'file' | 'changes' | 'undo' | 'edit' | 'pull'
  state: 'refused' | 'checked' | 'stale' | 'applying' | 'applied' | 'partly' | 'failed'
  undoes: string | null
  files: ColumnType<unknown, string, string>
  tables: ColumnType<unknown, string, string>
  mapping: ColumnType<unknown, string, string>
  settings: ColumnType<unknown, string, string>
  counts: ColumnType<unknown, string, string>
  mistakes: ColumnType<unknown, string, string>
  skipped: ColumnType<unknown, string, string>
  receipt: string | null
  base_version: number
  key_name: string
  created_at: Generated<string>
  changed_at: Generated<string>
  applied_at: string | null
}

export interface CataloguePapers {
  id: Generated<string>
  source: string
  external_id: string
  site_id: number
  subject: CatalogueKind
  subject_id: string
  subject_key: string
  kind: HomePaperKind
  titles: ColumnType<Partial<Record<Locale, string>>, string, string>
  visibility: PaperVisibility
  upload_id: string
  size: number
  sha256: string
  changed_at: string
}

export interface CatalogueRecords {
  source: string
  kind: CatalogueKind
  external_id: string
  id: string
  site_id: number
  stage: string | null
  record: ColumnType<CatalogueRecord, string, string>
  publish_at: string | null
  is_published: Generated<boolean>
  changed_at: Generated<string>
}

export interface CatalogueSources {
  source: string
  version: Generated<number>
  mapping: ColumnType<unknown | null, string | null, string | null>
}

export interface CatalogueState {
  only_row: Generated<boolean>
  revision: number
  changed_at: Generated<string>
  change: Generated<number>
}

export interface ConsentRecords {
  id: Generated<string>
  site_id: number
  choice: number
  statistics: boolean | null
  marketing: boolean | null
  third_party: boolean | null
  policy_revision: number
  ui_version: string
  visitor_id: string | null
  recorded_at: Generated<string>
}

export interface ContactMessages {
  id: string
  account_id: string
  site: SiteKey
  place: string
  about: string
  contact_id: string
  contact_name: string
  subject: string
  message: string
  sent_at: string
  key: string
  files: ColumnType<readonly string[], string, string>
}

export interface ContactTypedForms {
  account_id: string
  sealed: Uint8Array
  expires_at: string
}

export interface ContentFrames {
  site_id: number
  details: ColumnType<unknown, string, string>
}

export interface ContentPages {
  site_id: number
  path: string
  page_key: string | null
  details: ColumnType<unknown, string, string>
}

export interface ContentRedirects {
  site_id: number
  path: string
  target: string
  permanent: boolean
}

export interface ContentState {
  only_row: Generated<boolean>
  revision: number
  fingerprint: string
}

export interface ContentStories {
  revision: Generated<number>
  fingerprint: string
  space_version: number
  sites: ColumnType<unknown, string, string>
  problems: ColumnType<unknown, string, string>
  taken_at: Generated<string>
  space: string | null
  shape: string | null
}

export interface ContentVersions {
  fingerprint: string
  revision: Generated<number>
  sites: ColumnType<unknown, string, string>
  imported_at: Generated<string>
  used_at: Generated<string>
}

export interface ContractParties {
  id: string
  first_name: string
  last_name: string
  address: string | null
  postal_code: string | null
  city: string | null
  country: string | null
  identity_sealed: Uint8Array | null
  account_deleted_at: string
}

export interface ContractPartyLinks {
  party_id: string
  booking_id: string | null
  residence_id: string | null
  payment_id: string | null
}

export interface ControlPoints {
  id: Generated<string>
  round_id: string
  place: number
  text: string
  status: string
  comment: Generated<string>
}

export interface DeletedAccounts {
  id: string
  deleted_at: Generated<string>
  listed_at: string | null
}

export interface DocumentOpenings {
  booking_id: string
  role: BookingSigner
  document_id: string
  hash: string
  opened_at: string
}

export interface EventFeed {
  is_only: Generated<boolean>
  position: number
}

export interface ExpectedPeople {
  id: Generated<string>
  source: string
  external_id: string
  site_id: number
  organisation: AccountOrganisation
  identity_lookup: Uint8Array
  role: ResidenceRole | 'board'
  subject_key: string
  from_on: string | null
  until_on: string | null
  changed_at: string
}

export interface ExplorerData {
  version: Generated<number>
  site_id: number
  stage_id: string
  data: ColumnType<unknown, string, string>
  imported_at: string
}

export interface ExplorerPictures {
  id: string
  body: Uint8Array
  kept_at: string
}

export interface FollowedHomeChanges {
  name: string
  change_id: number
}

export interface FormerHomes {
  site_id: number
  path: string
  stage_id: string
  sold_on: string | null
  home_id: string | null
  change: Generated<number>
}

export interface FormerPremises {
  site_id: number
  path: string
  change: number
  ended_at: Generated<string>
}

export interface FormerStages {
  site_id: number
  path: string
  stage_id: string
  change: Generated<number>
  ended_at: Generated<string>
}

export interface HeldBackChanges {
  booking_id: string
  fact: 'status' | 'sale' | 'price' | 'totalPrice'
  value: string
  times: Generated<number>
  first_at: string
  last_at: string
}

export interface HomeChanges {
  id: Generated<number>
  home_id: string
  site_id: number
  changed_at: Generated<string>
  changed_by: StatusChanger | 'catalogue'
  reason: string | null
  before: ColumnType<HomeChange, string, string>
  after: ColumnType<HomeChange, string, string>
  is_new: Generated<boolean>
}

export interface HomeChangesDue {
  id: Generated<number>
  home_id: string
  site_id: number
  changed_at: Generated<string>
  changed_by: string
  reason: string | null
  before: ColumnType<unknown, string, string>
  after: ColumnType<unknown, string, string>
}

export interface HomeSearch {
  site_id: number
  rank: number
  status: number
  choices: number
  inhabit_day: number
  first_showing: number
  last_showing: number
  stage_no: number
  area_no: number
  price: number
  rooms: number
  area: number
  residence_type: number
  disposal_form: number
  concept: number
  project_status: number
  outdoor: number
  published_day: number
  number: number
  showing_days: readonly number[]
  tag_nos: readonly number[]
  sun_hours: number
  rent: number | null
}

export interface Homes {
  number: number
  id: string
  site_id: number
  stage_id: string
  path: string
  details: ColumnType<HomeDetails, string, string>
  change: Generated<number>
}

export interface Identifications {
  id: string
  site_id: number
  provider: LoginMethod
  purpose: AuthFlow
  device: IdentityDevice
  flow_hash: Uint8Array
  state_hash: Uint8Array
  account_id: string | null
  session_id: string | null
  return_path: string | null
  page: string
  status: Generated<'pending' | 'proven' | 'concluded' | 'cancelled' | 'failed'>
  hint: string | null
  order_sealed: Uint8Array
  ask_from: string
  started_at: string
  returned_at: string | null
  identity_sealed: Uint8Array | null
  proven_at: string | null
  identity_until: string | null
  concluding_until: string | null
  outcome: ColumnType<unknown | null, string | null, string | null>
  concluded_at: string | null
  session_sealed: Uint8Array | null
  expires_at: string
}

export interface InspectionRemarks {
  id: string
  inspection_id: string
  number: number
  case_id: string
  room: string
  text: string
  added_by: 'inspector' | 'buyer'
  account_id: string | null
  responsible: Generated<string>
  due: string | null
  dispute: string | null
  request_key: string | null
  added_at: string
}

export interface Inspections {
  id: string
  residence_id: string
  kind: InspectionKind
  starts_at: string
  ends_at: string
  place: string
  inspector: string
  note: Generated<string>
  moved_from: string | null
  moved_because: string | null
  wish: string | null
  wished_at: string | null
  wished_by: string | null
  closed_at: string | null
}

export interface IntegrationKeys {
  id: string
  name: string
  scopes: readonly string[]
  secret_hash: Uint8Array
  created_at: string
  expires_at: string | null
  revoked_at: string | null
  last_used_at: string | null
}

export interface Interests {
  id: Generated<string>
  account_id: string | null
  site_id: number
  home_id: string | null
  stage_id: string | null
  first_name: string
  last_name: string
  email: string
  email_key: string
  phone: string | null
  message: string | null
  newsletter: boolean
  request_key: string | null
  registered_at: string
  changed_at: string
  about: string | null
  told_at: string | null
  due_on: string | null
  reminded_at: string | null
  assigned_to: string | null
  assigned_at: string | null
  answered_at: string | null
  answered_by: string | null
  outcome: 'answered' | 'notReached' | 'closed' | null
}

export interface InteriorChoices {
  residence_id: string
  version: number
  chosen: ColumnType<readonly string[], string, string>
  changed_by: string | null
  changed_at: string
}

export interface InteriorLetters {
  residence_id: string
  occasion: string
  sent_at: string
}

export interface InteriorOrders {
  residence_id: string
  number: number
  options: ColumnType<readonly { id: string; group: string; title: string; price: number }[], string, string>
  sum: number
  ordered_by: string | null
  ordered_at: string
}

export interface LetterCounts {
  lookup: Uint8Array
  counted_at: string
  letter_id: string | null
}

export interface MarkedHomes {
  account_id: string
  mark: HomeMark
  home_id: string
  site_id: number
  price: number | null
  status: ResidenceStatus | null
  marked_at: string
}

export interface Measurements {
  day: string
  site_id: number
  template: string
  name: string
  bucket: number
  count: number
}

export interface Media {
  id: string
  type: MediaType
  width: number
  height: number
  bytes: number
  created_at: Generated<string>
  unused_since: Generated<string | null>
  is_removed: Generated<boolean>
}

export interface MediaLinks {
  ref: string
  host: string | null
  media_id: string | null
  etag: string | null
  last_modified: string | null
  problem: MediaProblem | null
  attempts: Generated<number>
  next_at: string | null
  claimed_until: string | null
  is_changed: Generated<boolean>
  unused_since: Generated<string | null>
}

export interface MediaUses {
  source: string
  kind: CatalogueKind
  external_id: string
  position: number
  ref: string
  name: string
}

export interface MemberWishes {
  account_id: string
  stage_id: string
  site_id: number
  wishes: ColumnType<HomeWishes, string, string>
  changed_at: string
}

export interface NewsItems {
  id: string
  site: SiteKey
  audience: NewsAudience
  stage_id: string | null
  residence_id: string | null
  association_id: string | null
  language: Locale
  title: string
  preamble: string
  body: string
  published_at: string
  updated_at: string | null
  told_at: string | null
}

export interface NewsReads {
  account_id: string
  news_id: string
  read_at: string
}

export interface Notifications {
  id: Generated<string>
  account_id: string
  brand: UserBrand
  type: NotificationType
  created_at: Generated<string>
  paused_until: string | null
  about: string | null
  link: string | null
  read_at: string | null
}

export interface OptionGroups {
  stage_id: string
  id: string
  place: number
  title: string
  text: Generated<string>
  rule: InteriorRule
  last_day: string | null
  is_withdrawn: Generated<boolean>
  supplier: Generated<string>
}

export interface OrderLists {
  id: Generated<string>
  site: SiteKey
  stage_id: string
  stage_name: string
  supplier: string
  number: number
  rows: ColumnType<OrderListRows, string, string>
  frozen_at: string
  frozen_by: string
  closed_on: string | null
  told_changes: string | null
}

export interface OutboundEvents {
  sequence: Generated<number>
  id: Generated<string>
  type: string
  subject: string
  data: ColumnType<unknown, string, string>
  at: Generated<string>
  position: number | null
}

export interface PagePurges {
  only_row: Generated<boolean>
  revision: number
  change: number
  seen_revision: number
  seen_change: number
  seen_at: Generated<string>
  release: string | null
}

export interface PaperTemplates {
  id: Generated<string>
  site_id: number
  kind: PaperKind
  language: Locale
  tenure: Generated<string>
  version: number
  text: string | null
  stored_by: string
  stored_at: string
}

export interface PaymentCalls {
  id: Generated<number>
  payment_id: string
  at: string
  provider: PaymentProvider
  call: string
  outcome: string
  code: string | null
}

export interface PaymentPlans {
  key: string
  record: ColumnType<PaymentPlan, string, string>
  changed_at: string
}

export interface PaymentRefunds {
  id: Generated<string>
  payment_id: string
  amount: number
  reason: string
  status: 'asked' | 'underWay' | 'done' | 'failed'
  is_by_hand: Generated<boolean>
  attempt: Generated<number>
  provider_id: string | null
  code: string | null
  version: Generated<number>
  created_at: string
  done_at: string | null
  next_check_at: string | null
  checks: Generated<number>
}

export interface Payments {
  id: string
  number: Generated<string>
  purpose: 'bookingFee' | 'vip' | 'home'
  booking_id: string | null
  brand: UserBrand | null
  account_id: string | null
  site_id: number
  origin: string
  about: string
  amount: number
  currency: string
  provider: PaymentProvider | null
  status: BookingPaymentStatus
  state: ColumnType<PaymentState, string, string>
  version: Generated<number>
  created_at: string
  started_at: string | null
  provider_id: string | null
  provider_reference: string | null
  handover: Uint8Array | null
  asked_at: string | null
  next_check_at: string | null
  checks: Generated<number>
  paid_at: string | null
  receipt_number: string | null
  residence_payment_id: string | null
}

export interface Premises {
  number: number
  id: string
  site_id: number
  path: string
  details: ColumnType<PremisesDetails, string, string>
  change: Generated<number>
  places: ColumnType<PlacesOfPremises | null, string | null, string | null>
}

export interface PrintOrders {
  id: Generated<string>
  account_id: string
  site: SiteKey
  stage_id: string
  stage_name: string
  material: readonly PrintedMaterial[]
  name: string
  address: string
  postal_code: string
  city: string
  ordered_at: string
  month: string
  posted_at: string | null
  told_at: string | null
  posted_by: string | null
}

export interface PrintTypedForms {
  account_id: string
  sealed: Uint8Array
  expires_at: string
}

export interface ReceiptNumbers {
  site_id: number
  last: number
}

export interface RegisterRecords {
  source: string
  kind: 'association' | 'article' | 'layout' | 'place' | 'residence'
  external_id: string
  target_id: string
  record: ColumnType<unknown, string, string>
  changed_at: string
}

export interface ResidenceDays {
  id: Generated<number>
  residence_id: string
  kind: ResidenceDayKind
  earliest: string
  latest: string | null
  source: ResidenceDaySource
  reason: string | null
  set_at: string
}

export interface ResidenceDocumentSigners {
  document_id: string
  role: BookingSigner
  account_id: string | null
  signed_at: string | null
}

export interface ResidenceDocuments {
  id: string
  residence_id: string
  kind: ResidenceDocumentKind
  title: string
  language: string
  content_sealed: Uint8Array
  hash: string
  pdf_sealed: Uint8Array | null
  pdf_hash: string | null
  made_at: string
  sign_by: string | null
  signed_at: string | null
}

export interface ResidencePayments {
  id: string
  residence_id: string
  kind: PlannedPaymentKind
  amount: number
  currency: string
  due_on: string | null
  status: Generated<'open' | 'paid' | 'cancelled'>
  paid_on: string | null
  paid_by: string | null
  reminded_before_at: string | null
  reminded_after_at: string | null
  number: Generated<number>
  received: Generated<number>
  due: ColumnType<PlanDue | null, string | null, string | null>
}

export interface ResidencePeople {
  residence_id: string
  account_id: string
  role: ResidenceRole
  expected_id: string | null
}

export interface Residences {
  id: string
  site: SiteKey
  object_id: string
  stage_id: string
  booking_id: string | null
  place_id: string | null
  home: ColumnType<ResidenceHome, string, string>
  agreed_on: string | null
  completed_on: string | null
  left_on: string | null
  is_succession: Generated<boolean>
}

export interface RetentionRuns {
  id: Generated<number>
  at: string
  rule: string
  gone: number | null
  overdue: number
  oldest_left: string | null
}

export interface Rounds {
  id: Generated<string>
  association_id: string
  case_id: string | null
  title: string
  planned_date: string
  status: string
}

export interface SavedSearchHits {
  saved_search_id: string
  change_id: number
  hit: AlertHit
  told: Generated<boolean>
}

export interface SavedSearchLinks {
  secret_hash: Uint8Array
  saved_search_id: string
  kind: 'confirm' | 'stop'
  expires_at: string
}

export interface SavedSearchState {
  only_row: Generated<boolean>
  seen_change: number
}

export interface SavedSearches {
  id: Generated<string>
  site_id: number
  origin: string
  account_id: string | null
  email: string | null
  email_key: string | null
  name: string
  address: string
  rhythm: AlertRhythm
  created_at: Generated<string>
  confirmed_at: string | null
  paused_at: string | null
  deleted_at: string | null
  after_change: number
  due_at: string | null
  last_letter_at: string | null
  kinds: Generated<readonly AlertKind[]>
}

export interface SeenLists {
  account_id: string
  site_id: number
  list: 'savedSearches' | 'favourites'
  seen_to: number
  shown_to: number
  visited_at: string
  visited_before: string | null
}

export interface Sellers {
  key: string
  record: ColumnType<Seller, string, string>
  changed_at: Generated<string>
}

export interface Servers {
  id: string
  host: string
  version: string
  started_at: Generated<string>
  seen_at: Generated<string>
  facts: ColumnType<unknown, string, string>
}

export interface Sessions {
  id: Generated<string>
  account_id: string
  association_id: string | null
  site_id: number
  has_identity: boolean
  token_id: string
  previous_token_id: string | null
  replaced_at: string | null
  binding_hash: Uint8Array
  created_at: Generated<string>
  expires_at: string
  ended_at: string | null
  browser: string | null
  system: string | null
  changed_at: Generated<string>
}

export interface Settings {
  key: string
  value: string
}

export interface ShowingPlaces {
  id: Generated<string>
  showing_id: string
  account_id: string
  site: SiteKey
  origin: string
  party_size: number
  state: ShowingPlaceState
  in_line: Generated<number>
  made_at: string
  changed_at: string
  attended_at: string | null
  reminded_at: string | null
}

export interface ShowingVisitors {
  id: Generated<string>
  showing_id: string
  first_name: string
  last_name: string
  email: string
  email_key: string
  phone: string | null
  party_size: number
  wants_news: boolean
  came_at: string
  news_confirmed_at: string | null
}

export interface Showings {
  id: Generated<string>
  reference: string
  site_id: number
  stage_id: string
  object_id: string | null
  name: string
  path: string
  kind: ShowingKind
  place: string
  join_url: string | null
  starts_at: string
  ends_at: string
  people: number
  parties: number
  most_in_party: number
  members_until: string | null
  called_off_at: string | null
  host_code_version: Generated<number>
  host_code_withdrawn_at: string | null
}

export interface SignInFailures {
  kind: 'account' | 'address' | 'device' | 'calls'
  lookup: Uint8Array
  failed_at: Generated<string>
}

export interface Signings {
  id: string
  booking_id: string | null
  role: BookingSigner
  account_id: string | null
  site_id: number
  provider: LoginMethod
  device: IdentityDevice
  flow_hash: Uint8Array
  state_hash: Uint8Array
  page: string
  status: 'pending' | 'answered' | 'signed' | 'cancelled' | 'failed'
  hint: string | null
  order_sealed: Uint8Array
  words_sealed: Uint8Array
  answer_sealed: Uint8Array | null
  answered_at: string | null
  ask_from: string
  started_at: string
  returned_at: string | null
  expires_at: string
  residence_document_id: string | null
}

export interface SiteConsents {
  account_id: string
  brand: UserBrand
  accepted: boolean
  decided_at: Generated<string>
}

export interface StaffTasks {
  id: Generated<string>
  number: Generated<number>
  kind: 'payBack' | 'checkPayment' | 'checkRefund'
  site: SiteKey
  about: string
  residence_payment_id: string | null
  booking_id: string | null
  account_id: string | null
  amount: number
  currency: string
  created_at: string
  due_on: string
  reminded_at: string | null
  done_at: string | null
  done_by: string | null
  reference: string | null
  payment_id: string | null
  bank_line_id: string | null
  prepared_at: string | null
  prepared_by: string | null
  prepared_key: string | null
}

export interface StageChanges {
  id: Generated<number>
  stage_id: string
  changed_at: string
  reason: string
  phase_before: ProjectPhase
  phase_after: ProjectPhase
}

export interface StageVisits {
  day: string
  site_id: number
  county_id: string
  stage_id: string
  count: number
}

export interface Stages {
  number: number
  id: string
  site_id: number
  details: ColumnType<StageDetails, string, string>
  change: Generated<number>
}

export interface Tags {
  number: number
  id: string
  site_id: number
  kind: TagKind
  name: string
  url: string
  homes: number
  details: ColumnType<Tag, string, string>
  change: Generated<number>
}

export interface TellingStops {
  account_id: string
  kind: OptionalTopic
  channel: NotificationChannel
}

export interface Uploads {
  id: string
  owner_kind: 'draft' | 'account'
  owner_id: string
  purpose: UploadPurpose
  site: SiteKey
  name: string
  size: number
  received: Generated<number>
  state: Generated<UploadState>
  kind: FileKind | null
  refusal: FileRefusal | null
  sha256: Uint8Array | null
  created_at: Generated<string>
  expires_at: string
  claimed_by: string | null
  turn: string | null
}

export interface UserPayments {
  id: Generated<string>
  account_id: string
  brand: UserBrand
  status: UserPaymentStatus
  paid_with_code: string | null
  created_at: Generated<string>
}

export interface VipMemberships {
  account_id: string
  brand: UserBrand
  joined_at: Generated<string>
  ends_at: string | null
}

export interface Visits {
  account_id: string | null
  visitor_id: string | null
  site_id: number
  stage_id: string
  object_id: Generated<string>
  visited_at: string
}

export interface WebAssets {
  path: string
  content_type: string
  body: Uint8Array
  used_at: Generated<string>
}

export interface WebhookAttempts {
  id: Generated<string>
  endpoint_id: string
  event_id: string
  at: string
  attempt: number
  status: number | null
  problem: string | null
  answer: string | null
}

export interface WebhookEndpoints {
  id: Generated<string>
  name: string
  url: string
  types: readonly string[]
  secrets_sealed: Uint8Array
  position: number
  state: 'on' | 'off' | 'gone'
  failing_since: string | null
  failures: Generated<number>
  paused_until: string | null
  sender: string | null
  sender_until: string | null
  created_at: Generated<string>
}

export interface WebhookWaiting {
  endpoint_id: string
  sequence: number
  subject: string
  attempts: number
  next_at: string
  is_given_up: Generated<boolean>
}

export interface Tables {
  account_archives: AccountArchives
  account_links: AccountLinks
  account_undos: AccountUndos
  accounts: Accounts
  association_contacts: AssociationContacts
  association_facts: AssociationFacts
  association_members: AssociationMembers
  associations: Associations
  audit_log: AuditLog
  bank_files: BankFiles
  bank_line_parts: BankLineParts
  bank_lines: BankLines
  booking_applicants: BookingApplicants
  booking_documents: BookingDocuments
  booking_invitations: BookingInvitations
  booking_line: BookingLine
  booking_log: BookingLog
  booking_options: BookingOptions
  booking_papers_sent: BookingPapersSent
  booking_requests: BookingRequests
  booking_signatures: BookingSignatures
  booking_withdrawals: BookingWithdrawals
  bookings: Bookings
  call_counts: CallCounts
  campaign_code_uses: CampaignCodeUses
  campaign_codes: CampaignCodes
  case_agreements: CaseAgreements
  case_articles: CaseArticles
  case_assets: CaseAssets
  case_drafts: CaseDrafts
  case_events: CaseEvents
  case_files: CaseFiles
  case_followers: CaseFollowers
  case_messages: CaseMessages
  case_places: CasePlaces
  case_reports: CaseReports
  case_requests: CaseRequests
  case_rooms: CaseRooms
  case_submissions: CaseSubmissions
  case_typed_forms: CaseTypedForms
  case_vendor_ids: CaseVendorIds
  cases: Cases
  catalogue_columns: CatalogueColumns
  catalogue_feeds: CatalogueFeeds
  catalogue_field_locks: CatalogueFieldLocks
  catalogue_import_parts: CatalogueImportParts
  catalogue_imports: CatalogueImports
  catalogue_papers: CataloguePapers
  catalogue_records: CatalogueRecords
  catalogue_sources: CatalogueSources
  catalogue_state: CatalogueState
  consent_records: ConsentRecords
  contact_messages: ContactMessages
  contact_typed_forms: ContactTypedForms
  content_frames: ContentFrames
  content_pages: ContentPages
  content_redirects: ContentRedirects
  content_state: ContentState
  content_stories: ContentStories
  content_versions: ContentVersions
  contract_parties: ContractParties
  contract_party_links: ContractPartyLinks
  control_points: ControlPoints
  deleted_accounts: DeletedAccounts
  document_openings: DocumentOpenings
  event_feed: EventFeed
  expected_people: ExpectedPeople
  explorer_data: ExplorerData
  explorer_pictures: ExplorerPictures
  followed_home_changes: FollowedHomeChanges
  former_homes: FormerHomes
  former_premises: FormerPremises
  former_stages: FormerStages
  held_back_changes: HeldBackChanges
  home_changes: HomeChanges
  home_changes_due: HomeChangesDue
  home_search: HomeSearch
  homes: Homes
  identifications: Identifications
  inspection_remarks: InspectionRemarks
  inspections: Inspections
  integration_keys: IntegrationKeys
  interests: Interests
  interior_choices: InteriorChoices
  interior_letters: InteriorLetters
  interior_orders: InteriorOrders
  letter_counts: LetterCounts
  marked_homes: MarkedHomes
  measurements: Measurements
  media: Media
  media_links: MediaLinks
  media_uses: MediaUses
  member_wishes: MemberWishes
  news_items: NewsItems
  news_reads: NewsReads
  notifications: Notifications
  option_groups: OptionGroups
  order_lists: OrderLists
  outbound_events: OutboundEvents
  page_purges: PagePurges
  paper_templates: PaperTemplates
  payment_calls: PaymentCalls
  payment_plans: PaymentPlans
  payment_refunds: PaymentRefunds
  payments: Payments
  premises: Premises
  print_orders: PrintOrders
  print_typed_forms: PrintTypedForms
  receipt_numbers: ReceiptNumbers
  register_records: RegisterRecords
  residence_days: ResidenceDays
  residence_document_signers: ResidenceDocumentSigners
  residence_documents: ResidenceDocuments
  residence_payments: ResidencePayments
  residence_people: ResidencePeople
  residences: Residences
  retention_runs: RetentionRuns
  rounds: Rounds
  saved_search_hits: SavedSearchHits
  saved_search_links: SavedSearchLinks
  saved_search_state: SavedSearchState
  saved_searches: SavedSearches
  seen_lists: SeenLists
  sellers: Sellers
  servers: Servers
  sessions: Sessions
  settings: Settings
  showing_places: ShowingPlaces
  showing_visitors: ShowingVisitors
  showings: Showings
  sign_in_failures: SignInFailures
  signings: Signings
  site_consents: SiteConsents
  staff_tasks: StaffTasks
  stage_changes: StageChanges
  stage_visits: StageVisits
  stages: Stages
  tags: Tags
  telling_stops: TellingStops
  uploads: Uploads
  user_payments: UserPayments
  vip_memberships: VipMemberships
  visits: Visits
  web_assets: WebAssets
  webhook_attempts: WebhookAttempts
  webhook_endpoints: WebhookEndpoints
  webhook_waiting: WebhookWaiting
}
