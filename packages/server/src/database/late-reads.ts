// What somebody signed in only looks at is read from the replica, as soon as it has all that they have changed themselves and is less
// than a second behind (docs/decisions/0057). Which of the two answers is decided under Kysely, statement by statement: no subject of
// the server knows of it.
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

/** Of the session that a request showed. */
export interface SeenSession {
  readonly sessionId: string
  /** When it was begun, or something was last changed in it, by the clock of the database: epoch milliseconds. */
  readonly changedAt: number
}

interface RequestAtHand {
  readonly isRead: boolean
  session?: SeenSession
  /** What is written is read back. */
  hasWritten: boolean
}

const atHand = new AsyncLocalStorage<RequestAtHand>()

/**
 * Runs what answers one request.
 *
 * @param noteChange is called after a request that has written something, with the session where one was seen.
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
      // A look may write too: what ran out ends when somebody sees it. And most calls that could write do not: searches.
      if (request.hasWritten) await noteChange(request.session?.sessionId)
    }
  })
}

/** Tells whose request it is that is being answered. */
export const seeSession = (session: SeenSession): void => {
  const request = atHand.getStore()
  if (request) request.session = session
}

/** Runs what many will share, a cache's question say: whoever happens to ask first must not fill it with what was. */
export const forEverybody = <Answer>(work: () => Answer): Answer => atHand.exit(work)

export interface LateReads {
  /** Reads on the replica what the request at hand may read there; undefined where the primary is to be asked. */
  read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> | undefined
  /** From here on the request at hand reads from the primary. */
  write(): void
  /** The replica did not answer, or could not answer this. */
  failed(cause: unknown): void
}

/** A replica may be so far behind for whoever only looks. Milliseconds. */
const mostBehind = 1_000
/** How often it is asked how far it has come while somebody reads. Milliseconds. */
const patience = 100
/** How long it is waited for until it has come as far as the primary was, in steps. Milliseconds. */
const steps = { wait: 20, most: 40 }

interface Mark {
  /** By the clock of the database, epoch milliseconds: all that was committed before is in the replica. */
  readonly at: number
  /** By the clock of this process. */
  readonly seen: number
}

/** Words of statements that a replica refuses, or that would reach nobody from there. */
const changing = /\b(?:insert|update|delete|merge|share|nextval|pg_notify|listen|lock)\b/i

const isRead = ({ sql: text }: CompiledQuery): boolean =>
  /^\s*(?:select|with)\b/i.test(text) && !changing.test(text)

/**
 * @param read asks the replica. What would write fails there, and is asked again of the primary.
 * @param primary may come later than the connections that it is for.
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
    for (let step = 0; step < steps.most; step += 1) {
      const asked = sql`select pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as has`.compile(primary())
      const { rows } = await read<{ has: boolean }>(asked)
      if (rows[0]?.has) return true
      await new Promise((resolve) => setTimeout(resolve, steps.wait))
    }
    return false
  }

  /** A primary that is away is told of by who asked it. */
  const whereThePrimaryIs = async () => {
    // Time first: what is committed between the two is in the position all the same.
    const asked = sql<{ at: number; lsn: string }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as at, pg_current_wal_lsn()::text as lsn`
    const { rows } = await asked.execute(primary())
    return rows[0]
  }

  const watch = watchReplica<Mark>({
    look: () =>
      forEverybody(async () => {
        const seen = performance.now()
        const told = await whereThePrimaryIs().catch(() => undefined)
        return told && (await hasReached(told.lsn)) ? { at: told.at, seen } : undefined
      }),
    patience,
    ...watching,
  })

  const mayBeLate = ({ isRead, session, hasWritten }: RequestAtHand): boolean => {
    if (!isRead || !session || hasWritten) return false
    watch.lookSoon()
    const reached = watch.reached()
    return (
      reached !== undefined &&
      performance.now() - reached.seen < mostBehind &&
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

/** Sends what may be read late to the replica, and all else, and what fails there, to the primary. */
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
