// The change that crowds make: a home is held, which nobody but the home itself tells. It is written without waiting for a turn in the
// catalogue, and numbered afterwards (catalogue-turn.ts).
import type { HomeDetails, ResidenceStatus } from '@husrum/domain'
import { changeHome, dayIn, siteById } from '@husrum/domain'
import { sql } from 'kysely'
import { keptPlan } from '../database/kept-plans.ts'
import { searchRow } from './search-row.ts'
import type { Catalogue, RequestedChange } from './stored-homes.ts'
import { isSearched, storedHomes } from './stored-homes.ts'

/** A stage says the same of all homes that are searched for, and places count them alike. */
const isOfTheHomeAlone = (
  before: ResidenceStatus,
  after: Partial<HomeDetails> & Pick<HomeDetails, 'status'>,
  changed: object,
): boolean => isSearched(before) && isSearched(after.status) && Object.keys(changed).join() === 'status'

/**
 * Whether it was made; or the home is not there any more in the status in which it was wanted; or somebody has changed it in this
 * moment, and all is to be begun again in another transaction; or the change concerns more than the home, or may not be made, which
 * the usual way finds out.
 */
export type OneChange = 'made' | 'gone' | 'overtaken' | 'unusual'

/** Whoever calls has it taken up once the transaction is committed. Until then the transaction may not take a turn. */
export const changeOneHome = async (
  db: Catalogue,
  { homeId, change: wanted, by, reason }: RequestedChange,
  { now, from }: { readonly now: number; readonly from: ResidenceStatus },
): Promise<OneChange> => {
  const home = await storedHomes(db).where('homes.id', '=', homeId).modifyEnd(keptPlan).executeTakeFirst()
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
        // Nobody has changed it since it was read, nor filled the catalogue anew.
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
    .modifyEnd(keptPlan)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? 'made' : 'overtaken'
}
