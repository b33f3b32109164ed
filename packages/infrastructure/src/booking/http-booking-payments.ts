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
import { onOutcome, unexpected } from '../http/service-client.ts'

const toStarted = ({ token: _, ...started }: ResponseOf<typeof startSwishPayment>): PaymentStarted => ({
  ...started,
  messageKey: paymentMessageKeyOf(started.messageKey),
})

const toStanding = (dto: ResponseOf<typeof getPaymentStatus>): PaymentStanding => ({
  ...dto,
  messageKey: paymentMessageKeyOf(dto.messageKey),
})

type Started = Awaited<ReturnType<BookingPayments['start']>>

const refused = (messageKey: PaymentMessageKey): Started => ({ kind: 'refused', messageKey })

const onRefusal = onOutcome<typeof startSwishPayment, Started>(startSwishPayment, {
  notFound: unexpected,
  notAvailable: () => refused('notAvailable'),
  amountNotPossible: () => refused('amountNotPossible'),
  statusConflict: ({ present }) => refused(isPaymentMessageKey(present) ? present : 'otherPaymentActive'),
  invalidRequest: ({ errors }) => {
    const key = errors.map((error) => error.key).find(isPaymentMessageKey)
    if (key !== undefined) return refused(key)
    return errors.some(({ field }) => field === 'PhoneNumber') ? refused('checkNumber') : unexpected
  },
})

export const makeHttpBookingPayments = ({ client }: { readonly client: ServiceClient }): BookingPayments => ({
  paymentId: async (id) => (await client.call(makePaymentId, { id })).body.paymentId,
  start: (provider, { objectId, bookingId, paymentId, phone }) => {
    const order = { ObjectId: objectId, ContractId: bookingId, PaymentNumber: paymentId }
    const start = () => {
      if (provider === 'svea') return client.call(startSveaPayment, order)
      if (provider === 'nordea') return client.call(startNordeaPayment, order)
      return client.call(startSwishPayment, { ...order, PhoneNumber: phone })
    }
    return start().then(({ body }) => toStarted(body), onRefusal)
  },
  status: async (id) => toStanding((await client.call(getPaymentStatus, { id })).body),
  cancel: async (id) => toStanding((await client.call(cancelPayment, { id })).body),
})
