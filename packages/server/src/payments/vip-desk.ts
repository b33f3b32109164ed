// The membership of a brand: how it stands for somebody, the place that it gives, and joining by a campaign code.
import type { Money, ProjectPhase, SiteDefinition, VipSale, VipStanding } from '@husrum/domain'
import { isUnpaidStatus, noMoney, userBrandOf, userPaymentStatuses, vipFeeOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { takeCampaignCode } from '../accounts/postgres-campaign-codes.ts'
import type { Schema } from '../database/schema.ts'
import { joinVip } from './join-vip.ts'
import { messageKeyOf } from './stored-payments.ts'

interface Member {
  readonly accountId: string
  readonly site: SiteDefinition
}

export interface VipDesk {
  /** Undefined where the site has no membership. */
  standing(member: Member): Promise<VipStanding | undefined>
  /** False for a code that does not hold. Who has paid already has nothing taken. */
  joinByCode(member: Member, code: string): Promise<boolean>
}

type Db = Kysely<Schema>

const unpaidStatuses = userPaymentStatuses.filter(isUnpaidStatus)
const salePhases: readonly ProjectPhase[] = ['vipSale', 'vipSaleProcessing']
const toBeHad = ['forSale', 'preSelling', 'reserved', 'booked']

/** Paid members of a brand, with whom each goes before. */
const paidMembers = (db: Db, brand: NonNullable<ReturnType<typeof userBrandOf>>) =>
  db
    .selectFrom('vip_memberships')
    .where('vip_memberships.brand', '=', brand)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_payments')
            .select('user_payments.id')
            .whereRef('user_payments.account_id', '=', 'vip_memberships.account_id')
            .where('user_payments.brand', '=', brand)
            .where('user_payments.status', 'in', unpaidStatuses),
        ),
      ),
    )

export const makeVipDesk = ({ db, now }: { readonly db: Db; readonly now: () => number }): VipDesk => {
  const membershipOf = (accountId: string, brand: NonNullable<ReturnType<typeof userBrandOf>>) =>
    db
      .selectFrom('vip_memberships')
      .select('joined_at')
      .where('account_id', '=', accountId)
      .where('brand', '=', brand)
      .executeTakeFirst()

  /** Whoever registered first goes first; the id decides between two. */
  const goesBefore = (joinedAt: string, accountId: string) =>
    sql<boolean>`(vip_memberships.joined_at, vip_memberships.account_id) < (${joinedAt}::timestamptz, ${accountId}::uuid)`

  const salesOf = async (
    { accountId, site }: Member,
    brand: NonNullable<ReturnType<typeof userBrandOf>>,
    joinedAt: string | undefined,
  ): Promise<readonly VipSale[]> => {
    const stages = await db
      .selectFrom('stages')
      .select(['id', 'details'])
      .where('site_id', '=', site.catalogueSiteId)
      .where(sql<string>`details ->> 'phase'`, 'in', salePhases)
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('interests')
          .leftJoin('homes', 'homes.id', 'interests.home_id')
          .select(({ fn }) => fn.coalesce('interests.stage_id', 'homes.stage_id').as('stage'))
          .where('interests.account_id', '=', accountId),
      )
      .execute()
    const sales: VipSale[] = []
    for (const { id, details } of stages) {
      const applicants = paidMembers(db, brand).where(({ exists, selectFrom }) =>
        exists(
          selectFrom('interests')
            .leftJoin('homes', 'homes.id', 'interests.home_id')
            .select('interests.account_id')
            .whereRef('interests.account_id', '=', 'vip_memberships.account_id')
            .where((eb) => eb.or([eb('interests.stage_id', '=', id), eb('homes.stage_id', '=', id)])),
        ),
      )
      const { count } = await applicants
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      const before =
        joinedAt === undefined
          ? undefined
          : await applicants
              .select(({ fn }) => fn.countAll<string>().as('count'))
              .where(goesBefore(joinedAt, accountId))
              .executeTakeFirstOrThrow()
      const homes = await db
        .selectFrom('homes')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('stage_id', '=', id)
        .where(sql`details ->> 'status'`, 'in', toBeHad)
        .executeTakeFirstOrThrow()
      sales.push({
        stageId: id,
        name: details.name,
        path: details.path,
        phase: details.phase,
        ...(before && { place: Number(before.count) + 1 }),
        applicants: Number(count),
        homes: Number(homes.count),
      })
    }
    return sales
  }

  const standing: VipDesk['standing'] = async (member) => {
    const { accountId, site } = member
    const brand = userBrandOf(site)
    const fee: Money | undefined = site.features.vip ? vipFeeOf(site.country) : undefined
    if (brand === undefined || fee === undefined) return undefined
    const [membership, payments, latest, members] = await Promise.all([
      membershipOf(accountId, brand),
      db
        .selectFrom('user_payments')
        .select(['status', 'paid_with_code'])
        .where('account_id', '=', accountId)
        .where('brand', '=', brand)
        .execute(),
      db
        .selectFrom('payments')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('brand', '=', brand)
        .where('status', '<>', 'created')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst(),
      paidMembers(db, brand)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
    ])
    const isPaid = membership !== undefined && !payments.some(({ status }) => isUnpaidStatus(status))
    const joinedAt = membership?.joined_at
    const before =
      isPaid && joinedAt !== undefined
        ? await paidMembers(db, brand)
            .select(({ fn }) => fn.countAll<string>().as('count'))
            .where(goesBefore(joinedAt, accountId))
            .executeTakeFirstOrThrow()
        : undefined
    return {
      isMember: membership !== undefined,
      isPaid,
      isByCode: isPaid && payments.some(({ paid_with_code }) => paid_with_code !== null),
      ...(joinedAt !== undefined && isPaid && { joinedAt: Date.parse(joinedAt) }),
      fee: fee ?? noMoney,
      ...(before && { place: Number(before.count) + 1 }),
      members: Number(members.count),
      sales: await salesOf(member, brand, isPaid ? joinedAt : undefined),
      ...(latest && {
        payment: { paymentId: latest.id, status: latest.status, messageKey: messageKeyOf(latest) },
      }),
    }
  }

  return {
    standing,
    joinByCode: (member, code) =>
      db.transaction().execute(async (trx) => {
        const { accountId, site } = member
        const brand = userBrandOf(site)
        if (brand === undefined || !site.features.vip) return false
        // Two at once are one after the other.
        await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
        const paid = await trx
          .selectFrom('user_payments')
          .select('id')
          .where('account_id', '=', accountId)
          .where('brand', '=', brand)
          .where('status', '=', 'Paid')
          .executeTakeFirst()
        if (paid) return true
        const use = await takeCampaignCode(trx, { code, brand, accountId, now: now() })
        if (use !== 'used') return false
        await joinVip(trx, { account_id: accountId, brand }, now(), code.trim().toUpperCase())
        return true
      }),
  }
}
