// Writes the receipt of any payment: of a booking fee, of a home's plan, or of a membership.
import type { Locale, Money, PaymentProvider, PlannedPaymentKind, SiteDefinition } from '@husrum/domain'
import { formatPrice } from '@husrum/domain'
import type { WrittenDocument } from './document-facts.ts'
import type { NamedSeller } from './paper-facts.ts'
import { momentOf } from './paper-facts.ts'
import { receiptSellerRows, wordsFor } from './write-document.ts'

/** A received payment. */
export interface ReceivedPayment {
  readonly site: SiteDefinition
  readonly seller: NamedSeller
  /** Number of the receipt. */
  readonly number: string
  readonly purpose: 'bookingFee' | 'vip' | PlannedPaymentKind
  /** What was paid for: the name of a home, or of the membership. */
  readonly about: string
  /** The name of the payer; empty for a deleted account. */
  readonly payer: string
  readonly amount: Money
  readonly provider: PaymentProvider
  /** Epoch milliseconds. */
  readonly paidAt: number
  /** The amount that has been refunded. */
  readonly refunded?: Money | undefined
}

export const writeReceipt = (
  { site, seller, number, purpose, about, payer, amount, provider, paidAt, refunded }: ReceivedPayment,
  locale: Locale = site.locale,
): WrittenDocument => {
  const { texts, law } = wordsFor(locale, site.country)
  const { receipt } = texts
  const concerns =
    purpose === 'vip'
      ? about
      : `${purpose === 'bookingFee' ? receipt.bookingFee : receipt.home[purpose]}: ${about}`
  const note =
    purpose === 'vip' ? receipt.vipNote : purpose === 'bookingFee' ? receipt.note : receipt.homeNote
  return {
    id: 'receipt',
    title: law.titles.receipt,
    language: locale,
    subtitle: `${site.name} · ${number}`,
    blocks: [
      {
        kind: 'facts',
        caption: receipt.concerns,
        rows: [
          [receipt.number, number],
          [receipt.status, receipt.paid],
          [receipt.concerns, concerns],
          ...(payer === '' ? [] : [[receipt.payer, payer] as const]),
          [receipt.amount, formatPrice(amount, site.formats)],
          [receipt.paidAt, momentOf(paidAt, { site })],
          [receipt.paidWith, receipt.providers[provider]],
          ...(refunded === undefined
            ? []
            : [[receipt.refunded, formatPrice(refunded, site.formats)] as const]),
          ...receiptSellerRows(seller, texts),
        ],
      },
      { kind: 'paragraph', text: note },
    ],
    footer: texts.page,
  }
}
