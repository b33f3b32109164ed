// Query of printed material, cached per session.
import type { getPrintOrders, ResponseOf } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import type { Capabilities } from '../../frame/capabilities.tsx'
import type { Query } from '../../frame/queries.tsx'

export type PrintOrdersSeen = ResponseOf<typeof getPrintOrders>

export const printOrdersQuery = (
  site: SiteDefinition,
  printOrders: Capabilities['printOrders'],
): Query<PrintOrdersSeen> => ({
  queryKey: ['session', site.key, 'print-orders'],
  queryFn: () => printOrders.list(),
  staleTime: 0,
})
