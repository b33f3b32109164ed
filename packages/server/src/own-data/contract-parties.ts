// Who a contract or a payment was made with, kept when the account is deleted: bookkeeping and limitation law ask for the
// counterparty, and staff must know who to pay money back to.
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'

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

/** The names of the parties of a booking, a home or a payment whose accounts are deleted. */
export const partyNamesOf = (
  db: Kysely<Schema>,
  column: 'booking_id' | 'residence_id' | 'payment_id',
  id: string,
) =>
  db
    .selectFrom('contract_party_links')
    .innerJoin('contract_parties', 'contract_parties.id', 'contract_party_links.party_id')
    .select(['contract_parties.id', 'contract_parties.first_name', 'contract_parties.last_name'])
    .where(`contract_party_links.${column}`, '=', id)
    .execute()
