// Withdrawal from a membership (directive 2011/83/EU, articles 9 and 11a): it ends at once, the payment is refunded, and an e-mail confirms
// when the notice arrived.
import type { SiteDefinition } from '@husrum/domain'
import { dayIn, refundDueBy, userBrandOf, withdrawalEnds } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Refunds } from './refunds.ts'
import { instant, pageOfPayment } from './stored-payments.ts'
import { lockAccount } from './vip-membership.ts'

/** The last day to withdraw from a membership, `yyyy-MM-dd`; undefined when it has passed. Instants are epoch ms. */
export const vipWithdrawalEnds = (
  joinedAt: number,
  { country }: Pick<SiteDefinition, 'country'>,
  now: number,
): string | undefined => {
  const last = withdrawalEnds(dayIn(joinedAt, country), country)
  return last !== undefined && dayIn(now, country) <= last ? last : undefined
}

const minuteMs = 60_000

/** Throws `notMember` or `notPaid` without a paid membership, and `tooLate` after the last day. */
export type WithdrawVip = (member: {
  readonly accountId: string
  readonly site: SiteDefinition
}) => Promise<void>

export const makeWithdrawVip =
  ({
    db,
    now,
    refunds,
    mails,
  }: {
    readonly db: Kysely<Schema>
    readonly now: () => number
    readonly refunds: Pick<Refunds, 'ask'>
    readonly mails: Pick<MailService, 'within'>
  }): WithdrawVip =>
  ({ accountId, site }) =>
    db.transaction().execute(async (trx) => {
      const brand = userBrandOf(site)
      // Serialises concurrent withdrawals.
      await lockAccount(trx, accountId)
      const account = await trx
        .selectFrom('accounts')
        .select(['email', 'email_confirmed_at'])
        .where('id', '=', accountId)
        .executeTakeFirst()
      const own =
        brand &&
        (await trx
          .selectFrom('vip_memberships')
          .select('joined_at')
          .where('account_id', '=', accountId)
          .where('brand', '=', brand)
          .executeTakeFirst())
      if (!brand || !own || !account) throw new Problem('notMember')
      const joinedAt = Date.parse(own.joined_at)
      if (vipWithdrawalEnds(joinedAt, site, now()) === undefined) throw new Problem('tooLate')
      const byCode = await trx
        .selectFrom('user_payments')
        .select('id')
        .where('account_id', '=', accountId)
        .where('brand', '=', brand)
        .where('paid_with_code', 'is not', null)
        .executeTakeFirst()
      if (byCode) throw new Problem('notPaid')
      const paid = await trx
        .selectFrom('payments')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('brand', '=', brand)
        .where('purpose', '=', 'vip')
        .where('status', '=', 'paid')
        // The payment of this membership, which began when the money arrived; any others have been refunded.
        .where('paid_at', '>=', instant(joinedAt - minuteMs))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payment_refunds')
                .select('payment_refunds.id')
                .whereRef('payment_refunds.payment_id', '=', 'payments.id'),
            ),
          ),
        )
        .execute()
      const [last] = paid
      if (!last) throw new Problem('notPaid')
      await trx
        .deleteFrom('vip_memberships')
        .where('account_id', '=', accountId)
        .where('brand', '=', brand)
        .execute()
      await trx
        .deleteFrom('user_payments')
        .where('account_id', '=', accountId)
        .where('brand', '=', brand)
        .where('status', '=', 'Paid')
        .execute()
      await mails.within(trx).postToAccount(
        account,
        {
          kind: 'vipWithdrawn',
          site,
          about: last.about,
          until: now(),
          refundBy: refundDueBy(dayIn(now(), site.country)) ?? '',
          link: pageOfPayment(site, last),
        },
        'business',
      )
      for (const payment of paid) await refunds.ask(trx, payment, 'withdrawn')
    })
