// Finds out how a payment stands: asks its provider, and moves it by what that says.
import type { PaymentEvent } from '@husrum/domain'
import { isPaymentOver } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../database/schema.ts'
import type { ChangePayment } from './change-payment.ts'
import type { NoteCall } from './note-call.ts'
import type { PaymentProviders } from './open-payment-providers.ts'
import type { PaymentProviderPort, Reported, StatusAnswer } from './payment-provider.ts'
import type { PaymentRow } from './stored-payments.ts'
import { findPayment, instant, orderOf } from './stored-payments.ts'

export interface FollowPayment {
  /** Asks the provider, at most every other second unless there is news; answers the payment as it is then. */
  check(id: string, options?: { readonly hasNews?: boolean }): Promise<PaymentRow | undefined>
  /** What a provider proved by itself, as Nordea does by its return. */
  report(id: string, reported: Reported): Promise<void>
  /** Asks the provider to stop one that was to be cancelled. */
  cancelAtProvider(id: string): Promise<void>
}

export interface FollowPaymentOptions {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly change: ChangePayment
  readonly providers: PaymentProviders
  readonly noteCall: NoteCall
  readonly log: Pick<Logger, 'error' | 'warn'>
}

const leastPauseMs = 2_000

export const makeFollowPayment = ({
  db,
  now,
  change,
  providers,
  noteCall,
  log,
}: FollowPaymentOptions): FollowPayment => {
  /** Whose turn it is to ask: of all servers, one at a time. */
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
        'A provider tells of another payment than ours',
      )
    const startedAt = Date.parse(row.started_at ?? row.created_at)
    const isGone = answer.kind === 'absent' && now() - startedAt >= absentFor
    if (isGone && !isPaymentOver(row.status))
      await change(row.id, {
        kind: 'reported',
        report: { status: 'failed', messageKey: 'couldNotStart' },
        now: now(),
      })
    else await change(row.id, { kind: 'timedOut', now: now() })
  }

  const check: FollowPayment['check'] = async (id, { hasNews = false } = {}) => {
    const row = await findPayment(db, id)
    const provider = row?.provider && providers.of(row.provider)
    if (!row || !provider || row.status === 'created' || row.status === 'paid') return row
    if (!(await takeTurn(id, hasNews))) return row
    const answer = await provider.status(orderOf(row))
    await noteCall(row, 'status', answer.kind, codeOf(answer))
    await apply(row, answer, provider)
    return findPayment(db, id)
  }

  return {
    check,
    report,
    cancelAtProvider: async (id) => {
      const row = await findPayment(db, id)
      const provider = row?.provider && providers.of(row.provider)
      if (!row || !provider) return
      const isAsked = row.status === 'cancelled' || ('isCancelAsked' in row.state && row.state.isCancelAsked)
      if (!isAsked) return
      const answer = await provider.cancel(orderOf(row))
      await noteCall(row, 'cancel', answer.kind, 'code' in answer ? answer.code : undefined)
      if (answer.kind === 'tooLate') {
        await change(id, { kind: 'cancelRefused' })
        await check(id, { hasNews: true })
      } else if (answer.kind === 'away') {
        // Asked for again by whoever waits for the end.
        log.warn({ payment: row.number, code: answer.code }, 'A payment could not be cancelled yet')
        throw Object.assign(new Error('ProviderAway'), { name: 'ProviderAway' })
      } else
        await change(id, {
          kind: 'reported',
          report: { status: 'cancelled', messageKey: 'cancelled' },
          now: now(),
        })
    },
  }
}

const codeOf = (answer: StatusAnswer): string | undefined => {
  if (answer.kind === 'differs') return answer.fields.join(' ')
  return 'code' in answer ? answer.code : undefined
}
