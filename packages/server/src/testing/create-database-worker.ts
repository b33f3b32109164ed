// Executes one statement after another on a PostgreSQL server. A thread, so that test-database.ts can wait for it without promises.
import type { MessagePort } from 'node:worker_threads'
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'

const { url, done, failures } = workerData as {
  readonly url: string
  readonly done: Int32Array
  readonly failures: MessagePort
}

parentPort?.on('message', async (statement: string) => {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query(statement)
  } catch (cause) {
    failures.postMessage(String(cause))
  }
  await client.end().catch(() => undefined)
  Atomics.store(done, 0, 1)
  Atomics.notify(done, 0)
})
