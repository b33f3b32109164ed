// The membership of a brand: joining by a campaign code, not renewing, and ending those whose year is over.
import type { VipStanding } from '@husrum/domain'
import { userBrandOf, vipYearEnds } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { canonicalCode, takeCampaignCode } from '../../people/accounts/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { ChangePayment } from './change-payment.ts'
import { joinVip } from './join-vip.ts'
import type { Member } from './read-vip-standing.ts'
import { makeReadVipStanding } from './read-vip-standing.ts'
import { openStatuses } from './stored-payments.ts'
import { isPaidMember, lockAccount } from './vip-membership.ts'

export interface VipService {
  /** Undefined if the site has no membership. One database query. */
  standing(member: Member): Promise<VipStanding | undefined>
  /** False for an invalid code. For a paid member, the code is not used up. */
  joinByCode(member: Member, code: string): Promise<boolean>
  /** Sets whether it renews after the year. Throws `notMember` without a paid membership. */
  renew(member: Member, renews: boolean): Promise<void>
  /** Ends memberships whose last year is over. Returns how many. */
  endOver(): Promise<number>
}

export const makeVipService = ({
  db,
  now,
  change,
}: {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly change: Pick<ChangePayment, 'within'>
}): VipService => {
  return {
    standing: makeReadVipStanding({ db, now }),

    joinByCode: (member, code) =>
      db.transaction().execute(async (trx) => {
        const { accountId, site } = member
        const brand = userBrandOf(site)
        if (brand === undefined || !site.features.vip) return false
        if (!(await lockAccount(trx, accountId))) return false
        if (await isPaidMember(trx, accountId, brand)) return true
        const use = await takeCampaignCode(trx, { code, brand, accountId, now: now() })
        if (use !== 'used') return false
        await joinVip(trx, { account_id: accountId, brand }, now(), canonicalCode(code))
        // Open payments are not needed any more; money that still arrives is refunded.
        const open = await trx
          .selectFrom('payments')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('brand', '=', brand)
          .where('status', 'in', openStatuses)
          .execute()
        for (const payment of open) await change.within(trx, payment, { kind: 'cancelAsked' })
        return true
      }),

    renew: async ({ accountId, site }, renews) => {
      const brand = userBrandOf(site)
      await db.transaction().execute(async (trx) => {
        await lockAccount(trx, accountId)
        const own =
          brand &&
          (await trx
            .selectFrom('vip_memberships')
            .select(['joined_at', 'ends_at'])
            .where('account_id', '=', accountId)
            .where('brand', '=', brand)
            .executeTakeFirst())
        if (!brand || !own) throw new Problem('notMember')
        if (renews === (own.ends_at === null)) return
        const ends = renews ? null : new Date(vipYearEnds(Date.parse(own.joined_at), now())).toISOString()
        await trx
          .updateTable('vip_memberships')
          .set({ ends_at: ends })
          .where('account_id', '=', accountId)
          .where('brand', '=', brand)
          .execute()
      })
    },

    endOver: async () => {
      const ended = await db
        .deleteFrom('vip_memberships')
        .where('ends_at', '<=', new Date(now()).toISOString())
        .executeTakeFirst()
      return Number(ended.numDeletedRows)
    },
  }
}
