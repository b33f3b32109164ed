// The company's PDF papers in the database: what a source sent, who may read it, and what pages show.

import { paperAddress } from '@husrum/contract/catalogue/wire'
import type {
  CatalogueKind,
  HomePaperKind,
  HomePaperLink,
  Locale,
  OwnDocument,
  PaperVisibility,
  SiteDefinition,
} from '@husrum/domain'
import { activeBookingStatuses, catalogueIdOf, siteById } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>
export type PaperRow = Selectable<Table<'catalogue_papers'>>

/** A paper as its source describes it. */
export interface PaperRecord {
  readonly externalId: string
  readonly subject: CatalogueKind
  /** The source's key of the stage or home. */
  readonly subjectKey: string
  readonly kind: HomePaperKind
  readonly titles: Readonly<Partial<Record<Locale, string>>>
  readonly visibility: PaperVisibility
}

export interface PaperFile {
  readonly id: string
  readonly size: number
  readonly sha256: string
}

/** What the files of a paper are attached to. */
export const claimOf = (paperId: string): string => `paper:${paperId}`

export const readPapers = (db: Db, source: string, keys?: readonly string[]): Promise<readonly PaperRow[]> =>
  db
    .selectFrom('catalogue_papers')
    .selectAll()
    .where('source', '=', source)
    .$if(keys !== undefined, (query) =>
      query.where('external_id', '=', sql<string>`any(${[...(keys ?? [])]}::text[])`),
    )
    .orderBy('external_id')
    .execute()

/** The sites of stages and homes of a source, by kind and key; absent if the source has no such record. */
export const sitesOfRecords = async (
  db: Db,
  source: string,
  records: readonly Pick<PaperRecord, 'subject' | 'subjectKey'>[],
): Promise<(record: Pick<PaperRecord, 'subject' | 'subjectKey'>) => SiteDefinition | undefined> => {
  const rows = await db
    .selectFrom('catalogue_records')
    .select(['kind', 'external_id', 'site_id'])
    .where('source', '=', source)
    .where('external_id', '=', sql<string>`any(${records.map(({ subjectKey }) => subjectKey)}::text[])`)
    .execute()
  const sites = new Map(rows.map(({ kind, external_id, site_id }) => [`${kind} ${external_id}`, site_id]))
  return ({ subject, subjectKey }) => siteById(sites.get(`${subject} ${subjectKey}`) ?? -1)
}

export const writePaper = async (
  trx: Db,
  {
    source,
    id,
    record,
    file,
    siteId,
    now,
  }: {
    readonly source: string
    readonly id: string
    readonly record: PaperRecord
    readonly file: PaperFile
    readonly siteId: number
    readonly now: number
  },
): Promise<void> => {
  const values = {
    site_id: siteId,
    subject: record.subject,
    subject_id: catalogueIdOf(source, record.subjectKey),
    subject_key: record.subjectKey,
    kind: record.kind,
    titles: JSON.stringify(record.titles),
    visibility: record.visibility,
    upload_id: file.id,
    size: file.size,
    sha256: file.sha256,
    changed_at: new Date(now).toISOString(),
  }
  await trx
    .insertInto('catalogue_papers')
    .values({ id, source, external_id: record.externalId, ...values })
    .onConflict((conflict) => conflict.columns(['source', 'external_id']).doUpdateSet(values))
    .execute()
}

export const deletePapers = async (trx: Db, ids: readonly string[]): Promise<void> => {
  await trx
    .deleteFrom('catalogue_papers')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
}

export const findPaper = (db: Db, id: string): Promise<PaperRow | undefined> =>
  db.selectFrom('catalogue_papers').selectAll().where('id', '=', id).executeTakeFirst()

/** The title in a language, or else in that of the country. */
const titleIn = (
  titles: PaperRow['titles'],
  site: Pick<SiteDefinition, 'locale' | 'catalogueSiteId'>,
): { readonly title: string; readonly language: Locale } => {
  const own = siteById(site.catalogueSiteId)?.locale ?? site.locale
  const language = titles[site.locale] === undefined ? own : site.locale
  return { title: titles[language] ?? Object.values(titles)[0] ?? '', language }
}

const kindOrder: readonly HomePaperKind[] = [
  'priceList',
  'floorPlans',
  'economicPlan',
  'statutes',
  'energyDeclaration',
  'other',
]

/** Papers for all visitors of stages and homes, in the order of their kinds. */
export const publicPapers = async (
  db: Db,
  site: SiteDefinition,
  { stageId, homeId }: { readonly stageId: string; readonly homeId?: string | undefined },
): Promise<readonly HomePaperLink[]> => {
  const rows = await db
    .selectFrom('catalogue_papers')
    .select(['id', 'kind', 'titles', 'size'])
    .where('site_id', '=', site.catalogueSiteId)
    .where('visibility', '=', 'public')
    .where(({ eb, or, and }) =>
      or([
        and([eb('subject', '=', 'stage'), eb('subject_id', '=', stageId)]),
        ...(homeId === undefined ? [] : [and([eb('subject', '=', 'home'), eb('subject_id', '=', homeId)])]),
      ]),
    )
    .orderBy('external_id')
    .execute()
  return rows
    .map(({ id, kind, titles, size }) => {
      const { title, language } = titleIn(titles, site)
      return {
        id,
        kind,
        title,
        ...(language !== site.locale && { language }),
        size,
        href: paperAddress(id),
      }
    })
    .toSorted((one, other) => kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind))
}

/** The homes that an account books or owns on a site, with their names and stages. */
const homesOf = (accountId: string, { key }: Pick<SiteDefinition, 'key'>) => sql<{
  readonly home_id: string
  readonly stage_id: string
  readonly name: string
}>`
  select residences.object_id as home_id, residences.stage_id, residences.home ->> 'name' as name
    from residences join residence_people on residence_people.residence_id = residences.id
    where residence_people.account_id = ${accountId}::uuid and residences.site = ${key}
      and not residences.is_succession
  union
  select bookings.object_id, bookings.project_id, bookings.home ->> 'name' from bookings
    where bookings.site = ${key} and bookings.status = any(${[...activeBookingStatuses, 'completed']}::text[])
      and (bookings.account_id = ${accountId}::uuid or bookings.id in (
        select booking_applicants.booking_id from booking_applicants
          join accounts on accounts.identity_lookup = booking_applicants.identity_lookup
          where accounts.id = ${accountId}::uuid))
      and not exists (select from residences sold where sold.booking_id = bookings.id and sold.is_succession)`

/** The papers of the homes that an account books or owns, those for all visitors too. */
export const papersOfBuyer = async (
  db: Db,
  { accountId, site }: { readonly accountId: string; readonly site: SiteDefinition },
): Promise<readonly OwnDocument[]> => {
  const { rows } = await sql<PaperRow & { readonly name: string }>`
    with own as (${homesOf(accountId, site)})
    select distinct on (papers.id) papers.*, own.name from catalogue_papers papers join own
      on papers.subject = 'stage' and papers.subject_id = own.stage_id
        or papers.subject = 'home' and papers.subject_id = own.home_id
      where papers.site_id = ${site.catalogueSiteId}
      order by papers.id, own.name`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: titleIn(row.titles, site).title,
    about: row.name,
    status: 'done',
    createdOn: Date.parse(row.changed_at),
    signatories: [],
    hash: row.sha256,
    htmlUrl: paperAddress(row.id),
    pdfUrl: paperAddress(row.id),
  }))
}

export const isBuyerOf = async (
  db: Db,
  paper: Pick<PaperRow, 'subject' | 'subject_id'>,
  { accountId, site }: { readonly accountId: string; readonly site: SiteDefinition },
): Promise<boolean> => {
  const { rows } = await sql`with own as (${homesOf(accountId, site)})
    select from own where ${paper.subject === 'stage' ? sql`stage_id` : sql`home_id`} = ${paper.subject_id}
    limit 1`.execute(db)
  return rows.length > 0
}
