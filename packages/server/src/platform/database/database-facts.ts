// Facts about the database, for metrics and for the status page.
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from './schema.ts'

export interface DatabaseFacts {
  /** Its clock, epoch milliseconds. */
  readonly at: number
  readonly version: string
  readonly bytes: number
  /** Connections of all users of this PostgreSQL server, including its other databases. */
  readonly connections: number
  /** Maximum, without those reserved for administrators. */
  readonly maxConnections: number
  /** Seconds since the oldest transaction of this database began: until it ends, vacuum cannot remove newer dead rows. */
  readonly oldestTransaction: number
  /** When a backup last succeeded, epoch milliseconds; undefined: never. */
  readonly backedUpAt: number | undefined
  /** Files that rows refer to and that the last backup did not find. */
  readonly lostFiles: number
  /** When PostgreSQL's own base backup was last made, as reported by the script that makes it; epoch milliseconds. */
  readonly baseBackupAt: number | undefined
  /** State of PostgreSQL's WAL archive; undefined: archiving is off (`archive_mode`). */
  readonly archive: Archive | undefined
  /** Maximum bytes of WAL retained for a replication slot; 0 without slots. */
  readonly slotBytes: number
  /** Age in transactions of the oldest unfrozen row, of the database in which it is highest. */
  readonly transactionIds: number
}

export interface Archive {
  /** Seconds since a WAL segment was last archived; if none was, since the statistics began. */
  readonly age: number
  /** Whether the last attempt failed. */
  readonly isFailing: boolean
}

/** A key of `settings`. `npm run backup` writes it. */
export const backedUpSetting = 'backed up at'
/** Number of files that the backup did not find. */
export const lostFilesSetting = 'files lost in backup'
/** Written by the script that makes base backups with PostgreSQL's own tools (docs/guide/seeing.md). */
export const baseBackupSetting = 'base backup at'

type Row = Omit<DatabaseFacts, 'backedUpAt' | 'lostFiles' | 'baseBackupAt' | 'archive'> & {
  readonly backedUpAt: string | null
  readonly lostFiles: string | null
  readonly baseBackupAt: string | null
  readonly archiveAge: number | null
  readonly isArchiveFailing: boolean
}

const settingOf = (key: string) => sql`(select value from settings where key = ${key})`

const writtenTime = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:Z|([+-]\d\d)(?::?(\d\d))?)?$/

/** Parses a time written by a script: ISO 8601 or PostgreSQL format, UTC if it has no offset. Undefined for anything else. */
const instantOf = (written: string | null): number | undefined => {
  const [, day, time, hours = '+00', minutes = '00'] = writtenTime.exec(written?.trim() ?? '') ?? []
  const instant = Date.parse(`${day}T${time}${hours}:${minutes}`)
  return Number.isNaN(instant) ? undefined : instant
}

const countOf = (written: string | null): number => (/^\d{1,9}$/.test(written ?? '') ? Number(written) : 0)

/**
 * One cheap query. Without `pg_read_all_stats` our user sees the sessions of other roles, but not when their transactions
 * began.
 */
export const readDatabaseFacts = async (db: Kysely<Schema>): Promise<DatabaseFacts> => {
  const { rows } = await sql<Row>`
    select extract(epoch from now())::float8 * 1000 as at,
      current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datid is not null) as connections,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        as "maxConnections",
      (select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::float8 from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()) as "oldestTransaction",
      ${settingOf(backedUpSetting)} as "backedUpAt",
      ${settingOf(lostFilesSetting)} as "lostFiles",
      ${settingOf(baseBackupSetting)} as "baseBackupAt",
      case when current_setting('archive_mode') <> 'off'
        then greatest(0, extract(epoch from now() - coalesce(archiver.last_archived_time, archiver.stats_reset, now())))::float8
        end as "archiveAge",
      coalesce(archiver.last_failed_time > coalesce(archiver.last_archived_time, '-infinity'), false) as "isArchiveFailing",
      (select coalesce(max(pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end,
        restart_lsn)), 0)::float8 from pg_replication_slots) as "slotBytes",
      (select max(age(datfrozenxid))::float8 from pg_database) as "transactionIds"
    from pg_stat_archiver archiver`.execute(db)
  const [{ backedUpAt, lostFiles, baseBackupAt, archiveAge, isArchiveFailing, ...facts }] = rows as [Row]
  return {
    ...facts,
    backedUpAt: instantOf(backedUpAt),
    lostFiles: countOf(lostFiles),
    baseBackupAt: instantOf(baseBackupAt),
    archive: archiveAge === null ? undefined : { age: archiveAge, isFailing: isArchiveFailing },
  }
}

/**
 * Seconds by which a replica lags; `away` if it does not answer. A replica that has replayed everything it received does not lag,
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
