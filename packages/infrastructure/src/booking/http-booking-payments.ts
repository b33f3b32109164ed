// Payments of bookings over HTTP (BOOK-35). The server determines the amount.
import type { BookingPayments, PaymentStanding, PaymentStarted } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import {
  cancelPayment,
  getPaymentStatus,
  makePaymentId,
  startNordeaPayment,
  startSveaPayment,
  startSwishPayment,
} from '@husrum/contract'
import type { PaymentMessageKey } from '@husrum/domain'
import { isPaymentMessageKey, paymentMessageKeyOf } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'
import { refusalOf } from '../http/service-client.ts'

const toStarted = ({
  paymentId,
  status,
  messageKey,
  appUrl,
  redirectUrl,
  form,
  qr,
}: ResponseOf<typeof startSwishPayment>): PaymentStarted => ({
  paymentId,
  status,
  messageKey: paymentMessageKeyOf(messageKey),
  ...(appUrl !== undefined && { appUrl }),
  ...(redirectUrl !== undefined && { redirectUrl }),
  ...(form && { form }),
  ...(qr !== undefined && { qr }),
})

const toStanding = ({
  messageKey,
  receiptId,
  refund,
  ...rest
}: ResponseOf<typeof getPaymentStatus>): PaymentStanding => ({
  ...rest,
  messageKey: paymentMessageKeyOf(messageKey),
  ...(receiptId !== undefined && { receiptId }),
  ...(refund && { refund }),
})

/** Why a payment could not be started, if the response contains a known payment message; otherwise rethrows. */
const refused = (error: unknown): { readonly kind: 'refused'; readonly messageKey: PaymentMessageKey } => {
  const { status, present, errors = [] } = refusalOf(error) ?? {}
  const said = [present, ...errors.map(({ key }) => key)].find(isPaymentMessageKey)
  if (said) return { kind: 'refused', messageKey: said }
  if (errors.some(({ field }) => field === 'PhoneNumber'))
    return { kind: 'refused', messageKey: 'checkNumber' }
  if (status === 409) return { kind: 'refused', messageKey: 'otherPaymentActive' }
  throw error
}

export const makeHttpBookingPayments = ({ client }: { readonly client: ServiceClient }): BookingPayments => ({
  paymentId: async (id) => (await client.call(makePaymentId, { id })).body.paymentId,
  async start(provider, { objectId, bookingId, paymentId, phone }) {
    const order = { ObjectId: objectId, ContractId: bookingId, PaymentNumber: paymentId }
    try {
      if (provider === 'svea') return toStarted((await client.call(startSveaPayment, order)).body)
      if (provider === 'nordea') return toStarted((await client.call(startNordeaPayment, order)).body)
      const swish = { ...order, ...(phone !== undefined && { PhoneNumber: phone }) }
      return toStarted((await client.call(startSwishPayment, swish)).body)
    } catch (error) {
      return refused(error)
    }
  },
  status: async (id) => toStanding((await client.call(getPaymentStatus, { id })).body),
  cancel: async (id) => toStanding((await client.call(cancelPayment, { id })).body),
})
