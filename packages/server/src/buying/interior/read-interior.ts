// Reads the interior of a resident's home from the database, in one query: options, selections and orders.
import type { InteriorGroup, InteriorView, Money, SiteDefinition } from '@husrum/domain'
import {
  currentDays,
  dayIn,
  entryDateOf,
  homeAmountOf,
  interiorChoice,
  interiorResult,
  interiorSum,
  lastDayOfGroup,
  noMoney,
  withoutUndefined,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { residenceOf, selectResidences } from '../../living/residences/index.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema } from '../../platform/database/schema.ts'

type Db = Kysely<Schema>

/** An option as it was ordered. */
export interface OrderedOption {
  readonly id: string
  /** The title of its group. */
  readonly group: string
  readonly title: string
  readonly price: number
}

/** The interior of a home, and further data for changing it. */
export interface StoredInterior {
  readonly view: InteriorView
  /** The selected options of closed groups. */
  readonly holding: readonly string[]
  /** Number of the order that applies; 0 if nothing was ordered. */
  readonly orderNumber: number
}

export interface InteriorRequest {
  readonly accountId: string
  readonly site: SiteDefinition
  /** Id of the residence, or of its home; if absent, the residence with most to do. */
  readonly id?: string | undefined
  readonly now: number
}

const rowOf = (db: Db, { accountId, site, id }: InteriorRequest, today: string) =>
  selectResidences(db, accountId)
    .leftJoin('interior_choices', 'interior_choices.residence_id', 'residences.id')
    .leftJoin('accounts as changer', 'changer.id', 'interior_choices.changed_by')
    .leftJoin('bookings', 'bookings.id', 'residences.booking_id')
    .select((eb) => [
      'interior_choices.version',
      'interior_choices.chosen',
      'interior_choices.changed_by',
      'interior_choices.changed_at',
      sql<string | null>`changer.first_name || ' ' || changer.last_name`.as('changer_name'),
      'bookings.options as agreed',
      jsonArrayFrom(
        eb
          .selectFrom('option_groups')
          .select((group) => [
            'option_groups.id',
            'option_groups.title',
            'option_groups.text',
            'option_groups.rule',
            'option_groups.last_day',
            'option_groups.is_withdrawn',
            jsonArrayFrom(
              group
                .selectFrom('booking_options')
                .select([
                  'booking_options.id',
                  'booking_options.title',
                  'booking_options.text',
                  'booking_options.price',
                  'booking_options.image',
                  'booking_options.is_standard',
                  'booking_options.needs',
                  'booking_options.excludes',
                  'booking_options.is_withdrawn',
                ])
                .whereRef('booking_options.stage_id', '=', 'option_groups.stage_id')
                .whereRef('booking_options.option_group', '=', 'option_groups.id')
                .orderBy('booking_options.place')
                .orderBy('booking_options.id'),
            ).as('options'),
          ])
          .whereRef('option_groups.stage_id', '=', 'residences.stage_id')
          .orderBy('option_groups.place')
          .orderBy('option_groups.id'),
      ).as('groups'),
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
    ])
    .where('residences.site', '=', site.key)
    .$if(id !== undefined, (query) =>
      query.where(isUuid(id ?? '') ? 'residences.id' : 'residences.object_id', '=', id ?? ''),
    )
    .orderBy(sql`residences.left_on is not null`)
    .orderBy(
      sql`(select count(*) > 0 and coalesce(max(last_day), ${today}) >= ${today} from option_groups
        where option_groups.stage_id = residences.stage_id and not is_withdrawn) desc`,
    )
    .orderBy(sql`residences.agreed_on desc nulls last`)
    .limit(1)
    .executeTakeFirst()

/** Order number for people: the beginning of the home's id, and the number of the order. */
export const orderNumberOf = (residenceId: string, number: number): string =>
  `${residenceId.slice(0, 8).toUpperCase()}-${number}`

/** Undefined for a home that is missing, not the caller's, or of another site: the caller cannot distinguish these. */
export const readInterior = async (db: Db, asked: InteriorRequest): Promise<StoredInterior | undefined> => {
  const { accountId, site, now } = asked
  const today = dayIn(now, site.country)
  const row = await rowOf(db, asked, today)
  if (!row) return undefined
  const agreedOptions = row.agreed ?? []
  const { ordered } = row
  // Agreed and ordered options keep their prices.
  const settled = new Map([...agreedOptions, ...(ordered?.options ?? [])].map(({ id, price }) => [id, price]))
  const offered = row.groups.flatMap(({ options, is_withdrawn: isOver, ...group }) => {
    // What is not offered any more stays for those who have ordered it.
    const left = options.filter(({ id, is_withdrawn }) => !is_withdrawn || settled.has(id))
    return left.length === 0 && (isOver || options.length > 0) ? [] : [{ ...group, options: left }]
  })
  const lastDayOf = lastDayOfGroup(offered.map(({ last_day }) => last_day ?? undefined))
  const groups: readonly InteriorGroup[] = offered.map(({ last_day, options, ...group }) => ({
    ...group,
    ...withoutUndefined({ lastDay: lastDayOf(last_day ?? undefined) }),
    options: options.map(({ price, image, is_standard, is_withdrawn, ...option }) => ({
      ...option,
      isStandard: is_standard && !is_withdrawn,
      price: (settled.get(option.id) ?? Number(price)) as Money,
      ...(image !== null && { image }),
    })),
  }))
  const agreed = agreedOptions.map(({ id }) => id)
  const holding = ordered?.options.map(({ id }) => id) ?? agreed
  const draft = row.chosen ?? holding
  const chosen = interiorResult(groups, { chosen: draft, confirmed: holding, today })
  const choice = interiorChoice(groups, { chosen, confirmed: holding, today })
  const { price, totalPrice } = row.home
  // After the handover of the keys the interior is final.
  const entryDate = entryDateOf(currentDays(residenceOf(row).days)) ?? row.completed_on ?? undefined
  return {
    holding,
    orderNumber: ordered?.number ?? 0,
    view: {
      residenceId: row.id,
      name: row.home.name,
      today,
      isOver: row.left_on !== null || row.is_succession || (entryDate !== undefined && entryDate <= today),
      groups,
      version: row.version ?? 0,
      chosen,
      issues: choice.issues,
      agreed,
      agreedSum: interiorSum(groups, agreed),
      price: price === undefined ? noMoney : homeAmountOf({ price, totalPrice }, site.country),
      ...(ordered && {
        confirmed: {
          chosen: interiorResult(groups, { chosen: holding, confirmed: holding, today }),
          sum: Number(ordered.sum) as Money,
          at: Date.parse(ordered.ordered_at),
          by: ordered.orderer_name ?? '',
          number: orderNumberOf(row.id, ordered.number),
        },
      }),
      ...(row.changed_at !== null && {
        changed: {
          by: row.changer_name ?? '',
          isYou: row.changed_by === accountId,
          at: Date.parse(row.changed_at),
        },
      }),
    },
  }
}
