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
  /** Files that the last of them did not find, and that rows named. */
  readonly lostFiles: number
  /** When PostgreSQL's own base backup was last made, as whoever makes it says; epoch milliseconds. */
  readonly baseBackupAt: number | undefined
  /** How PostgreSQL's archive of its log is; undefined: it keeps none (`archive_mode`). */
  readonly archive: Archive | undefined
  /** Bytes of the log that are kept for whoever reads a replication slot, at most; 0 without slots. */
  readonly slotBytes: number
  /** Transactions since the oldest row that is not frozen, of the database in which they are most. */
  readonly transactionIds: number
}

export interface Archive {
  /** Seconds since a part of the log was last archived; since PostgreSQL began to count where none was. */
  readonly age: number
  /** The last try failed. */
  readonly isFailing: boolean
}

/** A key of `settings`. `npm run backup` writes it. */
export const backedUpSetting = 'backed up at'
/** How many files the backup did not find. */
export const lostFilesSetting = 'files lost in backup'
/** Whoever makes base backups by PostgreSQL's own means writes it (docs/guide/seeing.md). */
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

/** Scripts write it: as ISO 8601 or PostgreSQL does, in UTC where no offset is named. Anything else is no time, and fails nothing. */
const instantOf = (written: string | null): number | undefined => {
  const [, day, time, hours = '+00', minutes = '00'] = writtenTime.exec(written?.trim() ?? '') ?? []
  const instant = Date.parse(`${day}T${time}${hours}:${minutes}`)
  return Number.isNaN(instant) ? undefined : instant
}

const countOf = (written: string | null): number => (/^\d{1,9}$/.test(written ?? '') ? Number(written) : 0)

/**
 * One cheap query. Since when sessions of other roles are in a transaction is hidden from our user unless it has
 * `pg_read_all_stats`, but not that they are there.
 */
export const readDatabaseFacts = async (db: Kysely<Schema>): Promise<DatabaseFacts> => {
  const { rows } = await sql<Row>`
    select extract(epoch from now())::float8 * 1000 as at,
      current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datid is not null) as connections,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        as "mostConnections",
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
