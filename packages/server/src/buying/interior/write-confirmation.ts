// Writes the confirmation of an order for a home: all options, group by group, with prices and payment terms.
import type { AgreedAmounts, Money, SiteDefinition } from '@husrum/domain'
import { formatDate, formatDateTime, formatPrice, wallClockOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { residenceOf, selectResidences } from '../../living/residences/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { AddToHome, Block, WrittenText } from '../documents/index.ts'
import { confirmationTexts } from './confirmation-texts.ts'
import type { OrderedOption } from './read-interior.ts'
import { orderNumberOf } from './read-interior.ts'

export interface InteriorOrder {
  readonly residenceId: string
  readonly home: { readonly name: string; readonly address: string; readonly stageName: string }
  readonly number: number
  readonly options: readonly OrderedOption[]
  readonly sum: Money
  /** The agreed price with these options; absent for a home without a price. */
  readonly agreed?: AgreedAmounts
  /** Empty for a deleted account. */
  readonly by: string
  readonly at: number
}

/** The order that applies; undefined if there is none, and for a home that is not the caller's. */
export const readOrder = async (
  db: Kysely<Schema>,
  { accountId, site, id }: { readonly accountId: string; readonly site: SiteDefinition; readonly id: string },
): Promise<InteriorOrder | undefined> => {
  const row = await selectResidences(db, accountId)
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('interior_orders')
          .leftJoin('accounts as orderer', 'orderer.id', 'interior_orders.ordered_by')
          .select([
            'interior_orders.number',
            'interior_orders.options',
            'interior_orders.sum',
            'interior_orders.ordered_at',
            sql<string | null>`orderer.first_name || ' ' || orderer.last_name`.as('orderer_name'),
          ])
          .whereRef('interior_orders.residence_id', '=', 'residences.id')
          .orderBy('interior_orders.number', 'desc')
          .limit(1),
      ).as('ordered'),
    )
    .where('residences.site', '=', site.key)
    .where('residences.id', '=', id)
    .executeTakeFirst()
  if (!row?.ordered) return undefined
  const { number, options, sum, ordered_at: at, orderer_name: by } = row.ordered
  const { agreed } = residenceOf(row)
  return {
    residenceId: row.id,
    home: row.home,
    number,
    options,
    sum: Number(sum) as Money,
    ...(agreed && { agreed }),
    by: by ?? '',
    at: Date.parse(at),
  }
}

export const writeConfirmation = (
  { residenceId, home, number, options, sum, agreed, by, at }: InteriorOrder,
  site: SiteDefinition,
): WrittenText => {
  const words = confirmationTexts[site.locale]
  const money = (amount: number): string =>
    amount === 0 ? words.included : formatPrice(amount as Money, site.formats)
  const moment = formatDateTime(
    wallClockOf(new Date(at).toISOString(), site.country) ?? Number.NaN,
    site.formats,
  )
  const groups = [...new Set(options.map(({ group }) => group))]
  const blocks: readonly Block[] = [
    {
      kind: 'facts',
      rows: [
        [words.home, home.name],
        [words.address, home.address],
        [words.project, home.stageName],
        [words.number, orderNumberOf(residenceId, number)],
        [words.ordered, by === '' ? moment : `${moment}, ${by}`],
      ],
    },
    ...groups.flatMap((group): readonly Block[] => [
      { kind: 'heading', text: group },
      {
        kind: 'facts',
        rows: options
          .filter((option) => option.group === group)
          .map(({ title, price }) => [title, money(price)]),
      },
    ]),
    { kind: 'heading', text: words.cost },
    {
      kind: 'facts',
      rows: [
        [words.sum, formatPrice(sum, site.formats)],
        ...(agreed
          ? ([
              [words.homePrice, formatPrice(agreed.home, site.formats)],
              [words.agreed, formatPrice(agreed.total, site.formats)],
            ] as const)
          : []),
      ],
    },
    ...words.notes.map((text): Block => ({ kind: 'paragraph', text })),
  ]
  return {
    title: words.title,
    language: site.locale,
    subtitle: `${site.name} · ${formatDate(new Date(at).toISOString().slice(0, 10), site.formats)}`,
    blocks,
    footer: words.page,
  }
}

/** Stores the confirmation of the current order with the documents of the home. */
export const keepConfirmation = async (
  trx: Kysely<Schema>,
  addToHome: AddToHome,
  { now, ...of }: Parameters<typeof readOrder>[1] & { readonly now: number },
): Promise<void> => {
  const order = await readOrder(trx, of)
  if (!order) return
  const document = { ...writeConfirmation(order, of.site), id: 'optionsConfirmation' as const }
  await addToHome(trx, { residenceId: order.residenceId, document, now })
}
