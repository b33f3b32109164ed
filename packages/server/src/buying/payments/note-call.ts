// Logs calls to providers and their answers, for later investigation. No personal data.
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { PaymentRow } from './stored-payments.ts'
import { instant } from './stored-payments.ts'

export type NoteCall = (
  payment: Pick<PaymentRow, 'id' | 'provider'>,
  call: string,
  outcome: string,
  code?: string | undefined,
) => Promise<void>

const longestCode = 100

export const makeNoteCall =
  (db: Kysely<Schema>, now: () => number): NoteCall =>
  async ({ id, provider }, call, outcome, code) => {
    if (provider === null) return
    await db
      .insertInto('payment_calls')
      .values({
        payment_id: id,
        at: instant(now()),
        provider,
        call,
        outcome,
        code: code?.slice(0, longestCode) ?? null,
      })
      .execute()
  }
