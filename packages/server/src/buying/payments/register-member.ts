// The membership of a new account.
import type { UserBrand } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { takeCampaignCode } from '../../people/accounts/index.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { instant } from './stored-payments.ts'

/** Creates a membership and its payment, which is paid if a code pays it. An existing membership is unchanged. */
export const registerMember = (
  db: Kysely<Schema>,
  {
    accountId,
    brand,
    code,
  }: { readonly accountId: string; readonly brand: UserBrand; readonly code: string | undefined },
  { now }: { readonly now: () => number },
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const at = instant(now())
    const joined = await trx
      .insertInto('vip_memberships')
      .values({ account_id: accountId, brand, joined_at: at })
      .onConflict((conflict) => conflict.columns(['account_id', 'brand']).doNothing())
      .returning('brand')
      .executeTakeFirst()
    if (!joined) return
    const use =
      code === undefined ? 'over' : await takeCampaignCode(trx, { code, brand, accountId, now: now() })
    // Used up since it was checked; a code that is not in the table belongs to another system.
    const paidWithCode = use === 'over' ? null : (code ?? null)
    await trx
      .insertInto('user_payments')
      .values({
        account_id: accountId,
        brand,
        status: paidWithCode === null ? 'NotPaid' : 'Paid',
        paid_with_code: paidWithCode,
        created_at: at,
      })
      .execute()
  })
