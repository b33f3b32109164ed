// The only way to delete an account: for its owner, for sweeps, and for the links of unconfirmed registrations.
import { setTimeout as delay } from 'node:timers/promises'
import type { BlockingBusiness } from '@husrum/domain'
import { deletionObstacles } from '@husrum/domain'
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { ReleaseFiles } from '../../buying/booking/index.ts'
import { deleteUnstartedPayments } from '../../buying/payments/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { Problem } from '../../platform/http/problem.ts'
import { makeDeletionBusiness } from './deletion-business.ts'
import { releaseAccount } from './release-account.ts'

type Trx = Transaction<Schema>

export type Deletion =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'blocked'; readonly blocking: readonly BlockingBusiness[] }

interface DeletedAccount {
  readonly email: string
  readonly email_confirmed_at: string | null
}

export interface DeletionOptions {
  readonly uploads: ReleaseFiles
  readonly now: () => number
  /** Checked again once the account is locked: an account that does not match any more is not deleted. */
  readonly isStill?: (db: Kysely<Schema>) => SelectQueryBuilder<Schema, 'accounts', { readonly id: string }>
  /** Written with the deletion, before the rows are deleted. */
  readonly also?: (trx: Trx, account: DeletedAccount) => Promise<void>
}

/** Locks the bookings and payments of the account against changes. */
const lockWhatStays = async (trx: Trx, accountId: string): Promise<void> => {
  for (const table of ['bookings', 'payments'] as const)
    await trx
      .selectFrom(table)
      .select('id')
      .where('account_id', '=', accountId)
      .orderBy('id')
      .forUpdate()
      .execute()
}

/**
 * Deletes an account in a transaction that has not locked anything yet. It locks the account, its bookings, its payments, in
 * this order. The lock on the account blocks every row that would refer to it. A change of a booking or payment locks
 * the account last, so this transaction does not wait for one: it fails with 55P03, and can be retried.
 */
export const deleteWithin = async (
  trx: Trx,
  accountId: string,
  { uploads, now, isStill, also }: DeletionOptions,
): Promise<Deletion> => {
  const business = makeDeletionBusiness({ now })
  const obstacles = async () => deletionObstacles(await business.of(trx, accountId))
  const account = await trx
    .selectFrom('accounts')
    .select(['email', 'email_confirmed_at'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!account) return { kind: 'gone' }
  if (isStill && !(await isStill(trx).where('id', '=', accountId).executeTakeFirst())) return { kind: 'gone' }
  const before = await obstacles()
  if (before.length > 0) return { kind: 'blocked', blocking: before }
  // Shorter than PostgreSQL's deadlock timeout, so that the deletion is the transaction that fails.
  await sql`set local lock_timeout = '250ms'`.execute(trx)
  await deleteUnstartedPayments(trx, accountId)
  await lockWhatStays(trx, accountId)
  const blocking = await obstacles()
  if (blocking.length > 0) return { kind: 'blocked', blocking }
  await also?.(trx, account)
  await releaseAccount(trx, accountId, { uploads, now })
  return { kind: 'deleted' }
}

const maxAttempts = 20
const retryDelayMs = 50
/** PostgreSQL: lock timeout, and deadlock. */
const isLockConflict = (cause: unknown): boolean =>
  ['55P03', '40P01'].includes(String((cause as { readonly code?: unknown } | undefined)?.code))

/** Rolls back when an obstacle is found after rows were locked. */
const rollback = Symbol('rollback')

/**
 * The same in a transaction of its own, with retries while a booking or a payment is being changed.
 *
 * @throws Problem `serviceUnavailable` where that takes too long.
 */
export const deleteIfAllowed = async (
  db: Kysely<Schema>,
  accountId: string,
  options: DeletionOptions,
): Promise<Deletion> => {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    let deletion: Deletion = { kind: 'gone' }
    try {
      await db.transaction().execute(async (trx) => {
        deletion = await deleteWithin(trx, accountId, options)
        if (deletion.kind !== 'deleted') throw rollback
      })
      return deletion
    } catch (cause) {
      if (cause === rollback) return deletion
      if (!isLockConflict(cause)) throw cause
    }
    await delay(retryDelayMs)
  }
  throw new Problem('serviceUnavailable')
}
