// Completing a booking creates a residence, and withdrawing ends it: in the booking's own transaction.

import { randomUUID } from 'node:crypto'
import type { BookedHome, SaleTerms, SiteDefinition } from '@husrum/domain'
import { dayIn, estimatedDays, residenceHomeOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { addEvents } from '../../platform/events/add-events.ts'
import { placeOfHome } from './register-residences.ts'
import { dayOfRegisters, settleAgreements, settleResidents } from './settle-access.ts'

/** The fields of a booking that a residence needs. */
export interface BookingOfResidence {
  readonly id: string
  readonly site: SiteDefinition
  readonly objectId: string
  /** Of the stage. */
  readonly projectId: string
  readonly home: BookedHome
  readonly terms: SaleTerms
  /** Epoch ms. */
  readonly signedAt?: number
}

/** Adds the buyer, and co-applicants with an account of the same organisation. */
const addPeople = async (trx: Kysely<Schema>, residenceId: string, bookingId: string): Promise<void> => {
  await sql`insert into residence_people (residence_id, account_id, role)
    select ${residenceId}::uuid, account_id, 'owner' from bookings where id = ${bookingId} and account_id is not null
    union all
    select ${residenceId}::uuid, accounts.id, 'coOwner'
    from bookings
    join accounts as buyers on buyers.id = bookings.account_id
    join booking_applicants on booking_applicants.booking_id = bookings.id and booking_applicants.role = 'coBuyer'
    join accounts on accounts.identity_lookup = booking_applicants.identity_lookup
      and accounts.organisation = buyers.organisation and accounts.id <> buyers.id
    where bookings.id = ${bookingId}
    on conflict do nothing`.execute(trx)
}

/** The residence that a booking creates. */
export interface BegunResidence {
  readonly id: string
  /** `yyyy-MM-dd` */
  readonly agreedOn: string
}

/** Idempotent for a booking. Its estimated dates come from its advert. */
export const beginResidence = async (
  trx: Kysely<Schema>,
  { id: bookingId, site, objectId, projectId, home, terms, signedAt }: BookingOfResidence,
  now: number,
): Promise<BegunResidence> => {
  const listed = await trx.selectFrom('homes').select('details').where('id', '=', objectId).executeTakeFirst()
  const agreedOn = dayIn(signedAt ?? now, site.country)
  const placed = await placeOfHome(trx, objectId, { site, agreedOn })
  const made = await trx
    .insertInto('residences')
    .values({
      id: randomUUID(),
      site: site.key,
      object_id: objectId,
      stage_id: projectId,
      booking_id: bookingId,
      home: JSON.stringify(residenceHomeOf(home, terms, listed?.details)),
      agreed_on: agreedOn,
      ...placed,
    })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ left_on: null }))
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow()
  await addPeople(trx, made.id, bookingId)
  await addEvents(trx, [
    { type: 'residence.begun', data: { residenceId: made.id, homeId: objectId, bookingId } },
  ])
  const days = made.isNew && !home.isMoveInReady ? estimatedDays(home.inhabitDate, agreedOn) : []
  if (days.length > 0)
    await trx
      .insertInto('residence_days')
      .values(
        days.map(({ kind, earliest, latest, source }) => ({
          residence_id: made.id,
          kind,
          earliest,
          latest: latest ?? null,
          source,
          set_at: new Date(now).toISOString(),
        })),
      )
      .execute()
  await settleAgreements(trx, dayIn(now, site.country), { residenceId: made.id })
  return { id: made.id, agreedOn }
}

/** The purchase has ended: the home is no longer anyone's on My Pages, but its data stay readable. */
export const endResidence = async (
  trx: Kysely<Schema>,
  bookingId: string,
  site: SiteDefinition,
  now: number,
): Promise<void> => {
  const today = dayIn(now, site.country)
  const ended = await trx
    .updateTable('residences')
    .set({ left_on: today })
    .where('booking_id', '=', bookingId)
    .where('left_on', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (ended) await settleAgreements(trx, today, { residenceId: ended.id })
}

/** Adds an account that has just been identified to the homes of its co-applications, and to those where it is expected. */
export const joinResidences = async (trx: Kysely<Schema>, accountId: string, now: number): Promise<void> => {
  await sql`insert into residence_people (residence_id, account_id, role)
    select residences.id, accounts.id, 'coOwner'
    from accounts
    join booking_applicants on booking_applicants.identity_lookup = accounts.identity_lookup
      and booking_applicants.role = 'coBuyer'
    join residences on residences.booking_id = booking_applicants.booking_id and residences.left_on is null
    join bookings on bookings.id = residences.booking_id
    join accounts as buyers on buyers.id = bookings.account_id and buyers.organisation = accounts.organisation
    where accounts.id = ${accountId}
    on conflict do nothing`.execute(trx)
  await settleResidents(trx, dayOfRegisters(now), { accountId })
}

/** Removes an account that has lost its identity from the homes that it had by that identity. */
export const leaveResidences = async (trx: Kysely<Schema>, accountId: string, now: number): Promise<void> => {
  await trx
    .deleteFrom('residence_people')
    .where('account_id', '=', accountId)
    .where((row) =>
      row.or([
        row('expected_id', 'is not', null),
        row.and([
          row('role', '=', 'coOwner'),
          row('residence_id', 'in', (query) =>
            query.selectFrom('residences').select('id').where('booking_id', 'is not', null),
          ),
        ]),
      ]),
    )
    .execute()
  await settleAgreements(trx, dayOfRegisters(now), { accountId })
}
