// Staff tasks about money that went through a payment provider: find out at the provider how a payment or a refund ended, or
// transfer by hand what the provider cannot return. One of each kind for a payment.
import type { Money, PaymentProvider } from '@husrum/domain'
import { dayIn, refundDueBy, siteById, workingDaysAfter } from '@husrum/domain'
import type { Selectable, Transaction } from 'kysely'
import type { Schema, Table } from '../database/schema.ts'
import type { MailService } from '../mail/mail-service.ts'
import { companyAddress } from '../mail/recipient.ts'

type TaskRow = Selectable<Table<'staff_tasks'>>

/** The fields of a payment that a task needs. */
export type PaymentOfTask = Pick<
  Selectable<Table<'payments'>>,
  'id' | 'number' | 'about' | 'currency' | 'provider' | 'account_id' | 'site_id' | 'booking_id'
>

export interface PaymentTasks {
  /** Adds a task and sends an e-mail to staff. False when the payment has such a task already. */
  add(
    trx: Transaction<Schema>,
    kind: TaskRow['kind'],
    payment: PaymentOfTask,
    amount: Money,
  ): Promise<boolean>
  /** Ends the open task of a payment, if there is one. */
  end(
    trx: Transaction<Schema>,
    kind: TaskRow['kind'],
    paymentId: string,
    how: { readonly by: string; readonly reference: string },
  ): Promise<void>
}

/** The author of tasks that ended without staff. */
export const endedByProvider = { by: 'provider', reference: 'provider' } as const

const letterKinds = {
  payBack: 'refundByHand',
  checkPayment: 'paymentToCheck',
  checkRefund: 'refundToCheck',
} as const

export const providerNames: Readonly<Record<PaymentProvider, string>> = {
  swish: 'Swish',
  svea: 'Svea',
  nordea: 'Nordea',
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

export const makePaymentTasks = ({
  mails,
  now,
  staffAddress,
}: {
  readonly mails: Pick<MailService, 'within'>
  readonly now: () => number
  /** Address for e-mails to staff; if absent, tasks are only listed. */
  readonly staffAddress: string | undefined
}): PaymentTasks => {
  const instant = () => new Date(now()).toISOString()
  return {
    add: async (trx, kind, payment, amount) => {
      const site = siteById(payment.site_id)
      if (!site) throw new Error(`There is no site ${payment.site_id}`)
      const today = dayIn(now(), site.country)
      const dueOn =
        (kind === 'payBack' ? refundDueBy(today) : workingDaysAfter(today, 1, site.country)) ?? today
      const bookingId = payment.booking_id ?? ''
      const task = await trx
        .insertInto('staff_tasks')
        .values({
          kind,
          site: site.key,
          about: payment.about,
          payment_id: payment.id,
          booking_id: uuid.test(bookingId) ? bookingId : null,
          account_id: payment.account_id,
          amount,
          currency: payment.currency,
          created_at: instant(),
          due_on: dueOn,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['number', 'due_on'])
        .executeTakeFirst()
      if (task && staffAddress !== undefined)
        await mails.within(trx).post({
          kind: letterKinds[kind],
          to: companyAddress(staffAddress),
          site,
          about: payment.about,
          amount,
          dueOn: task.due_on,
          paymentNumber: payment.number,
          provider: payment.provider === null ? '' : providerNames[payment.provider],
          task: String(task.number),
        })
      return task !== undefined
    },
    end: async (trx, kind, paymentId, { by, reference }) => {
      await trx
        .updateTable('staff_tasks')
        .set({ done_at: instant(), done_by: by, reference })
        .where('payment_id', '=', paymentId)
        .where('kind', '=', kind)
        .where('done_at', 'is', null)
        .execute()
    },
  }
}
