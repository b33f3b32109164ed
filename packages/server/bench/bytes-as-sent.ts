// How much an address weighs on the way: its bytes after gzip at its best, whatever the server chooses to do.
import { gzipSync } from 'node:zlib'

const known = new Map<string, Promise<number>>()

export const gzippedBytes = (body: Uint8Array | string): number => gzipSync(body, { level: 9 }).length

/** Asked for once; for files that never change. */
export const bytesAsSent = (address: string): Promise<number> => {
  const size =
    known.get(address) ??
    fetch(address).then(async (response) => gzippedBytes(new Uint8Array(await response.arrayBuffer())))
  known.set(address, size)
  return size
}
