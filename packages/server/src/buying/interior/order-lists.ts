// Lists of what is ordered for the homes of a stage, for the builder: frozen by supplier, with later changes marked.
import { createHash } from 'node:crypto'
import type {
  HomeOfOrderList,
  InteriorGroup,
  MarkedOrderListRow,
  Money,
  OrderListRow,
  SiteKey,
} from '@husrum/domain'
import {
  lastDayOfGroup,
  markOrderListChanges,
  orderListRows,
  orderListTotals,
  siteById,
  withoutUndefined,
} from '@husrum/domain'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Schema, Table } from '../../platform/database/schema.ts'
import { orderNumberOf } from './read-interior.ts'

type Db = Kysely<Schema>
type ListRow = Selectable<Table<'order_lists'>>

/** A frozen list, marked against the list before. */
export interface OrderList {
  readonly id: string
  readonly site: SiteKey
  readonly stageId: string
  readonly stageName: string
  readonly supplier: string
  readonly number: number
  /** ISO 8601. */
  readonly frozenAt: string
  readonly frozenBy: string
  readonly rows: readonly MarkedOrderListRow[]
}

/** What one supplier delivers to a stage, as of now. */
interface CurrentList {
  readonly site: SiteKey
  readonly stageId: string
  readonly stageName: string
  readonly supplier: string
  readonly lastDay?: string
  /** The last days of its groups. */
  readonly lastDays: readonly string[]
  readonly rows: readonly OrderListRow[]
}

/** Author of lists that the server froze. */
export const serverAuthor = 'husrum'
const maxLists = 500

/** Stages with options: all, or one. */
const stagesWithOptions = async (db: Db, stageId: string | undefined) =>
  db
    .selectFrom('option_groups')
    .select('stage_id')
    .distinct()
    .where('is_withdrawn', '=', false)
    .$if(stageId !== undefined, (query) => query.where('stage_id', '=', stageId as string))
    .orderBy('stage_id')
    .execute()

const groupsOf = async (db: Db, stageId: string) => {
  const rows = await db
    .selectFrom('option_groups')
    .select((group) => [
      'id',
      'title',
      'rule',
      'last_day',
      'supplier',
      'is_withdrawn',
      jsonArrayFrom(
        group
          .selectFrom('booking_options')
          .select(['id', 'title', 'is_standard', 'is_withdrawn'])
          .whereRef('booking_options.stage_id', '=', 'option_groups.stage_id')
          .whereRef('booking_options.option_group', '=', 'option_groups.id')
          .orderBy('place')
          .orderBy('id'),
      ).as('options'),
    ])
    .where('stage_id', '=', stageId)
    .orderBy('place')
    .orderBy('id')
    .execute()
  const lastDayOf = lastDayOfGroup(
    rows.filter((row) => !row.is_withdrawn).map(({ last_day }) => last_day ?? undefined),
  )
  return rows.map(({ supplier, last_day, is_withdrawn: isOver, options, ...group }) => ({
    supplier,
    isOver,
    group: {
      ...group,
      text: '',
      ...withoutUndefined({ lastDay: lastDayOf(last_day ?? undefined) }),
      options: options.map(({ id, title, is_standard, is_withdrawn }) => ({
        id,
        title,
        text: '',
        price: 0 as Money,
        isStandard: is_standard && !is_withdrawn && !isOver,
        needs: [],
        excludes: [],
      })),
    } satisfies InteriorGroup,
  }))
}

/** The homes of a stage by name: those with a buyer, and those of the catalogue without one. */
const homesOf = async (db: Db, stageId: string) => {
  const { rows } = await sql<{
    home_id: string
    residence_id: string | null
    site: SiteKey | null
    name: string
    apartment_number: string
    address: string
    agreed: readonly { id: string }[] | null
    number: number | null
    ordered: readonly { id: string }[] | null
  }>`with owned as (
      select distinct on (object_id) id, object_id, site, home, booking_id from residences
      where stage_id = ${stageId} and not is_succession
        -- A buyer who has left before the completion has not bought
        and (left_on is null or left_on >= completed_on)
      order by object_id, left_on nulls first, agreed_on desc nulls last, id)
    select coalesce(owned.object_id, homes.id) as home_id, owned.id as residence_id, owned.site,
      coalesce(homes.details ->> 'name', owned.home ->> 'name') as name,
      coalesce(homes.details ->> 'apartmentNumber', '') as apartment_number,
      coalesce(homes.details ->> 'address', owned.home ->> 'address', '') as address,
      bookings.options as agreed, last.number, last.options as ordered
    from owned
    full join (select * from homes where stage_id = ${stageId}) as homes on homes.id = owned.object_id
    left join bookings on bookings.id = owned.booking_id
    left join lateral (select number, options from interior_orders
      where interior_orders.residence_id = owned.id order by number desc limit 1) as last on true`.execute(db)
  const collator = new Intl.Collator('sv', { numeric: true })
  return rows.toSorted(
    (one, other) => collator.compare(one.name, other.name) || (one.home_id < other.home_id ? -1 : 1),
  )
}

const currentOfStage = async (db: Db, stageId: string): Promise<readonly CurrentList[]> => {
  const [groups, homes, stage, frozen] = await Promise.all([
    groupsOf(db, stageId),
    homesOf(db, stageId),
    db
      .selectFrom('stages')
      .select(['site_id', sql<string>`details ->> 'name'`.as('name')])
      .where('id', '=', stageId)
      .executeTakeFirst(),
    db
      .selectFrom('order_lists')
      .select(['site', 'stage_name'])
      .where('stage_id', '=', stageId)
      .orderBy('frozen_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  // A stage may have left the catalogue while its homes are being built.
  const site = siteById(stage?.site_id ?? 0)?.key ?? homes.find((home) => home.site)?.site ?? frozen?.site
  if (!site) return []
  const listed = homes.map(
    (home): HomeOfOrderList => ({
      homeId: home.home_id,
      home: home.name,
      apartmentNumber: home.apartment_number,
      address: home.address,
      isSold: home.residence_id !== null,
      agreed: home.agreed?.map(({ id }) => id) ?? [],
      ...(home.ordered && { ordered: home.ordered.map(({ id }) => id) }),
      ...(home.residence_id !== null &&
        home.number !== null && { orderNumber: orderNumberOf(home.residence_id, home.number) }),
    }),
  )
  return [...Map.groupBy(groups, ({ supplier }) => supplier)]
    .map(([supplier, ofSupplier]): CurrentList => {
      const lastDays = ofSupplier.flatMap(({ isOver, group }) => (isOver ? [] : (group.lastDay ?? [])))
      return {
        site,
        stageId,
        stageName: stage?.name ?? frozen?.stage_name ?? stageId,
        supplier,
        lastDays,
        ...withoutUndefined({ lastDay: lastDays.toSorted().at(-1) }),
        rows: orderListRows(
          ofSupplier.map(({ group }) => group),
          listed,
        ),
      }
    })
    .toSorted((one, other) => (one.supplier < other.supplier ? -1 : 1))
}

const lastListOf = (db: Db, stageId: string, supplier: string) =>
  db
    .selectFrom('order_lists')
    .selectAll()
    .where('stage_id', '=', stageId)
    .where('supplier', '=', supplier)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()

const listOf = (row: ListRow, before: readonly OrderListRow[] | undefined): OrderList => ({
  id: row.id,
  site: row.site,
  stageId: row.stage_id,
  stageName: row.stage_name,
  supplier: row.supplier,
  number: row.number,
  frozenAt: row.frozen_at,
  frozenBy: row.frozen_by,
  rows: markOrderListChanges(row.rows, before),
})

const changesOf = (rows: readonly OrderListRow[], before: readonly OrderListRow[] | undefined) =>
  markOrderListChanges(rows, before).filter(({ change }) => change !== undefined)

export const orderListTotalsOf = ({ rows }: Pick<OrderList, 'rows'>) => orderListTotals(rows)

export const makeOrderLists = (db: Kysely<Schema>, { now }: { readonly now: () => number }) => {
  const instant = (): string => new Date(now()).toISOString()

  const read = async (trx: Db, id: string): Promise<OrderList | undefined> => {
    const row = await trx.selectFrom('order_lists').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return undefined
    const before = await trx
      .selectFrom('order_lists')
      .select('rows')
      .where('stage_id', '=', row.stage_id)
      .where('supplier', '=', row.supplier)
      .where('number', '=', row.number - 1)
      .executeTakeFirst()
    return listOf(row, before?.rows)
  }

  /** Undefined if another request has frozen a list meanwhile. */
  const store = async (
    trx: Db,
    current: CurrentList,
    {
      last,
      by,
      closedOn,
    }: { readonly last: ListRow | undefined; readonly by: string; readonly closedOn?: string },
  ): Promise<OrderList | undefined> => {
    const row = await trx
      .insertInto('order_lists')
      .values({
        site: current.site,
        stage_id: current.stageId,
        stage_name: current.stageName,
        supplier: current.supplier,
        number: (last?.number ?? 0) + 1,
        rows: JSON.stringify(current.rows),
        frozen_at: instant(),
        frozen_by: by,
        closed_on: closedOn ?? null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    return row && listOf(row, last?.rows)
  }

  return {
    read: (id: string) => read(db, id),

    list: async (stageId?: string) => {
      const frozen = await db
        .selectFrom('order_lists')
        .selectAll()
        .$if(stageId !== undefined, (query) => query.where('stage_id', '=', stageId as string))
        .orderBy('frozen_at', 'desc')
        .orderBy('id')
        .limit(maxLists)
        .execute()
      const current = []
      for (const { stage_id } of await stagesWithOptions(db, stageId))
        for (const { stageName, supplier, lastDay, rows } of await currentOfStage(db, stage_id)) {
          const last = await lastListOf(db, stage_id, supplier)
          current.push({
            stageId: stage_id,
            stageName,
            supplier,
            rowCount: rows.length,
            changed: changesOf(rows, last?.rows).length,
            ...withoutUndefined({ lastDay, frozen: last?.number }),
          })
        }
      return {
        lists: frozen.map((row) => {
          const { rows: _, ...facts } = listOf(row, undefined)
          return { ...facts, rowCount: row.rows.length }
        }),
        current,
      }
    },

    /** Undefined for a stage without options of the supplier. */
    freeze: async (stageId: string, supplier: string, by: string): Promise<OrderList | undefined> => {
      const current = (await currentOfStage(db, stageId)).find((each) => each.supplier === supplier)
      if (!current) return undefined
      const last = await lastListOf(db, stageId, supplier)
      if (last && changesOf(current.rows, last.rows).length === 0) return read(db, last.id)
      const stored = await store(db, current, { last, by })
      if (stored) return stored
      // Another request froze it at the same time.
      const made = await lastListOf(db, stageId, supplier)
      return made && read(db, made.id)
    },

    /**
     * Freezes a list by itself after each last day of choosing. Each list is posted in the transaction that stores it.
     *
     * @param since earlier days are left to staff, `yyyy-MM-dd`
     */
    freezeClosed: async (
      { since, today }: { readonly since: string; readonly today: string },
      post: (trx: Db, list: OrderList) => Promise<void>,
    ): Promise<number> => {
      let count = 0
      for (const { stage_id } of await stagesWithOptions(db, undefined))
        for (const current of await currentOfStage(db, stage_id)) {
          const closedOn = current.lastDays
            .filter((day) => day < today && day >= since)
            .toSorted()
            .at(-1)
          if (closedOn === undefined || !current.rows.some(({ origin }) => origin !== 'unsold')) continue
          const known = await db
            .selectFrom('order_lists')
            .select('id')
            .where('stage_id', '=', stage_id)
            .where('supplier', '=', current.supplier)
            .where('closed_on', '>=', closedOn)
            .limit(1)
            .executeTakeFirst()
          if (known) continue
          count += await db.transaction().execute(async (trx) => {
            const last = await lastListOf(trx, stage_id, current.supplier)
            const list = await store(trx, current, { last, by: serverAuthor, closedOn })
            if (list) await post(trx, list)
            return list ? 1 : 0
          })
        }
      return count
    },

    /** Posts what has changed since the last list of a stage and supplier, each change once. */
    postChanges: async (
      { since }: { readonly since: string },
      post: (trx: Db, list: OrderList) => Promise<void>,
    ): Promise<number> => {
      const stages = await db
        .selectFrom('order_lists')
        .select('stage_id')
        .distinct()
        .where('frozen_at', '>', since)
        .execute()
      let count = 0
      for (const { stage_id } of stages)
        for (const current of await currentOfStage(db, stage_id))
          count += await db.transaction().execute(async (trx) => {
            const last = await lastListOf(trx, stage_id, current.supplier)
            if (!last) return 0
            const rows = changesOf(current.rows, last.rows)
            const hash =
              rows.length === 0
                ? null
                : createHash('sha256')
                    .update(
                      JSON.stringify(rows.map(({ homeId, optionId, change }) => [homeId, optionId, change])),
                    )
                    .digest('base64url')
            if (hash === last.told_changes) return 0
            const changed = await trx
              .updateTable('order_lists')
              .set({ told_changes: hash })
              .where('id', '=', last.id)
              .where('told_changes', 'is not distinct from', last.told_changes)
              .returning('id')
              .executeTakeFirst()
            if (!changed || rows.length === 0) return 0
            await post(trx, { ...listOf(last, undefined), rows })
            return 1
          })
      return count
    },
  }
}

export type OrderLists = ReturnType<typeof makeOrderLists>
