// The change that crowds make: one home gets another status, and of its stage nothing but numbers follow. What there is to know is
// read before the turn in the catalogue is taken, and written in one statement if it still holds then: all others wait meanwhile.
import type { Stage } from '@husrum/domain'
import { changeHome, dayIn, siteById, stageOfHomes } from '@husrum/domain'
import { sql } from 'kysely'
import { searchRow } from './search-row.ts'
import type { Catalogue, RequestedChange } from './stored-homes.ts'
import { isSearched, readStages } from './stored-homes.ts'

const countryOf = (siteId: number) => siteById(siteId)?.country ?? 'SE'

/** What would be written; undefined for whatever is not as simple as that. */
const plan = async (db: Catalogue, { homeId, change, by, reason }: RequestedChange, now: number) => {
  const { homes, stages, revision, lastChange } = await readStages(db, [homeId])
  const home = homes.get(homeId)
  const stage = home && stages.get(home.details.stageId)
  if (!home || !stage || home.details.status === 'reserved') return undefined
  const country = countryOf(home.details.siteId)
  const result = changeHome(home.details, change, {
    by,
    today: dayIn(now, country),
    ...(reason !== undefined && { reason }),
  })
  if (result.kind !== 'changed' || isSearched(result.home.status) !== isSearched(home.details.status))
    return undefined
  const all = [...homes.values()].map(({ details }) => (details.id === homeId ? result.home : details))
  const followed: Stage = stageOfHomes(stage.details, all, country)
  if (followed.status !== stage.details.status) return undefined
  return { home, result, stage: { number: stage.number, details: followed }, revision, lastChange }
}

/** False where nothing was written: then the usual way is to be gone. */
export const changeOneHome = async (
  db: Catalogue,
  requested: RequestedChange,
  { now, takeTurn }: { readonly now: number; readonly takeTurn: () => Promise<number> },
): Promise<boolean> => {
  const planned = await plan(db, requested, now)
  if (!planned) return false
  const { home, result, stage, revision, lastChange } = planned
  const { details, ...numbers } = { ...home, details: result.home }
  const { number, ...row } = searchRow(details, numbers)
  const { stageId, siteId } = details
  const change = await takeTurn()
  const written = await db
    // Nobody has changed the stage or a home of it since it was read.
    .with('fresh', (query) =>
      query
        .selectFrom('catalogue_state')
        .select(sql<number>`1`.as('one'))
        .where(sql`revision::text`, '=', revision)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('homes')
                .select('homes.number')
                .where('homes.stage_id', '=', stageId)
                .where('homes.change', '>', lastChange),
            ),
          ),
        )
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('stages')
                .select('stages.number')
                .where('stages.id', '=', stageId)
                .where('stages.change', '>', lastChange),
            ),
          ),
        ),
    )
    .with('written', (query) =>
      query
        .updateTable('homes')
        .set({ details: JSON.stringify(details), change })
        .where('number', '=', number)
        .where(({ exists, selectFrom }) => exists(selectFrom('fresh').select('one'))),
    )
    .with('followed', (query) =>
      query
        .updateTable('stages')
        .set({ details: JSON.stringify(stage.details), change })
        .where('number', '=', stage.number)
        .where(({ exists, selectFrom }) => exists(selectFrom('fresh').select('one'))),
    )
    .with('noted', (query) =>
      query
        .insertInto('home_changes')
        .columns(['home_id', 'site_id', 'changed_by', 'reason', 'before', 'after'])
        .expression(({ selectFrom, val }) =>
          selectFrom('fresh').select([
            val(details.id).$castTo<string>().as('home_id'),
            sql<number>`${siteId}::integer`.as('site_id'),
            sql<string>`${requested.by}::text`.as('changed_by'),
            sql<string | null>`${requested.reason ?? null}::text`.as('reason'),
            sql<string>`${JSON.stringify(result.before)}::jsonb`.as('before'),
            sql<string>`${JSON.stringify(result.after)}::jsonb`.as('after'),
          ]),
        ),
    )
    .updateTable('home_search')
    .set(row)
    .where('number', '=', number)
    .where(({ exists, selectFrom }) => exists(selectFrom('fresh').select('one')))
    .executeTakeFirst()
  return written.numUpdatedRows > 0n
}
