// Reads of signed-in users go to the replica once it has all of their own changes and is less than a second behind
// (docs/decisions/0057). The choice between replica and primary is made in the Kysely driver, per statement, so that no module needs
// code for it.
import { AsyncLocalStorage } from 'node:async_hooks'
import type {
  CompiledQuery,
  DatabaseConnection,
  Kysely,
  PostgresDialectConfig,
  QueryResult,
  TransactionSettings,
} from 'kysely'
import { PostgresDialect, PostgresDriver, sql } from 'kysely'
import { outageOf } from './database-outage.ts'
import type { Schema } from './schema.ts'
import { watchReplica } from './watch-replica.ts'

/** The session of a request. */
export interface SeenSession {
  readonly sessionId: string
  /** When it began or last changed something, by the clock of the database: epoch milliseconds. */
  readonly changedAt: number
}

interface RequestAtHand {
  readonly isRead: boolean
  session?: SeenSession
  /** After a write, the request reads from the primary. */
  hasWritten: boolean
}

const atHand = new AsyncLocalStorage<RequestAtHand>()

/**
 * Runs the handler of one request.
 *
 * @param noteChange called after a request that has written something, with the session if there is one.
 */
export const answerApart = async <Answer>(
  { isRead }: { readonly isRead: boolean },
  answer: () => Promise<Answer>,
  noteChange: (sessionId: string | undefined) => Promise<void>,
): Promise<Answer> => {
  const request: RequestAtHand = { isRead, hasWritten: false }
  return atHand.run(request, async () => {
    try {
      return await answer()
    } finally {
      // Reads may write too, for example by ending something that has expired. Most requests that may write do not, such as searches.
      if (request.hasWritten) await noteChange(request.session?.sessionId)
    }
  })
}

/** Sets the session of the current request. */
export const seeSession = (session: SeenSession): void => {
  const request = atHand.getStore()
  if (request) request.session = session
}

/** Runs shared work, such as the query of a cache, outside of the current request: otherwise the cache could get stale data. */
export const outsideOfRequest = <Answer>(work: () => Answer): Answer => atHand.exit(work)

export interface LateReads {
  /** Reads from the replica if the current request may; undefined if the primary must be used. */
  read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> | undefined
  /** From now on the current request reads from the primary. */
  write(): void
  /** The replica did not respond, or rejected the statement. */
  failed(cause: unknown): void
}

/** Maximum lag of the replica for reads. Milliseconds. */
const maxBehind = 1_000
/** Minimum interval between checks of the replica's position. Milliseconds. */
const checkIntervalMs = 100
/** How long to wait for the replica to reach the position of the primary, in steps. Milliseconds. */
const steps = { wait: 20, max: 40 }

interface Mark {
  /** By the clock of the database, epoch milliseconds: the replica has everything that was committed before. */
  readonly at: number
  /** By the clock of this process. */
  readonly seen: number
}

/** Keywords of statements that a replica rejects, or that have no effect there. */
const changing = /\b(?:insert|update|delete|merge|share|nextval|pg_notify|listen|lock)\b/i

const isRead = ({ sql: text }: CompiledQuery): boolean =>
  /^\s*(?:select|with)\b/i.test(text) && !changing.test(text)

/**
 * @param read queries the replica. Writes fail there and are repeated on the primary.
 * @param primary a function, because it may be opened after these reads are created.
 */
export const makeLateReads = ({
  primary,
  read,
  ...watching
}: {
  readonly primary: () => Kysely<Schema>
  readonly read: <Row>(query: CompiledQuery) => Promise<QueryResult<Row>>
  readonly onAway?: (cause: unknown) => void
  readonly onBack?: () => void
}): LateReads => {
  const hasReached = async (lsn: string): Promise<boolean> => {
    for (let step = 0; step < steps.max; step += 1) {
      const asked = sql`select pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as has`.compile(primary())
      const { rows } = await read<{ has: boolean }>(asked)
      if (rows[0]?.has) return true
      await new Promise((resolve) => setTimeout(resolve, steps.wait))
    }
    return false
  }

  /** Errors of the primary are ignored here: they are reported by the request's own queries. */
  const whereThePrimaryIs = async () => {
    // Time before position: whatever is committed between the two is included in the position.
    const asked = sql<{ at: number; lsn: string }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as at, pg_current_wal_lsn()::text as lsn`
    const { rows } = await asked.execute(primary())
    return rows[0]
  }

  const watch = watchReplica<Mark>({
    look: () =>
      outsideOfRequest(async () => {
        const seen = performance.now()
        const told = await whereThePrimaryIs().catch(() => undefined)
        return told && (await hasReached(told.lsn)) ? { at: told.at, seen } : undefined
      }),
    checkIntervalMs,
    ...watching,
  })

  const mayBeLate = ({ isRead, session, hasWritten }: RequestAtHand): boolean => {
    if (!isRead || !session || hasWritten) return false
    watch.lookSoon()
    const reached = watch.reached()
    return (
      reached !== undefined &&
      performance.now() - reached.seen < maxBehind &&
      session.changedAt < Math.floor(reached.at)
    )
  }

  const write = (): void => {
    const request = atHand.getStore()
    if (request) request.hasWritten = true
  }

  return {
    write,
    failed: (cause) => {
      write()
      if (outageOf(cause) !== undefined) watch.leave(cause)
    },
    read: <Row>(query: CompiledQuery) => {
      const request = atHand.getStore()
      if (!request) return undefined
      if (!isRead(query)) {
        write()
        return undefined
      }
      return mayBeLate(request) ? read<Row>(query) : undefined
    },
  }
}

/** Sends permitted reads to the replica, and everything else, and what fails there, to the primary. */
class LateReadingDriver extends PostgresDriver {
  readonly #reads: LateReads
  readonly #knownConnections = new WeakSet<DatabaseConnection>()
  readonly #inTransaction = new WeakSet<DatabaseConnection>()

  constructor(config: PostgresDialectConfig, reads: LateReads) {
    super(config)
    this.#reads = reads
  }

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await super.acquireConnection(...options)
    if (this.#knownConnections.has(connection)) return connection
    this.#knownConnections.add(connection)
    const ask = connection.executeQuery.bind(connection)
    connection.executeQuery = async <Row>(...asked: Parameters<typeof ask>): Promise<QueryResult<Row>> => {
      const late = this.#inTransaction.has(connection) ? undefined : this.#reads.read<Row>(asked[0])
      if (late)
        try {
          return await late
        } catch (cause) {
          this.#reads.failed(cause)
        }
      return ask<Row>(...asked)
    }
    return connection
  }

  override async beginTransaction(
    connection: Parameters<PostgresDriver['beginTransaction']>[0],
    settings: TransactionSettings,
  ): Promise<void> {
    this.#reads.write()
    this.#inTransaction.add(connection)
    await super.beginTransaction(connection, settings)
  }

  override async releaseConnection(
    ...released: Parameters<PostgresDriver['releaseConnection']>
  ): Promise<void> {
    this.#inTransaction.delete(released[0])
    await super.releaseConnection(...released)
  }
}

/** PostgreSQL with {@link LateReads}. */
export class LateReadingDialect extends PostgresDialect {
  readonly #driver: LateReadingDriver

  constructor(config: PostgresDialectConfig, reads: LateReads) {
    super(config)
    this.#driver = new LateReadingDriver(config, reads)
  }

  override createDriver(): LateReadingDriver {
    return this.#driver
  }
}
