// The connections to which events are sent, as the command lists and changes them.
import { randomUUID } from 'node:crypto'
import type { EventType } from '@husrum/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Seal } from '../secrets/seal.ts'
import type { EventFeed } from './event-feed.ts'
import { newWebhookSecret } from './webhook-signature.ts'
import { contextOfWebhook } from './webhooks.ts'

interface Connection {
  readonly id: string
  readonly name: string
  readonly url: string
  /** Empty: all. */
  readonly types: readonly string[]
  readonly state: 'on' | 'off' | 'gone'
  /** ISO 8601. */
  readonly failingSince?: string
  /** Events that wait for another attempt, and those that were given up. */
  readonly waiting: number
  readonly givenUp: number
}

export interface Connections {
  /** Sends what happens from now on. @returns the secret. */
  add(facts: {
    readonly name: string
    readonly url: string
    readonly types: readonly EventType[]
  }): Promise<{ readonly id: string; readonly secret: string }>
  list(): Promise<readonly Connection[]>
  find(id: string): Promise<{ readonly url: string; readonly secrets: readonly string[] } | undefined>
  /** Signs with the new secret, and with the one before it. Undefined for an unknown id. */
  rotate(id: string): Promise<string | undefined>
  /** Signs with the newest secret only. */
  finishRotation(id: string): Promise<boolean>
  /** Switches a connection on again, and sends what is kept of the meantime. */
  resume(id: string): Promise<boolean>
  /** Sends events again, of a time or by their ids. Returns their number; undefined for an unknown id. */
  replay(
    id: string,
    which: { readonly from: string; readonly to: string } | { readonly eventId: string },
  ): Promise<number | undefined>
  remove(id: string): Promise<boolean>
}

export const makeConnections = ({
  db,
  feed,
  seal,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly feed: Pick<EventFeed, 'number'>
  readonly seal: Seal
  readonly now: () => number
}): Connections => {
  const sealed = (id: string, secrets: readonly string[]) =>
    seal.seal(JSON.stringify(secrets), contextOfWebhook(id))
  const read = async (id: string, within = db) => {
    const row = await within
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    const opened = row && seal.open(row.secrets_sealed, contextOfWebhook(id))
    if (row && opened === undefined) throw new Error('Its secrets cannot be opened: HUSRUM_SECRET is another')
    return row && { ...row, secrets: JSON.parse(opened ?? '[]') as readonly string[] }
  }
  const write = async (id: string, secrets: readonly string[]): Promise<void> => {
    await db
      .updateTable('webhook_endpoints')
      .set({ secrets_sealed: sealed(id, secrets) })
      .where('id', '=', id)
      .execute()
  }

  return {
    add: async ({ name, url, types }) => {
      const id = randomUUID()
      const secret = newWebhookSecret()
      const position = await feed.number()
      await db
        .insertInto('webhook_endpoints')
        .values({
          id,
          name,
          url,
          types: [...types],
          secrets_sealed: sealed(id, [secret]),
          position,
          state: 'on',
        })
        .execute()
      return { id, secret }
    },
    list: async () => {
      const rows = await db
        .selectFrom('webhook_endpoints')
        .selectAll()
        .select(({ selectFrom, fn }) => [
          selectFrom('webhook_waiting')
            .select(fn.countAll<number>().as('count'))
            .whereRef('endpoint_id', '=', 'webhook_endpoints.id')
            .where('is_given_up', '=', false)
            .as('waiting'),
          selectFrom('webhook_waiting')
            .select(fn.countAll<number>().as('count'))
            .whereRef('endpoint_id', '=', 'webhook_endpoints.id')
            .where('is_given_up', '=', true)
            .as('given_up'),
        ])
        .orderBy('name')
        .execute()
      return rows.map(({ id, name, url, types, state, failing_since, waiting, given_up }) => ({
        id,
        name,
        url,
        types,
        state,
        ...(failing_since !== null && { failingSince: failing_since }),
        waiting: Number(waiting),
        givenUp: Number(given_up),
      }))
    },
    find: async (id) => {
      const row = await read(id)
      return row && { url: row.url, secrets: row.secrets }
    },
    rotate: async (id) => {
      const row = await read(id)
      if (!row) return undefined
      const secret = newWebhookSecret()
      await write(id, [secret, ...row.secrets.slice(0, 1)])
      return secret
    },
    finishRotation: async (id) => {
      const row = await read(id)
      if (row) await write(id, row.secrets.slice(0, 1))
      return row !== undefined
    },
    resume: (id) =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('webhook_endpoints')
          .set({ state: 'on', failing_since: null, failures: 0, paused_until: null, sender_until: null })
          .where('id', '=', id)
          .executeTakeFirst()
        const due = { next_at: new Date(now()).toISOString(), attempts: 0, is_given_up: false }
        await trx.updateTable('webhook_waiting').set(due).where('endpoint_id', '=', id).execute()
        return numUpdatedRows > 0n
      }),
    replay: async (id, which) => {
      if (!(await read(id))) return undefined
      const next_at = new Date(now()).toISOString()
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('webhook_waiting')
        .columns(['endpoint_id', 'sequence', 'subject', 'attempts', 'next_at'])
        .expression(({ selectFrom, val }) => {
          const events = selectFrom('outbound_events')
            .innerJoin('webhook_endpoints', (join) =>
              join
                .on('webhook_endpoints.id', '=', id)
                .onRef('outbound_events.position', '<=', 'webhook_endpoints.position'),
            )
            .select(({ lit }) => [
              'webhook_endpoints.id',
              'sequence',
              'subject',
              lit(0).as('attempts'),
              val(next_at).as('next_at'),
            ])
          return 'eventId' in which
            ? events.where('outbound_events.id', '=', which.eventId)
            : events.where('at', '>=', which.from).where('at', '<', which.to)
        })
        .onConflict((conflict) =>
          conflict
            .columns(['endpoint_id', 'sequence'])
            .doUpdateSet({ attempts: 0, next_at, is_given_up: false }),
        )
        .executeTakeFirst()
      return Number(numInsertedOrUpdatedRows ?? 0n)
    },
    remove: async (id) => {
      const { numDeletedRows } = await db
        .deleteFrom('webhook_endpoints')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
