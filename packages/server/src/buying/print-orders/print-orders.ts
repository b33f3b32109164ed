// Orders of printed material in the database: one per stage and month, confirmed by e-mail.

import type { PrintedMaterial, PrintOrder, SiteDefinition } from '@husrum/domain'
import { printOrderMonth, routePath } from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema, Table } from '../../platform/database/schema.ts'
import { addEvents } from '../../platform/events/add-events.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { confirmedAddressOf } from '../../platform/mail/recipient.ts'

export interface Orderer {
  readonly accountId: string
  readonly site: SiteDefinition
  /** Origin of the site. */
  readonly origin: string
}

export interface NewPrintOrder {
  readonly stageId: string
  readonly material: readonly PrintedMaterial[]
  readonly name: string
  readonly address: string
  readonly postalCode: string
  readonly city: string
}

/** Stages with printed material: sold now, or soon. */
const phases = [
  'vipSale',
  'vipSaleProcessing',
  'preSelling',
  'salesStart',
  'buildStart',
  'intermediation',
  'interiorOptions',
]
const maxStages = 200
const maxShown = 20

const columns = [
  'print_orders.id',
  'print_orders.stage_id',
  'print_orders.stage_name',
  'print_orders.material',
  'print_orders.name',
  'print_orders.address',
  'print_orders.postal_code',
  'print_orders.city',
  'print_orders.ordered_at',
  'print_orders.posted_at',
] as const

const orderOf = (
  row: Omit<Selectable<Table<'print_orders'>>, 'account_id' | 'site' | 'month' | 'told_at' | 'posted_by'>,
): PrintOrder & { readonly material: PrintedMaterial[] } => ({
  id: row.id,
  stageId: row.stage_id,
  stageName: row.stage_name,
  material: [...row.material],
  name: row.name,
  address: row.address,
  postalCode: row.postal_code,
  city: row.city,
  orderedAt: Date.parse(row.ordered_at),
  ...(row.posted_at !== null && { postedAt: Date.parse(row.posted_at) }),
})

/** The order page: that of showings, or of the membership. */
export const printOrderPage = (site: SiteDefinition): string =>
  routePath(site, 'vipShowing') ?? routePath(site, 'vip') ?? site.routes.start

export const makePrintOrders = ({
  db,
  mails,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly mails: Pick<MailService, 'within'>
  readonly now: () => number
}) => {
  const stagesOf = (site: SiteDefinition) =>
    db
      .selectFrom('stages')
      .where('site_id', '=', site.catalogueSiteId)
      .where(sql<string>`details ->> 'phase'`, 'in', phases)
  return {
    /** Undefined if the account was deleted. One database query. */
    seenBy: async ({ accountId, site }: Orderer) => {
      const row = await db
        .selectFrom('accounts')
        .select(['first_name', 'last_name', 'address', 'postal_code', 'city'])
        .select((account) => [
          jsonArrayFrom(
            account
              .selectFrom('print_orders')
              .select(columns)
              .whereRef('print_orders.account_id', '=', 'accounts.id')
              .where('site', '=', site.key)
              .orderBy('ordered_at', 'desc')
              .limit(maxShown),
          ).as('orders'),
          jsonArrayFrom(
            stagesOf(site)
              .select(['id', sql<string>`details ->> 'name'`.as('name')])
              .orderBy('name')
              .limit(maxStages),
          ).as('stages'),
          account
            .selectFrom('print_typed_forms')
            .select('sealed')
            .whereRef('print_typed_forms.account_id', '=', 'accounts.id')
            .where('expires_at', '>', new Date(now()).toISOString())
            .as('typed'),
        ])
        .where('id', '=', accountId)
        .executeTakeFirst()
      return (
        row && {
          stages: row.stages,
          orders: row.orders.map(orderOf),
          recipient: {
            name: `${row.first_name} ${row.last_name}`,
            address: row.address ?? '',
            postalCode: row.postal_code ?? '',
            city: row.city ?? '',
          },
          /** Sealed, as stored. */
          typed: row.typed ?? undefined,
        }
      )
    },

    /** `gone`: there is no printed material of that stage. */
    order: async (
      { accountId, site, origin }: Orderer,
      { stageId, material, postalCode, ...recipient }: NewPrintOrder,
    ): Promise<ReturnType<typeof orderOf> | 'gone' | 'orderedThisMonth'> => {
      const stage = await stagesOf(site)
        .select(sql<string>`details ->> 'name'`.as('name'))
        .where('id', '=', stageId)
        .executeTakeFirst()
      if (!stage) return 'gone'
      return db.transaction().execute(async (trx) => {
        const made = await trx
          .insertInto('print_orders')
          .values({
            ...recipient,
            account_id: accountId,
            site: site.key,
            stage_id: stageId,
            stage_name: stage.name,
            material: [...material],
            postal_code: postalCode,
            ordered_at: new Date(now()).toISOString(),
            month: printOrderMonth(now(), site),
          })
          .onConflict((conflict) => conflict.columns(['account_id', 'stage_id', 'month']).doNothing())
          .returning(columns)
          .executeTakeFirst()
        if (!made) return 'orderedThisMonth'
        await addEvents(trx, [{ type: 'print.ordered', data: { orderId: made.id, stageId } }])
        const account = await trx
          .selectFrom('accounts')
          .select(['email', 'email_confirmed_at'])
          .where('id', '=', accountId)
          .executeTakeFirst()
        const to = account && confirmedAddressOf(account)
        if (to !== undefined)
          await mails.within(trx).post({
            kind: 'printOrdered',
            to,
            site,
            about: stage.name,
            link: new URL(printOrderPage(site), origin).href,
          })
        return orderOf(made)
      })
    },
  }
}
export type StoredPrintOrders = ReturnType<typeof makePrintOrders>
