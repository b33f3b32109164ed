// Statements that are asked all the time are read and planned once on each connection, by PostgreSQL's prepared statements; all
// others are planned whenever they are asked, for what they ask.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'

const mark = '/* kept plan */'

/**
 * Ends a statement whose plan is to be kept. Its text is always the same: no list of changing length. What it answers is named
 * column by column, never by `*`: a server that still runs while another one adds a column would be refused its answer.
 *
 * @example db.selectFrom('sessions').select(['id']).where('id', '=', id).modifyEnd(keptPlan)
 */
export const keptPlan = sql.raw(mark)

/** The same for a statement as text. */
export const withKeptPlan = (text: string): string => `${text} ${mark}`

/** So many on each connection: a text that does change after all is planned as usual from there on. */
const most = 200

const names = new Map<string, string>()

const nameOf = (text: string): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || names.size >= most) return known
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 20)
  names.set(text, name)
  return name
}

/** Nothing that node-postgres offers ends a connection without a word to the other side. */
const streamOf = (client: pg.Client): Socket =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream

type Asked = Parameters<pg.Client['query']>

/** What node-postgres says when nothing was heard for as long as `query_timeout`; it has no code. */
const queryTimedOut = (cause: unknown): boolean =>
  cause instanceof Error && cause.message === 'Query read timeout'

/** A connection that keeps the plans of marked statements, and ends where the other side is silent. */
export class PlanKeepingClient extends pg.Client {
  // Its overloads have no common shape.
  override query(...asked: unknown[]): never {
    const [text, values] = asked
    const name = typeof text === 'string' && text.endsWith(mark) ? nameOf(text) : undefined
    const given = name === undefined ? asked : [{ name, text, values }]
    const answer: unknown = super.query(...(given as Asked))
    // The statement may still run, or nobody may be there any more: the next one must not stand in line behind it.
    if (answer instanceof Promise) return answer.catch((cause: unknown) => this.#leave(cause)) as never
    return answer as never
  }

  async #leave(cause: unknown): Promise<never> {
    const stream = streamOf(this)
    if (queryTimedOut(cause) && !stream.closed) {
      stream.destroy()
      // Only then does the pool know that it is not to be lent again.
      await once(stream, 'close')
    }
    throw cause
  }
}
