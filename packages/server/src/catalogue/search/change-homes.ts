// Small writes: changes status, price, day of access or viewings of single homes.

import type {
  AmountIssue,
  ChangingFact,
  HomeGuard,
  ResidenceStatus,
  Stage,
  StatusRefusal,
} from '@husrum/domain'
import {
  changeHome,
  dayIn,
  heldBackByBooking,
  siteById,
  stageOfHomes,
  withoutUndefined,
} from '@husrum/domain'
import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { Table } from '../../platform/database/schema.ts'
import { addEvents } from '../../platform/events/add-events.ts'
import { homeEvents, stageEvents } from './catalogue-events.ts'
import { takeTurn } from './catalogue-turn.ts'
import { searchRow } from './search-row.ts'
import type { Catalogue, RequestedChange, StoredHome, StoredStage } from './stored-homes.ts'
import { isSearched, lockStages } from './stored-homes.ts'

/** Thrown where one of the changes may not be made; none of them is then. `at` counts them from 0. */
export class ChangeRefused extends Error {
  readonly at: number
  readonly reason: StatusRefusal | 'unknown-home' | 'amounts'
  /** With the reason `amounts`: the invalid ones. */
  readonly amounts: readonly AmountIssue[]

  constructor(at: number, reason: ChangeRefused['reason'], amounts: readonly AmountIssue[] = []) {
    super(`Change ${at} is refused: ${reason}`)
    this.name = 'ChangeRefused'
    this.at = at
    this.reason = reason
    this.amounts = amounts
  }
}

/** The homes that are guarded by a booking, and its progress. Reads the latest committed bookings. */
export type GuardsOf = (db: Catalogue, homeIds: readonly string[]) => Promise<ReadonlyMap<string, HomeGuard>>

/** A change that a booking holds back. */
export interface HeldBackChange {
  readonly homeId: string
  readonly facts: readonly ChangingFact[]
  /** As it was requested. */
  readonly change: RequestedChange['change']
}

export interface ChangedHomes {
  /** Number of homes changed; unchanged homes do not count. */
  readonly changed: number
  readonly heldBack: readonly HeldBackChange[]
}

/** The status of a home before it was reserved. */
const statusBeforeReserved = async (db: Catalogue, homeId: string): Promise<ResidenceStatus | undefined> => {
  const last = await db
    .selectFrom('home_changes')
    .select('before')
    .where('home_id', '=', homeId)
    .where(sql`after ->> 'status'`, '=', 'reserved')
    .where('changed_by', '<>', 'booking')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.before.status
}

/** In one statement, with a history row if there is one: all other catalogue changes wait. */
const writeHome = async (
  db: Catalogue,
  change: number,
  { details, ...numbers }: StoredHome,
  history?: Insertable<Table<'home_changes'>>,
): Promise<void> => {
  const { number, ...row } = searchRow(details, numbers)
  const written = db.with('written', (query) =>
    query
      .updateTable('homes')
      .set({ details: JSON.stringify(details), change })
      .where('number', '=', number),
  )
  const noted = history
    ? written.with('noted', (query) => query.insertInto('home_changes').values(history))
    : written
  await noted.updateTable('home_search').set(row).where('number', '=', number).execute()
}

const isSame = (a: Stage, b: Stage): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Updates a stage's data derived from its homes; each home also has its stage's status. */
const followHomes = async (
  db: Catalogue,
  change: number,
  stage: StoredStage,
  homes: readonly StoredHome[],
): Promise<void> => {
  const country = siteById(stage.details.siteId)?.country ?? 'SE'
  const followed = stageOfHomes(
    stage.details,
    homes.map(({ details }) => details),
    country,
  )
  if (isSame(followed, stage.details)) return
  await db
    .updateTable('stages')
    .set({ details: JSON.stringify(followed), change })
    .where('number', '=', stage.number)
    .execute()
  await addEvents(db, stageEvents([followed.id], 'listed', change))
  for (const home of homes)
    if (home.details.projectStatus !== followed.status)
      await writeHome(db, change, { ...home, details: { ...home.details, projectStatus: followed.status } })
}

/** Updates the number of searchable homes of places. */
const countHomes = async (
  db: Catalogue,
  change: number,
  counts: ReadonlyMap<number, number>,
): Promise<void> => {
  for (const [number, more] of counts)
    if (more !== 0)
      await sql`update tags set homes = homes + ${more}::integer, change = ${change},
        details = jsonb_set(details, '{homes}', to_jsonb(homes + ${more}::integer)) where number = ${number}`.execute(
        db,
      )
}

/**
 * Applies all changes, or none, and writes a row of history for each changed home. Servers that follow the catalogue
 * are notified at the commit.
 *
 * @param db a transaction, so that a caller can write the reason for the change in the same one.
 * @param options.guardsOf for changes from outside: facts that a booking decides are held back, the rest is applied.
 * @throws ChangeRefused if one of the changes is not permitted.
 */
export const changeHomes = async (
  db: Catalogue,
  requested: readonly RequestedChange[],
  { now = Date.now(), guardsOf }: { readonly now?: number; readonly guardsOf?: GuardsOf } = {},
): Promise<ChangedHomes> => {
  const change = await takeTurn(db)
  const ids = requested.map(({ homeId }) => homeId)
  const { homes, stages } = await lockStages(db, ids)
  // Read after the lock: a hold that was being written is committed or rolled back by now.
  const guards = await guardsOf?.(db, ids)
  const touched = new Set<string>()
  const changedHomes = new Set<string>()
  const counts = new Map<number, number>()
  const heldBack: HeldBackChange[] = []
  let changed = 0
  for (const [at, { homeId, change: wanted, by, reason }] of requested.entries()) {
    const home = homes.get(homeId)
    if (!home) throw new ChangeRefused(at, 'unknown-home')
    const { status } = home.details
    const guard = guards?.get(homeId)
    const split = guard ? heldBackByBooking(wanted, { guard, status }) : { change: wanted, heldBack: [] }
    if (split.heldBack.length > 0) heldBack.push({ homeId, facts: split.heldBack, change: wanted })
    const previous = status === 'reserved' ? await statusBeforeReserved(db, homeId) : undefined
    const result = changeHome(home.details, split.change, {
      by,
      today: dayIn(now, siteById(home.details.siteId)?.country ?? 'SE'),
      ...withoutUndefined({ reason, previous }),
    })
    if (result.kind === 'unchanged') continue
    if (result.kind === 'refused') throw new ChangeRefused(at, result.reason)
    if (result.kind === 'amounts-refused') throw new ChangeRefused(at, 'amounts', result.amounts)
    const next = { ...home, details: result.home }
    homes.set(homeId, next)
    await writeHome(db, change, next, {
      home_id: homeId,
      site_id: next.details.siteId,
      changed_by: by,
      reason: reason ?? null,
      before: JSON.stringify(result.before),
      after: JSON.stringify(result.after),
    })
    changedHomes.add(homeId)
    const more = Number(isSearched(next.details.status)) - Number(isSearched(status))
    for (const tag of home.tag_nos) counts.set(tag, (counts.get(tag) ?? 0) + more)
    touched.add(next.details.stageId)
    changed += 1
  }
  for (const stageId of touched) {
    const stage = stages.get(stageId)
    const own = [...homes.values()].filter(({ details }) => details.stageId === stageId)
    if (stage) await followHomes(db, change, stage, own)
  }
  await countHomes(db, change, counts)
  await addEvents(
    db,
    homeEvents(
      'home.changed',
      [...changedHomes].flatMap((id) => homes.get(id)?.details ?? []),
      change,
    ),
  )
  return { changed, heldBack }
}
