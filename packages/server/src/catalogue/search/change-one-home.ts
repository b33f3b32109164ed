// The fast path for mass changes: a home is held, which affects only the home itself. Written without a catalogue turn,
// and numbered afterwards (catalogue-turn.ts).
import type { HomeDetails, ResidenceStatus } from '@husrum/domain'
import { changeHome, dayIn, siteById } from '@husrum/domain'
import { sql } from 'kysely'
import { preparedPlan } from '../../platform/database/prepared-plans.ts'
import { searchRow } from './search-row.ts'
import type { Catalogue, RequestedChange } from './stored-homes.ts'
import { isSearched, storedHomes } from './stored-homes.ts'

/** Both statuses count the same for stages and places. */
const isOfTheHomeAlone = (
  before: ResidenceStatus,
  after: Partial<HomeDetails> & Pick<HomeDetails, 'status'>,
  changed: object,
): boolean => isSearched(before) && isSearched(after.status) && Object.keys(changed).join() === 'status'

/**
 * `made`; `gone`: the home is no longer in the expected status; `overtaken`: a concurrent change, so retry
 * in another transaction; `unusual`: the change affects more than the home, or is not permitted, which
 * the general path finds out.
 */
export type OneChange = 'made' | 'gone' | 'overtaken' | 'unusual'

/** The caller publishes the change after the commit. Until then the transaction must not take a turn. */
export const changeOneHome = async (
  db: Catalogue,
  { homeId, change: wanted, by, reason }: RequestedChange,
  { now, from }: { readonly now: number; readonly from: ResidenceStatus },
): Promise<OneChange> => {
  const home = await storedHomes(db).where('homes.id', '=', homeId).modifyEnd(preparedPlan).executeTakeFirst()
  if (home?.details.status !== from) return 'gone'
  const { details: before, ...numbers } = home
  const result = changeHome(before, wanted, {
    by,
    today: dayIn(now, siteById(before.siteId)?.country ?? 'SE'),
    ...(reason !== undefined && { reason }),
  })
  if (result.kind !== 'changed' || !isOfTheHomeAlone(before.status, result.home, result.after))
    return 'unusual'
  const { number, ...row } = searchRow(result.home, numbers)
  const { numUpdatedRows } = await db
    .with('written', (query) =>
      query
        .updateTable('homes')
        .set({ details: JSON.stringify(result.home) })
        .where('number', '=', number)
        .where('id', '=', homeId)
        // Unchanged since it was read.
        .where('details', '=', sql<HomeDetails>`${JSON.stringify(before)}::jsonb`)
        .returning(['id', 'site_id']),
    )
    .with('noted', (query) =>
      query
        .insertInto('home_changes_due')
        .columns(['home_id', 'site_id', 'changed_by', 'reason', 'before', 'after'])
        .expression(({ selectFrom }) =>
          selectFrom('written').select([
            'id',
            'site_id',
            sql<typeof by>`${by}::text`.as('changed_by'),
            sql<string | null>`${reason ?? null}::text`.as('reason'),
            sql<string>`${JSON.stringify(result.before)}::jsonb`.as('before'),
            sql<string>`${JSON.stringify(result.after)}::jsonb`.as('after'),
          ]),
        ),
    )
    .updateTable('home_search')
    .set(row)
    .where('number', '=', number)
    .where(({ exists, selectFrom }) => exists(selectFrom('written').select('id')))
    .modifyEnd(preparedPlan)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? 'made' : 'overtaken'
}
