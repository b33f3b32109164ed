// The thread of the embedded database: a heavy query blocks this thread and not the server.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { dataDir as emptyDataDirectory } from '@electric-sql/pglite-prepopulatedfs'
import type { PgliteAnswer, PgliteNotice, PgliteQuestion } from './pglite-messages.ts'
import { pgliteParsers } from './value-parsers.ts'

const port = parentPort
if (!port) throw new Error('pglite-worker.ts is a worker; start it with openPglite')

const { directory } = workerData as { directory: string | undefined }

const isNew = directory === undefined || !existsSync(join(directory, 'PG_VERSION'))

const opening = PGlite.create({
  ...(directory !== undefined && { dataDir: directory }),
  // The packed result of PostgreSQL's initdb, because running initdb takes three times as long.
  ...(isNew && { loadDataDir: await emptyDataDirectory() }),
  extensions: { pg_trgm, unaccent },
  parsers: pgliteParsers,
}).then(async (database) => {
  await database.exec(`set timezone to 'UTC'`)
  database.onNotification((channel) => port.postMessage({ channel } satisfies PgliteNotice))
  return database
})

const run = async (question: PgliteQuestion): Promise<PgliteAnswer> => {
  const database = await opening
  if (question.kind === 'close') {
    await database.close()
    return { id: question.id, rows: [] }
  }
  // Without parameters the simple protocol accepts several statements at once, as in node-postgres.
  const result =
    question.parameters.length === 0
      ? (await database.exec(question.sql)).at(-1)
      : await database.query(question.sql, [...question.parameters])
  return { id: question.id, rows: result?.rows ?? [], affectedRows: result?.affectedRows }
}

const told = (cause: unknown): { message: string; code?: string; detail?: string } => {
  const { message, code, detail } = cause as { message?: unknown; code?: unknown; detail?: unknown }
  return {
    message: String(message ?? cause),
    ...(typeof code === 'string' && { code }),
    ...(typeof detail === 'string' && { detail }),
  }
}

// One query after the other, in the order of arrival.
let before: Promise<unknown> = opening.catch(() => undefined)
port.on('message', (question: PgliteQuestion) => {
  before = before
    .then(() => run(question))
    .catch((cause: unknown): PgliteAnswer => ({ id: question.id, rows: [], error: told(cause) }))
    .then((answer) => port.postMessage(answer))
})
