// Whether a replica follows the very database that this process writes to: only then can it show what this process just wrote there.
// Neither positions in the log nor numbers of changes would tell a restored database from the one that was lost, and a standby of the
// time before a restore by PostgreSQL's own means has even its identifier.
import { setTimeout as delay } from 'node:timers/promises'

/** As a client of PostgreSQL's asks. */
type Ask = (
  text: string,
  values: unknown[],
) => Promise<{ readonly rows: readonly { readonly isShown: boolean }[] }>

const question = 'select exists (select from servers where id = $1) as "isShown"'

/** A replica is not used before it has come as far as this server's first word. Milliseconds, in steps. */
const steps = { wait: 50, most: 20 }

/** What is named as a replica is one of something else, or has not come far enough to be of use. */
export class NotAFollower extends Error {
  constructor(cause?: unknown) {
    super(
      'What DATABASE_REPLICA_URL names does not show what was written to DATABASE_URL: it follows another database, or is far behind',
      { cause },
    )
    this.name = 'NotAFollower'
  }
}

const isNoSuchTable = (cause: unknown): boolean => (cause as { code?: unknown } | null)?.code === '42P01'

/**
 * @param serverId of the row in `servers` that was written to the primary.
 * @throws NotAFollower
 */
export const refuseUnlessFollower = async (ask: Ask, serverId: string): Promise<void> => {
  for (let step = 0; step < steps.most; step += 1) {
    const { rows } = await ask(question, [serverId]).catch((cause: unknown) => {
      throw isNoSuchTable(cause) ? new NotAFollower(cause) : cause
    })
    if (rows[0]?.isShown) return
    await delay(steps.wait)
  }
  throw new NotAFollower()
}
