// Order lists over HTTP, authenticated by a key of the company's own tools.
import { endpoints, fields, orderListFilePath, z } from '@husrum/contract'
import type { Context, Hono } from 'hono'
import { attachmentOf } from '../../platform/files/file-response.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint, parseInput } from '../../platform/http/bind-endpoint.ts'
import { requireIntegrationKey } from '../../platform/http/integration-key.ts'
import { Problem } from '../../platform/http/problem.ts'
import { orderListCsv, orderListFileName, orderListWorkbook } from './order-list-file.ts'
import type { OrderList, OrderLists } from './order-lists.ts'
import { orderListTotalsOf } from './order-lists.ts'

const listDtoOf = (list: OrderList) => ({
  ...list,
  rows: list.rows.map((row) => ({ ...row })),
  totals: orderListTotalsOf(list).map((total) => ({ ...total })),
})

const fileRequest = z.strictObject({
  id: fields.uuid,
  format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
})

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export const orderListRoutes = (app: Hono<AppEnv>, { lists }: { readonly lists: OrderLists }): void => {
  bindEndpoint(app, endpoints.getOrderLists, ({ stageId }) => lists.list(stageId))
  bindEndpoint(app, endpoints.getOrderList, async ({ id }) => {
    const list = await lists.read(id)
    if (!list) throw new Problem('notFound')
    return listDtoOf(list)
  })
  bindEndpoint(app, endpoints.freezeOrderList, async ({ stageId, supplier, by }) => {
    const list = await lists.freeze(stageId, supplier, by)
    if (!list) throw new Problem('notFound')
    return listDtoOf(list)
  })
  app.get(orderListFilePath.replace('{id}', ':id'), async (c: Context<AppEnv>) => {
    await requireIntegrationKey(c.req.header('authorization') ?? '', 'orders:read', c.get('findKey'))
    const { id, format } = parseInput(fileRequest, {
      ...c.req.query(),
      id: c.req.param('id'),
    }) as z.infer<typeof fileRequest>
    const list = await lists.read(id)
    if (!list) throw new Problem('notFound')
    const body = format === 'csv' ? orderListCsv(list) : new Uint8Array(await orderListWorkbook(list))
    return c.body(body, 200, {
      'content-type': types[format],
      'content-disposition': attachmentOf(orderListFileName(list, format)),
      'cache-control': 'no-store',
    })
  })
}
