// Orders of printed material as staff see them: a letter about each, a list, and marks of what is posted.
import type { PrintedMaterial, SiteKey, StageDetails } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Schema, Table } from '../../platform/database/schema.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { staffAddressesOf } from '../../platform/mail/staff-addresses.ts'

export interface StaffPrintOrdersOptions {
  readonly db: Kysely<Schema>
  readonly mails: Pick<MailService, 'within'>
  readonly residences: {
    stagesByIds(siteId: number, ids: readonly string[]): Promise<readonly Pick<StageDetails, 'contacts'>[]>
  }
  /** Of the company. If a stage has no seller with an address either, orders are only listed. */
  readonly staffAddress: string | undefined
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
}

interface PrintOrdersWanted {
  readonly state?: 'open' | 'posted' | undefined
  readonly site?: SiteKey | undefined
  readonly stageId?: string | undefined
  /** Id of the last order of the page before. */
  readonly after?: string | undefined
}

type Row = Selectable<Table<'print_orders'>>

const pageSize = 100
/** Rows that one transaction takes. */
const batch = 20

/** Names of the material, in the languages of the sites. */
const materialWords: Readonly<Record<'sv' | 'nb' | 'fi' | 'en', Readonly<Record<PrintedMaterial, string>>>> =
  {
    sv: { brochure: 'Broschyr', floorPlans: 'Planritningar' },
    nb: { brochure: 'Brosjyre', floorPlans: 'Plantegninger' },
    fi: { brochure: 'Esite', floorPlans: 'Pohjapiirrokset' },
    en: { brochure: 'Brochure', floorPlans: 'Floor plans' },
  }

const orderOf = (row: Row) => ({
  id: row.id,
  site: row.site,
  stageId: row.stage_id,
  stageName: row.stage_name,
  material: [...row.material],
  name: row.name,
  address: row.address,
  postalCode: row.postal_code,
  city: row.city,
  orderedAt: row.ordered_at,
  ...(row.posted_at !== null && { posted: { at: row.posted_at, by: row.posted_by ?? '' } }),
})

export const makeStaffPrintOrders = ({
  db,
  mails,
  residences,
  staffAddress,
  log,
  now,
}: StaffPrintOrdersOptions) => {
  const instant = (): string => new Date(now()).toISOString()

  const post = async (trx: Kysely<Schema>, row: Row): Promise<void> => {
    const site = siteByKey(row.site)
    const [stage] = await residences.stagesByIds(site.catalogueSiteId, [row.stage_id])
    const addresses = staffAddressesOf(stage?.contacts ?? [], 'sales', staffAddress)
    if (addresses.length === 0)
      log.warn(
        { stage: row.stage_id },
        'No letter is sent about a print order: the stage has no seller with an e-mail address, and MAIL_STAFF is not set',
      )
    const material = row.material.map((each) => materialWords[site.locale][each]).join(', ')
    for (const to of addresses)
      await mails.within(trx).post({
        kind: 'printOrderReceived',
        to,
        site,
        about: row.stage_name,
        name: row.name,
        lines: [material, row.name, row.address, `${row.postal_code} ${row.city}`],
      })
  }

  return {
    /** Letters about new orders, one batch after another; returns how many orders there were. */
    tell: async (): Promise<number> => {
      for (let sum = 0; ; ) {
        const count = await db.transaction().execute(async (trx) => {
          const rows = await trx
            .selectFrom('print_orders')
            .selectAll()
            .where('told_at', 'is', null)
            .orderBy('ordered_at')
            .limit(batch)
            .forUpdate()
            .skipLocked()
            .execute()
          for (const row of rows) {
            await post(trx, row)
            await trx
              .updateTable('print_orders')
              .set({ told_at: instant() })
              .where('id', '=', row.id)
              .execute()
          }
          return rows.length
        })
        sum += count
        if (count < batch) return sum
      }
    },

    /** Open ones first, the oldest at the top; then posted ones, latest first. */
    list: async ({ state, site, stageId, after }: PrintOrdersWanted) => {
      const place = sql`posted_at is not null,
        coalesce(extract(epoch from posted_at) * -1, extract(epoch from ordered_at)), id`
      const found = await db
        .selectFrom('print_orders')
        .selectAll()
        .$if(state === 'open', (query) => query.where('posted_at', 'is', null))
        .$if(state === 'posted', (query) => query.where('posted_at', 'is not', null))
        .$if(site !== undefined, (query) => query.where('site', '=', site as SiteKey))
        .$if(stageId !== undefined, (query) => query.where('stage_id', '=', stageId as string))
        .$if(after !== undefined, (query) =>
          query.where(
            sql<boolean>`(${place}) > (select ${place} from print_orders as last where last.id = ${after}::uuid)`,
          ),
        )
        .orderBy(place)
        .limit(pageSize + 1)
        .execute()
      const orders = found.slice(0, pageSize).map(orderOf)
      const last = orders.at(-1)
      return { orders, ...(found.length > pageSize && last && { next: last.id }) }
    },

    /** Undefined for an unknown order. The first mark stays. */
    markPosted: async (id: string, by: string) => {
      await db
        .updateTable('print_orders')
        .set({ posted_at: instant(), posted_by: by })
        .where('id', '=', id)
        .where('posted_at', 'is', null)
        .execute()
      const row = await db.selectFrom('print_orders').selectAll().where('id', '=', id).executeTakeFirst()
      return row && orderOf(row)
    },
  }
}

export type StaffPrintOrders = ReturnType<typeof makeStaffPrintOrders>
