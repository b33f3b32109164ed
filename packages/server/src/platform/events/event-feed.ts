// The feed: events in the order of their positions. Numbers of rows would skip those of slow transactions, so committed events get
// their positions afterwards, under a lock (docs/decisions/0099).
import { setTimeout as delay } from 'node:timers/promises'
import type { EventDto, EventType } from '@husrum/contract'
import { eventSchemaName } from '@husrum/contract'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { sharedNext } from '../database/shared-next.ts'

interface FeedRequest {
  /** The position after which to read; absent: from the oldest event that is kept. */
  readonly after?: number
  /** All types if absent. */
  readonly types?: readonly EventType[] | undefined
  readonly limit: number
}

interface FeedPage {
  readonly events: readonly EventDto[]
  readonly next: number
  readonly hasMore: boolean
}

export interface EventFeed {
  /** Numbers committed events. Returns the last position. */
  number(): Promise<number>
  /** `expired`: events after the position are no longer kept, or it is of another database. */
  read(request: FeedRequest): Promise<FeedPage | 'expired'>
  /** Waits for an event, until `waitMs` have passed or the signal is aborted. */
  waitFor(
    request: FeedRequest,
    wait: { readonly waitMs: number; readonly signal: AbortSignal },
  ): Promise<FeedPage | 'expired'>
}

/** Rows a transaction. */
const batchSize = 5_000
const lookEveryMs = 1_000
/** Further calls on a server are answered without waiting. */
const maxWaiting = 200

/**
 * Numbers committed events. A row that is visible here was committed, and so were the earlier events of its subject: their sequence
 * is lower.
 */
const numberDue = async (db: Kysely<Schema>): Promise<void> => {
  for (let numbered = batchSize; numbered === batchSize; ) {
    const due = await db
      .selectFrom('outbound_events')
      .select('sequence')
      .where('position', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (!due) return
    numbered = await db.transaction().execute(async (trx) => {
      await trx.selectFrom('event_feed').select('position').forUpdate().execute()
      // The snapshot of the next statement has what was numbered before the lock was free.
      const { rows } = await sql<{ numbered: number }>`with due as (
          select sequence, row_number() over (order by sequence) as place from (
            select sequence from outbound_events where position is null order by sequence limit ${batchSize}::integer
          ) as first
        ),
        numbered as (
          update outbound_events set position = event_feed.position + due.place from due, event_feed
          where outbound_events.sequence = due.sequence
          returning outbound_events.sequence
        ),
        counted as (select count(*)::integer as numbered from numbered)
        update event_feed set position = position + counted.numbered from counted
        returning counted.numbered`.execute(trx)
      return rows[0]?.numbered ?? 0
    })
  }
}

interface StoredEvent {
  readonly id: string
  readonly sequence: number
  readonly type: string
  readonly subject: string
  readonly data: unknown
  readonly at: string
}

/** An event as it is sent. */
export const eventOf = ({ id, sequence, type, subject, data, at }: StoredEvent): EventDto => ({
  specversion: '1.0',
  id,
  source: '/services/events',
  type: type as EventType,
  subject,
  sequence: String(sequence).padStart(19, '0'),
  time: new Date(at).toISOString(),
  datacontenttype: 'application/json',
  dataschema: `/services/openapi.json#/components/schemas/${eventSchemaName(type as EventType)}`,
  data: data as EventDto['data'],
})

export const makeEventFeed = (db: Kysely<Schema>): EventFeed => {
  const numberAll = sharedNext(() => numberDue(db))
  let waiting = 0

  const number = async (): Promise<number> => {
    await numberAll()
    const { position } = await db.selectFrom('event_feed').select('position').executeTakeFirstOrThrow()
    return position
  }

  const read: EventFeed['read'] = async ({ after, types, limit }) => {
    const last = await number()
    if (after !== undefined && after > last) return 'expired'
    if (after !== undefined && after < last) {
      const { oldest } = await db
        .selectFrom('outbound_events')
        .select(({ fn }) => fn.min('position').as('oldest'))
        .executeTakeFirstOrThrow()
      if (oldest === null || after + 1 < oldest) return 'expired'
    }
    let query = db
      .selectFrom('outbound_events')
      .selectAll()
      .where('position', '>', after ?? 0)
      .where('position', '<=', last)
      .orderBy('position')
      .limit(limit + 1)
    if (types) query = query.where('type', 'in', [...types])
    const rows = await query.execute()
    const hasMore = rows.length > limit
    const shown = rows.slice(0, limit)
    return { events: shown.map(eventOf), next: hasMore ? (shown.at(-1)?.position ?? last) : last, hasMore }
  }

  return {
    number,
    read,
    waitFor: async (request, { waitMs, signal }) => {
      const until = Date.now() + (waiting < maxWaiting ? waitMs : 0)
      waiting += 1
      try {
        let page = await read(request)
        while (page !== 'expired' && page.events.length === 0 && Date.now() < until && !signal.aborted) {
          await delay(Math.min(lookEveryMs, until - Date.now()), undefined, { signal }).catch(() => undefined)
          page = await read({ ...request, after: page.next })
        }
        return page
      } finally {
        waiting -= 1
      }
    },
  }
}
