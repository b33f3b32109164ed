// Who a contract or a payment was made with, kept when the account is deleted: bookkeeping and limitation law ask for the
// counterparty, and staff must know who to pay money back to.
import type { Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'
import type { IdentityVault } from '../accounts/index.ts'

type Trx = Transaction<Schema>

/**
 * Links every booking, home and payment that outlives the account to a party with the name, the address and the sealed
 * personal number. Bookings that were neither signed nor paid must have been deleted before. Adds nothing for an account
 * without any of them, and nothing the second time.
 */
export const keepContractParty = async (trx: Trx, accountId: string, now: number): Promise<void> => {
  await sql`with kept as (
      select id as booking_id, null::uuid as residence_id, null::uuid as payment_id
        from bookings where account_id = ${accountId}::uuid
      union all
      select null, residence_id, null
        from residence_people where account_id = ${accountId}::uuid and role in ('owner', 'coOwner')
      union all
      select null, null, id from payments where account_id = ${accountId}::uuid
    ), party as (
      insert into contract_parties
        (id, first_name, last_name, address, postal_code, city, country, identity_sealed, account_deleted_at)
      select id, first_name, last_name, address, postal_code, city, country, identity_sealed,
        ${new Date(now).toISOString()}::timestamptz
      from accounts where id = ${accountId}::uuid and exists (select from kept)
      on conflict (id) do nothing
    )
    insert into contract_party_links (party_id, booking_id, residence_id, payment_id)
    select ${accountId}::uuid, booking_id, residence_id, payment_id from kept
    on conflict do nothing`.execute(trx)
}

/** What a party is looked up by. */
export type PartySubject = { readonly [Kind in 'booking' | 'home' | 'payment']?: string | undefined }

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * Reads the parties of a booking, a home or a payment whose account is deleted. A payment is found by its number,
 * and belongs to the parties of its booking or home as well.
 */
export const readPartiesOf = async (
  db: Kysely<Schema>,
  vault: Pick<IdentityVault, 'open'>,
  { booking, home, payment }: PartySubject,
) => {
  const id = (text: string | undefined) => (text !== undefined && uuid.test(text) ? text : null)
  const { rows } = await sql<Selectable<Table<'contract_parties'>>>`
    with paid as (
      select payments.id, payments.booking_id, residence_payments.residence_id
      from payments left join residence_payments on residence_payments.id = payments.residence_payment_id
      where payments.number = ${payment ?? null}
    ), residence as (
      select id, booking_id from residences
      where id = ${id(home)}::uuid or id in (select residence_id from paid) or booking_id = ${id(booking)}::uuid
        or booking_id::text in (select booking_id from paid)
    )
    select contract_parties.* from contract_parties where id in (
      select party_id from contract_party_links
      where booking_id = ${id(booking)}::uuid
        or booking_id::text in (select booking_id from paid)
        or booking_id in (select booking_id from residence)
        or residence_id in (select id from residence)
        or payment_id in (select id from paid))
    order by account_deleted_at, id`.execute(db)
  return rows.map((row) => {
    const identity = row.identity_sealed && vault.open(row.identity_sealed, row.id)
    return {
      firstName: row.first_name,
      lastName: row.last_name,
      ...(row.address !== null && { address: row.address }),
      ...(row.postal_code !== null && { postalCode: row.postal_code }),
      ...(row.city !== null && { city: row.city }),
      ...(row.country !== null && { country: row.country }),
      ...(identity && { identity }),
      accountDeletedAt: row.account_deleted_at,
    }
  })
}
