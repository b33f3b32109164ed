// Interests in homes and stages, in the database: one row per person and home or stage.

import type { InterestAnswers } from '@husrum/domain'
import { canonicalEmail } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { addEvents } from '../../platform/events/add-events.ts'

/** As long as a stage may take from its announcement to the last handover. */
export const interestsRetentionMs = 2 * 365 * 24 * 3_600_000

export interface NewInterest extends InterestAnswers {
  /** Absent for a guest. */
  readonly accountId: string | undefined
  readonly siteId: number
  /** The Idempotency-Key of the request; empty if there is none. */
  readonly requestKey: string
}

export interface RegisteredInterest {
  readonly isNew: boolean
  /** Epoch milliseconds, of the first registration. */
  readonly registeredAt: number
}

export interface Interests {
  /**
   * Stores an interest; staff get a letter within half a minute. An existing one is updated; its phone number, message and newsletter
   * consent are kept unless new values replace them. A new phone number or message opens it again for staff. Idempotent per request key.
   */
  register(interest: NewInterest): Promise<RegisteredInterest>
}

export const makeInterests = (
  database: Kysely<Schema>,
  { now }: { readonly now: () => number },
): Interests => ({
  register: (interest) => inTransaction(database, (db) => register(db, interest, now())),
})

const register = async (
  db: Kysely<Schema>,
  interest: NewInterest,
  now: number,
): Promise<RegisteredInterest> => {
  const { email, objectId = null, stageId = null, accountId = null, phone = null, message = null } = interest
  const { firstName, lastName, newsletter, requestKey } = interest
  const at = new Date(now).toISOString()
  const said = { first_name: firstName, last_name: lastName, email, request_key: requestKey || null }
  const added = await db
    .insertInto('interests')
    .values({
      ...said,
      account_id: accountId,
      site_id: interest.siteId,
      home_id: objectId,
      stage_id: stageId,
      email_key: canonicalEmail(email),
      phone,
      message,
      newsletter,
      registered_at: at,
      changed_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'registered_at'])
    .executeTakeFirst()
  const tell = (interestId: string, status: 'new' | 'again') =>
    addEvents(db, [
      {
        type: 'interest.registered',
        data: {
          interestId,
          ...(objectId !== null && { homeId: objectId }),
          ...(stageId !== null && { stageId }),
          status,
        },
      },
    ])
  if (added) {
    await tell(added.id, 'new')
    return { isNew: true, registeredAt: Date.parse(added.registered_at) }
  }
  const ofPerson = db
    .selectFrom('interests')
    .select(['id', 'registered_at', 'request_key', 'phone', 'message'])
    .where('email_key', '=', canonicalEmail(email))
    .where('home_id', 'is not distinct from', objectId)
    .where('stage_id', 'is not distinct from', stageId)
    .where('account_id', 'is not distinct from', accountId)
  const { id, registered_at, request_key, ...before } = await ofPerson.executeTakeFirstOrThrow()
  const isNews =
    (phone !== null && phone !== before.phone) || (message !== null && message !== before.message)
  if (requestKey === '' || requestKey !== request_key) {
    await db
      .updateTable('interests')
      .set({
        ...said,
        changed_at: at,
        ...(phone !== null && { phone }),
        ...(message !== null && { message }),
        ...(newsletter && { newsletter }),
        ...(isNews && {
          told_at: null,
          due_on: null,
          reminded_at: null,
          answered_at: null,
          answered_by: null,
          outcome: null,
        }),
      })
      .where('id', '=', id)
      .execute()
    if (isNews) await tell(id, 'again')
  }
  return { isNew: false, registeredAt: Date.parse(registered_at) }
}

/** Deletes interests after their retention period. */
export const sweepInterests = async (db: Kysely<Schema>, now: number): Promise<void> => {
  const before = new Date(now - interestsRetentionMs).toISOString()
  await db.deleteFrom('interests').where('changed_at', '<', before).execute()
}
