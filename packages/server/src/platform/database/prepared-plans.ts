// Frequent statements are parsed and planned once per connection, as PostgreSQL prepared statements; all others are planned on
// each execution, for their parameters.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'

const mark = '/* kept plan */'

/**
 * Marks a statement whose plan is to be cached. Its text must be constant: no lists of varying length. Select columns by name,
 * never by `*`: if another server adds a column, PostgreSQL rejects the cached plan of a running one.
 *
 * @example db.selectFrom('sessions').select(['id']).where('id', '=', id).modifyEnd(preparedPlan)
 */
export const preparedPlan = sql.raw(mark)

/** The same for a statement as text. */
export const withPreparedPlan = (text: string): string => `${text} ${mark}`

/** Maximum number of plans per connection: beyond it marked statements are planned as usual. */
const max = 200

const names = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= max) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}

/** The socket: node-postgres itself cannot end a connection without sending something first. */
const streamOf = (client: pg.Client): Socket =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream

type Asked = Parameters<pg.Client['query']>

/** The error of node-postgres after `query_timeout` without a response; it has no code. */
const queryTimedOut = (cause: unknown): boolean =>
  cause instanceof Error && cause.message === 'Query read timeout'

/** A client that caches the plans of marked statements, and closes its connection when the server is silent. */
export class PlanKeepingClient extends pg.Client {
  // Its overloads have no common shape.
  override query(...asked: unknown[]): never {
    const [text, values] = asked
    const name = typeof text === 'string' && text.endsWith(mark) ? nameOf(text) : undefined
    const given = name === undefined ? asked : [{ name, text, values }]
    const answer: unknown = super.query(...(given as Asked))
    // After a timeout the statement may still run, or the server is gone: close, so that the next statement does not queue behind it.
    if (answer instanceof Promise) return answer.catch((cause: unknown) => this.#leave(cause)) as never
    return answer as never
  }

  async #leave(cause: unknown): Promise<never> {
    const stream = streamOf(this)
    if (queryTimedOut(cause) && !stream.closed) {
      stream.destroy()
      // Only then does the pool stop lending this connection.
      await once(stream, 'close')
    }
    throw cause
  }
}
