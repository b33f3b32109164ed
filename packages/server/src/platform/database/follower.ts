// Checks that a replica follows the database that this process writes to: only then can it show what this process just wrote. WAL
// positions and numbers of changes cannot distinguish a restored database from the lost one, and a standby from before a restore by
// PostgreSQL's own means even has the same system identifier.
import { setTimeout as delay } from 'node:timers/promises'

/** The query function of a PostgreSQL client. */
type Ask = (
  text: string,
  values: unknown[],
) => Promise<{ readonly rows: readonly { readonly isShown: boolean }[] }>

const question = 'select exists (select from servers where id = $1) as "isShown"'

/** A replica is not used before it shows this server's first row. Milliseconds, in steps. */
const steps = { wait: 50, max: 20 }

/** The configured replica follows another database, or lags too far behind. */
export class NotAFollower extends Error {
  constructor(cause?: unknown) {
    super(
      'The database at DATABASE_REPLICA_URL does not show what was written to DATABASE_URL: it replicates another database, or is far behind',
      { cause },
    )
    this.name = 'NotAFollower'
  }
}

const isNoSuchTable = (cause: unknown): boolean => (cause as { code?: unknown } | null)?.code === '42P01'

/**
 * @param serverId id of the row in `servers` that was written to the primary.
 * @throws NotAFollower
 */
export const refuseUnlessFollower = async (ask: Ask, serverId: string): Promise<void> => {
  for (let step = 0; step < steps.max; step += 1) {
    const { rows } = await ask(question, [serverId]).catch((cause: unknown) => {
      throw isNoSuchTable(cause) ? new NotAFollower(cause) : cause
    })
    if (rows[0]?.isShown) return
    await delay(steps.wait)
  }
  throw new NotAFollower()
}
