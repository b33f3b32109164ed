// The invitation link for a second applicant: valid for one signature, on any device.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { makeKeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'

type Db = Kysely<Schema>

export interface Invitations {
  /** Creates an invitation and invalidates the previous one. Returns the token of its link, which is not stored. */
  make(trx: Db, bookingId: string): Promise<string>
  /** The booking of a valid link. */
  find(token: string): Promise<{ readonly id: string; readonly bookingId: string } | undefined>
  /** Lets this browser read the booking of the invitation. */
  bind(id: string, flowHash: Uint8Array): Promise<void>
  /** The booking whose valid link was opened in this browser. */
  ofBrowser(flowHash: Uint8Array): Promise<string | undefined>
  /** When the latest one was sent, epoch milliseconds. */
  sentAt(db: Db, bookingId: string): Promise<number | undefined>
  /** Whether there is a valid one. */
  isOpen(db: Db, bookingId: string): Promise<boolean>
  end(trx: Db, bookingId: string): Promise<void>
}

export const makeInvitations = ({
  db,
  keys,
  now,
}: {
  readonly db: Db
  readonly keys: SecretKeys
  readonly now: () => number
}): Invitations => {
  const hash = makeKeyedHash(keys, 'link')
  const wordsOf = (token: string): string => `bookingInvitation\n${token}`
  const instant = () => new Date(now()).toISOString()
  const end: Invitations['end'] = async (trx, bookingId) => {
    await trx
      .updateTable('booking_invitations')
      .set({ ended_at: instant() })
      .where('booking_id', '=', bookingId)
      .where('ended_at', 'is', null)
      .execute()
  }
  return {
    end,
    make: async (trx, bookingId) => {
      const token = randomBytes(32).toString('base64url')
      await end(trx, bookingId)
      await trx
        .insertInto('booking_invitations')
        .values({
          id: randomUUID(),
          booking_id: bookingId,
          token_hash: hash.of(wordsOf(token)),
          sent_at: instant(),
        })
        .execute()
      return token
    },
    find: async (token) => {
      const row = await db
        .selectFrom('booking_invitations')
        .select(['id', 'booking_id'])
        .where('token_hash', 'in', hash.allOf(wordsOf(token)))
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return row && { id: row.id, bookingId: row.booking_id }
    },
    bind: async (id, flowHash) => {
      await db
        .updateTable('booking_invitations')
        .set({ flow_hash: flowHash })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .execute()
    },
    ofBrowser: async (flowHash) => {
      const row = await db
        .selectFrom('booking_invitations')
        .select('booking_id')
        .where('flow_hash', '=', flowHash)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return row?.booking_id
    },
    isOpen: async (place, bookingId) => {
      const row = await place
        .selectFrom('booking_invitations')
        .select('id')
        .where('booking_id', '=', bookingId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return row !== undefined
    },
    sentAt: async (place, bookingId) => {
      const row = await place
        .selectFrom('booking_invitations')
        .select('sent_at')
        .where('booking_id', '=', bookingId)
        .orderBy('sent_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && Date.parse(row.sent_at)
    },
  }
}
