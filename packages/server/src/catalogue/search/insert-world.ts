// Replaces the whole catalogue by a world, in one transaction.

import type { ChangingFact, HomeDetails, PremisesDetails, StageDetails, Tag } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { tagKey } from './catalogue-snapshot.ts'
import { takeTurn } from './catalogue-turn.ts'
import { searchRow } from './search-row.ts'

export interface World {
  readonly tags: readonly Tag[]
  readonly stages: readonly StageDetails[]
  readonly homes: readonly HomeDetails[]
  readonly premises?: readonly PremisesDetails[]
}

const rowsABatch = 2_000

export const inBatches = async <Item>(
  items: readonly Item[],
  insert: (batch: readonly Item[]) => Promise<unknown>,
) => {
  for (let start = 0; start < items.length; start += rowsABatch)
    await insert(items.slice(start, start + rowsABatch))
}

/** Rows as one JSON parameter: no limit on parameters, and one plan per table. */
export const insertRows = (trx: Transaction<Schema>, table: keyof Schema, rows: readonly unknown[]) =>
  sql`insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::text::jsonb)`.execute(
    trx,
  )

/** Numbers keys consecutively, in order of first use. */
const numbering = () => {
  const numbers = new Map<string, number>()
  return (key: string): number => {
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, numbers.size + 1)
    return numbers.size
  }
}

const mustHave = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new TypeError(what)
  return value
}

const bySiteAndId = (a: HomeDetails, b: HomeDetails): number =>
  a.siteId - b.siteId || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Facts that people are notified of, in addition to a new home; the others are only on its page. */
export const toldFacts = [
  'status',
  'price',
  'totalPrice',
  'showings',
] as const satisfies readonly ChangingFact[]

const rememberHomes = (trx: Transaction<Schema>) =>
  sql`create temporary table homes_before on commit drop as
    select id, ${sql.join(toldFacts.map((fact) => sql`details -> ${sql.lit(fact)} as ${sql.ref(fact)}`))} from homes`.execute(
    trx,
  )

const toldFactsOf = (which: 'was' | 'now') =>
  sql`jsonb_strip_nulls(jsonb_build_object(${sql.join(
    toldFacts.map(
      (
        fact,
      ) => sql`${sql.lit(fact)}, case when homes_before.${sql.ref(fact)} is distinct from details -> ${sql.lit(fact)}
        then ${which === 'was' ? sql`homes_before.${sql.ref(fact)}` : sql`details -> ${sql.lit(fact)}`} end`,
    ),
  )}))`

/** Writes the changes of the revision into the history of its homes. The first catalogue is not news. */
const writeHistory = (trx: Transaction<Schema>) =>
  sql`insert into home_changes (home_id, site_id, changed_by, is_new, before, after)
    select id, site_id, 'catalogue', was is null, coalesce(was, '{}'), now
    from (
      select homes.id, homes.site_id, homes.number, ${toldFactsOf('now')} as now,
        case when homes_before.id is not null then ${toldFactsOf('was')} end as was
      from homes left join homes_before on homes_before.id = homes.id
      where exists (select from homes_before)
    ) as homes_now
    where now <> '{}' or was <> '{}' or was is null
    order by number`.execute(trx)

/**
 * Replaces the catalogue and increases its revision, so that every process loads the new one within seconds. All or
 * nothing; readers see the old catalogue until it is done. Rejects with a TypeError when a home refers to a stage or a tag
 * that the world does not have. About 15 s for 100,000 homes.
 */
export const insertWorld = async (db: Kysely<Schema>, world: World): Promise<void> => {
  const tagNumbers = new Map(world.tags.map((tag, at) => [tagKey(tag.siteId, tag.id), at + 1]))
  const stageNumbers = new Map(world.stages.map((stage, at) => [stage.id, at + 1]))
  const areaNumber = numbering()
  // Physical order is site by site, and within a site the order of ids, which breaks the ties of every sort.
  const homes = [...world.homes].sort(bySiteAndId).map((home, at) => ({
    home,
    row: searchRow(home, {
      number: at + 1,
      stage_no: mustHave(
        stageNumbers.get(home.stageId),
        `Home ${home.id} names an unknown stage, ${home.stageId}`,
      ),
      area_no: areaNumber(`${home.siteId}/${home.municipality}/${home.areaName}`),
      tag_nos: home.tagIds.map((id) =>
        mustHave(tagNumbers.get(tagKey(home.siteId, id)), `Home ${home.id} names an unknown tag, ${id}`),
      ),
    }),
  }))

  await db.transaction().execute(async (trx) => {
    // First, so that concurrent loads are serialised.
    await sql`update catalogue_state set revision = revision + 1, changed_at = now()`.execute(trx)
    await takeTurn(trx)
    await sql`insert into former_homes (site_id, path, stage_id, sold_on)
      select site_id, path, stage_id, (details->>'soldAt')::date from homes
      where details->>'status' = 'sold' and details ? 'soldAt'
      on conflict (site_id, path) do update set stage_id = excluded.stage_id, sold_on = excluded.sold_on`.execute(
      trx,
    )
    await rememberHomes(trx)
    // Not `truncate`, which would block all readers until the commit.
    for (const table of ['home_search', 'homes', 'stages', 'tags', 'premises'] as const)
      await trx.deleteFrom(table).execute()
    await inBatches(world.tags, (batch) =>
      insertRows(
        trx,
        'tags',
        batch.map((tag) => ({
          number: tagNumbers.get(tagKey(tag.siteId, tag.id)),
          id: tag.id,
          site_id: tag.siteId,
          kind: tag.kind,
          name: tag.name,
          url: tag.url,
          homes: tag.homes,
          details: tag,
          change: 0,
        })),
      ),
    )
    await inBatches(world.stages, (batch) =>
      insertRows(
        trx,
        'stages',
        batch.map((stage) => ({
          number: stageNumbers.get(stage.id),
          id: stage.id,
          site_id: stage.siteId,
          details: stage,
          change: 0,
        })),
      ),
    )
    await inBatches([...(world.premises ?? []).entries()], (batch) =>
      insertRows(
        trx,
        'premises',
        batch.map(([at, premises]) => ({
          number: at + 1,
          id: premises.id,
          site_id: premises.siteId,
          path: premises.path,
          details: premises,
          change: 0,
        })),
      ),
    )
    await inBatches(homes, async (batch) => {
      await insertRows(
        trx,
        'homes',
        batch.map(({ home, row }) => ({
          number: row.number,
          id: home.id,
          site_id: home.siteId,
          stage_id: home.stageId,
          path: home.path,
          details: home,
          change: 0,
        })),
      )
      await insertRows(
        trx,
        'home_search',
        batch.map(({ row }) => row),
      )
    })
    await sql`delete from former_homes using homes
      where former_homes.site_id = homes.site_id and former_homes.path = homes.path`.execute(trx)
    await writeHistory(trx)
  })
  await sql`vacuum (analyze) home_search, homes, stages, tags, premises`.execute(db)
}
