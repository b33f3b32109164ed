// Writes single premises: adds, changes and ends them in a turn of the catalogue, without a new revision.
import { isDeepStrictEqual } from 'node:util'
import type { DerivedPremises, PremisesDetails } from '@husrum/domain'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Transaction<Schema>

export interface PremisesWrite {
  readonly premises: readonly DerivedPremises[]
  /** Ids of premises that visitors do not see, or not any more. */
  readonly endedIds: readonly string[]
}

const anyOf = (values: readonly string[]) => sql<string>`any(${[...values]}::text[])`

/** Premises as they are. Take the turn of the catalogue before. */
export const readPremises = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PremisesDetails>> => {
  const rows = await db
    .selectFrom('premises')
    .select(['id', 'details'])
    .where('id', '=', anyOf(ids))
    .execute()
  return new Map(rows.map(({ id, details }) => [id, details]))
}

/** The addresses of other premises among the given ones, each as `siteId path`. */
export const takenPremisesPaths = async (
  db: Db,
  { paths, exceptIds }: { readonly paths: readonly string[]; readonly exceptIds: readonly string[] },
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('premises')
    .select(['id', 'site_id', 'path'])
    .where('path', '=', anyOf(paths))
    .execute()
  return new Set(
    rows.filter(({ id }) => !exceptIds.includes(id)).map(({ site_id, path }) => `${site_id} ${path}`),
  )
}

/** Leaves the addresses of premises to visitors with old links. */
const leavePaths = (db: Db, change: number, ids: readonly string[]) =>
  sql`insert into former_premises (site_id, path, change)
    select site_id, path, ${change}::bigint from premises where id = any(${[...ids]}::text[])
    on conflict (site_id, path) do update set change = excluded.change, ended_at = now()`.execute(db)

/**
 * Writes premises. Unchanged rows are not written. Servers see the change within seconds of the commit.
 *
 * @param change the number of the turn.
 */
export const writePremises = async (
  db: Db,
  change: number,
  { premises, endedIds }: PremisesWrite,
): Promise<void> => {
  const ids = premises.map(({ premises: { id } }) => id)
  const rows = await db
    .selectFrom('premises')
    .select(['number', 'id', 'site_id', 'path', 'details', 'places'])
    .where('id', '=', anyOf(ids))
    .execute()
  const before = new Map(rows.map((row) => [row.id, row]))
  const last = await db
    .selectFrom('premises')
    .select(({ fn }) => fn.max('number').as('last'))
    .executeTakeFirst()
  let number = last?.last ?? 0
  const written = premises.flatMap(({ premises: details, places }) => {
    const row = before.get(details.id)
    if (row && isDeepStrictEqual([row.details, row.places], JSON.parse(JSON.stringify([details, places]))))
      return []
    const { id, siteId: site_id, path } = details
    if (!row) number += 1
    return [{ number: row?.number ?? number, id, site_id, path, details, places, change, row }]
  })
  const moved = written
    .filter(({ row, site_id, path }) => row && (row.path !== path || row.site_id !== site_id))
    .map(({ id }) => id)
  await leavePaths(db, change, [...endedIds, ...moved])
  await db.deleteFrom('premises').where('id', '=', anyOf(endedIds)).execute()
  // Two may exchange their addresses.
  await sql`update premises set path = path || '~' || number where id = any(${moved}::text[])`.execute(db)
  if (written.length > 0)
    await sql`insert into premises
      select * from jsonb_populate_recordset(null::premises, ${JSON.stringify(written.map(({ row: _, ...facts }) => facts))}::text::jsonb)
      on conflict (number) do update set site_id = excluded.site_id, path = excluded.path,
        details = excluded.details, places = excluded.places, change = excluded.change`.execute(db)
  await sql`delete from former_premises using premises where premises.change = ${change}
    and former_premises.site_id = premises.site_id and former_premises.path = premises.path`.execute(db)
}
