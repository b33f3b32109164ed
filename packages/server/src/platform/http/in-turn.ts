// Handles the requests of one connection one after the other, with a short queue, so that no connection takes more than its share.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Browsers and proxies wait for each response; a program that pipelines this many requests is disconnected. */
const maxWaiting = 8

/**
 * Node starts all pipelined requests at once, though the responses must leave in order: a few bytes from a client could start
 * hundreds of page renders.
 */
export const inTurn = (handle: Handle): Handle => {
  const lines = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket) ?? []
    lines.set(socket, line)
    if (line.length > maxWaiting) {
      socket.destroy()
      return
    }
    const begin = () => {
      if (!socket.destroyed) handle(request, response)
    }
    line.push(begin)
    response.once('close', () => {
      line.shift()
      line[0]?.()
    })
    // Deferred until all pipelined requests have been read: a connection with too many is closed before any is started.
    if (line.length === 1) setImmediate(begin)
  }
}
