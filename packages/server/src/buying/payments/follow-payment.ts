// Finds the status of a payment: asks its provider, and changes the payment accordingly. One that has been open for too long is cancelled
// at its provider, and finally closed even without confirmation, so that an abandoned attempt does not block a new payment.
import type { PaymentEvent } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../../platform/database/schema.ts'
import type { ChangePayment } from './change-payment.ts'
import { longestDoubt } from './next-check.ts'
import type { NoteCall } from './note-call.ts'
import type { PaymentProviders } from './open-payment-providers.ts'
import type { PaymentProviderPort, Reported, StatusAnswer } from './payment-provider.ts'
import type { PaymentRow } from './stored-payments.ts'
import {
  deadlinesOf,
  findPayment,
  instant,
  isCancelRequested,
  isUnconfirmed,
  orderOf,
  startOf,
} from './stored-payments.ts'

export interface FollowPayment {
  /** Asks the provider, at most every other second unless there is news; returns the payment as it is then. */
  check(id: string, options?: { readonly hasNews?: boolean }): Promise<PaymentRow | undefined>
  /** Applies a result that the provider has authenticated, such as Nordea's return. */
  report(id: string, reported: Reported): Promise<void>
  /** Asks the provider to cancel a payment. Throws `ProviderAway`, so that its job retries. */
  cancelAtProvider(id: string): Promise<void>
  /** Cancels an open payment, and returns it as it is then: ended, or still open while its provider does not answer. */
  end(id: string): Promise<PaymentRow | undefined>
}

export interface FollowPaymentOptions {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly change: ChangePayment
  readonly providers: PaymentProviders
  /** Adds a staff task: find out how a payment ended that was closed unconfirmed. Once for a payment. */
  readonly askStaff: (payment: PaymentRow) => Promise<void>
  readonly noteCall: NoteCall
  readonly log: Pick<Logger, 'error' | 'warn'>
}

const leastPauseMs = 2_000

const isOpen = ({ status }: PaymentRow): boolean => status === 'pending' || status === 'unknown'

export const makeFollowPayment = ({
  db,
  now,
  change,
  providers,
  askStaff,
  noteCall,
  log,
}: FollowPaymentOptions): FollowPayment => {
  /** Claims the check, so that only one server asks at a time. */
  const takeTurn = async (id: string, hasNews: boolean): Promise<boolean> => {
    const taken = await db
      .updateTable('payments')
      .set({ asked_at: instant(now()) })
      .where('id', '=', id)
      .where((row) =>
        hasNews
          ? row.val(true)
          : row.or([row('asked_at', 'is', null), row('asked_at', '<=', instant(now() - leastPauseMs))]),
      )
      .returning('id')
      .executeTakeFirst()
    return taken !== undefined
  }

  const report = async (id: string, { report, reference, ...rest }: Reported): Promise<void> => {
    const event: PaymentEvent = { kind: 'reported', report, now: now() }
    await change(id, event, {
      reference,
      ...('providerId' in rest && { providerId: String(rest.providerId) }),
    })
  }

  const apply = async (
    row: PaymentRow,
    answer: StatusAnswer,
    { absentFor }: Pick<PaymentProviderPort, 'absentFor'>,
  ): Promise<void> => {
    if (answer.kind === 'reported') return report(row.id, answer)
    if (answer.kind === 'differs')
      log.error(
        { payment: row.number, fields: answer.fields },
        'A provider returned the data of another payment',
      )
    const isGone = answer.kind === 'absent' && now() - startOf(row) >= absentFor
    if (isGone)
      await change(row.id, {
        kind: 'reported',
        report: { status: 'failed', ...(isOpen(row) && { messageKey: 'couldNotStart' as const }) },
        now: now(),
      })
    else await change(row.id, { kind: 'timedOut', now: now() })
  }

  const ask = async (row: PaymentRow, provider: PaymentProviderPort): Promise<void> => {
    const answer = await provider.status(orderOf(row))
    await noteCall(row, 'status', answer.kind, codeOf(answer))
    await apply(row, answer, provider)
  }

  const close = async (row: PaymentRow, why: string): Promise<void> => {
    const changed = await change(row.id, { kind: 'closed' })
    if (!changed || !isUnconfirmed(changed.row.state) || isUnconfirmed(row.state)) return
    const facts = { payment: row.number, provider: row.provider, why }
    if (why === 'noCredentials')
      log.error(facts, 'A payment was closed: its provider has no credentials. Staff have a task to check it')
    else log.warn(facts, 'A payment was closed unconfirmed: money that arrives later is refunded')
  }

  /** No provider can be asked: the payment ends after the same time as with a provider. */
  const followWithoutProvider = async (row: PaymentRow): Promise<PaymentRow> => {
    if (isOpen(row) && now() >= (deadlinesOf(row)?.cancelAt ?? 0)) {
      await close(row, 'noCredentials')
      return (await findPayment(db, row.id)) ?? row
    }
    if (isUnconfirmed(row.state)) await askStaff(row)
    return row
  }

  const cancelAtProvider: FollowPayment['cancelAtProvider'] = async (id) => {
    const row = await findPayment(db, id)
    if (!row?.provider || !(row.status === 'cancelled' || isCancelRequested(row.state))) return
    const provider = providers.of(row.provider)
    if (!provider) return close(row, 'noCredentials')
    const answer = await provider.cancel(orderOf(row))
    await noteCall(row, 'cancel', answer.kind, 'code' in answer ? answer.code : undefined)
    if (answer.kind === 'tooLate') {
      await change(id, { kind: 'cancelRefused' })
      await ask(row, provider)
    } else if (answer.kind === 'away') {
      log.warn({ payment: row.number, code: answer.code }, 'A payment could not be cancelled yet')
      throw Object.assign(new Error('ProviderAway'), { name: 'ProviderAway' })
    } else if (answer.kind === 'notPossible') await close(row, 'cannotBeCancelled')
    else {
      const isLate = now() >= (deadlinesOf(row)?.cancelAt ?? Number.POSITIVE_INFINITY)
      const messageKey = isLate ? 'notApprovedInTime' : 'cancelled'
      await change(id, { kind: 'reported', report: { status: 'cancelled', messageKey }, now: now() })
    }
  }

  const end: FollowPayment['end'] = async (id) => {
    const changed = await change(id, { kind: 'cancelAsked' })
    if (!changed || !isOpen(changed.row)) return changed?.row
    // Its job, written in the same transaction, retries.
    await cancelAtProvider(id).catch((cause: Error) => {
      if (cause.name !== 'ProviderAway') throw cause
    })
    return findPayment(db, id)
  }

  /** Ends a payment that is past its deadlines. */
  const endOverdue = async (row: PaymentRow): Promise<PaymentRow | undefined> => {
    const deadlines = deadlinesOf(row)
    if (!isOpen(row) || !deadlines || now() < deadlines.cancelAt) return row
    const cancelled = await end(row.id)
    if (!cancelled || !isOpen(cancelled) || now() < deadlines.closeAt) return cancelled
    await close(cancelled, 'notConfirmed')
    return findPayment(db, row.id)
  }

  const check: FollowPayment['check'] = async (id, { hasNews = false } = {}) => {
    const row = await findPayment(db, id)
    if (!row?.provider || row.status === 'created' || row.status === 'paid') return row
    const provider = providers.of(row.provider)
    if (!provider) return followWithoutProvider(row)
    if (!(await takeTurn(id, hasNews))) return row
    await ask(row, provider)
    const asked = await findPayment(db, id)
    if (!asked) return undefined
    if (isUnconfirmed(asked.state) && now() - startOf(asked) > longestDoubt) await askStaff(asked)
    return endOverdue(asked)
  }

  return { check, report, cancelAtProvider, end }
}

const codeOf = (answer: StatusAnswer): string | undefined => {
  if (answer.kind === 'differs') return answer.fields.join(' ')
  return 'code' in answer ? answer.code : undefined
}
