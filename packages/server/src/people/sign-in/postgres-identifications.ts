// The store of identifications. Every step is one conditional update: of several processes, one succeeds.

import type { Insertable, Kysely, Selectable, Updateable, UpdateQueryBuilder, UpdateResult } from 'kysely'
import { sql } from 'kysely'
import type { Schema, Table } from '../../platform/database/schema.ts'
import { makeSeal } from '../../platform/secrets/seal.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import type { ProvenIdentity } from '../accounts/index.ts'
import type { IssuedSession } from '../sessions/index.ts'
import type { IdentificationOutcome } from './identification-outcome.ts'
import type { Identification, IdentificationStore } from './identifications.ts'
import { handOverMs } from './identifications.ts'
import type { ProviderOrder } from './identity-provider.ts'

type ChangeQuery = UpdateQueryBuilder<Schema, 'identifications', 'identifications', UpdateResult>

const instant = (at: number): string => new Date(at).toISOString()
const msOf = (at: string | null): number | undefined => (at === null ? undefined : Date.parse(at))

export const makeIdentificationStore = (db: Kysely<Schema>, keys: SecretKeys): IdentificationStore => {
  const { seal, open } = makeSeal(keys.keysFor('identity-seal'))
  const sealPart = (id: string, part: string, value: object) =>
    seal(JSON.stringify(value), `identification ${id} ${part}`)
  const sealedPart =
    <Value>(part: string) =>
    (id: string, sealed: Uint8Array | null): Value | undefined => {
      const text = sealed === null ? undefined : open(sealed, `identification ${id} ${part}`)
      return text === undefined ? undefined : (JSON.parse(text) as Value)
    }
  const openOrder = sealedPart<ProviderOrder>('order')
  const openIdentity = sealedPart<ProvenIdentity>('identity')
  const openSession = sealedPart<IssuedSession>('session')

  const read = (row: Selectable<Table<'identifications'>>): Identification => ({
    id: row.id,
    provider: row.provider,
    purpose: row.purpose,
    device: row.device,
    flowHash: row.flow_hash,
    accountId: row.account_id ?? undefined,
    sessionId: row.session_id ?? undefined,
    returnPath: row.return_path ?? undefined,
    page: row.page,
    status: row.status,
    hint: row.hint ?? undefined,
    order: openOrder(row.id, row.order_sealed) ?? {},
    startedAt: Date.parse(row.started_at),
    returnedAt: msOf(row.returned_at),
    provenAt: msOf(row.proven_at),
    identity: openIdentity(row.id, row.identity_sealed),
    outcome: (row.outcome as IdentificationOutcome | null) ?? undefined,
    concludedAt: msOf(row.concluded_at),
    session: openSession(row.id, row.session_sealed),
  })

  /** Whether the one matching row was changed. */
  const change = async (
    id: string,
    values: Updateable<Table<'identifications'>>,
    fits: (query: ChangeQuery) => ChangeQuery,
  ): Promise<boolean> => {
    const query = db.updateTable('identifications').set(values).where('id', '=', id)
    return (await fits(query).returning('id').execute()).length > 0
  }
  const isOpen = (query: ChangeQuery) => query.where('status', 'in', ['pending', 'proven'])
  const isPending = (query: ChangeQuery) => query.where('status', '=', 'pending')

  return {
    add: async ({ id, order, siteId, now, livesMs, ...rest }) => {
      const values: Insertable<Table<'identifications'>> = {
        id,
        site_id: siteId,
        provider: rest.provider,
        purpose: rest.purpose,
        device: rest.device,
        flow_hash: rest.flowHash,
        state_hash: rest.stateHash,
        account_id: rest.accountId ?? null,
        session_id: rest.sessionId ?? null,
        return_path: rest.returnPath ?? null,
        page: rest.page,
        status: 'pending',
        order_sealed: sealPart(id, 'order', order),
        ask_from: instant(now),
        started_at: instant(now),
        expires_at: instant(now + livesMs),
      }
      await db.insertInto('identifications').values(values).execute()
    },

    ofBrowser: async ({ id, flowHash, siteId, now }) => {
      const row = await db
        .selectFrom('identifications')
        .selectAll()
        .where('flow_hash', '=', flowHash)
        .where('site_id', '=', siteId)
        .where('expires_at', '>', instant(now))
        .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
        .executeTakeFirst()
      return row && read(row)
    },

    ofState: async ({ stateHash, siteId, now }) => {
      const row = await db
        .selectFrom('identifications')
        .selectAll()
        .where('state_hash', '=', stateHash)
        .where('site_id', '=', siteId)
        .where('expires_at', '>', instant(now))
        .executeTakeFirst()
      return row && read(row)
    },

    lockPolling: (id, { now, until }) =>
      change(id, { ask_from: instant(until) }, (query) =>
        isPending(query).where('ask_from', '<=', instant(now)),
      ),

    noteWait: async (id, { hint, askFrom }) => {
      await change(
        id,
        {
          hint,
          ...(askFrom !== undefined && { ask_from: instant(askFrom) }),
        },
        isPending,
      )
    },

    prove: async (id, { identity, now, until }) => {
      const values = {
        status: 'proven',
        hint: null,
        identity_sealed: sealPart(id, 'identity', identity),
        proven_at: instant(now),
        identity_until: instant(until),
      } as const
      await change(id, values, isPending)
    },

    noteReturn: (id, now) =>
      change(id, { returned_at: instant(now) }, (query) => isOpen(query).where('returned_at', 'is', null)),

    end: (id, status, hint) => change(id, { status, hint, identity_sealed: null }, isOpen),

    lockConclusion: (id, { from, now, until }) =>
      change(id, { concluding_until: instant(until) }, (query) =>
        (from === 'proven'
          ? query.where('status', '=', 'proven').where('identity_until', '>', instant(now))
          : query.where('status', '=', 'concluded').where(sql`outcome ->> 'status'`, '=', 'chooseBoardMember')
        ).where(({ or, eb }) =>
          or([eb('concluding_until', 'is', null), eb('concluding_until', '<=', instant(now))]),
        ),
      ),

    unlockConclusion: async (id, until) => {
      await change(id, { concluding_until: null }, (query) =>
        query.where('concluding_until', '=', instant(until)),
      )
    },

    conclude: (id, until, { outcome, accountId, session, keepProofUntil, now }) =>
      change(
        id,
        {
          status: 'concluded',
          outcome: JSON.stringify(outcome) as never,
          concluded_at: instant(now),
          concluding_until: null,
          account_id: accountId,
          ...(session && { session_sealed: sealPart(id, 'session', session) }),
          ...(keepProofUntil === undefined
            ? { identity_sealed: null }
            : { identity_until: instant(keepProofUntil), expires_at: instant(keepProofUntil) }),
        },
        (query) => query.where('concluding_until', '=', instant(until)),
      ),

    takeProof: async ({ id, identity }, now) => {
      const wasThere = await change(id, { identity_sealed: null }, (query) =>
        query
          .where('status', '=', 'concluded')
          .where('identity_sealed', 'is not', null)
          .where('identity_until', '>', instant(now)),
      )
      return wasThere ? identity : undefined
    },

    sweep: async (now) => {
      await db.deleteFrom('identifications').where('expires_at', '<=', instant(now)).execute()
      await db
        .updateTable('identifications')
        .set({ identity_sealed: null })
        .where('identity_sealed', 'is not', null)
        .where('identity_until', '<=', instant(now))
        .execute()
      await db
        .updateTable('identifications')
        .set({ session_sealed: null })
        .where('session_sealed', 'is not', null)
        .where('concluded_at', '<=', instant(now - handOverMs))
        .execute()
    },
  }
}
