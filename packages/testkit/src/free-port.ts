// For programs whose port must be chosen in advance.
import { createServer } from 'node:net'

/** An unused port of the loopback address. Another process may take it before the caller does. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()))
    })
  })
