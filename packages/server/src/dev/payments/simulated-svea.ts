// Simulates Svea Checkout and its service for merchants over HTTP: signed calls, orders by the merchant's number, validation before an
// order is paid, and pushes afterwards.
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SveaMerchant } from '../../buying/payments/svea/svea-signature.ts'
import { sveaAuthorization, sveaSignature } from '../../buying/payments/svea/svea-signature.ts'
import { callBack, callBackOnce } from './call-back.ts'
import type { SimulatedLedger } from './simulated-ledger.ts'

export interface SveaMood {
  readonly losesAnswers?: boolean
  /** The payer has confirmed, and Svea is processing: the order is not paid and cannot be cancelled. */
  readonly isAtWork?: boolean
  readonly pushes?: 'once' | 'none' | 'twice' | 'forged'
  /** Currency in answers to GET, other than the ordered one. */
  readonly currency?: string
}

export interface SimulatedSvea {
  /** Base URL of both services, with a trailing slash. */
  readonly url: string
  /** Refunded amount by order, in minor units. */
  readonly credited: ReadonlyMap<number, number>
  /** The id of the order with the merchant's number. */
  orderOf(clientOrderNumber: string): string | undefined
  setMood(mood: SveaMood): void
  /** Deletes all orders and refunds. */
  forget(): void
  close(): Promise<void>
}

interface Order {
  readonly OrderId: number
  readonly ClientOrderNumber: string
  readonly Currency: string
  readonly Cart: {
    readonly Items: readonly {
      readonly Quantity: number
      readonly UnitPrice: number
      readonly Name: string
    }[]
  }
  readonly MerchantSettings: {
    readonly PushUri: string
    readonly CheckoutValidationCallBackUri?: string
    readonly ConfirmationUri: string
    readonly CheckoutUri: string
  }
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

type Answer = readonly [status: number, body?: unknown]

export const startSimulatedSvea = async ({
  ledger,
  merchant,
  now,
  pageOf,
  secondMs = 1_000,
}: {
  readonly ledger: SimulatedLedger
  readonly merchant: SveaMerchant
  readonly now: () => number
  /** The page that acts as the payer. */
  readonly pageOf: (id: string) => string
  readonly secondMs?: number
}): Promise<SimulatedSvea> => {
  const orders = new Map<number, Order>()
  const credited = new Map<number, number>()
  let mood: SveaMood = {}
  let isClosed = false
  const idOf = (order: Order): string => `svea-${order.OrderId}`

  const sumOf = ({ Cart }: Order): number =>
    Cart.Items.reduce((sum, { Quantity, UnitPrice }) => sum + (Quantity * UnitPrice) / 100, 0)

  /** Any status other than 2xx is a refusal. */
  const isAllowed = async ({ MerchantSettings }: Order): Promise<boolean> => {
    const url = MerchantSettings.CheckoutValidationCallBackUri
    if (url === undefined) return true
    const status = await callBackOnce({ url, headers: {}, body: '', method: 'GET' })
    return status >= 200 && status < 300
  }

  const statusOf = (order: Order): string =>
    ({
      waiting: mood.isAtWork ? 'Confirmed' : 'Created',
      paid: 'Final',
      declined: 'Created',
      cancelled: 'Cancelled',
      failed: 'Cancelled',
    })[ledger.payments.get(idOf(order))?.status ?? 'waiting']

  const push = (order: Order): void => {
    const { pushes = 'once' } = mood
    if (pushes === 'none') return
    const url = order.MerchantSettings.PushUri.replace('{checkout.order.uri}', String(order.OrderId))
    const body = JSON.stringify({ orderId: order.OrderId, type: 'CheckoutOrder.Updated' })
    const timestamp = String(Math.floor(now() / 1_000))
    const signer = pushes === 'forged' ? { ...merchant, secret: 'another' } : merchant
    const headers = {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature-512': sveaSignature(body, timestamp, signer),
    }
    const send = () => void callBack({ url, headers, body }, secondMs, () => isClosed)
    send()
    if (pushes === 'twice') send()
  }

  const shown = (order: Order) => ({
    ...order,
    Status: statusOf(order),
    Currency: mood.currency ?? order.Currency,
    Gui: {
      Layout: 'desktop',
      Snippet: `<div id="svea-checkout-container"><a href="${pageOf(idOf(order))}">Svea Checkout</a></div>`,
    },
  })

  const create = (content: Omit<Order, 'OrderId'>): Answer => {
    const known = [...orders.values()].find(
      ({ ClientOrderNumber }) => ClientOrderNumber === content.ClientOrderNumber,
    )
    if (known) return [200, shown(known)]
    if (!content.MerchantSettings.PushUri.includes('{checkout.order.uri}')) return [400]
    const order = { ...content, OrderId: 5_000_000 + orders.size }
    orders.set(order.OrderId, order)
    ledger.payments.set(idOf(order), {
      id: idOf(order),
      provider: 'svea',
      amount: (sumOf(order) / 100).toFixed(2),
      currency: order.Currency,
      about: order.Cart.Items[0]?.Name ?? '',
      startedAt: now(),
      status: 'waiting',
      returnTo: () => order.MerchantSettings.ConfirmationUri,
      notify: () => push(order),
      allow: () => isAllowed(order),
    })
    return [201, shown(order)]
  }

  const administer = (order: Order, method: string, path: string, body: string): Answer => {
    const isPaid = statusOf(order) === 'Final'
    const back = credited.get(order.OrderId) ?? 0
    if (method === 'GET')
      return [
        200,
        {
          OrderStatus: 'Delivered',
          Actions: isPaid && back === 0 ? ['CanCreditOrderRows'] : [],
          Deliveries: [{ Id: 1, CreditedAmount: back, OrderRows: [{ OrderRowId: 1 }] }],
        },
      ]
    if (method !== 'POST' || !path.endsWith('/deliveries/1/credits/') || !body.includes('OrderRowIds'))
      return [404]
    if (!isPaid || back > 0) return [400]
    credited.set(order.OrderId, sumOf(order))
    return [202]
  }

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { method = '', url = '', headers } = request
    const body = await readBody(request)
    const expected = sveaAuthorization(body, String(headers.timestamp), merchant)
    if (headers.authorization !== expected) return [401]
    if (method === 'POST' && url === '/api/orders') return create(JSON.parse(body) as Omit<Order, 'OrderId'>)
    const [, isAdmin, id] = /^\/api\/(v1\/)?orders\/(\d{1,12})/.exec(url) ?? []
    const order = orders.get(Number(id))
    if (!order) return [404]
    if (!isAdmin) return [200, shown(order)]
    // The service for merchants has only orders that were completed in the checkout.
    return statusOf(order) === 'Final' ? administer(order, method, url, body) : [404]
  }

  const server = createServer(async (request, response) => {
    const [status, body] = await answer(request)
    if (mood.losesAnswers) return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body === undefined ? undefined : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    credited,
    orderOf: (number) => {
      const order = [...orders.values()].find(({ ClientOrderNumber }) => ClientOrderNumber === number)
      return order && idOf(order)
    },
    setMood: (next) => {
      mood = next
    },
    forget: () => {
      orders.clear()
      credited.clear()
    },
    close: () => {
      isClosed = true
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
