// Orders of printed material over HTTP, authenticated by a key of the company's own tools.
import { endpoints } from '@husrum/contract'
import { sites } from '@husrum/domain'
import type { Hono } from 'hono'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { StaffPrintOrders } from './staff-print-orders.ts'

export const staffPrintOrderRoutes = (
  app: Hono<AppEnv>,
  { orders }: { readonly orders: StaffPrintOrders },
): void => {
  bindEndpoint(app, endpoints.getStaffPrintOrders, ({ site, after, ...wanted }) => {
    const known = sites.find(({ key }) => key === site)?.key
    if (site !== undefined && known === undefined)
      throw new Problem('invalidRequest', { errors: [{ field: 'site', key: 'unknownValue' }] })
    if (after !== undefined && !isUuid(after))
      throw new Problem('invalidRequest', { errors: [{ field: 'after', key: 'wrongFormat' }] })
    return orders.list({ ...wanted, site: known, after })
  })
  bindEndpoint(app, endpoints.markPrintOrderPosted, async ({ id, by }) => {
    const order = await orders.markPosted(id, by)
    if (!order) throw new Problem('notFound')
    return order
  })
}
