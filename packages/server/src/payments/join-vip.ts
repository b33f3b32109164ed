// A membership that has been paid: there from now on, as accounts read it.
import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { PaymentRow } from './stored-payments.ts'
import { instant } from './stored-payments.ts'

/** False where nobody joins by it: of an account that is gone, or of a member who has paid already. */
export const joinVip = async (
  trx: Transaction<Schema>,
  { account_id, brand }: Pick<PaymentRow, 'account_id' | 'brand'>,
  now: number,
  paidWithCode: string | null = null,
): Promise<boolean> => {
  if (account_id === null || brand === null) return false
  const own = await trx
    .selectFrom('vip_memberships')
    .select('joined_at')
    .where('account_id', '=', account_id)
    .where('brand', '=', brand)
    .executeTakeFirst()
  const paid = await trx
    .selectFrom('user_payments')
    .select('id')
    .where('account_id', '=', account_id)
    .where('brand', '=', brand)
    .where('status', '=', 'Paid')
    .executeTakeFirst()
  if (paid && own) return false
  // The date of registration is that of the payment: nobody keeps a place in front without one.
  await trx
    .insertInto('vip_memberships')
    .values({ account_id, brand, joined_at: instant(now) })
    .onConflict((conflict) => {
      const again = conflict.columns(['account_id', 'brand'])
      return again.doUpdateSet({ joined_at: instant(now), ends_at: null })
    })
    .execute()
  // Of one that has ended the note is there: from now on it tells of this payment.
  if (paid) {
    await trx
      .updateTable('user_payments')
      .set({ paid_with_code: paidWithCode, created_at: instant(now) })
      .where('id', '=', paid.id)
      .execute()
    return true
  }
  const settled = await trx
    .updateTable('user_payments')
    .set({ status: 'Paid', paid_with_code: paidWithCode })
    .where('account_id', '=', account_id)
    .where('brand', '=', brand)
    .where('status', '<>', 'Paid')
    .returning('id')
    .execute()
  if (settled.length > 0) return true
  await trx
    .insertInto('user_payments')
    .values({ account_id, brand, status: 'Paid', paid_with_code: paidWithCode, created_at: instant(now) })
    .execute()
  return true
}
