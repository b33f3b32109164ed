// What somebody has in progress: it holds back changes of who they are (contract-decisions 4.1, HasOngoingBusiness).
import type { AccountBusiness } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { AccountTables } from './account-tables.ts'

export interface Business {
  /** All of it, ended or not: `blockingBusiness` of the domain tells which counts. */
  of(accountId: string): Promise<readonly AccountBusiness[]>
}

/** Payments of memberships; bookings, documents and errands come with their tables. */
export const makeBusiness = (db: Kysely<AccountTables>): Business => ({
  of: async (accountId) => {
    const payments = await db
      .selectFrom('user_payments')
      .select(['id', 'status'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute()
    return payments.map(({ id, status }) => ({ kind: 'payment' as const, id, status, title: 'VIP' }))
  },
})
