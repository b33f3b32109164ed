// Inspects one PDF in a thread of its own: what takes long, or takes memory, holds up no request.
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { inspectPdf } from './inspect-pdf.ts'

const { path } = workerData as { readonly path: string }
parentPort?.postMessage(await inspectPdf(await readFile(path)))
