// The port to whoever takes payments, and gives them back. Providers are asked with the same order each time: the second
// time is the first one.
import type { Money, PaymentReport, SiteDefinition } from '@husrum/domain'

/** A payment, as a provider needs to know it. */
export interface PaymentOrder {
  /** A UUID: what makes a second start the same payment. */
  readonly id: string
  /** Digits; what people read. */
  readonly number: string
  readonly amount: Money
  readonly currency: string
  readonly about: string
  readonly site: SiteDefinition
  /** Where our site stands, as the payer reaches it. */
  readonly origin: string
  /** Where the payer comes back to; absolute. */
  readonly returnUrl: string
  /** What the provider calls it, once it has said so. */
  readonly providerId?: string | undefined
  /** Epoch ms; of the second time no other. */
  readonly createdAt: number
}

/** How the payer goes on. */
export interface Handover {
  readonly token?: string
  readonly appUrl?: string
  readonly qr?: string
  /** A form that leaves our site, shown on a page of its own. */
  readonly form?: { readonly action: string; readonly fields: Readonly<Record<string, string>> }
  /** The provider's markup, shown on a page of its own. */
  readonly snippet?: { readonly html: string; readonly origin: string }
}

/** What a provider says of a payment. */
export interface Reported {
  readonly kind: 'reported'
  readonly report: PaymentReport
  /** The provider's own code. */
  readonly code?: string
  /** By which money is paid back later. */
  readonly reference?: string
}

/** Nobody knows whether the provider heard us. */
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
  /** The provider knows no such payment. */
  | { readonly kind: 'absent' }
  /** It knows one with other facts: nothing of it is believed. */
  | { readonly kind: 'differs'; readonly fields: readonly string[] }
  | ProviderAway

export type CancelAnswer =
  | { readonly kind: 'cancelled' }
  /** It has come to an end: read which. */
  | { readonly kind: 'tooLate' }
  /** The provider cannot cancel it: money that comes nevertheless goes back. */
  | { readonly kind: 'notPossible' }
  | ProviderAway

/** Money on its way back. */
export interface RefundOrder {
  readonly id: string
  /** Another one is another refund to the provider. */
  readonly attempt: number
  readonly amount: Money
  /** What the provider called it, once it has said so. */
  readonly providerId?: string | undefined
  readonly payment: PaymentOrder
  /** Of the payment. */
  readonly reference: string
}

export type RefundAnswer =
  | { readonly kind: 'underWay'; readonly providerId?: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly code: string }
  /** The provider has no such call: staff transfer the money. */
  | { readonly kind: 'byHand' }
  | { readonly kind: 'absent' }
  | ProviderAway

/** No call rejects: what goes wrong outside is an answer. */
export interface PaymentProviderPort {
  /** For how long a payment that the provider does not know may still be on its way there, ms. */
  readonly absentFor: number
  /** @param phone of the payer, where one was given; nobody keeps it. */
  start(order: PaymentOrder, phone?: string): Promise<StartAnswer>
  status(order: PaymentOrder): Promise<StatusAnswer>
  cancel(order: PaymentOrder): Promise<CancelAnswer>
  refund(refund: RefundOrder): Promise<RefundAnswer>
  refundStatus(refund: RefundOrder): Promise<RefundAnswer>
  close?(): void
}
