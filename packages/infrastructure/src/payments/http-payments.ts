// All payments of a person, over HTTP.
import type { Payments } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import { getOwnPayments } from '@husrum/contract'
import type { MadePayment, OwnPayments } from '@husrum/domain'
import { moneyOf, paymentMessageKeyOf } from '@husrum/domain'
import type { ServiceClient } from '../http/service-client.ts'

type Dto = ResponseOf<typeof getOwnPayments>
type MadeDto = NonNullable<Dto['homes'][number]['payments'][number]['payment']>

const toMade = ({ messageKey, refund, ...made }: MadeDto): MadePayment => ({
  ...made,
  messageKey: paymentMessageKeyOf(messageKey),
  ...(refund && { refund: { ...refund, amount: moneyOf(refund.amount) } }),
})

const toOwnPayments = ({ needsIdentity, homes, others }: Dto): OwnPayments => ({
  needsIdentity,
  homes: homes.map(({ home, options, total, fee, paid, left, payments, ...names }) => ({
    ...names,
    home: moneyOf(home),
    options: moneyOf(options),
    total: moneyOf(total),
    fee: moneyOf(fee),
    paid: moneyOf(paid),
    left: moneyOf(left),
    payments: payments.map(({ amount, received, payment, payBack, ...rest }) => ({
      ...rest,
      amount: moneyOf(amount),
      ...(received !== undefined && { received: moneyOf(received) }),
      ...(payment && { payment: toMade(payment) }),
      ...(payBack && { payBack: { ...payBack, amount: moneyOf(payBack.amount) } }),
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
