// What the database says of itself: for those who are told of metrics, and for the status page.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from './schema.ts'

export interface DatabaseFacts {
  /** Its clock, epoch milliseconds. */
  readonly at: number
  readonly version: string
  readonly bytes: number
  /** Of everybody who uses this PostgreSQL, other databases of it included. */
  readonly connections: number
  /** What is kept for its administrators is not among them. */
  readonly mostConnections: number
  /** Seconds since the oldest transaction of this database began: as long as it lasts, nothing newer is swept up. */
  readonly oldestTransaction: number
  /** When a backup last ended well, epoch milliseconds; undefined: never. */
  readonly backedUpAt: number | undefined
}

/** A key of `settings`. `npm run backup` writes it, and whoever makes backups in another way. */
export const backedUpSetting = 'backed up at'

/** One cheap query. Whose sessions others have is hidden from our user, but not that they are there. */
export const readDatabaseFacts = async (db: Kysely<Schema>): Promise<DatabaseFacts> => {
  const { rows } = await sql<Omit<DatabaseFacts, 'backedUpAt'> & { readonly backedUpAt: number | null }>`
    select extract(epoch from now())::float8 * 1000 as at,
      current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datid is not null) as connections,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        as "mostConnections",
      (select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::float8 from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()) as "oldestTransaction",
      (select extract(epoch from value::timestamptz)::float8 * 1000 from settings where key = ${backedUpSetting})
        as "backedUpAt"`.execute(db)
  const [{ backedUpAt, ...facts }] = rows as [(typeof rows)[number]]
  return { ...facts, backedUpAt: backedUpAt ?? undefined }
}

/**
 * Seconds that a replica is behind; `away` while it does not answer. One that has replayed all that it was sent is not behind,
 * however long nothing has happened.
 */
export const readReplicaLag = async (replica: Kysely<Schema>): Promise<number | 'away'> => {
  const behind = sql<{ behind: number | null }>`
    select case when not pg_is_in_recovery() or pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else extract(epoch from now() - pg_last_xact_replay_timestamp())::float8 end as behind`
  try {
    return (await behind.execute(replica)).rows[0]?.behind ?? 'away'
  } catch {
    return 'away'
  }
}
