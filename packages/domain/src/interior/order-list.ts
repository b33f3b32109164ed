// What the builder orders for the homes of a stage: one row for each option of a home, and what has changed since the last list.
import type { InteriorGroup } from './interior-offer.ts'
import { withInteriorStandards } from './interior-offer.ts'

/** An option that a home gets. */
export interface OrderListRow {
  readonly homeId: string
  /** Name of the home. */
  readonly home: string
  /** Empty if it has none. */
  readonly apartmentNumber: string
  readonly address: string
  readonly groupId: string
  readonly group: string
  readonly optionId: string
  readonly option: string
  /** `ordered` by the buyer, `agreed` with the home, `standard` where nothing else is ordered, `unsold`: standard of a home without a buyer. */
  readonly origin: 'ordered' | 'agreed' | 'standard' | 'unsold'
  /** Reference number of the buyer's order. */
  readonly orderNumber?: string
  /** The last day on which the buyer may still change it, `yyyy-MM-dd`. */
  readonly lastDay?: string
}

/** The rows of a frozen list. */
export type OrderListRows = readonly OrderListRow[]

/** A home of the stage, and what its buyer has ordered. */
export interface HomeOfOrderList
  extends Pick<OrderListRow, 'homeId' | 'home' | 'apartmentNumber' | 'address' | 'orderNumber'> {
  readonly isSold: boolean
  /** Ids of the options of the agreement. */
  readonly agreed: readonly string[]
  /** Ids of the options of the last order; absent if nothing was ordered. */
  readonly ordered?: readonly string[]
}

const originOf = ({ isSold, agreed, ordered }: HomeOfOrderList, option: string): OrderListRow['origin'] => {
  if (!isSold) return 'unsold'
  if (agreed.includes(option)) return 'agreed'
  return ordered?.includes(option) ? 'ordered' : 'standard'
}

/**
 * The rows of a list: what each home gets as of now. What is chosen but not ordered does not count.
 *
 * @param groups of one supplier, in display order
 */
export const orderListRows = (
  groups: readonly InteriorGroup[],
  homes: readonly HomeOfOrderList[],
): readonly OrderListRow[] =>
  homes.flatMap((home) => {
    const { homeId, home: name, apartmentNumber, address, orderNumber } = home
    return groups.flatMap((group) =>
      withInteriorStandards([group], home.ordered ?? home.agreed).map((optionId): OrderListRow => {
        const origin = originOf(home, optionId)
        return {
          homeId,
          home: name,
          apartmentNumber,
          address,
          groupId: group.id,
          group: group.title,
          optionId,
          option: group.options.find(({ id }) => id === optionId)?.title ?? optionId,
          origin,
          ...(origin === 'ordered' && orderNumber !== undefined && { orderNumber }),
          ...(group.lastDay !== undefined && { lastDay: group.lastDay }),
        }
      }),
    )
  })

/** A row of a list, and whether it differs from the list before: `removed` rows are those of the list before that do not hold any more. */
export interface MarkedOrderListRow extends OrderListRow {
  readonly change?: 'added' | 'removed'
}

const keyOf = ({ homeId, groupId, optionId }: OrderListRow): string =>
  JSON.stringify([homeId, groupId, optionId])

/**
 * A list with its changes marked. Removed rows are after the other rows of their home.
 *
 * @param before the rows of the list before; undefined if there is none, and then nothing is marked
 */
export const markOrderListChanges = (
  rows: readonly OrderListRow[],
  before: readonly OrderListRow[] | undefined,
): readonly MarkedOrderListRow[] => {
  if (before === undefined) return rows
  const known = new Set(before.map(keyOf))
  const now = new Set(rows.map(keyOf))
  const removed = before.filter((row) => !now.has(keyOf(row)))
  const homes = [...new Set([...rows, ...removed].map(({ homeId }) => homeId))]
  return homes.flatMap((homeId): readonly MarkedOrderListRow[] => [
    ...rows
      .filter((row) => row.homeId === homeId)
      .map((row) => (known.has(keyOf(row)) ? row : { ...row, change: 'added' as const })),
    ...removed.filter((row) => row.homeId === homeId).map((row) => ({ ...row, change: 'removed' as const })),
  ])
}

/** How many homes get each option, in the order of the list; removed rows do not count. */
export const orderListTotals = (
  rows: readonly MarkedOrderListRow[],
): readonly { readonly group: string; readonly option: string; readonly count: number }[] =>
  [
    ...Map.groupBy(
      rows.filter(({ change }) => change !== 'removed'),
      ({ groupId, optionId }) => JSON.stringify([groupId, optionId]),
    ).values(),
  ].flatMap((same) => {
    const [first] = same
    return first ? [{ group: first.group, option: first.option, count: same.length }] : []
  })
