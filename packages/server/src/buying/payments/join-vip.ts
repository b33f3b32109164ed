// Begins a membership that has been paid.
import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PaymentRow } from './stored-payments.ts'
import { instant } from './stored-payments.ts'
import { isPaidMember, lockAccount } from './vip-membership.ts'

/** False if the payment buys nothing: its account was deleted, or has a paid membership already. */
export const joinVip = async (
  trx: Transaction<Schema>,
  { account_id, brand }: Pick<PaymentRow, 'account_id' | 'brand'>,
  now: number,
  paidWithCode: string | null = null,
): Promise<boolean> => {
  if (account_id === null || brand === null) return false
  if (!(await lockAccount(trx, account_id)) || (await isPaidMember(trx, account_id, brand))) return false
  // The registration date is the payment date, so that unpaid registrations get no priority.
  await trx
    .insertInto('vip_memberships')
    .values({ account_id, brand, joined_at: instant(now) })
    .onConflict((conflict) => {
      const again = conflict.columns(['account_id', 'brand'])
      return again.doUpdateSet({ joined_at: instant(now), ends_at: null })
    })
    .execute()
  // One note per paid membership: replaces unpaid ones and those of an ended membership.
  await trx
    .deleteFrom('user_payments')
    .where('account_id', '=', account_id)
    .where('brand', '=', brand)
    .where('status', '<>', 'OverPaid')
    .execute()
  await trx
    .insertInto('user_payments')
    .values({ account_id, brand, status: 'Paid', paid_with_code: paidWithCode, created_at: instant(now) })
    .execute()
  return true
}
