// Metrics that are read at each export: the process, the database connections, the job queue, and user events.

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { memoryUsage } from 'node:process'
import type { BatchObservableResult } from '@opentelemetry/api'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { readDatabaseFacts, readReplicaLag } from '../database/database-facts.ts'
import type { PoolUse } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import { jobStates, readJobQueue } from '../jobs/job-queue-facts.ts'
import type { Sweep } from '../modules/module.ts'
import { ageOfSweep, readSweeps } from '../modules/read-sweeps.ts'
import type { CountedEvents } from './count-events.ts'
import { countNewEvents } from './count-events.ts'
import type { Instruments } from './instruments.ts'
import type { OwnCertificate } from './own-certificates.ts'
import { endOfCertificate } from './own-certificates.ts'

/** @returns a function that stops it. */
export const watchProcess = ({ meter }: Pick<Instruments, 'meter'>): (() => void) => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const gauge = (name: string, unit: string, description: string) =>
    meter.createObservableGauge(name, { unit, description })
  const late99 = gauge('nodejs.eventloop.delay.p99', 's', 'Event loop delay, 99th percentile')
  const latest = gauge('nodejs.eventloop.delay.max', 's', 'Event loop delay, maximum')
  const memory = meter.createObservableUpDownCounter('process.memory.usage', {
    unit: 'By',
    description: 'Memory of the process (resident set)',
  })
  const heap = meter.createObservableUpDownCounter('v8js.memory.heap.used', {
    unit: 'By',
    description: 'Used memory of the JavaScript heap',
  })
  meter.addBatchObservableCallback(
    (result) => {
      const { rss, heapUsed } = memoryUsage()
      result.observe(memory, rss)
      result.observe(heap, heapUsed)
      // Nanoseconds.
      result.observe(late99, delay.percentile(99) / 1e9)
      result.observe(latest, delay.max / 1e9)
      delay.reset()
    },
    [late99, latest, memory, heap],
  )
  return () => delay.disable()
}

/** Files are read at the start: a new one is used from the next start on. */
export const watchCertificates = (
  { meter }: Pick<Instruments, 'meter'>,
  certificates: readonly OwnCertificate[],
): void => {
  const ends = certificates.map(async ({ of, shown }) => ({ of, at: await endOfCertificate(shown) }))
  const left = meter.createObservableGauge('husrum.certificate.left', {
    unit: 's',
    description: 'Time until a certificate expires; negative once it has expired',
  })
  left.addCallback(async (result) => {
    for (const { of, at } of await Promise.all(ends))
      if (at !== undefined) result.observe((at - Date.now()) / 1_000, { 'husrum.certificate': of })
  })
}

const isThere = (db: Kysely<Schema>): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )

export interface WatchedDatabase {
  readonly db: Kysely<Schema>
  /** A read-only replica; absent if there is none. */
  readonly replica?: Kysely<Schema> | undefined
  /** By name. */
  readonly pools: Readonly<Record<string, () => PoolUse>>
  /** The sweeps of this release. */
  readonly sweeps: readonly Pick<Sweep, 'name' | 'everyMs'>[]
}

const seriesOf = ({ of, attributes }: CountedEvents): string => JSON.stringify([of, attributes])

/**
 * Exports a new series as 0 first, and counts from the next export on: Prometheus sees no increase in a series that did not exist
 * before, and after a restart none did.
 *
 * @returns a function that takes the new counts.
 */
const countFromZero = (
  add: (events: CountedEvents) => void,
): ((counted: readonly CountedEvents[]) => void) => {
  const known = new Set<string>()
  let held: readonly CountedEvents[] = []
  return (counted) => {
    for (const events of held) add(events)
    held = counted.filter((events) => !known.has(seriesOf(events)))
    for (const events of counted) add(held.includes(events) ? { ...events, count: 0 } : events)
    for (const events of held) known.add(seriesOf(events))
  }
}

export const watchDatabase = (
  { meter, bookings, holds, cases, interests, signIns, accounts }: Instruments,
  { db, replica, pools, sweeps }: WatchedDatabase,
): void => {
  const counters = { bookings, holds, cases, interests, signIns, accounts }
  const gauge = (name: string, unit: string, description: string) =>
    meter.createObservableGauge(name, { unit, description })
  const connections = meter.createObservableUpDownCounter('db.client.connection.count', {
    unit: '{connection}',
    description: 'Connections to the database, used and idle',
  })
  const pending = meter.createObservableUpDownCounter('db.client.connection.pending_requests', {
    unit: '{request}',
    description: 'Requests that wait for a connection',
  })
  const isUp = gauge('husrum.database.up', '{database}', '1 while the database answers this server')
  const all = gauge('husrum.database.connections', '{connection}', 'Connections of all PostgreSQL clients')
  const max = gauge('husrum.database.connections.max', '{connection}', 'Limit of connections')
  const transaction = gauge('husrum.database.transaction.age', 's', 'Age of the oldest transaction')
  const size = gauge('husrum.database.size', 'By', 'Size of the database on disk')
  const backup = gauge('husrum.backup.age', 's', 'Age of the latest backup; absent if there is none')
  const lost = gauge(
    'husrum.backup.lost_files',
    '{file}',
    'Files that rows refer to and that the latest backup did not find',
  )
  const baseBackup = gauge(
    'husrum.database.base_backup.age',
    's',
    'Age of the latest base backup of PostgreSQL; absent if it is not reported',
  )
  const archived = gauge(
    'husrum.database.archive.age',
    's',
    'Age of the latest archived WAL segment; absent if PostgreSQL does not archive',
  )
  const isArchiveFailing = gauge(
    'husrum.database.archive.failing',
    '{archive}',
    '1 if the last attempt to archive failed',
  )
  const slot = gauge('husrum.database.slot.size', 'By', 'WAL that is kept for replication slots')
  const ids = gauge(
    'husrum.database.transaction_ids',
    '{transaction}',
    'Transactions since the oldest row that is not frozen',
  )
  const isReplicaUp = gauge('husrum.replica.up', '{database}', '1 while the replica answers this server')
  const behind = gauge('husrum.replica.behind', 's', 'Lag of the replica')
  const jobs = gauge('husrum.jobs', '{job}', 'Unfinished jobs of all servers, by state; each reports all')
  const givenUp = gauge('husrum.jobs.given_up', '{job}', 'Jobs that were given up, by kind')
  const sweepAge = gauge('husrum.sweep.age', 's', 'Time since a sweep last completed, by name')
  const sweepEvery = gauge('husrum.sweep.every', 's', 'Interval of a sweep, by name')
  const overdue = gauge('husrum.jobs.overdue', 's', 'Age of the oldest job that is due and not taken')
  const count = countFromZero(({ of, count: number, attributes }) => counters[of].add(number, attributes))
  /** Reported as 0 once they have been handled. */
  const kindsGivenUp = new Set<string>()

  const observeJobs = async (result: BatchObservableResult): Promise<void> => {
    const lying = await readJobQueue(db)
    for (const state of jobStates) {
      const those = lying.filter((each) => each.state === state)
      const sum = those.reduce((total, each) => total + each.count, 0)
      result.observe(jobs, sum, { 'husrum.state': state })
    }
    result.observe(overdue, Math.max(0, ...lying.map((each) => each.overdue)))
    const failed = lying.filter(({ state }) => state === 'failed')
    for (const { kind } of failed) kindsGivenUp.add(kind)
    for (const kind of kindsGivenUp)
      result.observe(givenUp, failed.find((each) => each.kind === kind)?.count ?? 0, { 'husrum.job': kind })
  }

  const observeSweeps = async (result: BatchObservableResult, at: number): Promise<void> => {
    const everyMs = new Map(sweeps.map((sweep) => [sweep.name, sweep.everyMs]))
    for (const facts of await readSweeps(db)) {
      const every = everyMs.get(facts.name)
      // Of another release, or of a server with other settings.
      if (every === undefined) continue
      const attributes = { 'husrum.sweep': facts.name }
      result.observe(sweepAge, ageOfSweep(facts, at) / 1_000, attributes)
      result.observe(sweepEvery, every / 1_000, attributes)
    }
  }

  const observeDatabase = async (result: BatchObservableResult): Promise<void> => {
    const facts = await readDatabaseFacts(db)
    result.observe(all, facts.connections)
    result.observe(max, facts.maxConnections)
    result.observe(transaction, facts.oldestTransaction)
    result.observe(size, facts.bytes)
    await observeSweeps(result, facts.at)
    result.observe(slot, facts.slotBytes)
    result.observe(ids, facts.transactionIds)
    const since = (at: number) => Math.max(0, facts.at - at) / 1_000
    if (facts.backedUpAt !== undefined) {
      result.observe(backup, since(facts.backedUpAt))
      result.observe(lost, facts.lostFiles)
    }
    if (facts.baseBackupAt !== undefined) result.observe(baseBackup, since(facts.baseBackupAt))
    if (!facts.archive) return
    result.observe(archived, facts.archive.age)
    result.observe(isArchiveFailing, facts.archive.isFailing ? 1 : 0)
  }

  meter.addBatchObservableCallback(
    (result) => {
      for (const [name, use] of Object.entries(pools)) {
        const { total, idle, waiting } = use()
        const pool = { 'db.client.connection.pool.name': name }
        result.observe(connections, idle, { ...pool, 'db.client.connection.state': 'idle' })
        result.observe(connections, total - idle, { ...pool, 'db.client.connection.state': 'used' })
        result.observe(pending, waiting, pool)
      }
    },
    [connections, pending],
  )
  meter.addBatchObservableCallback(
    async (result) => {
      // A server that is stopping has closed its database by now.
      count([])
      const answers = await isThere(db)
      result.observe(isUp, answers ? 1 : 0)
      if (!answers) return
      // A slow one does not delay the others, nor mean that the database is unavailable. Later events are
      // counted the next time.
      const observing = [observeJobs(result), observeDatabase(result), countNewEvents(db).then(count)]
      await Promise.allSettled(observing)
    },
    [
      ...[jobs, givenUp, overdue, isUp, all, max, transaction, size],
      ...[backup, lost, baseBackup, archived, isArchiveFailing, slot, ids, sweepAge, sweepEvery],
    ],
  )
  if (!replica) return
  meter.addBatchObservableCallback(
    async (result) => {
      const lag = await readReplicaLag(replica)
      result.observe(isReplicaUp, lag === 'away' ? 0 : 1)
      if (lag !== 'away') result.observe(behind, lag)
    },
    [isReplicaUp, behind],
  )
}
