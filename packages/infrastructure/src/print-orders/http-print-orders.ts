// Printed material over HTTP.
import type { PrintOrders } from '@husrum/application'
import { getPrintOrders } from '@husrum/contract'
import type { ServiceClient } from '../http/service-client.ts'

export const makeHttpPrintOrders = ({ client }: { readonly client: ServiceClient }): PrintOrders => ({
  async list() {
    return (await client.call(getPrintOrders, {})).body
  },
})
