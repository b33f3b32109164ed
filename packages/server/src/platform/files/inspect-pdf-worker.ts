// Inspects one PDF in its own thread, so that slow or memory-hungry files do not block requests.
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { inspectPdf } from './inspect-pdf.ts'

const { path } = workerData as { readonly path: string }
parentPort?.postMessage(await inspectPdf(await readFile(path)))
