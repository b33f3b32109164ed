// Sends events to other systems. Events of a subject are sent in order: one that was not taken holds back the later ones of its subject.
import type { EventDto } from '@husrum/contract'
import type { Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Schema, Table } from '../database/schema.ts'
import type { FetchRules, Posted, PostPublic } from '../http/fetch-public.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Platform } from '../modules/module.ts'
import type { Seal } from '../secrets/seal.ts'
import type { EventFeed } from './event-feed.ts'
import { eventOf } from './event-feed.ts'
import { webhookHeaders } from './webhook-signature.ts'

type Endpoint = Selectable<Table<'webhook_endpoints'>>
type StoredEvent = Selectable<Table<'outbound_events'>>

const secondsMs = 1_000
const hourMs = 3_600_000
/** Waits after the first attempt, the second and so on, as Standard Webhooks recommends. */
const waits = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].map((each) => each * secondsMs)
/** Longer waits that a receiver asks for are shortened. */
const longestWaitMs = 24 * hourMs
/** After so many failures in a row new events wait, too. */
const failuresUntilPause = 3
const offAfterMs = 5 * 24 * hourMs
/** Longer than an attempt takes. */
const leaseMs = 60_000
/** A job ends after this, so that those of other connections have their turn. */
const turnMs = 20_000
const attemptLimits = { timeoutMs: 15_000, maxAnswerBytes: 1_000 }

const job = 'webhook'

export const contextOfWebhook = (id: string): string => `webhook ${id}`

/** Without what may be an address, a telephone number or a personal number. */
const withoutPersonalData = (answer: string): string =>
  answer
    .split(/(\s)/)
    .map((word) => (word.includes('@') ? '…' : word))
    .join('')
    .replace(/\d[\d .-]{4,20}\d/g, '…')
    .replaceAll('\0', '')

/** Which addresses may be called: the public internet by https. In development any, to try a receiver on the same machine. */
export const webhookRules = (environment: Platform['environment']): FetchRules =>
  environment === 'development' ? { allowsHttp: true, isAllowedAddress: () => true } : {}

/** Sends one event, signed with all secrets. */
export const postEvent = (
  post: PostPublic,
  { url, secrets }: { readonly url: string; readonly secrets: readonly string[] },
  event: EventDto,
  at: number,
): Promise<Posted> => {
  const body = JSON.stringify(event)
  return post(url, {
    ...attemptLimits,
    body,
    headers: {
      'content-type': 'application/cloudevents+json',
      'user-agent': 'Husrum/1 (webhooks)',
      ...webhookHeaders({ id: event.id, at, body }, secrets),
    },
  })
}

interface WebhookOptions {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly jobs: Jobs
  readonly feed: Pick<EventFeed, 'number'>
  readonly seal: Seal
  readonly post: PostPublic
  /** Writes to staff that a connection is off. */
  readonly tellStaff: (trx: Kysely<Schema>, name: string) => Promise<void>
  readonly stopping?: AbortSignal | undefined
}

interface Due {
  readonly event: StoredEvent
  /** Attempts so far. */
  readonly attempts: number
  readonly isNew: boolean
}

export const makeWebhooks = (options: WebhookOptions) => {
  const { db, now, jobs, feed, seal, post, tellStaff, stopping } = options
  const instant = (ms = now()): string => new Date(ms).toISOString()

  /** Takes the turn of a connection, or keeps it. */
  const claim = (id: string, sender: string): Promise<Endpoint | undefined> =>
    db
      .updateTable('webhook_endpoints')
      .set({ sender, sender_until: instant(now() + leaseMs) })
      .where('id', '=', id)
      .where('state', '=', 'on')
      .where(({ or, eb }) =>
        or([eb('sender', 'is', null), eb('sender', '=', sender), eb('sender_until', '<', instant())]),
      )
      .returningAll()
      .executeTakeFirst()

  const release = (id: string, sender: string) =>
    db
      .updateTable('webhook_endpoints')
      .set({ sender: null, sender_until: null })
      .where('id', '=', id)
      .where('sender', '=', sender)
      .execute()

  /** The oldest event of a subject whose time has come. */
  const waitingOf = async (endpoint: Endpoint): Promise<Due | undefined> => {
    const row = await db
      .selectFrom('webhook_waiting')
      .innerJoin('outbound_events', 'outbound_events.sequence', 'webhook_waiting.sequence')
      .selectAll('outbound_events')
      .select('webhook_waiting.attempts')
      .where('endpoint_id', '=', endpoint.id)
      .where('is_given_up', '=', false)
      .where('next_at', '<=', instant())
      .where(
        sql<boolean>`not exists (select from webhook_waiting as earlier where earlier.endpoint_id = webhook_waiting.endpoint_id
          and earlier.subject = webhook_waiting.subject and earlier.sequence < webhook_waiting.sequence
          and not earlier.is_given_up)`,
      )
      .orderBy('webhook_waiting.sequence')
      .limit(1)
      .executeTakeFirst()
    return row && { event: row, attempts: row.attempts, isNew: false }
  }

  /** The next new event; moves the position past those that need not be sent now. */
  const newOf = async (endpoint: Endpoint): Promise<Due | undefined> => {
    if (endpoint.paused_until !== null && Date.parse(endpoint.paused_until) > now()) return undefined
    const last = await feed.number()
    let query = db
      .selectFrom('outbound_events')
      .selectAll()
      .select(
        sql<boolean>`exists (select from webhook_waiting where endpoint_id = ${endpoint.id}::uuid
          and webhook_waiting.subject = outbound_events.subject and not is_given_up)`.as('must_wait'),
      )
      .where('position', '>', endpoint.position)
      .where('position', '<=', last)
      .orderBy('position')
      .limit(1)
    if (endpoint.types.length > 0) query = query.where('type', 'in', endpoint.types)
    const event = await query.executeTakeFirst()
    const position = event?.position ?? last
    if (event && !event.must_wait) return { event, attempts: 0, isNew: true }
    if (position === endpoint.position) return undefined
    await db.transaction().execute(async (trx) => {
      if (event)
        await trx
          .insertInto('webhook_waiting')
          .values({
            endpoint_id: endpoint.id,
            sequence: event.sequence,
            subject: event.subject,
            attempts: 0,
            next_at: instant(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      await trx.updateTable('webhook_endpoints').set({ position }).where('id', '=', endpoint.id).execute()
    })
    return newOf({ ...endpoint, position })
  }

  /** Writes how an attempt ended, and what follows. */
  const settle = (endpoint: Endpoint, due: Due, answer: Posted): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const { event, isNew } = due
      const attempts = due.attempts + 1
      const status = answer.kind === 'answered' ? answer.status : null
      const isTaken = status !== null && status >= 200 && status < 300
      await trx
        .insertInto('webhook_attempts')
        .values({
          endpoint_id: endpoint.id,
          event_id: event.id,
          at: instant(),
          attempt: attempts,
          status,
          problem: answer.kind === 'failed' ? answer.problem : null,
          answer: answer.kind === 'answered' ? withoutPersonalData(answer.body) : null,
        })
        .execute()
      const own = trx.updateTable('webhook_endpoints').where('id', '=', endpoint.id)
      if (isNew) await own.set({ position: event.position ?? endpoint.position }).execute()
      if (isTaken) {
        await trx
          .deleteFrom('webhook_waiting')
          .where('endpoint_id', '=', endpoint.id)
          .where('sequence', '=', event.sequence)
          .execute()
        if (endpoint.failing_since === null) return
        await own.set({ failing_since: null, failures: 0, paused_until: null }).execute()
        // It is back: what waits need not wait any longer.
        if (endpoint.failures >= failuresUntilPause)
          await trx
            .updateTable('webhook_waiting')
            .set({ next_at: instant() })
            .where('endpoint_id', '=', endpoint.id)
            .where('next_at', '>', instant())
            .execute()
        return
      }
      const planned = waits[attempts - 1]
      const askedMs = answer.kind === 'answered' ? (answer.retryAfterMs ?? 0) : 0
      const waitMs = Math.max((planned ?? 0) * (1 + Math.random() / 10), Math.min(askedMs, longestWaitMs))
      const row = {
        attempts,
        next_at: instant(now() + waitMs),
        is_given_up: planned === undefined,
      }
      await trx
        .insertInto('webhook_waiting')
        .values({ endpoint_id: endpoint.id, sequence: event.sequence, subject: event.subject, ...row })
        .onConflict((conflict) => conflict.columns(['endpoint_id', 'sequence']).doUpdateSet(row))
        .execute()
      const failures = endpoint.failures + 1
      const since = endpoint.failing_since === null ? now() : Date.parse(endpoint.failing_since)
      const state = status === 410 ? 'gone' : now() - since >= offAfterMs ? 'off' : 'on'
      await own
        .set({
          failures,
          failing_since: instant(since),
          state,
          ...(failures >= failuresUntilPause && { paused_until: row.next_at }),
        })
        .execute()
      if (state !== 'on') await tellStaff(trx, endpoint.name)
    })

  const secretsOf = ({ id, secrets_sealed }: Endpoint): readonly string[] => {
    const opened = seal.open(secrets_sealed, contextOfWebhook(id))
    if (opened === undefined) throw new Error(`The secrets of the connection ${id} cannot be opened`)
    return JSON.parse(opened) as readonly string[]
  }

  /** Sends what is due, one event after the other. */
  const send = async (id: string, sender: string): Promise<void> => {
    const until = Date.now() + turnMs
    try {
      while (Date.now() < until && !stopping?.aborted) {
        const endpoint = await claim(id, sender)
        if (!endpoint) return
        const due = (await waitingOf(endpoint)) ?? (await newOf(endpoint))
        if (!due) return
        const { url } = endpoint
        await settle(
          endpoint,
          due,
          await postEvent(post, { url, secrets: secretsOf(endpoint) }, eventOf(due.event), now()),
        )
      }
    } finally {
      await release(id, sender)
    }
  }

  jobs.handleOutside(job, (facts, sender) => send((facts as { readonly id: string }).id, sender))

  return {
    /** Orders a job for each connection with something to send. */
    order: async (): Promise<void> => {
      const last = await feed.number()
      const { rows } = await sql<{ id: string }>`update webhook_endpoints
        set sender = null, sender_until = ${instant(now() + leaseMs)}::timestamptz
        where state = 'on' and coalesce(sender_until < ${instant()}::timestamptz, true)
          and ((position < ${last} and coalesce(paused_until <= ${instant()}::timestamptz, true))
            or exists (select from webhook_waiting where endpoint_id = webhook_endpoints.id
              and not is_given_up and next_at <= ${instant()}::timestamptz))
        returning id`.execute(db)
      for (const { id } of rows) await jobs.enqueue(db, { kind: job, facts: { id } })
    },
  }
}
