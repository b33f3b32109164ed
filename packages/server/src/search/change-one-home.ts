// The change that crowds make: a home is held, which nobody but the home itself tells. It is read before the turn in the catalogue is
// taken, and written in one statement if it is still the same then: all others wait meanwhile.
import type { HomeDetails, ResidenceStatus } from '@husrum/domain'
import { changeHome, dayIn, siteById } from '@husrum/domain'
import { sql } from 'kysely'
import { keptPlan } from '../database/kept-plans.ts'
import { nextTurn } from './catalogue-turn.ts'
import { searchRow } from './search-row.ts'
import type { Catalogue, RequestedChange } from './stored-homes.ts'
import { isSearched, storedHomes } from './stored-homes.ts'

/** A stage says the same of all homes that are searched for, and places count them alike. */
const isOfTheHomeAlone = (
  before: ResidenceStatus,
  after: Partial<HomeDetails> & Pick<HomeDetails, 'status'>,
  changed: object,
): boolean => isSearched(before) && isSearched(after.status) && Object.keys(changed).join() === 'status'

/** False where nothing was written: then the usual way is to be gone. */
export const changeOneHome = async (
  db: Catalogue,
  { homeId, change: wanted, by, reason }: RequestedChange,
  { now }: { readonly now: number },
): Promise<boolean> => {
  const home = await storedHomes(db)
    .select('homes.change')
    .where('homes.id', '=', homeId)
    .modifyEnd(keptPlan)
    .executeTakeFirst()
  // What was reserved goes back to what it was before, which its history tells.
  if (!home || home.details.status === 'reserved') return false
  const { details: before, change: seen, ...numbers } = home
  const result = changeHome(before, wanted, {
    by,
    today: dayIn(now, siteById(before.siteId)?.country ?? 'SE'),
    ...(reason !== undefined && { reason }),
  })
  if (result.kind !== 'changed' || !isOfTheHomeAlone(before.status, result.home, result.after)) return false
  const { number, ...row } = searchRow(result.home, numbers)
  const { numUpdatedRows } = await db
    .with('turn', () => nextTurn(db))
    .with('written', (query) =>
      query
        .updateTable('homes')
        .set(({ selectFrom }) => ({
          details: JSON.stringify(result.home),
          // Waits for its turn: what others have changed until then is looked at again.
          change: selectFrom('turn').select('turn.change'),
        }))
        .where('number', '=', number)
        .where('id', '=', homeId)
        // Nobody has changed it since it was read, nor filled the catalogue anew.
        .where('change', '=', seen)
        .where('details', '=', sql<HomeDetails>`${JSON.stringify(before)}::jsonb`)
        .returning(['id', 'site_id']),
    )
    .with('noted', (query) =>
      query
        .insertInto('home_changes')
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
  return numUpdatedRows > 0n
}
