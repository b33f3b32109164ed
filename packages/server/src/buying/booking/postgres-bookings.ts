// Bookings in the database. What applicants typed is sealed; applicants are found by keyed hashes.
import type { EventFacts, EventType } from '@husrum/contract'
import type {
  Applicant,
  BookingForms,
  BookingLogEntry,
  BookingSigner,
  BookingState,
  BookingStatus,
  ResidenceStatus,
  SiteDefinition,
} from '@husrum/domain'
import {
  activeBookingStatuses,
  canonicalEmail,
  guardedHomeStatuses,
  guardingBookingStatuses,
  homeGuardOf,
  isActiveBooking,
  organisationOf,
  siteByKey,
} from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { GuardsOf } from '../../catalogue/search/index.ts'
import { lookupsToWrite, makeIdentityVault, unlessTaken } from '../../people/accounts/index.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import { preparedPlan } from '../../platform/database/prepared-plans.ts'
import type { Schema, Table } from '../../platform/database/schema.ts'
import { addEvents, insertEvent } from '../../platform/events/add-events.ts'
import { makeKeyedHash } from '../../platform/secrets/keyed-hash.ts'
import { makeSeal } from '../../platform/secrets/seal.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import type { BookingActor, StoredBooking } from './booking-service.ts'
import { currentSources } from './paper-sources.ts'

/** A booking with the fields that only the booking module needs. */
export interface DecryptedBooking extends StoredBooking {
  readonly projectId: string
  readonly forms: BookingForms
  /** Status of the home before it was reserved. */
  readonly statusBefore: ResidenceStatus
  /** False for the later of two bookings of one home: it must not change the status of the home. */
  readonly guardsHome: boolean
  /** Epoch ms. */
  readonly signedAt?: number
  readonly endedBy?: 'buyer' | 'staff' | 'system'
}

export interface NewLogEntry {
  readonly at: number
  readonly kind: string
  readonly by: BookingActor
  readonly reason?: string
  readonly detail?: Readonly<Record<string, string | number>>
  /** Name of the member of staff, or of the system, that decided. */
  readonly actor?: string
}

type BookingEventType = Extract<EventType, `booking.${string}`>

/** What other systems hear of entries of the log. */
const eventsOfLog: Readonly<Partial<Record<string, BookingEventType>>> = {
  completed: 'booking.completed',
  confirmed: 'booking.confirmed',
  refused: 'booking.refused',
  withdrawn: 'booking.withdrawn',
  cancelled: 'booking.ended',
  released: 'booking.ended',
  expired: 'booking.ended',
  failed: 'booking.ended',
}

const eventOf = (
  type: BookingEventType,
  { id, objectId, version }: Pick<DecryptedBooking, 'id' | 'objectId' | 'version'>,
  status: BookingStatus,
): EventFacts => ({ type, data: { bookingId: id, homeId: objectId, status, version } })

type Db = Kysely<Schema>
type Row = Selectable<Table<'bookings'>>

export interface BookingStore {
  find(db: Db, id: string): Promise<DecryptedBooking | undefined>
  /** Locks the booking until the transaction ends. */
  lock(trx: Db, id: string): Promise<DecryptedBooking | undefined>
  /** With its request and the first log entry, in one statement. A concurrent insert for the same home waits for this transaction. */
  insert(trx: Db, booking: DecryptedBooking, key: string): Promise<void>
  /** Writes the mutable columns and increments the version. Returns the updated booking. */
  update(trx: Db, booking: DecryptedBooking): Promise<DecryptedBooking>
  /** Also tells other systems, if they follow such entries. */
  log(
    trx: Db,
    booking: Pick<DecryptedBooking, 'id' | 'objectId' | 'version'>,
    entry: NewLogEntry & { readonly status: BookingState['kind'] },
  ): Promise<void>
  readLog(db: Db, id: string): Promise<readonly BookingLogEntry[]>
  /** The latest first, including those in which the account is the second applicant. */
  ofAccount(db: Db, accountId: string): Promise<readonly DecryptedBooking[]>
  /** The booking that guards a home: one that has not ended, or a completed one. */
  guardOf(db: Db, objectId: string): Promise<DecryptedBooking | undefined>
  /** The same, but only if it is not completed. */
  activeOf(db: Db, objectId: string): Promise<DecryptedBooking | undefined>
  /** The progress of the bookings that guard the given homes, by home. */
  readonly guardsOf: GuardsOf
  /** The account's open booking in a project. */
  openOf(db: Db, accountId: string, projectId: string): Promise<DecryptedBooking | undefined>
  /** Bookings whose hold has expired. */
  overdue(db: Db, now: number, limit: number): Promise<readonly string[]>
  /** Bookings whose home has a status that contradicts them. */
  contradicted(db: Db, limit: number): Promise<readonly string[]>
  /** The forms of the account's last expired booking of a home, without files, which were deleted with that booking. */
  formsLeft(
    db: Db,
    asked: { readonly accountId: string; readonly site: SiteDefinition; readonly objectId: string },
  ): Promise<BookingForms>
  roleOf(db: Db, booking: DecryptedBooking, accountId: string): Promise<BookingSigner | undefined>
  /** Lets an ended booking guard its home again. False if another booking guards it. */
  claim(trx: Db, id: string): Promise<boolean>
  keepApplicants(trx: Db, booking: DecryptedBooking): Promise<void>
  /**
   * Whether the address belongs to another person than the one with the number, within the caller's own data: the account, or the
   * applicants of the caller's bookings. Other customers are not searched, so that the result leaks nothing about them.
   */
  isEmailOfAnotherApplicant(
    db: Db,
    asked: {
      readonly site: SiteDefinition
      readonly accountId: string
      readonly email: string
      readonly personalNumber: string
      /** The booking that is being changed, whose stored applicants are ignored. */
      readonly exceptBookingId?: string
    },
  ): Promise<boolean>
}

/** Checks the format first, because PostgreSQL rejects a malformed id. */
export const isBookingId = (id: string): boolean => isUuid(id)

const iso = (ms: number | undefined): string | null => (ms === undefined ? null : new Date(ms).toISOString())
const since = <Name extends string>(name: Name, text: string | null) =>
  (text === null ? {} : { [name]: Date.parse(text) }) as { readonly [N in Name]?: number }

const holdOf = (state: BookingState): number | undefined =>
  'holdExpiresAt' in state ? state.holdExpiresAt : undefined

const active = [...activeBookingStatuses]
const guarding = [...guardingBookingStatuses]

const permittedHomeStatuses = (status: BookingStatus): readonly ResidenceStatus[] => {
  const guard = homeGuardOf(status)
  return guard ? guardedHomeStatuses[guard] : []
}

/** The input of the keyed hash by which an applicant's address is found. */
export const wordsOfEmail = (site: SiteDefinition, email: string): string =>
  `${organisationOf(site)}\n${canonicalEmail(email)}`

export const makeBookingStore = (keys: SecretKeys): BookingStore => {
  const { seal, open } = makeSeal(keys.keysFor('booking'))
  const vault = makeIdentityVault(keys)

  const emails = makeKeyedHash(keys, 'booking-email')

  const written = (row: Row): { readonly forms: BookingForms; readonly applicants: readonly Applicant[] } => {
    const text = row.sealed ? open(row.sealed, row.id) : undefined
    return text === undefined ? { forms: {}, applicants: [] } : JSON.parse(text)
  }

  const bookingOf = (row: Row): DecryptedBooking => ({
    id: row.id,
    site: siteByKey(row.site),
    accountId: row.account_id ?? '',
    objectId: row.object_id,
    projectId: row.project_id,
    state: row.state,
    home: row.home,
    terms: row.terms,
    options: row.options,
    ...written(row),
    statusBefore: row.status_before,
    guardsHome: row.guards_home,
    origin: row.origin,
    version: row.version,
    startedAt: Date.parse(row.started_at),
    ...since('signedAt', row.signed_at),
    ...since('completedAt', row.completed_at),
    ...(row.ended_by && { endedBy: row.ended_by }),
    ...(row.paper_sources && { paperSources: row.paper_sources }),
  })

  const changing = ({
    id,
    state,
    terms,
    options,
    forms,
    applicants,
    signedAt,
    completedAt,
    endedBy,
  }: DecryptedBooking) => ({
    status: state.kind,
    state: JSON.stringify(state),
    hold_expires_at: iso(holdOf(state)),
    terms: JSON.stringify(terms),
    options: JSON.stringify(options),
    sealed: seal(JSON.stringify({ forms, applicants }), id),
    signed_at: iso(signedAt),
    completed_at: iso(completedAt),
    ended_by: endedBy ?? null,
    is_expiry_noticed: state.kind === 'expired',
  })

  const all = (db: Db) => db.selectFrom('bookings').selectAll('bookings')
  const one = async (rows: Promise<Row | undefined>) => {
    const row = await rows
    return row && bookingOf(row)
  }

  const guardOf: BookingStore['guardOf'] = (db, objectId) =>
    one(
      all(db)
        .where('object_id', '=', objectId)
        .where('guards_home', '=', true)
        .where('status', 'in', guarding)
        .executeTakeFirst(),
    )

  return {
    find: async (db, id) =>
      isBookingId(id) ? one(all(db).where('id', '=', id).executeTakeFirst()) : undefined,
    lock: async (trx, id) =>
      isBookingId(id) ? one(all(trx).where('id', '=', id).forUpdate().executeTakeFirst()) : undefined,

    insert: async (trx, booking, key) => {
      const at = new Date(booking.startedAt).toISOString()
      const { id, accountId, objectId, site, state } = booking
      await trx
        .with('asked', (query) =>
          query.insertInto('booking_requests').values({
            id,
            account_id: accountId,
            site: site.key,
            key,
            object_id: objectId,
            outcome: 'held',
            at,
          }),
        )
        .with('logged', (query) =>
          query
            .insertInto('booking_log')
            .values({ booking_id: id, at, kind: 'held', changed_by: 'buyer', status: state.kind }),
        )
        .with('told', (query) => insertEvent(query, eventOf('booking.held', booking, state.kind)))
        .insertInto('bookings')
        .values({
          id,
          account_id: accountId,
          site: site.key,
          object_id: objectId,
          project_id: booking.projectId,
          variant: state.variant,
          home: JSON.stringify(booking.home),
          status_before: booking.statusBefore,
          origin: booking.origin,
          started_at: at,
          paper_sources: currentSources(site, {
            stageId: booking.projectId,
            tenure: booking.home.disposalForm,
          }),
          ...changing(booking),
        })
        .modifyEnd(preparedPlan)
        .execute()
    },

    update: async (trx, booking) => {
      const version = booking.version + 1
      await trx
        .updateTable('bookings')
        .set({ ...changing(booking), version })
        .where('id', '=', booking.id)
        .execute()
      return { ...booking, version }
    },

    log: async (trx, booking, { at, kind, by, status, reason, detail, actor }) => {
      await trx
        .insertInto('booking_log')
        .values({
          booking_id: booking.id,
          at: new Date(at).toISOString(),
          kind,
          changed_by: by,
          status,
          reason: reason ?? null,
          detail: detail === undefined ? null : JSON.stringify(detail),
          actor: actor ?? null,
        })
        .execute()
      const type = eventsOfLog[kind]
      if (type) await addEvents(trx, [eventOf(type, booking, status)])
    },

    readLog: async (db, id) => {
      const rows = await db
        .selectFrom('booking_log')
        .select(['at', 'kind', 'changed_by', 'reason'])
        .where('booking_id', '=', id)
        .orderBy('id')
        .execute()
      return rows.map(({ at, kind, changed_by, reason }) => ({
        at: Date.parse(at),
        kind,
        by: changed_by,
        ...(reason !== null && { reason }),
      }))
    },

    ofAccount: async (db, accountId) => {
      const rows = await all(db)
        .where('bookings.id', 'in', ({ selectFrom }) =>
          selectFrom('bookings as own')
            .select('own.id')
            .where('own.account_id', '=', accountId)
            .union(
              selectFrom('booking_applicants')
                .innerJoin('accounts', 'accounts.identity_lookup', 'booking_applicants.identity_lookup')
                .select('booking_applicants.booking_id as id')
                .where('booking_applicants.role', '=', 'coBuyer')
                .where('accounts.id', '=', accountId),
            ),
        )
        .orderBy('started_at', 'desc')
        .limit(100)
        .execute()
      return rows.map(bookingOf)
    },

    guardOf,
    guardsOf: async (db, homeIds) => {
      const rows = await db
        .selectFrom('bookings')
        .select(['object_id', 'status'])
        .where('object_id', 'in', [...homeIds, ''])
        .where('guards_home', '=', true)
        .where('status', 'in', guarding)
        .execute()
      return new Map(
        rows.flatMap(({ object_id, status }) => {
          const guard = homeGuardOf(status)
          return guard ? [[object_id, guard] as const] : []
        }),
      )
    },
    activeOf: async (db, objectId) => {
      const guard = await guardOf(db, objectId)
      return guard && isActiveBooking(guard.state.kind) ? guard : undefined
    },
    openOf: (db, accountId, projectId) =>
      one(
        all(db)
          .where('account_id', '=', accountId)
          .where('project_id', '=', projectId)
          .where('status', 'in', active)
          .executeTakeFirst(),
      ),

    formsLeft: async (db, { accountId, site, objectId }) => {
      const row = await all(db)
        .where('account_id', '=', accountId)
        .where('site', '=', site.key)
        .where('object_id', '=', objectId)
        .where('status', '=', 'expired')
        .orderBy('started_at', 'desc')
        .executeTakeFirst()
      if (!row) return {}
      const { financing, ...forms } = written(row).forms
      if (!financing) return forms
      const { incomeFile: _, ...amounts } = financing
      return { ...forms, financing: amounts }
    },

    overdue: async (db, now, limit) => {
      const rows = await db
        .selectFrom('bookings')
        .select('id')
        .where('status', 'in', active)
        .where('hold_expires_at', '<=', new Date(now).toISOString())
        .orderBy('hold_expires_at')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    contradicted: async (db, limit) => {
      const rows = await db
        .selectFrom('bookings')
        .innerJoin('homes', 'homes.id', 'bookings.object_id')
        .select('bookings.id')
        .where('bookings.guards_home', '=', true)
        .where(({ and, or, eb }) =>
          or(
            guarding.map((status) =>
              and([
                eb('bookings.status', '=', status),
                eb(sql`homes.details ->> 'status'`, 'not in', [...permittedHomeStatuses(status)]),
              ]),
            ),
          ),
        )
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },

    roleOf: async (db, { id, accountId: buyer }, accountId) => {
      if (buyer === accountId) return 'buyer'
      const row = await db
        .selectFrom('booking_applicants')
        .innerJoin('accounts', 'accounts.identity_lookup', 'booking_applicants.identity_lookup')
        .select('role')
        .where('booking_id', '=', id)
        .where('role', '=', 'coBuyer')
        .where('accounts.id', '=', accountId)
        .executeTakeFirst()
      return row?.role
    },

    claim: async (trx, id) => {
      const claimed = await unlessTaken(trx, (within) =>
        within.updateTable('bookings').set({ status: 'paying' }).where('id', '=', id).execute(),
      )
      return claimed !== 'taken'
    },

    keepApplicants: async (trx, { id, site, applicants }) => {
      // Before other locks are taken that concurrent transactions may wait for.
      const people = applicants.map(({ personalNumber }) => ({ country: site.country, personalNumber }))
      const lookups = await lookupsToWrite(trx, vault, people)
      await trx.deleteFrom('booking_applicants').where('booking_id', '=', id).execute()
      for (const [at, { email }] of applicants.entries()) {
        const lookup = lookups[at]
        if (!lookup) throw new Error('The applicant has no identity lookup')
        await trx
          .insertInto('booking_applicants')
          .values({
            booking_id: id,
            role: at === 0 ? 'buyer' : 'coBuyer',
            identity_lookup: lookup,
            email_lookup: emails.of(wordsOfEmail(site, email)),
          })
          .execute()
      }
    },

    isEmailOfAnotherApplicant: async (db, { site, accountId, email, personalNumber, exceptBookingId }) => {
      const lookups = vault.lookupsOf({ country: site.country, personalNumber })
      const own = db
        .selectFrom('accounts')
        .select('id')
        .where('id', '=', accountId)
        .where('email_key', '=', canonicalEmail(email))
        .where('email_confirmed_at', 'is not', null)
        .where('identity_lookup', 'not in', lookups)
      // The account's bookings, and those in which it is the second applicant.
      const ownBookings = db
        .selectFrom('bookings')
        .select('bookings.id')
        .where('bookings.status', 'in', [...active, ...guarding])
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('bookings.account_id', '=', accountId),
            exists(
              selectFrom('booking_applicants as applicant')
                .innerJoin('accounts', 'accounts.identity_lookup', 'applicant.identity_lookup')
                .select('applicant.booking_id')
                .whereRef('applicant.booking_id', '=', 'bookings.id')
                .where('accounts.id', '=', accountId),
            ),
          ]),
        )
        .$if(exceptBookingId !== undefined, (query) =>
          query.where('bookings.id', '<>', exceptBookingId ?? ''),
        )
      const applicant = db
        .selectFrom('booking_applicants')
        .select('booking_id as id')
        .where('booking_id', 'in', ownBookings)
        .where('email_lookup', 'in', emails.allOf(wordsOfEmail(site, email)))
        .where('identity_lookup', 'not in', lookups)
      // Always one statement, so that its timing does not leak what was found.
      const found = await own.unionAll(applicant).limit(1).executeTakeFirst()
      return found !== undefined
    },
  }
}
