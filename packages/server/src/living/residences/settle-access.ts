// Who lives where, and who may report faults, follow from the registers and from residences: these statements make it so again.
import { dayIn } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** All of them, unless one is named. */
interface SettledScope {
  readonly accountId?: string
  readonly residenceId?: string
}

/** The day that counts in registers of all countries, where no site is given. */
export const dayOfRegisters = (now: number): string => dayIn(now, 'SE')

const ofAccount = (column: string, accountId: string | undefined) =>
  accountId === undefined ? sql`true` : sql`${sql.ref(column)} = ${accountId}::uuid`

/** Gives expected people their residences, and takes away those that they are no longer expected in. @param today `yyyy-MM-dd` */
export const settleResidents = async (trx: Db, today: string, scope: SettledScope = {}): Promise<void> => {
  const wanted = sql`select distinct on (residences.id, accounts.id)
      residences.id as residence_id, accounts.id as account_id, expected.role, expected.id as expected_id
    from expected_people as expected
    join register_records as records on records.source = expected.source and records.kind = 'residence'
      and records.external_id = expected.subject_key
    join residences on residences.id::text = records.target_id
    join accounts on accounts.identity_lookup = expected.identity_lookup
      and accounts.organisation = expected.organisation
    where expected.role <> 'board' and ${ofAccount('accounts.id', scope.accountId)}
      and coalesce(expected.from_on, '-infinity') <= ${today}::date
      and coalesce(expected.until_on, 'infinity') >= ${today}::date
    order by residences.id, accounts.id, expected.id`
  await sql`delete from residence_people where expected_id is not null
      and ${ofAccount('residence_people.account_id', scope.accountId)}
      and (residence_id, account_id, role, expected_id) not in
        (select residence_id, account_id, role, expected_id from (${wanted}) as wanted)`.execute(trx)
  await sql`insert into residence_people (residence_id, account_id, role, expected_id)
    select residence_id, account_id, role, expected_id from (${wanted}) as wanted
    on conflict do nothing`.execute(trx)
  await settleAgreements(trx, today, scope)
}

/**
 * Residents may report faults of a home with a place from the day on which it is handed over, until they move.
 *
 * @param today `yyyy-MM-dd`
 */
export const settleAgreements = async (
  trx: Db,
  today: string,
  { accountId, residenceId }: SettledScope = {},
): Promise<void> => {
  const ofResidence = (column: string) =>
    residenceId === undefined ? sql`true` : sql`${sql.ref(column)} = ${residenceId}::uuid`
  const wanted = sql`select people.account_id, residences.place_id, residences.id as residence_id
    from residences join residence_people as people on people.residence_id = residences.id
    where residences.place_id is not null and residences.completed_on <= ${today}::date
      and (residences.left_on is null or residences.left_on > ${today}::date)
      and (residences.booking_id is not null or people.expected_id is not null)
      and ${ofAccount('people.account_id', accountId)} and ${ofResidence('residences.id')}`
  await sql`delete from case_agreements where residence_id is not null
      and ${ofAccount('case_agreements.account_id', accountId)} and ${ofResidence('case_agreements.residence_id')}
      and (account_id, place_id, residence_id) not in
        (select account_id, place_id, residence_id from (${wanted}) as wanted)`.execute(trx)
  await sql`insert into case_agreements (account_id, place_id, residence_id)
    select account_id, place_id, residence_id from (${wanted}) as wanted
    on conflict do nothing`.execute(trx)
}
