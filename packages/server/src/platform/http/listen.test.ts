// The server at its socket: limits of a connection, and shutdown.
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { Listening, ListenOptions } from './listen.ts'
import { listen } from './listen.ts'

let listening: Listening | undefined
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await listening?.close()
})

const serve = async (options: Partial<ListenOptions> = {}): Promise<number> => {
  listening = await listen({ fetch: () => new Response('ok'), port: 0, host: '127.0.0.1', ...options })
  return listening.port
}

/** A connection, and all data received on it until it ended. */
const open = async (port: number) => {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let heard = ''
  socket.on('data', (part: Buffer) => {
    heard += part.toString()
  })
  socket.on('error', () => undefined)
  const ended = once(socket, 'close').then(() => heard)
  await once(socket, 'connect')
  return { socket, ended, heard: () => heard }
}

const request = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

const answersIn = (heard: string): number => heard.split('HTTP/1.1 200').length - 1

describe('A connection', () => {
  it('is closed when its request takes too long to arrive', async () => {
    const port = await serve({ headersTimeout: 100 })
    const slow = await open(port)
    slow.socket.write('GET / HTTP/1.1\r\nHost: local')
    const silent = await open(port)
    expect(await slow.ended).toContain('408')
    expect(answersIn(await silent.ended)).toBe(0)
  })

  it('is refused beyond the maximum number of connections', async () => {
    const port = await serve({ maxConnections: 2 })
    const first = await open(port)
    const second = await open(port)
    const third = await open(port)
    expect(await third.ended).toBe('')
    for (const { socket, heard } of [first, second]) {
      socket.write(request())
      await once(socket, 'data')
      expect(answersIn(heard())).toBe(1)
    }
  })

  it('has its requests answered one after the other, in their order', async () => {
    const begun: string[] = []
    let now = 0
    let max = 0
    const port = await serve({
      fetch: async ({ url }) => {
        begun.push(new URL(url).pathname)
        now += 1
        max = Math.max(max, now)
        await delay(5)
        now -= 1
        return new Response(new URL(url).pathname)
      },
    })
    const { socket, ended } = await open(port)
    const paths = ['/a', '/b', '/c', '/d']
    socket.write(
      paths
        .map(request)
        .join('')
        .replace(/\r\n\r\n$/, '\r\nConnection: close\r\n\r\n'),
    )
    expect(answersIn(await ended)).toBe(4)
    expect(begun).toEqual(paths)
    expect(max).toBe(1)
  })

  it('is closed for a client that pipelines many requests, and none of them is started', async () => {
    let begun = 0
    const port = await serve({
      fetch: async () => {
        begun += 1
        return new Response('ok')
      },
    })
    const { socket, ended } = await open(port)
    socket.write(request().repeat(200))
    expect(await ended).toBe('')
    expect(begun).toBe(0)
    const polite = await open(port)
    polite.socket.write(request())
    await once(polite.socket, 'data')
    expect(begun).toBe(1)
  })
})

describe('A server that is stopping', () => {
  it('still answers open and new connections, with `Connection: close`', async () => {
    let answer: (() => void) | undefined
    const port = await serve({
      fetch: async ({ url }) => {
        if (url.endsWith('/slow'))
          await new Promise<void>((done) => {
            answer = done
          })
        return new Response('ok')
      },
    })
    const kept = await open(port)
    kept.socket.write(request())
    await once(kept.socket, 'data')
    expect(kept.heard()).not.toMatch(/connection: close/i)
    const slow = await open(port)
    slow.socket.write(request('/slow'))
    await expect.poll(() => answer).toBeDefined()

    listening?.drain()
    kept.socket.write(request())
    const late = await open(port)
    late.socket.write(request())
    answer?.()
    for (const { ended } of [kept, slow, late]) expect(await ended).toMatch(/connection: close/i)
    expect(answersIn(await kept.ended)).toBe(2)
  })
})
