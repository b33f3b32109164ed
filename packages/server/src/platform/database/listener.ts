// Receives notifications on channels of a PostgreSQL server, on a dedicated connection.
import type pg from 'pg'
import { PlanKeepingClient } from './prepared-plans.ts'

/** Milliseconds. */
const pause = 1_000
/** How often the connection is checked: a connection that only listens does not notice a lost server. Milliseconds. */
const lookEvery = 30_000

export interface Listener {
  /** @returns a function that ends it. */
  listen(channel: string, onNotice: () => void): () => void
  close(): void
}

/**
 * Connects with the first listener, and reconnects after a lost connection. Each time it is connected `onNotice` is
 * called, because notifications may have been missed. Behind a pooler that lends connections per transaction no
 * notifications arrive.
 */
export const makeListener = (url: string): Listener => {
  const heardBy = new Map<string, Set<() => void>>()
  let client: pg.Client | undefined
  let isThere = false
  let timer: NodeJS.Timeout | undefined
  let ended = false

  const listenTo = (own: pg.Client, channel: string) => own.query(`listen ${own.escapeIdentifier(channel)}`)

  const tell = (channel: string): void => {
    for (const onNotice of heardBy.get(channel) ?? []) onNotice()
  }

  const connect = (): void => {
    clearTimeout(timer)
    const own = new PlanKeepingClient({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      keepAlive: true,
      application_name: 'husrum-listen',
    })
    client = own
    own.on('notification', ({ channel }) => tell(channel))
    // An unhandled 'error' event would end the process; 'end' follows it.
    own.on('error', () => undefined)
    own.on('end', connectLater)
    const begin = async (): Promise<void> => {
      await own.connect()
      for (const channel of heardBy.keys()) await listenTo(own, channel)
      isThere = true
      for (const channel of heardBy.keys()) tell(channel)
      look(own)
    }
    begin()
      .catch(() => own.end().catch(() => undefined))
      .catch(connectLater)
  }

  /** A connection that does not respond is ended, and 'end' reconnects. */
  const look = (own: pg.Client): void => {
    timer = setTimeout(() => {
      own.query('select 1').then(
        () => look(own),
        () => undefined,
      )
    }, lookEvery).unref()
  }

  function connectLater(): void {
    isThere = false
    if (ended) return
    clearTimeout(timer)
    timer = setTimeout(connect, pause)
    timer.unref()
  }

  return {
    listen: (channel, onNotice) => {
      const known = heardBy.get(channel)
      const listeners = known ?? new Set()
      listeners.add(onNotice)
      heardBy.set(channel, listeners)
      if (!client) connect()
      // Listeners that are added before the connection is ready are called together with the others.
      else if (isThere && known) onNotice()
      else if (isThere)
        listenTo(client, channel).then(
          () => tell(channel),
          () => undefined,
        )
      return () => {
        listeners.delete(onNotice)
      }
    },
    close: () => {
      ended = true
      clearTimeout(timer)
      client?.end().catch(() => undefined)
    },
  }
}
