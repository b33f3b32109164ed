// The requests of one connection are answered one after the other, and few may wait: no connection takes more than one's share.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Handle = (request: IncomingMessage, response: ServerResponse) => void

/** Browsers and proxies wait for each answer; a program that sends this many ahead loses its connection. */
const mostWaiting = 8

/**
 * Node hands out whatever is pipelined at once, though the answers must leave in order: a few bytes of a stranger would
 * become hundreds of pages in the making.
 */
export const inTurn = (handle: Handle): Handle => {
  const lines = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const line = lines.get(socket) ?? []
    lines.set(socket, line)
    if (line.length > mostWaiting) {
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
    // Not before all that came with it has been looked at: what goes on for too long is not begun.
    if (line.length === 1) setImmediate(begin)
  }
}
