// The gate for letters to unconfirmed addresses: counts them by mailbox and by network, in the database, so that all servers
// share the counts. The addresses themselves are not stored, only keyed hashes.
import { createHmac } from 'node:crypto'
import { mailboxOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { inTransaction } from '../database/in-transaction.ts'
import { preparedPlan } from '../database/prepared-plans.ts'
import type { Schema } from '../database/schema.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'
import type { AdmittedSubject, CountedSubject, LetterLimit } from './letter-limits.ts'
import { letterCountsRetentionMs, letterLimits, secondsUntilRoom } from './letter-limits.ts'

declare const pass: unique symbol

/** Allows one letter about a subject to one mailbox. Created only by {@link LetterGate.admit}; JSON, so that a job can store it. */
export interface LetterPass {
  readonly subject: AdmittedSubject
  /** Keyed hash of subject and mailbox, in hex. */
  readonly mailbox: string
  readonly [pass]: true
}

export type Admission =
  | { readonly kind: 'admitted'; readonly pass: LetterPass }
  | {
      readonly kind: 'heldBack'
      /** `mailbox` may reveal something to a stranger; `network` does not, as it is their own. */
      readonly by: 'mailbox' | 'network'
      /** Seconds until there is room again. */
      readonly seconds: number
    }

export interface LetterGate {
  /** Counts a letter that a visitor requests, before it is written. */
  admit(
    subject: AdmittedSubject,
    to: {
      readonly email: string
      /** Network of the visitor; empty if unknown, and then not counted. */
      readonly network: string
    },
    within?: Kysely<Schema>,
  ): Promise<Admission>
  /** Whether a pass is for a letter to this address. */
  isFor(pass: LetterPass, email: string): boolean
  /** Counts a letter that is about to be sent, once by its id. Seconds until there is room; 0 if it may be sent. */
  count(subject: CountedSubject, email: string, letterId: string): Promise<number>
  /** Deletes counts that no limit needs any more. */
  sweep(): Promise<void>
}

interface Count {
  readonly lookup: Uint8Array<ArrayBuffer>
  readonly limits: readonly LetterLimit[]
  readonly letterId?: string
}

/** The key of the advisory lock of a count, for PostgreSQL. */
const lockOf = (lookup: Uint8Array): string => Buffer.from(lookup).readBigInt64BE().toString()

export const makeLetterGate = ({
  db,
  keys,
  log,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly keys: SecretKeys
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
}): LetterGate => {
  const lookupOf = (...words: readonly string[]): Uint8Array<ArrayBuffer> =>
    new Uint8Array(
      createHmac('sha256', keys.keyFor('attempts'))
        .update(['letter', ...words].join('\n'))
        .digest(),
    )
  const mailboxLookup = (subject: string, email: string) => lookupOf('mailbox', subject, mailboxOf(email))

  /** Under a lock, so that concurrent letters cannot exceed the limits. */
  const countIn = (within: Kysely<Schema>, { lookup, limits, letterId }: Count): Promise<number> =>
    inTransaction(within, async (trx) => {
      const at = now()
      await sql`select pg_advisory_xact_lock(${lockOf(lookup)}::bigint)`.execute(trx)
      const rows = await trx
        .selectFrom('letter_counts')
        .select(['counted_at', 'letter_id'])
        .where('lookup', '=', lookup)
        .where('counted_at', '>', new Date(at - letterCountsRetentionMs).toISOString())
        .modifyEnd(preparedPlan)
        .execute()
      if (letterId !== undefined && rows.some((row) => row.letter_id === letterId)) return 0
      const seconds = secondsUntilRoom(
        rows.map(({ counted_at }) => Date.parse(counted_at)),
        limits,
        at,
      )
      if (seconds > 0) return seconds
      await trx
        .insertInto('letter_counts')
        .values({ lookup, counted_at: new Date(at).toISOString(), letter_id: letterId ?? null })
        .modifyEnd(preparedPlan)
        .execute()
      return 0
    })

  const heldBack = (subject: AdmittedSubject, by: 'mailbox' | 'network', seconds: number): Admission => {
    log.warn({ subject, by, seconds }, 'A letter exceeds the limits of its mailbox or network')
    return { kind: 'heldBack', by, seconds }
  }

  return {
    admit: async (subject, { email, network: from }, within = db) => {
      const { mailbox, network } = letterLimits[subject]
      if (from !== '') {
        const seconds = await countIn(within, {
          lookup: lookupOf('network', network.name, from),
          limits: network.limits,
        })
        if (seconds > 0) return heldBack(subject, 'network', seconds)
      }
      const lookup = mailboxLookup(subject, email)
      const seconds = await countIn(within, { lookup, limits: mailbox })
      if (seconds > 0) return heldBack(subject, 'mailbox', seconds)
      const made = { subject, mailbox: Buffer.from(lookup).toString('hex') }
      return { kind: 'admitted', pass: made as LetterPass }
    },
    isFor: ({ subject, mailbox }, email) =>
      mailbox === Buffer.from(mailboxLookup(subject, email)).toString('hex'),
    count: (subject, email, letterId) =>
      countIn(db, {
        lookup: mailboxLookup(subject, email),
        limits: letterLimits[subject].mailbox,
        letterId,
      }),
    sweep: async () => {
      await db
        .deleteFrom('letter_counts')
        .where('counted_at', '<', new Date(now() - letterCountsRetentionMs).toISOString())
        .execute()
    },
  }
}
