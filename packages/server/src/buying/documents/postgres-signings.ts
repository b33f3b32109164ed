// The store of signings in progress. Every step is one conditional update, so that of several processes only one performs it.
import type { BookingSigner, IdentityDevice, LoginMethod } from '@husrum/domain'
import type { Kysely, Selectable, Updateable } from 'kysely'
import type { ProvenIdentity } from '../../people/accounts/index.ts'
import type { ProviderOrder } from '../../people/sign-in/index.ts'
import type { Schema, Table } from '../../platform/database/schema.ts'
import { makeSeal } from '../../platform/secrets/seal.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import type { SignedThing } from './signed-thing.ts'
import { columnOf, columnsOf, thingOfRow } from './signed-thing.ts'
import type { SignatureProof, SignedWords } from './signing-provider.ts'
import type { SignedDocument } from './signing-words.ts'

type Db = Kysely<Schema>

/** The signed text with the documents that it names. */
export interface StoredWords extends SignedWords {
  readonly documents: readonly SignedDocument[]
}

/** The final answer of the provider. */
export interface SigningAnswer {
  readonly identity: ProvenIdentity
  readonly proof: SignatureProof
}

/** A signing as stored, decrypted. Instants are epoch milliseconds. */
export interface Signing {
  readonly id: string
  readonly thing: SignedThing
  readonly role: BookingSigner
  readonly provider: LoginMethod
  readonly device: IdentityDevice
  readonly siteId: number
  readonly flowHash: Uint8Array
  readonly page: string
  readonly status: Selectable<Table<'signings'>>['status']
  readonly hint: string | undefined
  readonly order: ProviderOrder
  readonly words: StoredWords
  readonly answer: SigningAnswer | undefined
  readonly answeredAt: number | undefined
  readonly startedAt: number
}

export type NewSigning = Pick<
  Signing,
  'id' | 'thing' | 'role' | 'provider' | 'device' | 'siteId' | 'flowHash' | 'page' | 'order' | 'words'
> & {
  readonly accountId: string | undefined
  readonly stateHash: Uint8Array
  readonly now: number
  readonly livesMs: number
}

export interface SigningStore {
  add(db: Db, signing: NewSigning): Promise<void>
  /** The signing that this browser began on this site, by id or the latest; undefined for any other. */
  ofBrowser(asked: {
    readonly id?: string
    readonly flowHash: Uint8Array
    readonly siteId: number
    readonly now: number
  }): Promise<Signing | undefined>
  /** A signing that the account began. */
  ofAccount(id: string, accountId: string, now: number): Promise<Signing | undefined>
  bind(id: string, flowHash: Uint8Array): Promise<void>
  ofState(stateHash: Uint8Array, siteId: number, now: number): Promise<Signing | undefined>
  find(id: string): Promise<Signing | undefined>
  /** Locks the signing; undefined unless it is `answered`. */
  lockAnswered(trx: Db, id: string): Promise<Signing | undefined>
  openOf(db: Db, thing: SignedThing, role?: BookingSigner): Promise<readonly Signing[]>
  /** Whether it is the caller who asks the provider now. */
  lockPolling(id: string, lock: { readonly now: number; readonly until: number }): Promise<boolean>
  noteWait(id: string, wait: { readonly hint?: string | undefined; readonly askFrom?: number }): Promise<void>
  /** Whether this is the first return of the browser. */
  noteReturn(id: string, now: number): Promise<boolean>
  /** Stores the first answer; false for any later one. */
  answer(db: Db, id: string, answer: SigningAnswer, now: number): Promise<boolean>
  /** Ends a signing that is not concluded. An answer that did not count is deleted. */
  end(db: Db, id: string, status: 'cancelled' | 'failed', hint: string): Promise<boolean>
  sign(trx: Db, id: string): Promise<void>
  /** Signings that have not been polled for a while. */
  due(now: number, limit: number): Promise<readonly Signing[]>
  sweep(now: number): Promise<void>
}

const instant = (at: number): string => new Date(at).toISOString()
const open = ['pending', 'answered'] as const

export const makeSigningStore = (db: Db, keys: SecretKeys): SigningStore => {
  const { seal, open: unseal } = makeSeal(keys.keysFor('signing'))
  const sealed = (id: string, part: string, value: object) =>
    seal(JSON.stringify(value), `signing ${id} ${part}`)
  const opened = <Value>(id: string, part: string, bytes: Uint8Array | null): Value | undefined => {
    const text = bytes === null ? undefined : unseal(bytes, `signing ${id} ${part}`)
    return text === undefined ? undefined : (JSON.parse(text) as Value)
  }

  const read = (row: Selectable<Table<'signings'>>): Signing => ({
    id: row.id,
    thing: thingOfRow(row),
    role: row.role,
    provider: row.provider,
    device: row.device,
    siteId: row.site_id,
    flowHash: row.flow_hash,
    page: row.page,
    status: row.status,
    hint: row.hint ?? undefined,
    order: opened<ProviderOrder>(row.id, 'order', row.order_sealed) ?? {},
    words: opened<StoredWords>(row.id, 'words', row.words_sealed) ?? { text: '', hidden: '', documents: [] },
    answer: opened<SigningAnswer>(row.id, 'answer', row.answer_sealed),
    answeredAt: row.answered_at === null ? undefined : Date.parse(row.answered_at),
    startedAt: Date.parse(row.started_at),
  })
  const all = (place: Db) => place.selectFrom('signings').selectAll()
  const one = async (rows: Promise<Selectable<Table<'signings'>> | undefined>) => {
    const row = await rows
    return row && read(row)
  }
  /** Updates the row if it has one of the given statuses. Returns whether it did. */
  const change = async (
    place: Db,
    id: string,
    from: readonly Signing['status'][],
    values: Updateable<Table<'signings'>>,
  ): Promise<boolean> => {
    const changed = place.updateTable('signings').set(values).where('id', '=', id).where('status', 'in', from)
    return (await changed.returning('id').execute()).length > 0
  }

  return {
    add: async (place, { id, order, words, now, livesMs, ...rest }) => {
      await place
        .insertInto('signings')
        .values({
          id,
          ...columnsOf(rest.thing),
          role: rest.role,
          account_id: rest.accountId ?? null,
          site_id: rest.siteId,
          provider: rest.provider,
          device: rest.device,
          flow_hash: rest.flowHash,
          state_hash: rest.stateHash,
          page: rest.page,
          status: 'pending',
          order_sealed: sealed(id, 'order', order),
          words_sealed: sealed(id, 'words', words),
          ask_from: instant(now),
          started_at: instant(now),
          expires_at: instant(now + livesMs),
        })
        .execute()
    },
    ofBrowser: ({ id, flowHash, siteId, now }) =>
      one(
        all(db)
          .where('flow_hash', '=', flowHash)
          .where('site_id', '=', siteId)
          .where('expires_at', '>', instant(now))
          .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
          .orderBy('started_at', 'desc')
          .limit(1)
          .executeTakeFirst(),
      ),
    ofAccount: (id, accountId, now) =>
      one(
        all(db)
          .where('id', '=', id)
          .where('account_id', '=', accountId)
          .where('expires_at', '>', instant(now))
          .executeTakeFirst(),
      ),
    bind: async (id, flowHash) => {
      await db.updateTable('signings').set({ flow_hash: flowHash }).where('id', '=', id).execute()
    },
    ofState: (stateHash, siteId, now) =>
      one(
        all(db)
          .where('state_hash', '=', stateHash)
          .where('site_id', '=', siteId)
          .where('expires_at', '>', instant(now))
          .executeTakeFirst(),
      ),
    find: (id) => one(all(db).where('id', '=', id).executeTakeFirst()),
    lockAnswered: (trx, id) =>
      one(all(trx).where('id', '=', id).where('status', '=', 'answered').forUpdate().executeTakeFirst()),
    openOf: async (place, thing, role) => {
      const rows = await all(place)
        .where(columnOf(thing), '=', thing.id)
        .where('status', 'in', open)
        .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'buyer'))
        .execute()
      return rows.map(read)
    },
    lockPolling: async (id, { now, until }) => {
      const changed = await db
        .updateTable('signings')
        .set({ ask_from: instant(until) })
        .where('id', '=', id)
        .where('status', '=', 'pending')
        .where('ask_from', '<=', instant(now))
        .returning('id')
        .execute()
      return changed.length > 0
    },
    noteWait: async (id, { hint, askFrom }) => {
      const values = {
        hint,
        ...(askFrom !== undefined && { ask_from: instant(askFrom) }),
      }
      if (Object.keys(values).length > 0) await change(db, id, ['pending'], values)
    },
    noteReturn: async (id, now) => {
      const changed = await db
        .updateTable('signings')
        .set({ returned_at: instant(now) })
        .where('id', '=', id)
        .where('returned_at', 'is', null)
        .where('status', 'in', open)
        .returning('id')
        .execute()
      return changed.length > 0
    },
    answer: (place, id, answer, now) =>
      change(place, id, ['pending'], {
        status: 'answered',
        hint: null,
        answer_sealed: sealed(id, 'answer', answer),
        answered_at: instant(now),
      }),
    end: (place, id, status, hint) => change(place, id, open, { status, hint, answer_sealed: null }),
    sign: async (trx, id) => {
      await change(trx, id, ['answered'], { status: 'signed', hint: null, answer_sealed: null })
    },
    due: async (now, limit) => {
      const rows = await all(db)
        .where('status', 'in', open)
        .where('ask_from', '<=', instant(now))
        .orderBy('ask_from')
        .limit(limit)
        .execute()
      return rows.map(read)
    },
    sweep: async (now) => {
      await db.deleteFrom('signings').where('expires_at', '<=', instant(now)).execute()
    },
  }
}
