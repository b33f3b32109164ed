// A scanner on another host: its verdict applies, and without a verdict the file waits.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makeClamdScanner } from './clamd-scanner.ts'

let path: string
let server: Server | undefined
beforeAll(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'scan-')), 'file')
  await writeFile(path, 'Det droppar.')
})
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())))
afterAll(() => rm(join(path, '..'), { recursive: true }))

/** Like clamd's answer to INSTREAM: after the empty chunk that ends the file. */
const aDaemon = async (answer: string): Promise<{ host: string; port: number; heard: () => string }> => {
  let heard = ''
  server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      heard += data.toString('latin1')
      if (heard.endsWith('\0\0\0\0')) socket.end(answer)
    })
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return { host: '127.0.0.1', port: (server.address() as { port: number }).port, heard: () => heard }
}

it.each([
  ['stream: OK\0', 'clean'],
  ['stream: Win.Test.EICAR_HDB-1 FOUND\0', 'infected'],
])('%j is %s', async (answer, verdict) => {
  const { heard, ...where } = await aDaemon(answer)
  expect(await makeClamdScanner(where).scan(path)).toBe(verdict)
  expect(heard()).toContain('Det droppar.')
})

it('a scanner that does not answer gives no verdict', async () => {
  const { heard: _, ...where } = await aDaemon('')
  await new Promise<void>((resolve) => server?.close(() => resolve()))
  server = undefined
  await expect(makeClamdScanner(where).scan(path)).rejects.toThrow()
})
