// How everything is, as the database knows it: what staff see on the status page.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { WaitingJobs } from '../jobs/job-queue-facts.ts'
import { readJobQueue } from '../jobs/job-queue-facts.ts'
import type { CalledHost, ServerFacts } from './heartbeat.ts'

export interface LivingServer {
  readonly host: string
  readonly version: string
  readonly startedAt: number
  /** Seconds since it was heard of. */
  readonly silentFor: number
  readonly megabytes: number
}

export interface Status {
  readonly at: number
  readonly servers: readonly LivingServer[]
  readonly database: {
    readonly version: string
    readonly megabytes: number
    readonly connections: number
    readonly mostConnections: number
  }
  /** Seconds that the replica is behind; `away` while it does not answer; undefined: there is none. */
  readonly replicaBehind: number | 'away' | undefined
  readonly jobs: readonly WaitingJobs[]
  readonly calls: readonly (CalledHost & { readonly host: string })[]
  /** When what is done now and then was done last, by name. */
  readonly sweeps: readonly { readonly name: string; readonly at: number }[]
  /** When `npm run backup` last ended well; undefined: never. */
  readonly backedUpAt: number | undefined
}

/** A key of `settings`. */
export const backedUpSetting = 'backed up at'

const turnOf = 'turn of '

const readServers = async (db: Kysely<Schema>) => {
  const found = await db
    .selectFrom('servers')
    .select(['host', 'version', 'started_at', 'facts'])
    .select(sql<number>`extract(epoch from now() - seen_at)::float8`.as('silent_for'))
    .orderBy('started_at')
    .execute()
  // Only `heartbeat.ts` writes them.
  const rows = found.map((row) => ({ ...row, facts: row.facts as ServerFacts }))
  const servers = rows.map(({ host, version, started_at, silent_for, facts }) => ({
    host,
    version,
    startedAt: Date.parse(started_at),
    silentFor: Math.max(0, silent_for),
    megabytes: facts.megabytes,
  }))
  const calls = new Map<string, CalledHost>()
  const latest = (one: number | undefined, other: number | undefined) =>
    one === undefined || other === undefined ? (one ?? other) : Math.max(one, other)
  for (const { facts } of rows)
    for (const [host, told] of Object.entries(facts.calls)) {
      const known = calls.get(host) ?? {}
      const answeredAt = latest(known.answeredAt, told.answeredAt)
      const failedAt = latest(known.failedAt, told.failedAt)
      const failure = failedAt === told.failedAt ? (told.failure ?? known.failure) : known.failure
      calls.set(host, {
        ...(answeredAt !== undefined && { answeredAt }),
        ...(failedAt !== undefined && { failedAt }),
        ...(failure !== undefined && { failure }),
      })
    }
  return { servers, calls: [...calls].map(([host, told]) => ({ host, ...told })) }
}

const readDatabase = async (db: Kysely<Schema>): Promise<Status['database'] & { readonly at: number }> => {
  const { rows } = await sql<{
    at: number
    version: string
    bytes: number
    connections: number
    most: number
  }>`
    select extract(epoch from now())::float8 * 1000 as at,
      current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as most`.execute(db)
  const [{ at, version, bytes, connections, most }] = rows as [(typeof rows)[number]]
  return {
    at,
    version,
    megabytes: Math.round(bytes / 2 ** 20),
    connections,
    mostConnections: most,
  }
}

/** One that has replayed all that it was sent is not behind, however long nothing has happened. */
const readReplica = async (replica: Kysely<Schema>): Promise<number | 'away'> => {
  const behind = sql<{ behind: number | null }>`
    select case when not pg_is_in_recovery() or pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 end as behind`
  try {
    return (await behind.execute(replica)).rows[0]?.behind ?? 'away'
  } catch {
    return 'away'
  }
}

/** Rejects with the driver's error while the database is away. */
export const readStatus = async (
  db: Kysely<Schema>,
  replica: Kysely<Schema> | undefined,
): Promise<Status> => {
  const [{ servers, calls }, { at, ...database }, jobs, settings, replicaBehind] = await Promise.all([
    readServers(db),
    readDatabase(db),
    readJobQueue(db),
    db
      .selectFrom('settings')
      .select(['key', 'value'])
      .where((row) => row.or([row('key', 'like', `${turnOf}%`), row('key', '=', backedUpSetting)]))
      .orderBy('key')
      .execute(),
    replica && readReplica(replica),
  ])
  const backedUp = settings.find(({ key }) => key === backedUpSetting)
  return {
    at,
    servers,
    database,
    replicaBehind,
    jobs,
    calls,
    sweeps: settings
      .filter(({ key }) => key.startsWith(turnOf))
      .map(({ key, value }) => ({ name: key.slice(turnOf.length), at: Date.parse(value) })),
    backedUpAt: backedUp && Date.parse(backedUp.value),
  }
}
