// The tables of payments, with their rules.
import { sql } from 'kysely'
import { byAccount, byResidence, byRowsOf } from '../../platform/modules/personal-data.ts'
import { bookkeepingTerm, limitationTerm } from '../../platform/modules/retention-rule.ts'
import type { KeyedRow } from '../../platform/modules/sealed-column.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWith, deletedWithAccount } from '../../platform/modules/subject-declaration.ts'
import {
  deletePartsOfPayments,
  deletePaymentsOfBookings,
  deletePaymentsOfResidences,
} from './delete-payments.ts'
import { paymentLetters } from './letters.ts'
import { handoverContext } from './stored-payments.ts'

const id = (row: KeyedRow): string => row.id ?? ''

export const paymentsDeclaration: SubjectDeclaration = {
  subject: 'payments',
  letters: paymentLetters,
  tables: {
    payments: {
      retention: [
        {
          name: 'payments of memberships',
          what: 'Payments of memberships, with receipts and refunds',
          by: 'retention',
          after: 'the payment',
          since: sql`paid_at`,
          term: bookkeepingTerm,
          of: sql`(purpose = 'vip' and status = 'paid' and not exists
      (select from payment_refunds where payment_id = payments.id and payment_refunds.status <> 'done'))`,
          because: ['bookkeeping'],
        },
        {
          name: 'payments never made',
          what: 'Payments that were started and not completed',
          by: 'retention',
          after: 'they were started',
          since: sql`created_at`,
          term: { days: 90 },
          of: sql`(status in ('declined', 'failed', 'cancelled') and not exists
      (select from payment_refunds where payment_id = payments.id))`,
          because: ['minimal'],
        },
        {
          name: 'payments that came too late',
          what: 'Payments that arrived after they had ended, with refunds',
          by: 'retention',
          after: 'the start of the payment',
          since: sql`created_at`,
          term: bookkeepingTerm,
          of: sql`(status in ('declined', 'failed', 'cancelled') and exists
      (select from payment_refunds where payment_id = payments.id) and not exists
      (select from payment_refunds where payment_id = payments.id and payment_refunds.status <> 'done'))`,
          because: ['bookkeeping'],
        },
      ],
      person: { category: 'payments', of: byAccount('account_id'), fate: 'unlinked' },
      sealed: {
        'payment hand-overs': {
          purpose: 'payment',
          column: 'handover',
          key: ['id'],
          contextOf: (row) => handoverContext(id(row)),
        },
      },
      columnTypes: {
        brand: 'UserBrand',
        provider: 'PaymentProvider',
        purpose: "'bookingFee' | 'vip' | 'home'",
        state: 'PaymentState',
        status: 'BookingPaymentStatus',
      },
    },
    payment_refunds: {
      retention: deletedWith('payments'),
      person: { category: 'payments', of: byRowsOf('payment_id', 'payments'), fate: 'unlinked' },
      columnTypes: { status: "'asked' | 'underWay' | 'done' | 'failed'" },
    },
    payment_calls: {
      retention: deletedWith('payments'),
      person: { category: 'payments', of: byRowsOf('payment_id', 'payments'), fate: 'unlinked' },
      columnTypes: { provider: 'PaymentProvider' },
    },
    receipt_numbers: {
      retention: 'counts',
    },
    residence_payments: {
      retention: deletedWith('residences'),
      person: { category: 'payments', of: byResidence, fate: 'unlinked' },
      columnTypes: {
        due: 'PlanDue',
        kind: 'PlannedPaymentKind',
        status: "'open' | 'paid' | 'cancelled'",
      },
    },
    payment_plans: {
      retention: 'publicContent',
      columnTypes: { record: 'PaymentPlan' },
    },
    bank_files: {
      retention: [
        {
          name: 'bank files',
          what: 'Names and check sums of files of the bank, without their content',
          by: 'retention',
          after: 'they came in',
          since: sql`added_at`,
          term: limitationTerm,
          because: ['bookkeeping', 'limitation'],
        },
      ],
    },
    bank_lines: {
      retention: [
        {
          name: 'bank lines',
          what: 'Payments that came in by bank transfer, with the names of payers',
          by: 'retention',
          after: 'they came in',
          since: sql`added_at`,
          // As long as the payments that they pay.
          term: limitationTerm,
          because: ['bookkeeping', 'limitation'],
        },
      ],
      person: {
        category: 'payments',
        of: (accountId) => sql<boolean>`id in (select bank_line_parts.line_id from bank_line_parts
          join residence_payments on residence_payments.id = bank_line_parts.residence_payment_id
          join residence_people on residence_people.residence_id = residence_payments.residence_id
          where residence_people.account_id = ${accountId}::uuid)`,
        fate: 'unlinked',
        // The payer may be another person, and the others are of the company.
        hides: ['payer', 'message', 'added_by', 'file_id', 'reversed_by'],
      },
    },
    bank_line_parts: {
      retention: deletedWith('residence_payments'),
      person: {
        category: 'payments',
        of: (
          accountId,
        ) => sql<boolean>`residence_payment_id in (select residence_payments.id from residence_payments
          join residence_people on residence_people.residence_id = residence_payments.residence_id
          where residence_people.account_id = ${accountId}::uuid)`,
        fate: 'unlinked',
        hides: ['matched_by'],
      },
    },
    user_payments: {
      retention: [
        deletedWithAccount('Payment method of a membership; the payment itself is kept for bookkeeping'),
      ],
      person: { category: 'membership', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { brand: 'UserBrand', status: 'UserPaymentStatus' },
    },
    vip_memberships: {
      retention: [deletedWithAccount('Memberships')],
      person: { category: 'membership', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { brand: 'UserBrand' },
    },
  },
  openLinks: {
    'payment links': sql`select null::timestamptz as ends from payments where status in ('created', 'pending', 'unknown')
    and handover is not null`,
  },
  beforeDeletion: {
    payments: deletePartsOfPayments,
    bookings: deletePaymentsOfBookings,
    residences: deletePaymentsOfResidences,
  },
}
