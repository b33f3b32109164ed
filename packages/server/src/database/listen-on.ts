// Hears what is said on a channel of a PostgreSQL server, on a connection of its own.
import pg from 'pg'

const pauseMs = 1_000

/**
 * Connects, and connects again whenever the connection is lost; each time it is there `onNotice` is called, because
 * something may have been said before. Behind a pooler that lends connections by the transaction nothing is heard.
 *
 * @returns what ends it.
 */
export const listenOn = (url: string, channel: string, onNotice: () => void): (() => void) => {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let ended = false

  const connect = (): void => {
    const own = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'husrum-listen' })
    client = own
    own.on('notification', onNotice)
    // An unheard 'error' would end the process; 'end' comes after it.
    own.on('error', () => undefined)
    own.on('end', connectLater)
    own
      .connect()
      .then(() => own.query(`listen ${own.escapeIdentifier(channel)}`))
      .then(onNotice)
      .catch(() => own.end().catch(() => undefined))
      .catch(connectLater)
  }

  function connectLater(): void {
    if (ended) return
    clearTimeout(timer)
    timer = setTimeout(connect, pauseMs)
    timer.unref()
  }

  connect()
  return () => {
    ended = true
    clearTimeout(timer)
    client?.end().catch(() => undefined)
  }
}
