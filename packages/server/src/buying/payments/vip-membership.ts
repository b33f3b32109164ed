// The rows of a membership that code, payment and withdrawal all change. Each of them locks the account first, so that concurrent
// changes are serialised without deadlocks.
import type { UserBrand } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

/** The first lock of every change of a membership or its payments. It does not block on rows that refer to the account. */
export const lockAccount = async (trx: Transaction<Schema>, accountId: string): Promise<boolean> => {
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return account !== undefined
}

/** Whether there is a membership that was paid, by a payment or a code. */
export const isPaidMember = async (
  db: Kysely<Schema>,
  accountId: string,
  brand: UserBrand,
): Promise<boolean> => {
  const paid = await db
    .selectFrom('user_payments')
    // The note of an ended membership stays, so it does not count: a new one is paid again.
    .innerJoin('vip_memberships', (join) =>
      join
        .onRef('vip_memberships.account_id', '=', 'user_payments.account_id')
        .onRef('vip_memberships.brand', '=', 'user_payments.brand'),
    )
    .select('user_payments.id')
    .where('user_payments.account_id', '=', accountId)
    .where('user_payments.brand', '=', brand)
    .where('user_payments.status', '=', 'Paid')
    .executeTakeFirst()
  return paid !== undefined
}
