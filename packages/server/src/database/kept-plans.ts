// Statements that are asked all the time are read and planned once on each connection, by PostgreSQL's prepared statements; all
// others are planned whenever they are asked, for what they ask.
import { createHash } from 'node:crypto'
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

type Asked = Parameters<pg.Client['query']>

/** A connection that keeps the plans of marked statements. */
export class PlanKeepingClient extends pg.Client {
  // Its overloads have no common shape.
  override query(...asked: unknown[]): never {
    const [text, values] = asked
    const name = typeof text === 'string' && text.endsWith(mark) ? nameOf(text) : undefined
    const given = name === undefined ? asked : [{ name, text, values }]
    return super.query(...(given as Asked)) as never
  }
}
