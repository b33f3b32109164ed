// The interface to the storage of uploads. Bytes that are not inspected yet are separate from those that may be served.
import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'

/** Both ends are included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface UploadStore {
  /** Receives uploads in parts, by the tus protocol. Its ids are those of the uploads. */
  readonly incoming: DataStore
  /** Number of received bytes of an incoming file; undefined if it does not exist. */
  received(id: string): Promise<number | undefined>
  readIncoming(id: string): Promise<Readable>
  /** Stores an inspected file atomically. Later incoming bytes with the same id do not change it. */
  keep(id: string, path: string): Promise<void>
  /** The bytes of a stored file. */
  read(id: string, range?: ByteRange): Promise<Readable>
  /** Deletes the incoming file. No error if it does not exist. */
  removeIncoming(id: string): Promise<void>
  /** Deletes everything of a file. No error if it does not exist. */
  remove(id: string): Promise<void>
  /** Everything in the store, to check that nothing was left behind. */
  list(): Promise<readonly string[]>
}
