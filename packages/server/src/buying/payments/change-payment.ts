// Changes a payment by the domain's state machine: its row, its booking, its receipt and its refund in one transaction.

import { isDeepStrictEqual } from 'node:util'
import type { BookingState, Money, PaymentEffect, PaymentEvent, PaymentState } from '@husrum/domain'
import { isPaymentOver, stepPayment } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { addEvents } from '../../platform/events/add-events.ts'
import type { PaymentTasks } from '../../platform/staff-tasks/payment-tasks.ts'
import { endedByProvider } from '../../platform/staff-tasks/payment-tasks.ts'
import type { BookingService } from '../booking/index.ts'
import { settleHomePayment } from './home-payments.ts'
import { joinVip } from './join-vip.ts'
import { nextPaymentCheck } from './next-check.ts'
import type { PaymentProviders } from './open-payment-providers.ts'
import { nextReceiptNumber } from './receipts.ts'
import type { Refunds } from './refunds.ts'
import type { PaymentRow } from './stored-payments.ts'
import {
  deadlinesOf,
  findPayment,
  instant,
  isUnconfirmed,
  siteOfPayment,
  startOf,
} from './stored-payments.ts'
import { lockAccount } from './vip-membership.ts'

export interface ChangedPayment {
  readonly row: PaymentRow
  readonly effects: readonly PaymentEffect[]
}

/** Additional data from the provider, or the staff member who reported in its place. */
export interface ProviderFacts {
  readonly reference?: string | undefined
  readonly providerId?: string | undefined
  readonly saidBy?: { readonly by: string; readonly reference: string } | undefined
}

export interface ChangePayment {
  /** Undefined for one that does not exist. */
  (id: string, event: PaymentEvent, facts?: ProviderFacts): Promise<ChangedPayment | undefined>
  /** The same as part of a change of the booking, which needs no further notice. */
  within(trx: Transaction<Schema>, row: PaymentRow, event: PaymentEvent): Promise<ChangedPayment | undefined>
  /** The same in a transaction without locks so far. */
  inTransaction(
    trx: Transaction<Schema>,
    id: string,
    event: PaymentEvent,
    facts?: ProviderFacts,
  ): Promise<ChangedPayment | undefined>
}

export interface ChangePaymentOptions {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly bookingService: BookingService
  readonly refunds: Pick<Refunds, 'ask'>
  readonly providers: Pick<PaymentProviders, 'of'>
  readonly tasks: PaymentTasks
  /** Notifies the payer of a home. */
  readonly notifyPaid: (trx: Transaction<Schema>, payment: PaymentRow) => Promise<void>
  /** Asks the provider to cancel after the commit. */
  readonly cancelLater: (trx: Transaction<Schema>, id: string) => Promise<void>
}

/** Another transaction has changed it meanwhile. */
const overtaken = Symbol('overtaken')
const maxTries = 30

const has = (effects: readonly PaymentEffect[], kind: PaymentEffect['kind']): boolean =>
  effects.some((effect) => effect.kind === kind)

/** Whether a booking keeps received money: it is paid by it, or requests its home again. */
const keepsMoney = (state: BookingState): boolean =>
  state.kind === 'paid' || state.kind === 'completed' || ('money' in state && state.money === 'arrived')

export const makeChangePayment = ({
  db,
  now,
  bookingService,
  refunds,
  providers,
  tasks,
  notifyPaid,
  cancelLater,
}: ChangePaymentOptions): ChangePayment => {
  /** Locks what a payment is for before the payment: the lock order of all transactions. */
  const lockThing = async (trx: Transaction<Schema>, row: PaymentRow): Promise<void> => {
    if (row.booking_id !== null) await bookingService.lock(trx, row.booking_id)
    else if (row.residence_payment_id !== null)
      await trx
        .selectFrom('residence_payments')
        .select('id')
        .where('id', '=', row.residence_payment_id)
        .forNoKeyUpdate()
        .execute()
    else if (row.account_id !== null) await lockAccount(trx, row.account_id)
  }

  const lockPayment = (trx: Transaction<Schema>, id: string): Promise<PaymentRow | undefined> =>
    trx.selectFrom('payments').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

  /** Whether the booking accepts the money. */
  const settleBooking = async (
    trx: Transaction<Schema>,
    { id, number }: PaymentRow,
    bookingId: string,
  ): Promise<boolean> => {
    const event = { kind: 'paymentAnswered', status: 'paid', now: now() } as const
    const { state } = await bookingService.tell(trx, bookingId, event, 'provider', { payment: number })
    if (!keepsMoney(state)) return false
    const paidAlready = await trx
      .selectFrom('payments')
      .leftJoin('payment_refunds', 'payment_refunds.payment_id', 'payments.id')
      .select('payments.id')
      .where('payments.booking_id', '=', bookingId)
      .where('payments.status', '=', 'paid')
      .where('payments.id', '<>', id)
      .where('payment_refunds.id', 'is', null)
      .executeTakeFirst()
    return paidAlready === undefined
  }

  /** Whether what the payment is for accepts the money; otherwise it is refunded. */
  const settle = async (trx: Transaction<Schema>, row: PaymentRow): Promise<boolean> => {
    if (row.booking_id !== null) return settleBooking(trx, row, row.booking_id)
    if (row.residence_payment_id !== null) {
      const isTaken = await settleHomePayment(trx, row, siteOfPayment(row))
      if (isTaken) await notifyPaid(trx, row)
      return isTaken
    }
    return joinVip(trx, row, now())
  }

  const write = async (
    trx: Transaction<Schema>,
    row: PaymentRow,
    state: PaymentState,
    more: Partial<PaymentRow>,
  ): Promise<PaymentRow> => {
    const hasMoved = state.kind !== row.status || isUnconfirmed(state) !== isUnconfirmed(row.state)
    const checks = hasMoved ? 0 : row.checks
    const next = hasMoved
      ? nextPaymentCheck({
          status: state.kind,
          isUnconfirmed: isUnconfirmed(state),
          checks,
          since: startOf(row),
          deadlines: deadlinesOf(row),
          now: now(),
        })
      : undefined
    const written = await trx
      .updateTable('payments')
      .set({
        ...more,
        status: state.kind,
        state: JSON.stringify(state),
        version: row.version + 1,
        checks,
        ...(hasMoved && { next_check_at: next === undefined ? null : instant(next) }),
      } as never)
      .where('id', '=', row.id)
      .where('version', '=', row.version)
      .returningAll()
      .executeTakeFirst()
    if (!written) throw overtaken
    return written
  }

  /** Adds staff tasks for payments whose provider cannot be asked, and closes those that are settled. */
  const changeTasks = async (
    trx: Transaction<Schema>,
    before: PaymentState,
    row: PaymentRow,
    saidBy: ProviderFacts['saidBy'],
  ): Promise<void> => {
    if (isUnconfirmed(before) === isUnconfirmed(row.state)) return
    if (!isUnconfirmed(row.state)) await tasks.end(trx, 'checkPayment', row.id, saidBy ?? endedByProvider)
    else if (row.provider !== null && !providers.of(row.provider))
      await tasks.add(trx, 'checkPayment', row, row.amount as Money)
  }

  const step = async (
    trx: Transaction<Schema>,
    read: PaymentRow,
    event: PaymentEvent,
    { reference, providerId, saidBy }: ProviderFacts,
    tells: boolean,
  ): Promise<ChangedPayment> => {
    let row = read
    if (tells && stepPayment(row.state, event).state.kind !== row.status) {
      await lockThing(trx, row)
      row = (await lockPayment(trx, row.id)) ?? row
    }
    const { state, effects } = stepPayment(row.state, event)
    const named = {
      ...(reference !== undefined && row.provider_reference === null && { provider_reference: reference }),
      ...(providerId !== undefined && row.provider_id === null && { provider_id: providerId }),
    }
    const isSame = isDeepStrictEqual(state, row.state)
    if (isSame && Object.keys(named).length === 0) {
      if (has(effects, 'cancelAtProvider')) await cancelLater(trx, row.id)
      return { row, effects }
    }
    const settles = has(effects, 'settle')
    const receipt = settles
      ? { paid_at: instant(now()), receipt_number: await nextReceiptNumber(trx, row.site_id) }
      : {}
    const written = await write(trx, row, withReceipt(state, receipt.receipt_number), {
      ...named,
      ...receipt,
    })
    await changeTasks(trx, row.state, written, saidBy)
    if (settles)
      await addEvents(trx, [
        {
          type: 'payment.paid',
          data: {
            paymentId: row.id,
            ...(row.booking_id !== null && { bookingId: row.booking_id }),
            status: written.status,
            version: written.version,
          },
        },
      ])
    const ends = state.kind !== row.status && isPaymentOver(state.kind) && !settles
    if (ends && tells && row.booking_id !== null)
      await bookingService.tell(
        trx,
        row.booking_id,
        { kind: 'paymentAnswered', status: state.kind, now: now() },
        'provider',
        { payment: row.number },
      )
    if (settles && !(await settle(trx, written))) await refunds.ask(trx, written, 'late')
    if (has(effects, 'refund')) await refunds.ask(trx, written, 'afterEnd')
    if (has(effects, 'cancelAtProvider')) await cancelLater(trx, row.id)
    return { row: written, effects }
  }

  const attempt = (
    id: string,
    event: PaymentEvent,
    facts: ProviderFacts,
  ): Promise<ChangedPayment | undefined | typeof overtaken> =>
    db
      .transaction()
      .execute(async (trx) => {
        const row = await findPayment(trx, id)
        return row && (await step(trx, row, event, facts, true))
      })
      .catch((cause: unknown) => {
        if (cause === overtaken) return overtaken
        throw cause
      })

  const change = async (id: string, event: PaymentEvent, facts: ProviderFacts = {}) => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const changed = await attempt(id, event, facts)
      if (changed !== overtaken) return changed
    }
    throw new Error('A payment could not be changed: it kept being changed by other requests')
  }

  return Object.assign(change, {
    within: async (trx: Transaction<Schema>, row: PaymentRow, event: PaymentEvent) => {
      const locked = await lockPayment(trx, row.id)
      return locked && step(trx, locked, event, {}, false)
    },
    inTransaction: async (
      trx: Transaction<Schema>,
      id: string,
      event: PaymentEvent,
      facts: ProviderFacts = {},
    ) => {
      const row = await findPayment(trx, id)
      if (!row) return undefined
      await lockThing(trx, row)
      const locked = await lockPayment(trx, id)
      return locked && step(trx, locked, event, facts, true)
    },
  })
}

const withReceipt = (state: PaymentState, receiptId: string | undefined): PaymentState =>
  state.kind === 'paid' && receiptId !== undefined ? { ...state, receiptId } : state
