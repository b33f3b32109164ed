// What an account has by its identity: homes, and seats in the boards that the registers name. Also the associations themselves.
import type { AccountOrganisation } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { dayOfRegisters, joinResidences, leaveResidences } from '../../living/residences/index.ts'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/**
 * Gives expected people their seats in boards, and takes away those that they are no longer expected in. A session of the board ends
 * with the seat.
 *
 * @param today `yyyy-MM-dd`
 */
export const settleSeats = async (
  trx: Db,
  today: string,
  { accountId }: { readonly accountId?: string } = {},
): Promise<void> => {
  const ofAccount = (column: string) =>
    accountId === undefined ? sql`true` : sql`${sql.ref(column)} = ${accountId}::uuid`
  const wanted = sql`select distinct on (associations.id, accounts.id)
      associations.id as association_id, accounts.id as account_id, expected.id as expected_id
    from expected_people as expected
    join register_records as records on records.source = expected.source and records.kind = 'association'
      and records.external_id = expected.subject_key
    join associations on associations.id::text = records.target_id
      and associations.organisation = expected.organisation
    join accounts on accounts.identity_lookup = expected.identity_lookup
      and accounts.organisation = expected.organisation
    where expected.role = 'board' and ${ofAccount('accounts.id')}
      and coalesce(expected.from_on, '-infinity') <= ${today}::date
      and coalesce(expected.until_on, 'infinity') >= ${today}::date
    order by associations.id, accounts.id, expected.id`
  await sql`delete from association_members where expected_id is not null
      and ${ofAccount('association_members.account_id')}
      and (association_id, account_id, expected_id) not in
        (select association_id, account_id, expected_id from (${wanted}) as wanted)`.execute(trx)
  await sql`insert into association_members (association_id, account_id, expected_id)
    select association_id, account_id, expected_id from (${wanted}) as wanted
    on conflict do nothing`.execute(trx)
}

/** Gives an account that has just been identified its homes and its seats. */
export const joinByIdentity = async (trx: Db, accountId: string, now: number): Promise<void> => {
  await joinResidences(trx, accountId, now)
  await settleSeats(trx, dayOfRegisters(now), { accountId })
}

/** Takes away from an account that has lost its identity what it had by it. */
export const leaveByIdentity = async (trx: Db, accountId: string, now: number): Promise<void> => {
  await leaveResidences(trx, accountId, now)
  await trx
    .deleteFrom('association_members')
    .where('account_id', '=', accountId)
    .where('expected_id', 'is not', null)
    .execute()
}

/** An association of a register. */
interface RegisteredAssociation {
  readonly id: string
  readonly organisation: AccountOrganisation
  readonly name: string
  readonly isManaged: boolean
}

export const writeAssociation = async (
  trx: Db,
  { id, organisation, name, isManaged }: RegisteredAssociation,
): Promise<void> => {
  const facts = { organisation, name, active_financial_management: isManaged }
  await trx
    .insertInto('associations')
    .values({ id, ...facts })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(facts))
    .execute()
}

/** Also its facts and contacts. */
export const deleteAssociation = async (trx: Db, id: string): Promise<void> => {
  await trx.deleteFrom('associations').where('id', '=', id).execute()
}
