// Kysely on the embedded database: one connection, used by one caller at a time, so that no query runs in another's transaction.
import { Worker } from 'node:worker_threads'
import type { DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely'
import { CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { PgliteAnswer, PgliteNotice } from './pglite-messages.ts'

/** The embedded database in its thread. Every call fails with code 57P01 once the thread has ended. */
export interface PgliteThread {
  query(sql: string, parameters: readonly unknown[]): Promise<PgliteAnswer>
  /** Receives notifications on channels that a query has listened to. @returns a function that ends it. */
  onNotice(heard: (channel: string) => void): () => void
  close(): Promise<void>
}

class DatabaseError extends Error {
  readonly code: string | undefined
  constructor({ message, code, detail }: { message: string; code?: string; detail?: string }) {
    super(detail === undefined ? message : `${message} (${detail})`)
    this.name = 'DatabaseError'
    this.code = code
  }
}

const goneCode = '57P01'

/** Starts the thread. `directory` undefined keeps everything in memory. */
export const startPgliteThread = (directory: string | undefined): PgliteThread => {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: { directory } })
  const waiting = new Map<number, (answer: PgliteAnswer) => void>()
  let asked = 0
  let gone: string | undefined

  const hearing = new Set<(channel: string) => void>()

  worker.on('message', (answer: PgliteAnswer | PgliteNotice) => {
    if ('channel' in answer) {
      for (const heard of hearing) heard(answer.channel)
      return
    }
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  const end = (message: string): void => {
    gone ??= message
    for (const [id, answer] of waiting) answer({ id, rows: [], error: { message, code: goneCode } })
    waiting.clear()
  }
  worker.on('error', (cause) => end(`The embedded database ended: ${String(cause)}`))
  worker.on('exit', () => end('The embedded database is closed'))

  const ask = async (
    question: { kind: 'close' } | { kind: 'query'; sql: string; parameters: readonly unknown[] },
  ) => {
    if (gone !== undefined) throw new DatabaseError({ message: gone, code: goneCode })
    asked += 1
    const id = asked
    const answer = await new Promise<PgliteAnswer>((resolve) => {
      waiting.set(id, resolve)
      worker.postMessage({ ...question, id })
    })
    if (answer.error) throw new DatabaseError(answer.error)
    return answer
  }

  return {
    query: (sql, parameters) => ask({ kind: 'query', sql, parameters }),
    onNotice: (heard) => {
      hearing.add(heard)
      return () => {
        hearing.delete(heard)
      }
    },
    close: async () => {
      if (gone !== undefined) return
      try {
        await ask({ kind: 'close' })
      } finally {
        gone ??= 'The embedded database is closed'
        await worker.terminate()
      }
    },
  }
}

class PgliteConnection implements DatabaseConnection {
  readonly #thread: PgliteThread
  constructor(thread: PgliteThread) {
    this.#thread = thread
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows } = await this.#thread.query(sql, parameters)
    return {
      rows: rows as Row[],
      ...(affectedRows !== undefined && { numAffectedRows: BigInt(affectedRows) }),
    }
  }

  // biome-ignore lint/correctness/useYield: one answer is all that the thread can give
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not support streaming')
  }
}

class PgliteDriver implements Driver {
  readonly #connection: PgliteConnection
  readonly #thread: PgliteThread
  #held = false
  readonly #queue: (() => void)[] = []

  constructor(thread: PgliteThread) {
    this.#thread = thread
    this.#connection = new PgliteConnection(thread)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#held) await new Promise<void>((resolve) => this.#queue.push(resolve))
    this.#held = true
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    const next = this.#queue.shift()
    if (next) next()
    else this.#held = false
  }

  async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const words = ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
    await connection.executeQuery(CompiledQuery.raw(words.filter(Boolean).join(' ')))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async destroy(): Promise<void> {
    await this.#thread.close()
  }
}

export const pgliteDialect = (thread: PgliteThread): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PgliteDriver(thread),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
