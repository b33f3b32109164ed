// The records of the registers as their sources sent them, and the people who are expected.
import { createHash } from 'node:crypto'
import type { endpoints, RequestOf, ResponseOf } from '@husrum/contract'
import type { AccountOrganisation } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** A change of the registers as it was sent. */
export type SentRegister = RequestOf<typeof endpoints.changeRegister>
export type RegisterRow = ResponseOf<typeof endpoints.changeRegister>['rows'][number]
export type SentPerson = NonNullable<SentRegister['people']>[number]

/** The list of each kind of record, in the order in which records are written. */
export const listOfKind = {
  association: 'associations',
  article: 'articles',
  layout: 'layouts',
  place: 'places',
  residence: 'residences',
} as const
export type RegisterKind = keyof typeof listOfKind
export const registerKinds = Object.keys(listOfKind) as readonly RegisterKind[]

export type RecordOf<Kind extends RegisterKind> = NonNullable<SentRegister[(typeof listOfKind)[Kind]]>[number]
export type RegisterRecord = { readonly [Kind in RegisterKind]: RecordOf<Kind> }[RegisterKind]

/** Our id of a record, the same each time: other records may name it before it comes. */
export const registerId = (source: string, kind: string, externalId: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['register', source, kind, externalId]))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')

export interface StoredRecord {
  readonly kind: RegisterKind
  readonly externalId: string
  readonly targetId: string
  readonly record: RegisterRecord
}

const pageSize = 500

const selectRecords = (db: Db, source: string) =>
  db
    .selectFrom('register_records')
    .select(['kind', 'external_id as externalId', 'target_id as targetId', 'record'])
    .where('source', '=', source)

const asStored = (rows: readonly object[]): readonly StoredRecord[] =>
  rows as readonly unknown[] as readonly StoredRecord[]

export const readRecords = async (
  db: Db,
  source: string,
  kind: RegisterKind,
  keys: readonly string[],
): Promise<readonly StoredRecord[]> =>
  asStored(
    await selectRecords(db, source)
      .where('kind', '=', kind)
      .where('external_id', '=', sql<string>`any(${keys}::text[])`)
      .execute(),
  )

/** The records of a kind that name one of the keys in a field. */
export const readNaming = async (
  db: Db,
  source: string,
  {
    kind,
    field,
    keys,
  }: { readonly kind: RegisterKind; readonly field: string; readonly keys: readonly string[] },
): Promise<readonly StoredRecord[]> =>
  keys.length === 0
    ? []
    : asStored(
        await selectRecords(db, source)
          .where('kind', '=', kind)
          .where(sql<string>`record ->> ${field}`, '=', sql<string>`any(${keys}::text[])`)
          .execute(),
      )

/** Whether a layout has a part that names an article. */
export const isArticleNamed = async (db: Db, source: string, key: string): Promise<boolean> => {
  const row = await db
    .selectFrom('register_records')
    .select('external_id')
    .where('source', '=', source)
    .where('kind', '=', 'layout')
    .where(
      sql<boolean>`jsonb_path_exists(record, '$.rooms[*].parts[*].articles[*] ? (@ == $key)', ${JSON.stringify({ key })}::jsonb)`,
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export const readRegisterPage = async (
  db: Db,
  { source, kind, after }: { readonly source: string; readonly kind: RegisterKind; readonly after?: string },
): Promise<{ readonly records: readonly RegisterRecord[]; readonly next: string | undefined }> => {
  const rows = asStored(
    await selectRecords(db, source)
      .where('kind', '=', kind)
      .$if(after !== undefined, (query) => query.where('external_id', '>', after ?? ''))
      .orderBy('external_id')
      .limit(pageSize)
      .execute(),
  )
  return {
    records: rows.map(({ record }) => record),
    next: rows.length === pageSize ? rows.at(-1)?.externalId : undefined,
  }
}

export const writeRecord = async (
  trx: Db,
  source: string,
  { kind, externalId, targetId, record }: StoredRecord,
  now: number,
): Promise<void> => {
  const facts = {
    target_id: targetId,
    record: JSON.stringify(record),
    changed_at: new Date(now).toISOString(),
  }
  await trx
    .insertInto('register_records')
    .values({ source, kind, external_id: externalId, ...facts })
    .onConflict((conflict) => conflict.columns(['source', 'kind', 'external_id']).doUpdateSet(facts))
    .execute()
}

export const setTarget = async (
  trx: Db,
  source: string,
  { kind, externalId }: Pick<StoredRecord, 'kind' | 'externalId'>,
  targetId: string,
): Promise<void> => {
  await trx
    .updateTable('register_records')
    .set({ target_id: targetId })
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('external_id', '=', externalId)
    .execute()
}

export const deleteRecord = async (
  trx: Db,
  source: string,
  { kind, externalId }: Pick<StoredRecord, 'kind' | 'externalId'>,
): Promise<void> => {
  await trx
    .deleteFrom('register_records')
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('external_id', '=', externalId)
    .execute()
}

/** An expected person as stored. */
export interface ExpectedPerson {
  readonly externalId: string
  readonly siteId: number
  readonly organisation: AccountOrganisation
  readonly lookup: Uint8Array
  readonly role: SentPerson['role']
  readonly of: string
  readonly from: string | null
  readonly until: string | null
}

const selectPeople = (db: Db, source: string) =>
  db
    .selectFrom('expected_people')
    .select([
      'id',
      'external_id as externalId',
      'site_id as siteId',
      'organisation',
      'identity_lookup as lookup',
      'role',
      'subject_key as of',
      'from_on as from',
      'until_on as until',
    ])
    .where('source', '=', source)

export const readPeople = (
  db: Db,
  source: string,
  keys: readonly string[],
): Promise<(ExpectedPerson & { readonly id: string })[]> =>
  selectPeople(db, source).where('external_id', '=', sql<string>`any(${keys}::text[])`).execute()

export const readPeoplePage = async (
  db: Db,
  { source, after }: { readonly source: string; readonly after?: string },
) => {
  const rows = await selectPeople(db, source)
    .select(
      sql<boolean>`exists (select from residence_people where residence_people.expected_id = expected_people.id)
        or exists (select from association_members where association_members.expected_id = expected_people.id)`.as(
        'hasAccess',
      ),
    )
    .$if(after !== undefined, (query) => query.where('external_id', '>', after ?? ''))
    .orderBy('external_id')
    .limit(pageSize)
    .execute()
  return { rows, next: rows.length === pageSize ? rows.at(-1)?.externalId : undefined }
}

export const writePerson = async (
  trx: Db,
  source: string,
  { externalId, siteId, organisation, lookup, role, of, from, until }: ExpectedPerson,
  now: number,
): Promise<void> => {
  const facts = {
    site_id: siteId,
    organisation,
    identity_lookup: lookup,
    role,
    subject_key: of,
    from_on: from,
    until_on: until,
    changed_at: new Date(now).toISOString(),
  }
  await trx
    .insertInto('expected_people')
    .values({ source, external_id: externalId, ...facts })
    .onConflict((conflict) => conflict.columns(['source', 'external_id']).doUpdateSet(facts))
    .execute()
}

/** Their access ends with the row, by the database's own rule. */
export const deletePerson = async (trx: Db, source: string, externalId: string): Promise<void> => {
  await trx
    .deleteFrom('expected_people')
    .where('source', '=', source)
    .where('external_id', '=', externalId)
    .execute()
}

/** Moves expected people from any of the look-ups to the new one. */
export const moveExpectedLookup = async (
  trx: Db,
  { from, to }: { readonly from: readonly Uint8Array[]; readonly to: Uint8Array },
): Promise<void> => {
  await trx
    .updateTable('expected_people')
    .set({ identity_lookup: to })
    .where('identity_lookup', 'in', from)
    .execute()
}

/** Whether anything outside of the registers still needs an association. */
export const isAssociationNeeded = async (db: Db, id: string): Promise<boolean> => {
  const { rows } =
    await sql`select 1 where exists (select from case_places where association_id = ${id}::uuid)
    or exists (select from association_members where association_id = ${id}::uuid)
    or exists (select from rounds where association_id = ${id}::uuid)`.execute(db)
  return rows.length > 0
}

/** Whether a place has residents, or people who may report faults there. */
export const isPlaceNeeded = async (db: Db, id: string, today: string): Promise<boolean> => {
  const { rows } = await sql`select 1 where exists (select from case_agreements where place_id = ${id})
    or exists (select from residences where place_id = ${id} and (left_on is null or left_on > ${today}::date))`.execute(
    db,
  )
  return rows.length > 0
}
