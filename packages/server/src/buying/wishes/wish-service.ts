// Members' wishes for homes in a project: stored, matched against its homes, and read by staff for allotment.
import type { HomeDetails, HomeWishes, SiteDefinition, WishFit } from '@husrum/domain'
import {
  isUnpaidStatus,
  noWishes,
  siteByKey,
  sites,
  userBrandOf,
  userPaymentStatuses,
  wishFit,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

export interface WishedProject {
  readonly projectId: string
  readonly name: string
  readonly path: string
  readonly wishes: HomeWishes
  /** Best match first, then the cheapest. */
  readonly homes: readonly {
    readonly home: Pick<HomeDetails, 'id' | 'name' | 'path' | 'rooms' | 'area' | 'price' | 'status'>
    readonly fit: WishFit
  }[]
}

export interface MemberWishes {
  readonly accountId: string
  readonly name: string
  readonly email: string
  readonly joinedAt: number
  readonly wishes: HomeWishes
}

interface Who {
  readonly accountId: string
  readonly site: SiteDefinition
}

export interface WishService {
  /** Undefined for a project that the site does not have. One database query. */
  of(who: Who, projectId: string): Promise<WishedProject | undefined>
  /** False for a project that the site does not have. */
  keep(who: Who, projectId: string, wishes: HomeWishes): Promise<boolean>
  /** Wishes of paying members, in queue order. */
  ofMembers(projectId: string): Promise<readonly MemberWishes[]>
}

const toBeHad = sql.join(['forSale', 'preSelling', 'reserved', 'booked'])
const unpaidStatuses = sql.join(userPaymentStatuses.filter(isUnpaidStatus))
const order = { all: 0, musts: 1, not: 2 } as const

export const makeWishService = ({
  db,
  now,
}: {
  readonly db: Db
  readonly now: () => number
}): WishService => ({
  of: async ({ accountId, site }, projectId) => {
    const { rows } = await sql<{
      name: string
      path: string
      wishes: HomeWishes | null
      homes: readonly HomeDetails[]
    }>`
      select details ->> 'name' as name, details ->> 'path' as path,
        (select wishes from member_wishes where account_id = ${accountId} and stage_id = stages.id) as wishes,
        (select coalesce(json_agg(homes.details order by (homes.details ->> 'price')::numeric, homes.id), '[]')
          from homes where homes.stage_id = stages.id and homes.details ->> 'status' in (${toBeHad})) as homes
      from stages where id = ${projectId} and site_id = ${site.catalogueSiteId}`.execute(db)
    const [row] = rows
    if (!row) return undefined
    const wishes = row.wishes ?? noWishes
    return {
      projectId,
      name: row.name,
      path: row.path,
      wishes,
      homes: row.homes
        .map((home) => ({ home, fit: wishFit(home, wishes) }))
        .toSorted((a, b) => order[a.fit.kind] - order[b.fit.kind]),
    }
  },

  keep: async ({ accountId, site }, projectId, wishes) => {
    const stage = await db
      .selectFrom('stages')
      .select('id')
      .where('id', '=', projectId)
      .where('site_id', '=', site.catalogueSiteId)
      .executeTakeFirst()
    if (!stage) return false
    const said = { wishes: JSON.stringify(wishes) as never, changed_at: new Date(now()).toISOString() }
    await db
      .insertInto('member_wishes')
      .values({ ...said, account_id: accountId, stage_id: projectId, site_id: site.catalogueSiteId })
      .onConflict((conflict) => conflict.columns(['account_id', 'stage_id']).doUpdateSet(said))
      .execute()
    return true
  },

  ofMembers: async (projectId) => {
    const rows = await db
      .selectFrom('member_wishes')
      .innerJoin('accounts', 'accounts.id', 'member_wishes.account_id')
      .innerJoin('vip_memberships', 'vip_memberships.account_id', 'member_wishes.account_id')
      .select([
        'accounts.id',
        'accounts.first_name',
        'accounts.last_name',
        'accounts.email',
        'vip_memberships.joined_at',
        'member_wishes.wishes',
        'member_wishes.site_id',
        'vip_memberships.brand',
      ])
      .where('member_wishes.stage_id', '=', projectId)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('user_payments')
              .select('user_payments.id')
              .whereRef('user_payments.account_id', '=', 'vip_memberships.account_id')
              .whereRef('user_payments.brand', '=', 'vip_memberships.brand')
              .where(sql<boolean>`user_payments.status in (${unpaidStatuses})`),
          ),
        ),
      )
      .orderBy('vip_memberships.joined_at')
      .orderBy('accounts.id')
      .execute()
    const brandOf = (siteId: number) =>
      userBrandOf(
        (sites as readonly SiteDefinition[]).find(({ catalogueSiteId }) => catalogueSiteId === siteId) ??
          siteByKey('sweden'),
      )
    return rows
      .filter(({ site_id, brand }) => brandOf(site_id) === brand)
      .map(({ id, first_name, last_name, email, joined_at, wishes }) => ({
        accountId: id,
        name: `${first_name} ${last_name}`,
        email,
        joinedAt: Date.parse(joined_at),
        wishes,
      }))
  },
})
