// What forms of a payment without script need to know: no schema comes along.

/** Where joining is posted without script. Fields: `action`, `code`, `pay`, `renewal` or `withdrawal`; then `campaignCode`, `provider` and `phone`, or `renews`. */
export const vipFormPath = '/services/vip/form'

/** Before the id of a payment of a home, in the place of a booking's id. */
export const homeThingPrefix = 'home-'

/** Where a payment of a home is begun without script. Fields: `payment` (its id), `provider` and `phone`. */
export const ownPaymentsFormPath = '/services/payments/form'

/** The receipt of a payment: to read as a page, or as a PDF. */
export const receiptPath = (paymentId: string, look: 'html' | 'pdf'): string =>
  `/services/payments/${encodeURIComponent(paymentId)}/receipt.${look}`
