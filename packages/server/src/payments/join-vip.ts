// A membership that has been paid: there from now on, as accounts read it.
import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { PaymentRow } from './stored-payments.ts'
import { instant } from './stored-payments.ts'

export const joinVip = async (
  trx: Transaction<Schema>,
  { account_id, brand }: Pick<PaymentRow, 'account_id' | 'brand'>,
  now: number,
  paidWithCode: string | null = null,
): Promise<void> => {
  // Of an account that is gone nothing is left to join.
  if (account_id === null || brand === null) return
  const paid = await trx
    .selectFrom('user_payments')
    .select('id')
    .where('account_id', '=', account_id)
    .where('brand', '=', brand)
    .where('status', '=', 'Paid')
    .executeTakeFirst()
  // The date of registration is that of the payment: nobody keeps a place in front without one.
  await trx
    .insertInto('vip_memberships')
    .values({ account_id, brand, joined_at: instant(now) })
    .onConflict((conflict) => {
      const again = conflict.columns(['account_id', 'brand'])
      return again.doUpdateSet(paid ? { ends_at: null } : { joined_at: instant(now), ends_at: null })
    })
    .execute()
  const settled = await trx
    .updateTable('user_payments')
    .set({ status: 'Paid', paid_with_code: paidWithCode })
    .where('account_id', '=', account_id)
    .where('brand', '=', brand)
    .where('status', '<>', 'Paid')
    .returning('id')
    .execute()
  if (settled.length > 0) return
  await trx
    .insertInto('user_payments')
    .values({ account_id, brand, status: 'Paid', paid_with_code: paidWithCode, created_at: instant(now) })
    .execute()
}
