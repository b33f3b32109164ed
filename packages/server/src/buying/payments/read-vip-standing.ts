// The state of a membership for its owner, and the queue position that it gives. Instants are epoch ms.
import type {
  HomeDetails,
  HomeWishes,
  Money,
  SiteDefinition,
  StageDetails,
  UserBrand,
  VipSale,
  VipStanding,
} from '@husrum/domain'
import {
  isUnpaidStatus,
  noMoney,
  userBrandOf,
  userPaymentStatuses,
  vipFeeOf,
  vipYearEnds,
  wishFit,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PaymentRow } from './stored-payments.ts'
import { messageKeyOf } from './stored-payments.ts'
import { vipWithdrawalEnds } from './withdraw-vip.ts'

export interface Member {
  readonly accountId: string
  readonly site: SiteDefinition
}

const unpaidStatuses = sql.join(userPaymentStatuses.filter(isUnpaidStatus))
const salePhases = sql.join(['vipSale', 'vipSaleProcessing'])
/** The statuses in which a home can be obtained, and what is wished for. */
const toBeHad = sql.join(['forSale', 'preSelling', 'reserved', 'booked'])

type WishedHome = Pick<HomeDetails, 'rooms' | 'price' | 'totalPrice' | 'floor' | 'outdoorSpaces'>

interface SaleRow {
  readonly id: string
  readonly details: Pick<StageDetails, 'name' | 'path' | 'phase'>
  readonly applicants: number
  readonly before: number
  readonly homes: readonly WishedHome[]
  readonly wishes: HomeWishes | null
}

interface StandingRow {
  readonly joined_at: string | null
  readonly ends_at: string | null
  readonly is_unpaid: boolean
  readonly has_code: boolean
  readonly members: number
  readonly before: number
  readonly latest: Pick<PaymentRow, 'id' | 'status' | 'state'> | null
  readonly sales: readonly SaleRow[]
}

/** Everything that a member's page shows. Ordered by registration, then by id. */
const standingQuery = ({ accountId, site }: Member, brand: UserBrand) => {
  /** Those of `members` who have paid. */
  const isPaid = sql`members.brand = ${brand} and not exists (
    select 1 from user_payments where user_payments.account_id = members.account_id
      and user_payments.brand = ${brand} and status in (${unpaidStatuses}))`
  const goesBefore = sql`(members.joined_at, members.account_id) < (own.joined_at, ${accountId}::uuid)`
  return sql<StandingRow>`
  with own as (
    select joined_at, ends_at from vip_memberships where account_id = ${accountId} and brand = ${brand}),
  turns as (
    select count(*)::int as members, (count(*) filter (where ${goesBefore}))::int as before
    from vip_memberships as members left join own on true where ${isPaid}),
  wanted as (
    select stages.id, stages.details from stages
    where site_id = ${site.catalogueSiteId} and details ->> 'phase' in (${salePhases}) and id in (
      select coalesce(interests.stage_id, homes.stage_id) from interests
      left join homes on homes.id = interests.home_id where interests.account_id = ${accountId})),
  interested as (
    select wanted.id as stage_id, interests.account_id from wanted
    join interests on interests.stage_id = wanted.id
    union
    select wanted.id, interests.account_id from wanted
    join homes on homes.stage_id = wanted.id join interests on interests.home_id = homes.id),
  applicants as (
    select interested.stage_id, count(*)::int as applicants,
      (count(*) filter (where ${goesBefore}))::int as before
    from interested join vip_memberships as members on members.account_id = interested.account_id
    left join own on true where ${isPaid} group by interested.stage_id)
  select (select joined_at from own) as joined_at, (select ends_at from own) as ends_at,
    exists (select 1 from user_payments where account_id = ${accountId} and brand = ${brand}
      and status in (${unpaidStatuses})) as is_unpaid,
    exists (select 1 from user_payments where account_id = ${accountId} and brand = ${brand}
      and paid_with_code is not null) as has_code,
    turns.members, turns.before,
    (select json_build_object('id', id, 'status', status, 'state', state) from payments
      where account_id = ${accountId} and brand = ${brand} and status <> 'created'
      order by created_at desc limit 1) as latest,
    (select coalesce(json_agg(json_build_object(
      'id', wanted.id,
      'details', json_build_object('name', wanted.details -> 'name', 'path', wanted.details -> 'path',
        'phase', wanted.details -> 'phase'),
      'applicants', coalesce(applicants.applicants, 0),
      'before', coalesce(applicants.before, 0),
      'wishes', (select wishes from member_wishes
        where member_wishes.stage_id = wanted.id and account_id = ${accountId}),
      'homes', (select coalesce(json_agg(json_strip_nulls(json_build_object('rooms', details -> 'rooms',
          'price', details -> 'price', 'totalPrice', details -> 'totalPrice', 'floor', details -> 'floor',
          'outdoorSpaces', details -> 'outdoorSpaces'))), '[]') from homes
        where homes.stage_id = wanted.id and homes.details ->> 'status' in (${toBeHad}))
    ) order by wanted.id), '[]') from wanted left join applicants on applicants.stage_id = wanted.id) as sales
  from turns`
}

const fitsOf = (homes: readonly WishedHome[], wishes: HomeWishes) => {
  const kinds = homes.map((home) => wishFit(home, wishes).kind)
  return {
    all: kinds.filter((kind) => kind === 'all').length,
    musts: kinds.filter((kind) => kind === 'musts').length,
  }
}

/** Undefined if the site has no membership. One database query. */
export const makeReadVipStanding =
  ({ db, now }: { readonly db: Kysely<Schema>; readonly now: () => number }) =>
  async (member: Member): Promise<VipStanding | undefined> => {
    const { site } = member
    const brand = userBrandOf(site)
    const fee: Money | undefined = site.features.vip ? vipFeeOf(site.country) : undefined
    if (brand === undefined || fee === undefined) return undefined
    const { rows } = await standingQuery(member, brand).execute(db)
    const [row] = rows
    if (!row) throw new Error('A query without a table returns one row')
    const { joined_at: joinedAt, ends_at: endsAt, latest, members } = row
    const isMember = joinedAt !== null
    const isPaid = isMember && !row.is_unpaid
    const since = joinedAt === null ? 0 : Date.parse(joinedAt)
    const lastDay =
      isPaid && !row.has_code && latest?.status === 'paid' ? vipWithdrawalEnds(since, site, now()) : undefined
    return {
      isMember,
      isPaid,
      isByCode: isPaid && row.has_code,
      ...(isPaid && {
        joinedAt: since,
        paidUntil: endsAt === null ? vipYearEnds(since, now()) : Date.parse(endsAt),
        place: row.before + 1,
      }),
      ...(lastDay !== undefined && { withdrawalEnds: lastDay }),
      renews: endsAt === null,
      fee: fee ?? noMoney,
      members,
      sales: row.sales.map(
        ({ id, details, applicants, before, homes, wishes }): VipSale => ({
          stageId: id,
          ...details,
          ...(isPaid && { place: before + 1 }),
          applicants,
          homes: homes.length,
          ...(wishes && { fits: fitsOf(homes, wishes) }),
        }),
      ),
      ...(latest && {
        payment: { paymentId: latest.id, status: latest.status, messageKey: messageKeyOf(latest) },
      }),
    }
  }
