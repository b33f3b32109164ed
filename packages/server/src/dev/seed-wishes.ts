// Adds the demo members' interest in a stage that is for sale to members, and their wishes for homes there.
import type { HomeWishes, SiteDefinition } from '@husrum/domain'
import { moneyOf, organisationOf, sites } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../platform/database/schema.ts'

/** Wishes by the key of the person; undefined for an interest without wishes. */
const wished: Readonly<Record<string, HomeWishes | undefined>> = {
  vip: {
    minRooms: 3,
    maxPrice: moneyOf(5_500_000),
    minFloor: 1,
    directions: ['south', 'southWest'],
    must: ['rooms'],
  },
  vipOnly: { minRooms: 2, maxRooms: 3, directions: [], must: ['rooms'] },
  choosing: undefined,
  justJoined: undefined,
}

export const seedWishes = async (db: Kysely<Schema>, now: number): Promise<void> => {
  const at = new Date(now).toISOString()
  for (const site of (sites as readonly SiteDefinition[]).filter(({ features }) => features.vip)) {
    const stage = await db
      .selectFrom('stages')
      .select('id')
      .where('site_id', '=', site.catalogueSiteId)
      .where(sql<string>`details ->> 'phase'`, 'in', ['vipSale', 'vipSaleProcessing'])
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!stage) continue
    for (const [key, wishes] of Object.entries(wished)) {
      const account = await db
        .selectFrom('accounts')
        .select(['id', 'first_name', 'last_name', 'email', 'email_key'])
        .where('organisation', '=', organisationOf(site))
        .where('email', '=', `${key.toLowerCase()}@husrum.example`)
        .executeTakeFirst()
      if (!account) continue
      const { id, ...person } = account
      await db
        .insertInto('interests')
        .values({
          ...person,
          account_id: id,
          stage_id: stage.id,
          site_id: site.siteId,
          newsletter: false,
          registered_at: at,
          changed_at: at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      if (wishes)
        await db
          .insertInto('member_wishes')
          .values({
            account_id: id,
            stage_id: stage.id,
            site_id: site.catalogueSiteId,
            wishes: JSON.stringify(wishes),
            changed_at: at,
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
    }
  }
}
