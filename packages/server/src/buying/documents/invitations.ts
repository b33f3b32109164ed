// The invitation of a second applicant, by a link or by a code to type: valid for one signature, on any device.
import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { makeKeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'

type Db = Kysely<Schema>

/** What the letter contains. Each opens the invitation. */
export interface InvitationSecrets {
  /** Of the link. */
  readonly token: string
  /** To be typed, as `7QKM-4XRT`. */
  readonly code: string
}

export interface FoundInvitation {
  readonly id: string
  readonly bookingId: string
  /** It was used, or a newer one was sent. */
  readonly isEnded: boolean
}

/** Without letters that look like digits. With eight of them a code is found by 2^40 guesses; the calls of a network are limited. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const makeCode = (): string => {
  const letters = [...randomBytes(8)].map((byte) => alphabet[byte % 32]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}

/** A code as it is read or typed: without separators, in any case, and with letters for digits that look like them. */
const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')

export interface Invitations {
  /** Creates an invitation and invalidates the previous one. Its secrets are not stored. */
  make(trx: Db, bookingId: string): Promise<InvitationSecrets>
  /** The invitation of a link or of a typed code, also one that has ended. */
  find(secret: Partial<InvitationSecrets>): Promise<FoundInvitation | undefined>
  /** Lets this browser read the booking of the invitation. */
  bind(id: string, flowHash: Uint8Array): Promise<void>
  /** The valid invitation that was opened in this browser. */
  ofBrowser(flowHash: Uint8Array): Promise<FoundInvitation | undefined>
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
  const wordsOfCode = (code: string): string => `bookingInvitationCode\n${plainCode(code)}`
  const foundOf = (row: { id: string; booking_id: string; ended_at: string | null }): FoundInvitation => ({
    id: row.id,
    bookingId: row.booking_id,
    isEnded: row.ended_at !== null,
  })
  const all = () => db.selectFrom('booking_invitations').select(['id', 'booking_id', 'ended_at'])
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
      const code = makeCode()
      await end(trx, bookingId)
      await trx
        .insertInto('booking_invitations')
        .values({
          id: randomUUID(),
          booking_id: bookingId,
          token_hash: hash.of(wordsOf(token)),
          code_hash: hash.of(wordsOfCode(code)),
          sent_at: instant(),
        })
        .execute()
      return { token, code }
    },
    find: async ({ token, code }) => {
      const row = await (token === undefined
        ? all().where('code_hash', 'in', hash.allOf(wordsOfCode(code ?? '')))
        : all().where('token_hash', 'in', hash.allOf(wordsOf(token)))
      ).executeTakeFirst()
      return row && foundOf(row)
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
      const row = await all()
        .where('flow_hash', '=', flowHash)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return row && foundOf(row)
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
