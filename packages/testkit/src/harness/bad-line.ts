// A TCP proxy between two parts that can be slow, cut, silent or lying, for as long as a test needs.
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'

export type LineTrouble =
  | { readonly kind: 'slow'; readonly ms: number }
  /** New connections are refused, and existing ones are reset. */
  | { readonly kind: 'refused' }
  /** Connections are cut in the middle of a response: every one, or one in `oneIn`. */
  | { readonly kind: 'cut'; readonly afterBytes: number; readonly oneIn?: number }
  /** No data passes, and no error is raised. Data in transit arrives when the trouble ends. */
  | { readonly kind: 'silent' }
  /** Responds with a fixed text. */
  | { readonly kind: 'lying'; readonly answer: string }

export interface BadLine {
  readonly port: number
  /** Undefined: no trouble. */
  setTrouble(trouble: LineTrouble | undefined): void
  close(): Promise<void>
}

/** A proxy to a port of this machine, on its own port. */
export const startBadLine = async (to: number): Promise<BadLine> => {
  let trouble: LineTrouble | undefined
  const pairs = new Set<readonly [Socket, Socket]>()
  const waiting = new Set<() => void>()
  let parts = 0

  /** Preserves the order. */
  const later = (work: () => unknown): void => {
    if (trouble?.kind === 'slow') setTimeout(work, trouble.ms)
    else work()
  }

  const pass = (from: Socket, other: Socket, isAnswer: boolean): void => {
    let bytes = 0
    from.on('data', (part: Buffer) => {
      if (trouble?.kind === 'cut' && isAnswer) {
        bytes += part.length
        parts += 1
        if (bytes > trouble.afterBytes && parts % (trouble.oneIn ?? 1) === 0) {
          other.write(part.subarray(0, part.length >> 1), () => other.resetAndDestroy())
          from.destroy()
          return
        }
      }
      later(() => other.writable && other.write(part))
    })
    from.on('end', () => later(() => other.end()))
    from.on('error', () => other.destroy())
    from.on('close', (hadError) => hadError || later(() => other.destroySoon()))
  }

  const join = (caller: Socket): void => {
    const called = connect(to, '127.0.0.1')
    const pair = [caller, called] as const
    pairs.add(pair)
    caller.once('close', () => pairs.delete(pair))
    pass(caller, called, false)
    pass(called, caller, true)
    caller.resume()
  }

  const server = createServer({ pauseOnConnect: true }, (caller) => {
    caller.on('error', () => caller.destroy())
    if (trouble?.kind === 'refused') caller.resetAndDestroy()
    else if (trouble?.kind === 'lying') {
      const { answer } = trouble
      caller.once('data', () => caller.end(answer))
      caller.resume()
    } else if (trouble?.kind === 'silent') waiting.add(() => caller.destroyed || join(caller))
    else join(caller)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    setTrouble: (next) => {
      trouble = next
      for (const socket of [...pairs].flat()) {
        if (next?.kind === 'silent') socket.pause()
        else socket.resume()
      }
      if (next?.kind === 'refused' || next?.kind === 'lying')
        for (const [caller] of pairs) caller.resetAndDestroy()
      if (next === undefined) {
        for (const later of waiting) later()
        waiting.clear()
      }
    },
    close: async () => {
      for (const socket of [...pairs].flat()) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
