// Reads a user from the database as a domain object, without any personal number.

import type { AccountRecord, BookingStatus, User } from '@husrum/domain'
import { publicUser, siteByKey, withoutUndefined } from '@husrum/domain'
import type { CompiledQuery, Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { preparedPlan } from '../../platform/database/prepared-plans.ts'
import type { Schema, Table } from '../../platform/database/schema.ts'

/** A home belongs to the buyer once it is paid for, or once the binding offer is signed. */
const bookedStatuses = ['paid', 'completed'] as const satisfies readonly BookingStatus[]

/** More than a page would show. */
const maxInterests = 200
const maxShowings = 50

const columns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'preferred_name',
  'phone',
  'address',
  'postal_code',
  'city',
  'country',
  'birth_date',
  'newsletter',
  'has_account',
  'requires_identity',
  'first_identity_login_at',
  'latest_identity_login_at',
  'identity_lookup',
] as const satisfies readonly (keyof Table<'accounts'>)[]

const recordOf = (
  row: Pick<Selectable<Table<'accounts'>>, (typeof columns)[number]>,
): Omit<
  AccountRecord,
  | 'bookings'
  | 'showings'
  | 'vipMemberships'
  | 'consents'
  | 'payments'
  | 'interests'
  | 'favourites'
  | 'purchases'
> => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  ...withoutUndefined({
    preferredName: row.preferred_name ?? undefined,
    phoneNumber: row.phone ?? undefined,
    address: row.address ?? undefined,
    postalCode: row.postal_code ?? undefined,
    city: row.city ?? undefined,
    country: row.country ?? undefined,
    birthDate: row.birth_date ?? undefined,
  }),
  newsletter: row.newsletter,
  hasAccount: row.has_account,
  requiresIdentity: row.requires_identity,
  isFirstIdentityLogin:
    row.first_identity_login_at !== null && row.first_identity_login_at === row.latest_identity_login_at,
})

/** A single query, because it runs on every call of a signed-in user. */
const userQuestion = (db: Kysely<Schema>, accountId: string, associationId: string) =>
  db
    .selectFrom('accounts')
    .select(columns.map((column) => `accounts.${column}` as const))
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('vip_memberships')
          .select('brand')
          .whereRef('account_id', '=', 'accounts.id')
          .orderBy('brand'),
      ).as('memberships'),
      jsonArrayFrom(
        eb
          .selectFrom('site_consents')
          .select(['brand', 'accepted'])
          .whereRef('account_id', '=', 'accounts.id')
          .orderBy('brand'),
      ).as('consents'),
      jsonArrayFrom(
        eb
          .selectFrom('user_payments')
          .select(['brand', 'status', 'paid_with_code'])
          .whereRef('account_id', '=', 'accounts.id')
          .orderBy('created_at')
          .orderBy('id'),
      ).as('payments'),
      jsonArrayFrom(
        eb
          .selectFrom('interests')
          .select(['home_id', 'stage_id', 'registered_at'])
          .whereRef('account_id', '=', 'accounts.id')
          .orderBy('registered_at', 'desc')
          .limit(maxInterests),
      ).as('interests'),
      jsonArrayFrom(
        eb
          .selectFrom('marked_homes')
          .select('home_id')
          .whereRef('account_id', '=', 'accounts.id')
          .where('mark', '=', 'favourite')
          .orderBy('marked_at', 'desc'),
      ).as('favourites'),
      jsonArrayFrom(
        eb
          .selectFrom('bookings')
          .leftJoin('homes', 'homes.id', 'bookings.object_id')
          .select(['bookings.object_id', 'bookings.site', 'homes.number'])
          .where('bookings.status', 'in', bookedStatuses)
          // The account's bookings, and those that it signed as the second applicant, by the identity hash.
          .where('bookings.id', 'in', ({ selectFrom }) =>
            selectFrom('bookings as own')
              .select('own.id')
              .whereRef('own.account_id', '=', 'accounts.id')
              .union(
                selectFrom('booking_applicants')
                  .select('booking_id as id')
                  .where('role', '=', 'coBuyer')
                  .whereRef('booking_applicants.identity_lookup', '=', 'accounts.identity_lookup'),
              ),
          )
          .orderBy('bookings.started_at', 'desc'),
      ).as('bookings'),
      jsonArrayFrom(
        eb
          .selectFrom('residence_people')
          .innerJoin('residences', 'residences.id', 'residence_people.residence_id')
          .select(['residences.object_id', 'residences.site', 'residences.is_succession'])
          .select((home) =>
            home
              .selectFrom('residence_days')
              .select(sql<string>`coalesce(latest, earliest)`.as('day'))
              .whereRef('residence_days.residence_id', '=', 'residences.id')
              .where('kind', '=', 'moveIn')
              .orderBy('residence_days.id', 'desc')
              .limit(1)
              .as('entry_date'),
          )
          .select(({ exists, selectFrom: from }) =>
            exists(
              from('residence_payments')
                .select('residence_payments.id')
                .whereRef('residence_payments.residence_id', '=', 'residences.id')
                .where('residence_payments.status', '=', 'open'),
            ).as('is_owed_for'),
          )
          .whereRef('residence_people.account_id', '=', 'accounts.id')
          .where('residences.left_on', 'is', null)
          .orderBy('residences.agreed_on', 'desc')
          .orderBy('residences.id'),
      ).as('residences'),
      jsonArrayFrom(
        eb
          .selectFrom('showing_places')
          .innerJoin('showings', 'showings.id', 'showing_places.showing_id')
          .select(['showings.id', 'showings.object_id', 'showings.stage_id', 'showings.starts_at'])
          .whereRef('showing_places.account_id', '=', 'accounts.id')
          .where('showing_places.state', 'in', ['booked', 'attended'])
          .orderBy('showings.starts_at', 'desc')
          .limit(maxShowings),
      ).as('showings'),
      jsonObjectFrom(
        eb
          .selectFrom('association_members')
          .innerJoin('associations', 'associations.id', 'association_members.association_id')
          .select(['associations.id', 'associations.name', 'associations.active_financial_management'])
          .whereRef('association_members.account_id', '=', 'accounts.id')
          .where('associations.id', '=', associationId),
      ).as('association'),
    ])
    .where('accounts.id', '=', accountId)
    .modifyEnd(preparedPlan)

/** Placeholders for the two ids in the cached query. */
const anAccount = '00000000-0000-0000-0000-00000000000a'
const anAssociation = '00000000-0000-0000-0000-00000000000b'

let kept: CompiledQuery<UserRow> | undefined
type UserRow = Awaited<ReturnType<ReturnType<typeof userQuestion>['executeTakeFirstOrThrow']>>

/** Compiling the query takes longer than running it: it is compiled once, and run with other ids. */
const askForUser = async (
  db: Kysely<Schema>,
  accountId: string,
  associationId: string | undefined,
): Promise<UserRow | undefined> => {
  kept ??= userQuestion(db, anAccount, anAssociation).compile()
  const parameters = kept.parameters.map((parameter) =>
    parameter === anAccount ? accountId : parameter === anAssociation ? (associationId ?? null) : parameter,
  )
  const { rows } = await db.executeQuery<UserRow>({ ...kept, parameters })
  return rows[0]
}

/** Undefined if the account is gone, or if the person is no longer a member of the association. */
export const readUser = async (
  db: Kysely<Schema>,
  accountId: string,
  associationId: string | undefined,
): Promise<User | undefined> => {
  const row = await askForUser(db, accountId, associationId)
  if (!row) return undefined
  const {
    memberships,
    consents,
    payments,
    interests,
    favourites,
    bookings,
    residences,
    showings,
    association,
  } = row
  if (associationId !== undefined && !association) return undefined
  const user = publicUser({
    ...recordOf(row),
    vipMemberships: memberships.map(({ brand }) => ({ site: brand })),
    consents: consents.map(({ brand, accepted }) => ({ site: brand, accepted })),
    payments: payments.map(({ brand, status, paid_with_code: code }) => ({
      site: brand,
      status,
      ...(code !== null && { payedWithCode: code }),
    })),
    interests: interests.map(({ home_id, stage_id, registered_at }) => ({
      ...withoutUndefined({ objectId: home_id ?? undefined, stageId: stage_id ?? undefined }),
      registeredAt: Date.parse(registered_at),
    })),
    bookings: bookings.map(({ object_id, site, number }) => ({
      objectId: object_id,
      siteId: siteByKey(site).catalogueSiteId,
      objectPageExists: number !== null,
    })),
    purchases: residences.map(({ object_id, site, is_succession, entry_date, is_owed_for }) => ({
      ...(is_owed_for && { isOwedFor: true }),
      objectId: object_id,
      siteId: siteByKey(site).catalogueSiteId,
      ...withoutUndefined({ entryDate: entry_date ?? undefined }),
      isSuccession: is_succession,
    })),
    // A showing of a whole stage has the id of the stage.
    showings: showings.map(({ id, object_id, stage_id, starts_at }) => ({
      id,
      objectId: object_id ?? stage_id,
      startsAt: Date.parse(starts_at),
    })),
    favourites: favourites.map(({ home_id }) => home_id),
    ...(association && {
      association: {
        id: association.id,
        name: association.name,
        activeFinancialManagement: association.active_financial_management,
      },
    }),
  })
  // The identity is not decrypted: a user only tells whether there is one.
  return { ...user, hasPersonalIdentifier: row.identity_lookup !== null }
}
