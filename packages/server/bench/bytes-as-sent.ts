// Transfer size of an address: its bytes after gzip at its best level, whatever the server chooses to do.
import { gzipSync } from 'node:zlib'

const known = new Map<string, Promise<number>>()

export const gzippedBytes = (body: Uint8Array | string): number => gzipSync(body, { level: 9 }).length

/** Requested once; for files that never change. */
export const bytesAsSent = (address: string): Promise<number> => {
  const size =
    known.get(address) ??
    fetch(address).then(async (response) => gzippedBytes(new Uint8Array(await response.arrayBuffer())))
  known.set(address, size)
  return size
}
