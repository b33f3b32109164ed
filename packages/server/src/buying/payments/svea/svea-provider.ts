// Svea Checkout as a payment provider: an order by a number of our own, its frame on a page of ours, and refunds through Svea's
// service for merchants.
import { z } from '@husrum/contract'
import type { BookingPaymentStatus, Locale } from '@husrum/domain'
import { callProvider, failureOf } from '../../../platform/http/call-provider.ts'
import type {
  CancelAnswer,
  PaymentOrder,
  PaymentProviderPort,
  ProviderAway,
  RefundAnswer,
  StatusAnswer,
} from '../payment-provider.ts'
import type { SveaMerchant } from './svea-signature.ts'
import { sveaAuthorization, sveaTimestamp } from './svea-signature.ts'

export interface SveaSettings {
  /** Such as `https://checkoutapi.svea.com/`. */
  readonly url: string
  /** Such as `https://paymentadminapi.svea.com/`. */
  readonly adminUrl: string
  readonly merchant: SveaMerchant
}

export const sveaPushPath = '/services/payments/svea/push'
/** Called by Svea when the payer presses "pay": a checkout that was cancelled here is rejected. */
export const sveaValidationPath = '/services/payments/svea/validation'

const locales: Readonly<Record<Locale, string>> = { sv: 'sv-SE', nb: 'nb-NO', fi: 'fi-FI', en: 'en-US' }

const orderBody = z.object({
  OrderId: z.number(),
  Status: z.string(),
  ClientOrderNumber: z.string(),
  Currency: z.string(),
  Cart: z.object({ Items: z.array(z.object({ Quantity: z.number(), UnitPrice: z.number() })) }),
  Gui: z.nullish(z.object({ Snippet: z.nullish(z.string()) })),
})
type SveaOrder = z.infer<typeof orderBody>

const adminBody = z.object({
  Actions: z.array(z.string()),
  OrderStatus: z.string(),
  Deliveries: z.array(
    z.object({
      Id: z.number(),
      CreditedAmount: z.nullish(z.number()),
      OrderRows: z.nullish(z.array(z.object({ OrderRowId: z.number() }))),
    }),
  ),
})

/** Statuses of orders; any other is pending. */
const statuses: Readonly<Record<string, BookingPaymentStatus>> = {
  created: 'pending',
  confirmed: 'pending',
  final: 'paid',
  cancelled: 'cancelled',
}

/** Quantities have two decimals, and so have amounts. */
const one = 100

export const makeSveaProvider = (
  { url, adminUrl, merchant }: SveaSettings,
  {
    now,
    validationMarkOf,
  }: {
    readonly now: () => number
    /** Proves that a validation is about an order of ours. */
    readonly validationMarkOf: (id: string) => string
  },
): PaymentProviderPort => {
  const call = (base: string, method: 'GET' | 'POST' | 'PATCH', path: string, content?: unknown) => {
    const body = content === undefined ? '' : JSON.stringify(content)
    const timestamp = sveaTimestamp(now())
    return callProvider({
      method,
      url: new URL(path, base),
      headers: {
        accept: 'application/json',
        authorization: sveaAuthorization(body, timestamp, merchant),
        timestamp,
        ...(body !== '' && { 'content-type': 'application/json' }),
      },
      ...(body !== '' && { body }),
    })
  }

  const contentOf = (order: PaymentOrder) => {
    const { id, number, amount, currency, about, site, origin, returnUrl } = order
    return {
      CountryCode: site.country,
      Currency: currency,
      Locale: locales[site.locale],
      ClientOrderNumber: number,
      MerchantSettings: {
        // Svea replaces the braces with the order's address.
        PushUri: `${new URL(sveaPushPath, origin).href}?payment=${id}&order={checkout.order.uri}`,
        CheckoutValidationCallBackUri: `${new URL(sveaValidationPath, origin).href}?payment=${id}&mark=${validationMarkOf(id)}`,
        TermsUri: new URL(site.routes.start, origin).href,
        CheckoutUri: returnUrl,
        ConfirmationUri: returnUrl,
      },
      Cart: {
        Items: [
          {
            ArticleNumber: number,
            Name: about.slice(0, 40),
            Quantity: one,
            UnitPrice: amount,
            VatPercent: 0,
            Unit: 'st',
          },
        ],
      },
    }
  }

  const differences = (order: PaymentOrder, told: SveaOrder): readonly string[] => {
    const sum = told.Cart.Items.reduce(
      (total, { Quantity, UnitPrice }) => total + (Quantity * UnitPrice) / one,
      0,
    )
    return [
      ...(told.ClientOrderNumber === order.number ? [] : ['ClientOrderNumber']),
      ...(told.Currency === order.currency ? [] : ['Currency']),
      ...(sum === order.amount ? [] : ['Cart']),
      ...(order.providerId === undefined || order.providerId === String(told.OrderId) ? [] : ['OrderId']),
    ]
  }

  type Fetched =
    | { readonly kind: 'order'; readonly order: SveaOrder }
    | Extract<StatusAnswer, { kind: 'absent' | 'differs' | 'away' }>
    | { readonly kind: 'refused'; readonly code: string }

  /** A repeated request with the same number returns the first order. */
  const fetchOrder = async (order: PaymentOrder): Promise<Fetched> => {
    try {
      const { providerId } = order
      const answer =
        providerId === undefined
          ? await call(url, 'POST', 'api/orders', contentOf(order))
          : await call(url, 'GET', `api/orders/${encodeURIComponent(providerId)}`)
      if (answer.status === 404) return { kind: 'absent' }
      if (answer.status === 429 || answer.status >= 500) return { kind: 'away', code: String(answer.status) }
      const told = z.safeParse(orderBody, answer.json)
      if (![200, 201].includes(answer.status) || !told.success)
        return { kind: 'refused', code: String(answer.status) }
      const fields = differences(order, told.data)
      return fields.length > 0 ? { kind: 'differs', fields } : { kind: 'order', order: told.data }
    } catch (cause) {
      return { kind: 'away', code: failureOf(cause) }
    }
  }

  const reported = ({ OrderId, Status }: SveaOrder): StatusAnswer => ({
    kind: 'reported',
    report: { status: statuses[Status.toLowerCase()] ?? 'pending' },
    code: Status,
    reference: String(OrderId),
    providerId: String(OrderId),
  })

  const administer = async (reference: string) => {
    const path = `api/v1/orders/${encodeURIComponent(reference)}`
    const answer = await call(adminUrl, 'GET', path)
    const told = z.safeParse(adminBody, answer.json)
    return {
      path,
      status: answer.status,
      order: answer.status === 200 && told.success ? told.data : undefined,
    }
  }

  const away = (code: string): ProviderAway => ({ kind: 'away', code })

  const creditedOf = ({ Deliveries }: z.infer<typeof adminBody>): number =>
    Deliveries.reduce((sum, { CreditedAmount }) => sum + (CreditedAmount ?? 0), 0)

  return {
    absentFor: 60_000,
    start: async (order) => {
      const answer = await fetchOrder(order)
      if (answer.kind === 'order') {
        const html = answer.order.Gui?.Snippet
        if (html)
          return {
            kind: 'started',
            handover: { snippet: { html, origin: new URL(url).origin } },
            providerId: String(answer.order.OrderId),
          }
        const known = reported(answer.order)
        return known.kind === 'reported' ? known : away('snippet')
      }
      if (answer.kind === 'away') return answer
      const code = answer.kind === 'refused' ? answer.code : answer.kind
      return { kind: 'reported', report: { status: 'failed', messageKey: 'couldNotStart' }, code }
    },
    status: async (order) => {
      const answer = await fetchOrder(order)
      if (answer.kind === 'order') return reported(answer.order)
      return answer.kind === 'refused' ? away(answer.code) : answer
    },
    /**
     * Svea cancels orders in its service for merchants, but no unfinished checkout: that one expires by itself, and
     * our answer to its validation rejects it until then. An order that the payer has confirmed cannot be cancelled.
     */
    cancel: async (order): Promise<CancelAnswer> => {
      const answer = await fetchOrder(order)
      if (answer.kind === 'absent') return { kind: 'cancelled' }
      if (answer.kind === 'differs') return away('differs')
      if (answer.kind !== 'order') return away(answer.code ?? answer.kind)
      const status = answer.order.Status.toLowerCase()
      if (status === 'cancelled') return { kind: 'cancelled' }
      if (status !== 'created') return { kind: 'tooLate' }
      try {
        const { path, order: known } = await administer(String(answer.order.OrderId))
        if (!known?.Actions.includes('CanCancelOrder')) return { kind: 'notPossible' }
        const cancelled = await call(adminUrl, 'PATCH', path, { isCancelled: true })
        return { kind: cancelled.status < 300 ? 'cancelled' : 'notPossible' }
      } catch {
        return { kind: 'notPossible' }
      }
    },
    refund: async ({ reference, amount }): Promise<RefundAnswer> => {
      try {
        const { path, status, order } = await administer(reference)
        if (!order) return away(String(status))
        if (order.OrderStatus === 'Cancelled' || creditedOf(order) >= amount) return { kind: 'done' }
        if (order.Actions.includes('CanCancelOrder')) {
          const answer = await call(adminUrl, 'PATCH', path, { isCancelled: true })
          return answer.status < 300 ? { kind: 'underWay' } : away(String(answer.status))
        }
        const [delivery] = order.Deliveries
        const rows = delivery?.OrderRows?.map(({ OrderRowId }) => OrderRowId) ?? []
        if (!delivery || rows.length === 0) return { kind: 'byHand' }
        const answer = await call(adminUrl, 'POST', `${path}/deliveries/${delivery.Id}/credits/`, {
          OrderRowIds: rows,
        })
        return answer.status < 300 ? { kind: 'underWay' } : away(String(answer.status))
      } catch (cause) {
        return away(failureOf(cause))
      }
    },
    refundStatus: async ({ reference, amount }): Promise<RefundAnswer> => {
      try {
        const { status, order } = await administer(reference)
        if (!order) return away(String(status))
        return order.OrderStatus === 'Cancelled' || creditedOf(order) >= amount
          ? { kind: 'done' }
          : { kind: 'underWay' }
      } catch (cause) {
        return away(failureOf(cause))
      }
    },
  }
}
