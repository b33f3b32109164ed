// Printed material over HTTP.
import type { PrintOrders } from '@husrum/application'
import { getPrintOrders } from '@husrum/contract'
import type { ServiceClient } from '../http/service-client.ts'

export const makeHttpPrintOrders = ({ client }: { readonly client: ServiceClient }): PrintOrders => ({
  async list() {
    const { stages, orders, recipient, typed } = (await client.call(getPrintOrders, {})).body
    return {
      stages,
      orders: orders.map(({ postedAt, ...order }) => ({
        ...order,
        ...(postedAt !== undefined && { postedAt }),
      })),
      recipient,
      ...(typed && { typed }),
    }
  },
})
