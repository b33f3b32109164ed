// Adds interior choices to the homes of demo people: open ones before the deadline, and past ones where people live. Never in
// production.
import type { SiteDefinition } from '@husrum/domain'
import { dayIn, interiorSum, sites, withInteriorStandards } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { AddToHome } from '../buying/documents/home-document-store.ts'
import { readInterior } from '../buying/interior/read-interior.ts'
import { keepConfirmation } from '../buying/interior/write-confirmation.ts'
import type { Schema } from '../platform/database/schema.ts'
import { inventedResidenceId } from './seed-residences.ts'

const dayMs = 86_400_000

/** The orders of each person. `chosenSince` is the later selection of the person `choosing`. */
const orders = [
  { person: 'choosing', chosen: ['walls-open', 'floor-oak', 'storage-wardrobe'], daysAgo: 9 },
  { person: 'movingIn', chosen: ['floor-oak', 'kitchen-stone', 'kitchen-induction'], daysAgo: 290 },
  { person: 'movedIn', chosen: ['bathroom-tiles'], daysAgo: 400 },
] as const
const chosenSince = ['walls-open', 'floor-oak', 'storage-wardrobe', 'kitchen-oak']

/** Copies options to houses that are not in the catalogue any more, with a deadline in the past. */
const closeOffers = async (db: Kysely<Schema>, site: SiteDefinition, now: number): Promise<void> => {
  const residences = ['movingIn', 'movedIn'].map((person) => inventedResidenceId(site.key, person))
  const last = dayIn(now - 280 * dayMs, site.country)
  await sql`with left_out as (
      select distinct stage_id from residences where id in (${sql.join(residences)})
        and not exists (select from option_groups where option_groups.stage_id = residences.stage_id)),
    offered as (select min(stage_id) as stage_id from option_groups where stage_id in
      (select id from stages where site_id = ${site.catalogueSiteId})),
    made as (insert into option_groups (stage_id, id, place, title, text, rule, last_day)
      select left_out.stage_id, id, place, title, text, rule, ${last}::date
      from left_out, option_groups where option_groups.stage_id = (select stage_id from offered)
      returning stage_id)
    insert into booking_options
      (stage_id, id, place, option_group, title, text, price, image, is_standard, needs, excludes)
    select left_out.stage_id, id, place, option_group, title, text, price, image, is_standard, needs, excludes
    from left_out, booking_options where booking_options.stage_id = (select stage_id from offered)`.execute(
    db,
  )
}

/** Moves the deadlines of buyers who have just signed into the future, to match their timeline. */
const postponeOffers = async (db: Kysely<Schema>, site: SiteDefinition, now: number): Promise<void> => {
  const [later, choosing] = [['bookedYesterday', 'twoHomesNext'], ['choosing']].map((people) =>
    people.map((person) => inventedResidenceId(site.key, person)),
  )
  const first = dayIn(now + 160 * dayMs, site.country)
  await sql`update option_groups set last_day = ${first}::date + place * 7
    where stage_id in (select stage_id from residences where id in (${sql.join(later ?? [])}))
      and stage_id not in (select stage_id from residences where id in (${sql.join(choosing ?? [])}))`.execute(
    db,
  )
}

export const seedInterior = async (db: Kysely<Schema>, addToHome: AddToHome, now: number): Promise<void> => {
  for (const site of sites as readonly SiteDefinition[]) {
    if (!site.features.login) continue
    await closeOffers(db, site, now)
    await postponeOffers(db, site, now)
    for (const { person, chosen, daysAgo } of orders) {
      const id = inventedResidenceId(site.key, person)
      const owner = await db
        .selectFrom('residence_people')
        .select('account_id')
        .where('residence_id', '=', id)
        .where('role', '=', 'owner')
        .executeTakeFirst()
      const interior = owner && (await readInterior(db, { accountId: owner.account_id, site, id, now }))
      if (!owner || !interior || interior.orderNumber > 0 || interior.view.groups.length === 0) continue
      const { groups } = interior.view
      const all = withInteriorStandards(groups, chosen)
      const at = new Date(now - daysAgo * dayMs).toISOString()
      const options = groups.flatMap(({ title: group, options }) =>
        options
          .filter((option) => all.includes(option.id))
          .map(({ id, title, price }) => ({ id, group, title, price })),
      )
      await db
        .insertInto('interior_orders')
        .values({
          residence_id: id,
          number: 1,
          options: JSON.stringify(options),
          sum: interiorSum(groups, all),
          ordered_by: owner.account_id,
          ordered_at: at,
        })
        .execute()
      await keepConfirmation(db, addToHome, {
        accountId: owner.account_id,
        site,
        id,
        now: now - daysAgo * dayMs,
      })
      const isChangedSince = person === 'choosing'
      const present = isChangedSince ? withInteriorStandards(groups, chosenSince) : all
      await db
        .insertInto('interior_choices')
        .values({
          residence_id: id,
          version: 1,
          chosen: JSON.stringify(present),
          changed_by: owner.account_id,
          changed_at: isChangedSince ? new Date(Date.parse(at) + dayMs).toISOString() : at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await db
        .insertInto('interior_letters')
        .values({ residence_id: id, occasion: 'opened', sent_at: at })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  }
}
