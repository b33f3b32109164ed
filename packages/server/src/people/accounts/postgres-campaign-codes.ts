// Campaign codes in the database: their validity period, the maximum number of uses, and their uses.
import { userBrandOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { CampaignCodes } from './campaign-codes.ts'

/** The stored form of a typed code. */
export const canonicalCode = (code: string): string => code.trim().toUpperCase()

/** Takes a code for an account, once per account. `over`: the code is known but not available. */
export const takeCampaignCode = async (
  trx: Kysely<Schema>,
  { code, brand, accountId, now }: { code: string; brand: string; accountId: string; now: number },
): Promise<'used' | 'unknown' | 'over'> => {
  const at = new Date(now).toISOString()
  const written = canonicalCode(code)
  const known = await trx
    .selectFrom('campaign_codes')
    .select('code')
    .where('code', '=', written)
    .where('brand', '=', brand as never)
    .forUpdate()
    .executeTakeFirst()
  if (!known) return 'unknown'
  const isFirst = await trx
    .insertInto('campaign_code_uses')
    .values({ code: written, brand: brand as never, account_id: accountId, used_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst()
  if (!isFirst) return 'used'
  const counted = await trx
    .updateTable('campaign_codes')
    .set((row) => ({ uses: row('uses', '+', 1) }))
    .where('code', '=', written)
    .where('brand', '=', brand as never)
    .where(isGoodAt(at))
    .returning('code')
    .executeTakeFirst()
  if (counted) return 'used'
  await trx
    .deleteFrom('campaign_code_uses')
    .where('code', '=', written)
    .where('brand', '=', brand as never)
    .where('account_id', '=', accountId)
    .execute()
  return 'over'
}

const isGoodAt = (at: string) => sql<boolean>`(valid_from is null or valid_from <= ${at}::timestamptz)
  and (valid_until is null or valid_until > ${at}::timestamptz) and (most_uses is null or uses < most_uses)`

export const makeCampaignCodes = (db: Kysely<Schema>, now: () => number): CampaignCodes => ({
  accepts: async (site, code) => {
    const brand = userBrandOf(site)
    if (!site.features.vip || brand === undefined) return false
    const good = await db
      .selectFrom('campaign_codes')
      .select('code')
      .where('code', '=', canonicalCode(code))
      .where('brand', '=', brand)
      .where(isGoodAt(new Date(now()).toISOString()))
      .executeTakeFirst()
    return good !== undefined
  },
})
