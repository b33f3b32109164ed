// Reads the files of an import as records: in a thread of its own with limits, so that a bad file does not block a server.
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { ReadFiles, ReadFilesOptions, SentFile } from './read-tables.ts'
import { readTables } from './read-tables.ts'

const usualTimeoutMs = 30_000
const maxHeapMegabytes = 512

/** A text of this size is read in milliseconds. Workbooks are packed. */
const smallBytes = 128 * 1024

const isSmallText = ({ bytes }: SentFile): boolean =>
  bytes.length <= smallBytes && !(bytes[0] === 0x50 && bytes[1] === 0x4b)

/** Reads files. Whatever is in them, it answers: mistakes are part of the answer. */
export const readFiles = (
  files: readonly SentFile[],
  options: ReadFilesOptions,
  timeoutMs = usualTimeoutMs,
): Promise<ReadFiles> =>
  files.every(isSmallText) && files.length <= 4
    ? readTables(files, options)
    : readApart(files, options, timeoutMs)

const readApart = async (
  files: readonly SentFile[],
  options: ReadFilesOptions,
  timeoutMs: number,
): Promise<ReadFiles> => {
  const worker = new Worker(new URL('./read-files-worker.ts', import.meta.url), {
    workerData: { files, options },
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
    // The flags of a server are for its own thread.
    execArgv: [],
  })
  const tooMuch: ReadFiles = {
    tables: [],
    problems: files.slice(0, 1).map(({ name }) => ({
      file: name,
      row: 0,
      column: '',
      problem: 'takesTooLong',
      cell: '',
    })),
  }
  const read = new Promise<ReadFiles>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (cause: NodeJS.ErrnoException) =>
      cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooMuch) : reject(cause),
    )
    worker.once('exit', (code) => reject(new Error(`Reading files ended with ${code}`)))
  })
  const ended = new AbortController()
  try {
    return await Promise.race([read, delay(timeoutMs, tooMuch, { signal: ended.signal })])
  } finally {
    ended.abort()
    await worker.terminate()
  }
}
