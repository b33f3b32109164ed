// Writes whole stages with their homes: adds, changes and ends them in one turn, without a new revision of the catalogue.

import { isDeepStrictEqual } from 'node:util'
import type { DerivedStage, HomeChange, HomeDetails, ProjectPhase, StageDetails } from '@husrum/domain'
import { placesOfStage, siteById } from '@husrum/domain'
import { sql } from 'kysely'
import { addEvents } from '../../platform/events/add-events.ts'
import { homeEvents, stageEvents } from './catalogue-events.ts'
import { tagKey } from './catalogue-snapshot.ts'
import { inBatches, insertRows, toldFacts } from './insert-world.ts'
import { disposalFormCode, unranked } from './search-codes.ts'
import { searchRow } from './search-row.ts'
import type { Catalogue } from './stored-homes.ts'

/** Homes with the statuses that a search finds: those that the recommended order ranks. */
const searchable = sql<boolean>`rank < ${sql.lit(unranked)}`

/** What a write does to the catalogue. */
export interface StagesWrite {
  /** Each with all of its homes: others of the stage end. */
  readonly stages: readonly DerivedStage[]
  /** Stages that end, with all their homes. */
  readonly endedStageIds: readonly string[]
  /** Why, for the history of the homes. */
  readonly reason: string
  /** Writes no history, so that no letters are sent: for a first import. */
  readonly isQuiet: boolean
}

/** A value as PostgreSQL returns it, without undefined fields. */
export const asStored = <Value>(value: Value): Value =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value)

const changeOf = (home: HomeDetails, facts: readonly (keyof HomeChange)[]): HomeChange =>
  Object.fromEntries(facts.flatMap((fact) => (home[fact] === undefined ? [] : [[fact, home[fact]]])))

const nextNumber = async (db: Catalogue, table: 'homes' | 'stages' | 'tags'): Promise<() => number> => {
  const { rows } = await sql<{
    last: number | null
  }>`select max(number) as last from ${sql.table(table)}`.execute(db)
  let last = rows[0]?.last ?? 0
  return () => {
    last += 1
    return last
  }
}

/** The numbers of the places of stages; unknown places are added, without homes. */
const numberPlaces = async (
  db: Catalogue,
  change: number,
  stages: readonly StageDetails[],
): Promise<ReadonlyMap<string, number>> => {
  const known = await db.selectFrom('tags').select(['number', 'site_id', 'id']).execute()
  const numbers = new Map(known.map(({ number, site_id, id }) => [tagKey(site_id, id), number]))
  const next = await nextNumber(db, 'tags')
  const added = []
  for (const stage of stages) {
    const site = siteById(stage.siteId)
    for (const place of site ? placesOfStage(stage, site) : []) {
      const key = tagKey(place.siteId, place.id)
      if (numbers.has(key)) continue
      const number = next()
      numbers.set(key, number)
      added.push({
        number,
        id: place.id,
        site_id: place.siteId,
        kind: place.kind,
        name: place.name,
        url: place.url,
        homes: 0,
        details: { ...place, hasRental: false, homes: 0, geo: stage.geo },
        change,
      })
    }
  }
  await inBatches(added, (batch) => insertRows(db, 'tags', batch))
  return numbers
}

/** Counts the homes of places anew, moves them to the middle of their stages, and removes those without a stage. */
const followPlaces = async (db: Catalogue, change: number, numbers: readonly number[]): Promise<void> => {
  if (numbers.length === 0) return
  const places = sql.join(numbers)
  await sql`delete from tags where number in (${places})
    and not exists (select from stages where site_id = tags.site_id and details->'tagIds' ? tags.id)`.execute(
    db,
  )
  await sql`
    with counted as (
      select number,
        (select count(*)::integer from home_search where tag_nos @> array[tags.number] and ${searchable}) as homes,
        exists (select from home_search where tag_nos @> array[tags.number]
          and disposal_form = ${sql.lit(disposalFormCode('tenancy'))}) as has_rental,
        (select jsonb_build_object(
            'lat', round(avg((details->'geo'->>'lat')::numeric), 6),
            'lon', round(avg((details->'geo'->>'lon')::numeric), 6))
          from stages where site_id = tags.site_id and details->'tagIds' ? tags.id) as geo
      from tags where number in (${places})
    )
    update tags set homes = counted.homes, change = ${change},
      details = details || jsonb_build_object(
        'homes', counted.homes, 'hasRental', counted.has_rental, 'geo', counted.geo)
    from counted where counted.number = tags.number`.execute(db)
}

interface HomeRow {
  readonly number: number
  readonly path: string
  readonly details: HomeDetails
  readonly tag_nos: readonly number[]
}

/** The rows of homes of stages, and of homes that come to them from other stages. */
const readHomes = async (
  db: Catalogue,
  stageIds: readonly string[],
  homeIds: readonly string[],
): Promise<ReadonlyMap<string, HomeRow>> => {
  const rows = await db
    .selectFrom('homes')
    .innerJoin('home_search', 'home_search.number', 'homes.number')
    .select(['homes.number', 'homes.path', 'homes.details', 'tag_nos'])
    .where(({ eb, or }) =>
      or([
        eb('homes.stage_id', 'in', [...stageIds, '']),
        eb('homes.id', '=', sql<string>`any(${[...homeIds]}::text[])`),
      ]),
    )
    .orderBy('homes.number')
    .execute()
  return new Map(rows.map((row) => [row.details.id, row]))
}

/** Locks the homes of stages, so that a booking and this write do not overwrite each other. */
const lockHomes = async (db: Catalogue, stageIds: readonly string[]): Promise<void> => {
  await db
    .selectFrom('homes')
    .select('number')
    .where('stage_id', 'in', [...stageIds, ''])
    .orderBy('number')
    .forUpdate()
    .execute()
}

/** Stages as they are. */
export interface PresentStages {
  /** By id. */
  readonly homes: ReadonlyMap<string, HomeDetails>
  readonly phases: ReadonlyMap<string, ProjectPhase>
}

/** Reads stages to write, and locks their homes until the transaction ends. Take the turn of the catalogue before. */
export const lockStagesToWrite = async (
  db: Catalogue,
  stageIds: readonly string[],
): Promise<PresentStages> => {
  await lockHomes(db, stageIds)
  return readStagesToWrite(db, stageIds)
}

/** Reads stages for a preview: nothing is locked. */
export const readStagesToWrite = async (
  db: Catalogue,
  stageIds: readonly string[],
): Promise<PresentStages> => {
  const stages = await db
    .selectFrom('stages')
    .select(['id', sql<ProjectPhase>`details->>'phase'`.as('phase')])
    .where('id', 'in', [...stageIds, ''])
    .execute()
  const homes = await readHomes(db, stageIds, [])
  return {
    homes: new Map([...homes].map(([id, { details }]) => [id, details])),
    phases: new Map(stages.map(({ id, phase }) => [id, phase])),
  }
}

const areaKey = ({ siteId, municipality, areaName }: HomeDetails): string =>
  `${siteId}/${municipality}/${areaName}`

/** The numbers of areas: homes with the same municipality and area name share one. */
const numberAreas = async (
  db: Catalogue,
  stages: readonly StageDetails[],
  tagNumbers: ReadonlyMap<string, number>,
): Promise<(home: HomeDetails) => number> => {
  const numbers = new Map<string, number>()
  // By the tags of the areas, which have an index: the homes themselves would all be read.
  const tags = stages.flatMap((stage) => {
    const site = siteById(stage.siteId)
    const areas = site ? placesOfStage(stage, site).filter(({ kind }) => kind === 'area') : []
    return areas.flatMap(({ siteId, id }) => tagNumbers.get(tagKey(siteId, id)) ?? [])
  })
  if (tags.length > 0) {
    const known = await sql<{ site_id: number; municipality: string; area: string; area_no: number }>`
      select distinct homes.site_id, details->>'municipality' as municipality, details->>'areaName' as area, area_no
      from homes join home_search using (number)
      where tag_nos && ${[...new Set(tags)]}::integer[]`.execute(db)
    for (const { site_id, municipality, area, area_no } of known.rows)
      numbers.set(`${site_id}/${municipality}/${area}`, area_no)
  }
  const last = await sql<{ last: number | null }>`select max(area_no) as last from home_search`.execute(db)
  let next = last.rows[0]?.last ?? 0
  return (home) => {
    const key = areaKey(home)
    const number = numbers.get(key)
    if (number !== undefined) return number
    next += 1
    numbers.set(key, next)
    return next
  }
}

/** Ends homes: their pages lead to their stage from now on. */
const endHomes = async (db: Catalogue, change: number, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await sql`insert into former_homes (site_id, path, stage_id, sold_on, home_id, change)
    select site_id, path, stage_id, case when details->>'status' = 'sold' then (details->>'soldAt')::date end,
      id, ${change}::bigint
    from homes where id = any(${[...ids]}::text[])
    on conflict (site_id, path) do update set stage_id = excluded.stage_id, sold_on = excluded.sold_on,
      home_id = excluded.home_id, change = excluded.change`.execute(db)
  await sql`delete from homes where id = any(${[...ids]}::text[])`.execute(db)
}

const endStages = async (db: Catalogue, change: number, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await sql`insert into former_stages (site_id, path, stage_id, change)
    select site_id, details->>'path', id, ${change}::bigint from stages where id = any(${[...ids]}::text[])
    on conflict (site_id, path) do update set stage_id = excluded.stage_id, change = excluded.change,
      ended_at = now()`.execute(db)
  await sql`delete from stages where id = any(${[...ids]}::text[])`.execute(db)
  await addEvents(db, stageEvents(ids, 'ended', change))
}

const writeStageRows = async (
  db: Catalogue,
  change: number,
  stages: readonly StageDetails[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('stages')
    .select(['number', 'id', 'details'])
    .where('id', 'in', [...stages.map(({ id }) => id), ''])
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  const next = await nextNumber(db, 'stages')
  const numbers = new Map<string, number>()
  const changed: string[] = []
  for (const stage of stages) {
    const row = known.get(stage.id)
    numbers.set(stage.id, row?.number ?? next())
    // A survey of its houses is not part of a record.
    const details = asStored({ ...stage, ...(row?.details.houses && { houses: row.details.houses }) })
    if (!row || !isDeepStrictEqual(row.details, details)) changed.push(stage.id)
    if (!row)
      await insertRows(db, 'stages', [
        { number: numbers.get(stage.id), id: stage.id, site_id: stage.siteId, details, change },
      ])
    else if (!isDeepStrictEqual(row.details, details))
      await db
        .updateTable('stages')
        .set({ site_id: stage.siteId, details: JSON.stringify(details), change })
        .where('id', '=', stage.id)
        .execute()
  }
  await addEvents(db, stageEvents(changed, 'listed', change))
  return numbers
}

const writeHistory = async (
  db: Catalogue,
  reason: string,
  changes: readonly { readonly before: HomeRow | undefined; readonly home: HomeDetails }[],
): Promise<void> => {
  const rows = changes.flatMap(({ before, home }) => {
    const told = toldFacts.filter(
      (fact) => !before || JSON.stringify(before.details[fact]) !== JSON.stringify(home[fact]),
    )
    return told.length === 0
      ? []
      : [
          {
            home_id: home.id,
            site_id: home.siteId,
            changed_by: 'catalogue' as const,
            reason,
            is_new: !before,
            before: JSON.stringify(before ? changeOf(before.details, told) : {}),
            after: JSON.stringify(changeOf(home, told)),
          },
        ]
  })
  await inBatches(rows, (batch) =>
    db
      .insertInto('home_changes')
      .values([...batch])
      .execute(),
  )
}

/**
 * Writes stages and their homes. Unchanged rows are not written. Servers that follow the catalogue are notified at the commit.
 *
 * @param change the number of the turn.
 */
export const writeStages = async (
  db: Catalogue,
  change: number,
  { stages, endedStageIds, reason, isQuiet }: StagesWrite,
): Promise<void> => {
  const stageIds = [...stages.map(({ stage }) => stage.id), ...endedStageIds]
  const homes = stages.flatMap((derived) => derived.homes).map(asStored)
  const before = await readHomes(
    db,
    stageIds,
    homes.map(({ id }) => id),
  )
  const present = new Set(homes.map(({ id }) => id))
  const ended = [...before.values()].filter(({ details }) => !present.has(details.id))
  const details = stages.map(({ stage }) => stage)
  const tagNumbers = await numberPlaces(db, change, details)
  const stageNumbers = await writeStageRows(db, change, details)
  const areaNumber = await numberAreas(db, details, tagNumbers)
  const next = await nextNumber(db, 'homes')
  const changed = homes
    .map((home) => ({ home, row: before.get(home.id) }))
    .filter(({ home, row }) => !isDeepStrictEqual(row?.details, home))
  await endHomes(
    db,
    change,
    ended.map(({ details: { id } }) => id),
  )
  const rows = changed.map(({ home, row }) => {
    const number = row?.number ?? next()
    return {
      home,
      row,
      number,
      search: searchRow(home, {
        number,
        stage_no: stageNumbers.get(home.stageId) ?? 0,
        area_no: areaNumber(home),
        tag_nos: home.tagIds.map((id) => tagNumbers.get(tagKey(home.siteId, id)) ?? 0),
      }),
    }
  })
  // Two homes may exchange their paths.
  const moved = rows.filter(({ home, row }) => row && row.path !== home.path).map(({ number }) => number)
  if (moved.length > 0)
    await sql`update homes set path = path || '~' || number where number in (${sql.join(moved)})`.execute(db)
  await inBatches(rows, async (batch) => {
    await sql`insert into homes
      select * from jsonb_populate_recordset(null::homes, ${JSON.stringify(
        batch.map(({ home, number }) => ({
          number,
          id: home.id,
          site_id: home.siteId,
          stage_id: home.stageId,
          path: home.path,
          details: home,
          change,
        })),
      )}::text::jsonb)
      on conflict (number) do update set stage_id = excluded.stage_id, path = excluded.path,
        site_id = excluded.site_id, details = excluded.details, change = excluded.change`.execute(db)
    const numbers = batch.map(({ number }) => number)
    await sql`delete from home_search where number in (${sql.join(numbers)})`.execute(db)
    await insertRows(
      db,
      'home_search',
      batch.map(({ search }) => search),
    )
  })
  await endStages(db, change, endedStageIds)
  await sql`delete from former_homes using homes where homes.change = ${change}
    and former_homes.site_id = homes.site_id and former_homes.path = homes.path`.execute(db)
  await sql`delete from former_stages using stages where stages.change = ${change}
    and former_stages.site_id = stages.site_id and former_stages.path = stages.details->>'path'`.execute(db)
  const places = new Set([
    ...rows.flatMap(({ search, row }) => [...search.tag_nos, ...(row?.tag_nos ?? [])]),
    ...ended.flatMap(({ tag_nos }) => tag_nos),
    ...details.flatMap(({ siteId, tagIds }) => tagIds.map((id) => tagNumbers.get(tagKey(siteId, id)) ?? 0)),
  ])
  await followPlaces(db, change, [...places])
  await addEvents(db, [
    ...homeEvents(
      'home.created',
      rows.flatMap(({ home, row }) => (row ? [] : [home])),
      change,
    ),
    ...homeEvents(
      'home.changed',
      rows.flatMap(({ home, row }) => (row ? [home] : [])),
      change,
    ),
    ...homeEvents(
      'home.ended',
      ended.map(({ details }) => details),
      change,
    ),
  ])
  if (!isQuiet)
    await writeHistory(
      db,
      reason,
      rows.map(({ home, row }) => ({ before: row, home })),
    )
}
