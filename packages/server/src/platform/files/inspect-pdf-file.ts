// Checks a PDF: it begins and ends as one, nothing follows its end, and it has no active content.
import { open } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { archiveList, isForeign } from './foreign-content.ts'
import type { PdfVerdict } from './inspect-pdf.ts'
import { RefusedFile } from './refused-file.ts'

const tailBytes = 4_096

/** A book of a thousand pages takes a second. */
const usualTimeoutMs = 20_000
const maxHeapMegabytes = 256

const tailOf = async (path: string, size: number): Promise<Buffer> => {
  const file = await open(path)
  try {
    const length = Math.min(size, tailBytes)
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length)
    return buffer
  } finally {
    await file.close()
  }
}

/** Rejects if the file cannot be read. A file that needs more time or memory than any document does is `unsafe`. */
const inspectApart = async (path: string, timeoutMs: number): Promise<PdfVerdict> => {
  const worker = new Worker(new URL('./inspect-pdf-worker.ts', import.meta.url), {
    workerData: { path },
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes },
  })
  const verdict = new Promise<PdfVerdict>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', (cause: NodeJS.ErrnoException) =>
      cause.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('unsafe') : reject(cause),
    )
    worker.once('exit', (code) => reject(new Error(`The inspection of a PDF ended with ${code}`)))
  })
  const ended = new AbortController()
  try {
    return await Promise.race([verdict, delay(timeoutMs, 'unsafe' as const, { signal: ended.signal })])
  } finally {
    ended.abort()
    await worker.terminate()
  }
}

const refusals = {
  active: 'fileActive',
  unsafe: 'fileUnsafe',
  locked: 'fileLocked',
  empty: 'fileBroken',
} as const

/** Throws `RefusedFile`. */
export const inspectPdfFile = async (
  path: string,
  size: number,
  timeoutMs = usualTimeoutMs,
): Promise<void> => {
  const tail = (await tailOf(path, size)).toString('latin1')
  const end = tail.lastIndexOf('%%EOF')
  if (end < 0 || !/startxref\s+\d{1,12}\s*$/.test(tail.slice(0, end))) throw new RefusedFile('fileBroken')
  const behind = tail.slice(end + 5)
  if (/[^\s\0]/.test(behind) && (behind.length > 1_024 || isForeign(Buffer.from(behind, 'latin1'))))
    throw new RefusedFile('fileUnsafe')
  // Archive programs look for their directory here, whatever precedes it.
  if (tail.includes(archiveList)) throw new RefusedFile('fileUnsafe')
  const verdict = await inspectApart(path, timeoutMs)
  if (verdict !== 'harmless') throw new RefusedFile(refusals[verdict])
}
