// Completes a staff task about a payment: the result changes the payment or its refund, which ends the task.
import type { SettlePaymentTask } from '../../platform/staff-tasks/staff-tasks.ts'
import type { MoneyStaff } from './money-staff.ts'

export const makeSettleTask =
  (staff: Pick<MoneyStaff, 'recordOutcome' | 'markRefunded' | 'refundByHand'>): SettlePaymentTask =>
  async (trx, { kind, paymentId }, { outcome, ...by }) => {
    if (kind !== 'payBack' && outcome === undefined) return 'outcomeMissing'
    const decided =
      kind === 'checkPayment'
        ? await staff.recordOutcome(paymentId, outcome === 'paid' ? 'paid' : 'notPaid', by, trx)
        : kind === 'checkRefund' && outcome === 'notPaid'
          ? await staff.refundByHand(paymentId, by, trx)
          : await staff.markRefunded(paymentId, by, trx)
    if (decided.kind === 'done') return 'settled'
    // The money was refunded before: only the task is left.
    return decided.kind === 'refused' && decided.present === 'done' ? 'settled' : 'refused'
  }
