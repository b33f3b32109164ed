// Which database it is, of which cluster. A streaming replica is the same one as its primary; one that was restored beside it is another,
// and neither positions in the log nor numbers of changes would tell.
import { outageOf } from './database-outage.ts'

/** As a client of PostgreSQL's asks. */
type Ask = (text: string) => Promise<{ readonly rows: readonly { readonly identity: string | null }[] }>

const question = `select (select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database()) as identity`

/** Undefined where nobody may look, or there is nothing to see: of some services a cluster is none. Fails while it is away. */
export const identityOf = async (ask: Ask): Promise<string | undefined> => {
  try {
    return (await ask(question)).rows[0]?.identity ?? undefined
  } catch (cause) {
    if (outageOf(cause) !== undefined) throw cause
    return undefined
  }
}

/** What is named as a replica is a replica of something else. */
export class NotACopy extends Error {
  constructor() {
    super('DATABASE_REPLICA_URL names another database than DATABASE_URL, or a replica of another')
    this.name = 'NotACopy'
  }
}

/** @throws NotACopy */
export const refuseUnlessCopy = async (ask: Ask, of: string | undefined): Promise<void> => {
  const identity = of === undefined ? undefined : await identityOf(ask)
  if (identity !== undefined && identity !== of) throw new NotACopy()
}
