// A bad line breaks as configured, and works again afterwards.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BadLine } from './bad-line.ts'
import { startBadLine } from './bad-line.ts'

const long = 'x'.repeat(1_000)
const server = createServer((socket) => {
  socket.on('error', () => undefined)
  socket.on('data', () => socket.end(long))
})

let line: BadLine
beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  line = await startBadLine((server.address() as AddressInfo).port)
})
afterEach(async () => {
  await line.close()
  await new Promise((resolve) => server.close(resolve))
})

/** The complete response, or the error. */
const ask = async (): Promise<string> => {
  const socket = connect(line.port, '127.0.0.1')
  socket.write('?')
  let heard = ''
  socket.on('data', (part) => {
    heard += String(part)
  })
  const ending = once(socket, 'end').then(
    () => heard,
    (cause) => `${(cause as NodeJS.ErrnoException).code} after ${heard.length > 0 ? 'some' : 'nothing'}`,
  )
  return ending.finally(() => socket.destroy())
}

it('A line without trouble forwards the response', async () => {
  expect(await ask()).toBe(long)
})

it.each([
  [{ kind: 'refused' }, 'ECONNRESET after nothing'],
  [{ kind: 'cut', afterBytes: 10 }, 'ECONNRESET after some'],
  [{ kind: 'lying', answer: 'no' }, 'no'],
  [{ kind: 'slow', ms: 5 }, long],
] as const)('A line with trouble %j works again once it is over', async (trouble, heard) => {
  line.setTrouble(trouble)
  expect(await ask()).toBe(heard)
  line.setTrouble(undefined)
  expect(await ask()).toBe(long)
})

it('A silent line forwards nothing until its trouble is over', async () => {
  line.setTrouble({ kind: 'silent' })
  const asked = ask()
  const first = await Promise.race([
    asked,
    new Promise((resolve) => setTimeout(() => resolve('nothing'), 50)),
  ])
  expect(first).toBe('nothing')
  line.setTrouble(undefined)
  expect(await asked).toBe(long)
})
