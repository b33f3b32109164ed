// The overall status from the database: the contents of the status page.
import { withoutUndefined } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { sellersWithoutAccount, sitesWithoutSeller } from '../../buying/documents/index.ts'
import { failingSources } from '../../catalogue/feeds/index.ts'
import { countStoryProblems } from '../../content/pages/index.ts'
import type { DatabaseFacts } from '../database/database-facts.ts'
import { readDatabaseFacts, readReplicaLag } from '../database/database-facts.ts'
import type { Schema } from '../database/schema.ts'
import type { WaitingJobs } from '../jobs/job-queue-facts.ts'
import { readJobQueue } from '../jobs/job-queue-facts.ts'
import type { Platform } from '../modules/module.ts'
import type { SweepFacts } from '../modules/read-sweeps.ts'
import { readSweeps } from '../modules/read-sweeps.ts'
import type { CalledHost, ServerFacts } from './heartbeat.ts'

export interface LivingServer {
  readonly host: string
  readonly version: string
  readonly startedAt: number
  /** Seconds since its last heartbeat. */
  readonly silentFor: number
  readonly megabytes: number
}

export interface Status extends Pick<DatabaseFacts, 'backedUpAt' | 'lostFiles' | 'baseBackupAt' | 'archive'> {
  readonly at: number
  readonly servers: readonly LivingServer[]
  readonly database: Pick<DatabaseFacts, 'version' | 'bytes' | 'connections' | 'maxConnections'>
  /** Replica lag in seconds; `away` while it does not answer; undefined: there is none. */
  readonly replicaBehind: number | 'away' | undefined
  readonly jobs: readonly WaitingJobs[]
  readonly calls: readonly (CalledHost & { readonly host: string })[]
  readonly sweeps: readonly SweepFacts[]
  /** Errors in the pages that editors have published in Storyblok. */
  readonly storyProblems: number
  /** Names of sites with homes that cannot be booked online, because no company is named as their seller. */
  readonly sitesWithoutSeller: readonly string[]
  /** Names of sellers whose buyers get no payment details. */
  readonly sellersWithoutAccount: readonly string[]
  /** Sources of the catalogue whose file could not be fetched several times, or for more than a day. */
  readonly failingSources: readonly string[]
  /** Whether there is real data; demo data needs no backup. */
  readonly isInProduction: boolean
}

const readServers = async (db: Kysely<Schema>) => {
  const found = await db
    .selectFrom('servers')
    .select(['host', 'version', 'started_at', 'facts'])
    .select(sql<number>`extract(epoch from now() - seen_at)::float8`.as('silent_for'))
    .orderBy('started_at')
    .execute()
  // Only written by `heartbeat.ts`.
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
        ...withoutUndefined({ answeredAt, failedAt, failure }),
      })
    }
  return { servers, calls: [...calls].map(([host, told]) => ({ host, ...told })) }
}

/** Rejects with the driver's error while the database is unavailable. */
export const readStatus = async ({
  db,
  replica,
  environment,
}: Pick<Platform, 'db' | 'replica' | 'environment'>): Promise<Status> => {
  const [
    { servers, calls },
    facts,
    jobs,
    sweeps,
    replicaBehind,
    storyProblems,
    unnamed,
    withoutAccount,
    failing,
  ] = await Promise.all([
    readServers(db),
    readDatabaseFacts(db),
    readJobQueue(db),
    readSweeps(db),
    replica && readReplicaLag(replica),
    countStoryProblems(db),
    sitesWithoutSeller(db),
    sellersWithoutAccount(db),
    failingSources(db),
  ])
  const { at, backedUpAt, lostFiles, baseBackupAt, archive, ...database } = facts
  return {
    at,
    servers,
    database,
    replicaBehind,
    jobs,
    calls,
    sweeps,
    backedUpAt,
    lostFiles,
    baseBackupAt,
    archive,
    storyProblems,
    sellersWithoutAccount: withoutAccount,
    sitesWithoutSeller: unnamed.map(({ name, locale }) => `${name} (${locale})`),
    failingSources: failing,
    isInProduction: environment === 'production',
  }
}
