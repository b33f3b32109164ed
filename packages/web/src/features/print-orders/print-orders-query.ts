// Query of printed material, cached per session.
import type { PrintOrders, PrintOrdersSeen } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { Query } from '../../frame/queries.tsx'

export const printOrdersQuery = (
  site: SiteDefinition,
  printOrders: Pick<PrintOrders, 'list'>,
): Query<PrintOrdersSeen> => ({
  queryKey: ['session', site.key, 'print-orders'],
  queryFn: () => printOrders.list(),
  staleTime: 0,
})
