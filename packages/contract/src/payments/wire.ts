// Paths of payment forms that work without script. No schemas.

/**
 * Where membership forms are posted without script. Fields: `action` (`code`, `pay`, `renewal` or `withdrawal`); then `campaignCode`,
 * `provider` and `phone`, or `renews`.
 */
export const vipFormPath = '/services/vip/form'

/** Prefix of the id of a payment of a home, in place of a booking's id. */
export const homeThingPrefix = 'home-'

/** Where a payment of a home is started without script. Fields: `payment` (its id), `provider` and `phone`. */
export const ownPaymentsFormPath = '/services/payments/form'

/** The receipt of a payment, as HTML or PDF. */
export const receiptPath = (paymentId: string, look: 'html' | 'pdf'): string =>
  `/services/payments/${encodeURIComponent(paymentId)}/receipt.${look}`
