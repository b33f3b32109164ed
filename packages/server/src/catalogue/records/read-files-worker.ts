// Reads files in their own thread.
import { parentPort, workerData } from 'node:worker_threads'
import type { ReadFilesOptions, SentFile } from './read-tables.ts'
import { readTables } from './read-tables.ts'

const { files, options } = workerData as {
  readonly files: readonly SentFile[]
  readonly options: ReadFilesOptions
}
parentPort?.postMessage(await readTables(files, options))
