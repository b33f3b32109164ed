// Interface of payment providers, for payments and refunds. Calls are idempotent: a repeated order is the
// first one.
import type { Money, PaymentReport, SiteDefinition } from '@husrum/domain'

/** The data of a payment that a provider needs. */
export interface PaymentOrder {
  /** A UUID: the idempotency key. */
  readonly id: string
  /** Digits; shown to people. */
  readonly number: string
  readonly amount: Money
  readonly currency: string
  readonly about: string
  readonly site: SiteDefinition
  /** Origin of our site, as the payer reaches it. */
  readonly origin: string
  /** Where the payer returns to; absolute. */
  readonly returnUrl: string
  /** The provider's id of it, once known. */
  readonly providerId?: string | undefined
  /** Epoch ms; the same in repeated calls. */
  readonly createdAt: number
}

/** How the payer continues. */
export interface Handover {
  readonly token?: string
  readonly appUrl?: string
  readonly qr?: string
  /** A form that leaves our site, shown on a page of its own. */
  readonly form?: { readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** The provider's markup, shown on a page of its own. */
  readonly snippet?: { readonly html: string; readonly origin: string }
}

/** A payment status reported by a provider. */
export interface Reported {
  readonly kind: 'reported'
  readonly report: PaymentReport
  /** The provider's own code. */
  readonly code?: string
  /** Needed for refunds. */
  readonly reference?: string
}

/** Unknown whether the provider received the request. */
export interface ProviderAway {
  readonly kind: 'away'
  readonly code?: string
}

export type StartAnswer =
  | { readonly kind: 'started'; readonly handover: Handover; readonly providerId?: string }
  | Reported
  | ProviderAway

export type StatusAnswer =
  | (Reported & { readonly providerId?: string })
  /** The provider has no such payment. */
  | { readonly kind: 'absent' }
  /** Its payment has other data: the answer is not trusted. */
  | { readonly kind: 'differs'; readonly fields: readonly string[] }
  | ProviderAway

export type CancelAnswer =
  | { readonly kind: 'cancelled' }
  /** The payment has ended: read the status. */
  | { readonly kind: 'tooLate' }
  /** The provider cannot cancel it: money that still arrives is refunded. */
  | { readonly kind: 'notPossible' }
  | ProviderAway

/** A refund for the provider. */
export interface RefundOrder {
  readonly id: string
  /** A new number is a new refund to the provider. */
  readonly attempt: number
  readonly amount: Money
  /** The provider's id of it, once known. */
  readonly providerId?: string | undefined
  readonly payment: PaymentOrder
  /** Reference of the payment. */
  readonly reference: string
}

export type RefundAnswer =
  | { readonly kind: 'underWay'; readonly providerId?: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: string }
  /** The provider has no refund call: staff transfer the money. */
  | { readonly kind: 'byHand' }
  | { readonly kind: 'absent' }
  | ProviderAway

/** No call rejects: external errors are returned as answers. */
export interface PaymentProviderPort {
  /** For how long a payment that is unknown to the provider may still arrive there, ms. */
  readonly absentFor: number
  /** @param phone of the payer, if given; it is not stored. */
  start(order: PaymentOrder, phone?: string): Promise<StartAnswer>
  status(order: PaymentOrder): Promise<StatusAnswer>
  cancel(order: PaymentOrder): Promise<CancelAnswer>
  refund(refund: RefundOrder): Promise<RefundAnswer>
  refundStatus(refund: RefundOrder): Promise<RefundAnswer>
  close?(): void
}
