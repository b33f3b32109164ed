// All payments of a person, over HTTP.
import type { Payments } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import { getOwnPayments } from '@husrum/contract'
import type { MadePayment, OwnPayments, PaymentRefund } from '@husrum/domain'
import { moneyOf, paymentMessageKeyOf } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'

type Dto = ResponseOf<typeof getOwnPayments>
type MadeDto = NonNullable<Dto['homes'][number]['payments'][number]['payment']>

const toRefund = ({ status, amount, doneAt }: NonNullable<MadeDto['refund']>): PaymentRefund => ({
  status,
  amount: moneyOf(amount),
  ...(doneAt !== undefined && { doneAt }),
})

const toMade = ({
  paymentId,
  number,
  status,
  messageKey,
  provider,
  paidAt,
  receiptId,
  refund,
}: MadeDto): MadePayment => ({
  paymentId,
  number,
  status,
  messageKey: paymentMessageKeyOf(messageKey),
  ...(provider !== undefined && { provider }),
  ...(paidAt !== undefined && { paidAt }),
  ...(receiptId !== undefined && { receiptId }),
  ...(refund && { refund: toRefund(refund) }),
})

const toOwnPayments = ({ needsIdentity, homes, others }: Dto): OwnPayments => ({
  needsIdentity,
  homes: homes.map(({ total, paid, left, payments, ...home }) => ({
    ...home,
    total: moneyOf(total),
    paid: moneyOf(paid),
    left: moneyOf(left),
    payments: payments.map(({ amount, dueOn, remindedOn, paidOn, payment, payBack, ...rest }) => ({
      ...rest,
      amount: moneyOf(amount),
      ...(dueOn !== undefined && { dueOn }),
      ...(remindedOn !== undefined && { remindedOn }),
      ...(paidOn !== undefined && { paidOn }),
      ...(payment && { payment: toMade(payment) }),
      ...(payBack && {
        payBack: {
          amount: moneyOf(payBack.amount),
          dueOn: payBack.dueOn,
          ...(payBack.doneOn !== undefined && { doneOn: payBack.doneOn }),
        },
      }),
    })),
  })),
  others: others.map(({ purpose, about, amount, ...rest }) => ({
    ...toMade(rest),
    purpose,
    about,
    amount: moneyOf(amount),
  })),
})

export const makeHttpPayments = ({ client }: { readonly client: ServiceClient }): Payments => ({
  list: async () => toOwnPayments((await client.call(getOwnPayments, {})).body),
})
