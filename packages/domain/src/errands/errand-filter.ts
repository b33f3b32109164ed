// The filter of a list of errands, and its format in the address.
import type { Errand, ErrandType } from './errand.ts'
import { errandTypes } from './errand.ts'
import type { ErrandOrder } from './errand-order.ts'
import { defaultErrandOrder, errandSortKeys } from './errand-order.ts'
import type { ErrandStatusKey } from './errand-statuses.ts'
import { errandStatusesIn, errandStatusKeys } from './errand-statuses.ts'

/** The filter of a list of errands. An empty filter matches everything. */
export interface ErrandFilter {
  readonly statuses: readonly ErrandStatusKey[]
  readonly types: readonly ErrandType[]
}

/** Shows every errand. */
export const untouchedErrandFilter: ErrandFilter = { statuses: [], types: [] }

const toggled = <Value>(
  all: readonly Value[],
  chosen: readonly Value[],
  together: readonly Value[],
): readonly Value[] => {
  const removing = together.every((value) => chosen.includes(value))
  return all.filter((value) => (together.includes(value) ? !removing : chosen.includes(value)))
}

/**
 * Ticks or clears a status. `ongoing` represents its whole group: it ticks all its sub-statuses when any is missing, and otherwise clears
 * all of them (FAULT-61).
 */
export const toggleErrandStatus = (filter: ErrandFilter, status: ErrandStatusKey): ErrandFilter => ({
  ...filter,
  statuses: toggled(
    errandStatusKeys,
    filter.statuses,
    status === 'ongoing' ? errandStatusesIn('ongoing') : [status],
  ),
})

/** Ticks or clears a type; `management` includes `managementOther` (FAULT-61). */
export const toggleErrandType = (filter: ErrandFilter, type: ErrandType): ErrandFilter => ({
  ...filter,
  types: toggled(
    errandTypes,
    filter.types,
    type === 'management' ? ['management', 'managementOther'] : [type],
  ),
})

/** The checkbox of the whole ongoing group: ticked, empty or mixed. */
export const ongoingErrandsTicked = ({ statuses }: ErrandFilter): 'all' | 'some' | 'none' => {
  const group = errandStatusesIn('ongoing')
  const ticked = group.filter((key) => statuses.includes(key)).length
  return ticked === 0 ? 'none' : ticked === group.length ? 'all' : 'some'
}

/** Whether an errand matches the filter. One with unknown status matches only if no status is chosen. */
export const showsErrand = (
  { statuses, types }: ErrandFilter,
  { status, type }: Pick<Errand, 'status' | 'type'>,
): boolean =>
  (statuses.length === 0 || (status !== 'unknown' && statuses.includes(status))) &&
  (types.length === 0 || types.includes(type))

/** The state in the address of the list of errands. */
export interface ErrandAddress {
  readonly filter: ErrandFilter
  readonly order: ErrandOrder
  /** The open errand (FAULT-58). */
  readonly errandId?: string
}

/**
 * The query of a list of errands, as names and values before encoding. Defaults are omitted: `status=ongoing,executed`,
 * `errandType=warranty`, `sort=address` or `sort=-address` for descending, `errandId=…`. The name is not `type`, which starts a flow, so
 * that `safeReturnPath` would reject the address.
 */
export const writeErrandAddress = ({
  filter,
  order,
  errandId = '',
}: ErrandAddress): readonly (readonly [name: string, value: string])[] => {
  const sort = `${order.descending ? '-' : ''}${order.by}`
  return [
    ['status', filter.statuses.join()] as const,
    ['errandType', filter.types.join()] as const,
    ['sort', sort === '-creationDate' ? '' : sort] as const,
    ['errandId', errandId] as const,
  ].filter(([, value]) => value)
}

/** Parses {@link writeErrandAddress}, decoded; the last of duplicate names counts, and unknown values are ignored. */
export const readErrandAddress = (
  query: readonly (readonly [name: string, value: string])[],
): ErrandAddress => {
  const values = new Map(query)
  const known = <Value extends string>(name: string, all: readonly Value[]): readonly Value[] => {
    const named = values.get(name)?.split(',')
    return all.filter((value) => named?.includes(value))
  }
  const sort = values.get('sort')
  const by = errandSortKeys.find((key) => sort === key || sort === `-${key}`)
  const errandId = values.get('errandId')
  return {
    filter: { statuses: known('status', errandStatusKeys), types: known('errandType', errandTypes) },
    order: by ? { by, descending: sort !== by } : defaultErrandOrder,
    ...(errandId && { errandId }),
  }
}
