// The messages about a payment. Each key stands for a sentence in every site's texts.

/** Every message about a payment: a closed set. */
export const paymentMessageKeys = [
  /** Wait: the payment is under way. */
  'pending',
  /** Thank you: the money has come. */
  'paid',
  /** The payer said no. */
  'declined',
  /** The payment was stopped before any money moved. */
  'cancelled',
  /** It did not go through; nothing more is known. */
  'failed',
  /** We ended it without its provider's word: money that still comes goes back, and another payment may begin. */
  'closed',
  /** It is unclear whether money was taken: look before you try again. */
  'unclear',
  /** Payment could not start, by our own fault: contact us. */
  'couldNotStart',
  /** This amount cannot be paid in this way. */
  'amountNotPossible',
  /** Check the mobile number. */
  'checkNumber',
  /** The number is not connected to Swish. */
  'notConnected',
  /** The provider cannot be used for the moment. */
  'notAvailable',
  /** Finish or cancel the other payment first. */
  'otherPaymentActive',
  /** Whoever pays is not who should, or is too young. */
  'payerDoesNotMatch',
  /** The bank said no: check your limit. */
  'declinedByBank',
  /** You cancelled the signing. */
  'signingCancelled',
  /** Finish what is going on in BankID and try again. */
  'otherSigningActive',
  /** BankID could not approve. */
  'notApproved',
  /** A bank error: try again shortly. */
  'bankError',
  /** Not approved in time. */
  'notApprovedInTime',
  /** For staff: money could not be paid back. */
  'refundFailed',
] as const
/** One of {@link paymentMessageKeys}. */
export type PaymentMessageKey = (typeof paymentMessageKeys)[number]

const keys: readonly unknown[] = paymentMessageKeys

/** Whether a value is a message about a payment. */
export const isPaymentMessageKey = (value: unknown): value is PaymentMessageKey => keys.includes(value)

/** Reads a message off the wire; of an unknown one only `failed` is left to say. */
export const paymentMessageKeyOf = (value: unknown): PaymentMessageKey =>
  isPaymentMessageKey(value) ? value : 'failed'
