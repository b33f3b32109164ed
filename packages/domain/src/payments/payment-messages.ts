// The messages about a payment. Each key has a sentence in every site's texts.

/** Every message about a payment: a closed set. */
export const paymentMessageKeys = [
  /** Wait: the payment is in progress. */
  'pending',
  /** Thank you: the money has arrived. */
  'paid',
  /** The payer declined. */
  'declined',
  /** The payment was stopped before any money moved. */
  'cancelled',
  /** It failed; nothing more is known. */
  'failed',
  /** We ended it without the provider's confirmation: money that still arrives is refunded, and another payment may begin. */
  'closed',
  /** It is unclear whether money was taken: check before trying again. */
  'unclear',
  /** Payment could not start, by our own fault: contact us. */
  'couldNotStart',
  /** This amount cannot be paid by this method. */
  'amountNotPossible',
  /** Check the mobile number. */
  'checkNumber',
  /** The number is not connected to Swish. */
  'notConnected',
  /** The provider is temporarily unavailable. */
  'notAvailable',
  /** Finish or cancel the other payment first. */
  'otherPaymentActive',
  /** The payer is the wrong person, or too young. */
  'payerDoesNotMatch',
  /** The bank declined: check your limit. */
  'declinedByBank',
  /** You cancelled the signing. */
  'signingCancelled',
  /** Finish the other task in BankID and try again. */
  'otherSigningActive',
  /** BankID could not approve. */
  'notApproved',
  /** A bank error: try again shortly. */
  'bankError',
  /** Not approved in time. */
  'notApprovedInTime',
  /** For staff: a refund failed. */
  'refundFailed',
] as const
/** One of {@link paymentMessageKeys}. */
export type PaymentMessageKey = (typeof paymentMessageKeys)[number]

const keys: readonly unknown[] = paymentMessageKeys

/** Whether a value is a message about a payment. */
export const isPaymentMessageKey = (value: unknown): value is PaymentMessageKey => keys.includes(value)

/** Parses a message from the wire; an unknown one becomes `failed`. */
export const paymentMessageKeyOf = (value: unknown): PaymentMessageKey =>
  isPaymentMessageKey(value) ? value : 'failed'
