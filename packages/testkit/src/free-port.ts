// For programs that are told where to listen.
import { createServer } from 'node:net'

/** A port of the loopback address that nobody listens on. Somebody else may be faster. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()))
    })
  })
