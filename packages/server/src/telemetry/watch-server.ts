// What is looked up each time that metrics are told: the process, the connections of the database, its jobs, and what people did.

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { memoryUsage } from 'node:process'
import type { Kysely } from 'kysely'
import type { PoolUse } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import { jobStates, readJobQueue } from '../jobs/job-queue-facts.ts'
import { countNewEvents } from './count-events.ts'
import type { Instruments } from './instruments.ts'

/** @returns what ends it. */
export const watchProcess = ({ meter }: Pick<Instruments, 'meter'>): (() => void) => {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const gauge = (name: string, unit: string, description: string) =>
    meter.createObservableGauge(name, { unit, description })
  const late99 = gauge('nodejs.eventloop.delay.p99', 's', 'How late the process is with what is due')
  const latest = gauge('nodejs.eventloop.delay.max', 's', 'The latest that it was')
  const memory = meter.createObservableUpDownCounter('process.memory.usage', {
    unit: 'By',
    description: 'Memory that the process has (resident set)',
  })
  const heap = meter.createObservableUpDownCounter('v8js.memory.heap.used', {
    unit: 'By',
    description: 'Of it, what objects take',
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

export interface WatchedDatabase {
  readonly db: Kysely<Schema>
  /** By name. */
  readonly pools: Readonly<Record<string, () => PoolUse>>
}

export const watchDatabase = (
  { meter, bookings, holds, cases, interests, signIns, accounts }: Instruments,
  { db, pools }: WatchedDatabase,
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
    description: 'Who waits for a connection',
  })
  const isUp = gauge('husrum.database.up', '{database}', '1 while the database answers this server')
  const jobs = gauge('husrum.jobs', '{job}', 'Jobs that are not done, by state: of all servers, told by each')
  const oldest = gauge('husrum.jobs.oldest', 's', 'Since when the oldest job of a state lies there')

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
      try {
        const lying = await readJobQueue(db)
        for (const state of jobStates) {
          const those = lying.filter((each) => each.state === state)
          result.observe(
            jobs,
            those.reduce((sum, { count }) => sum + count, 0),
            { 'husrum.state': state },
          )
          result.observe(oldest, Math.max(0, ...those.map((each) => each.oldest)), { 'husrum.state': state })
        }
        for (const { of, count, attributes } of await countNewEvents(db)) counters[of].add(count, attributes)
        result.observe(isUp, 1)
      } catch {
        // What has happened meanwhile is counted when it is back.
        result.observe(isUp, 0)
      }
    },
    [jobs, oldest, isUp],
  )
}
