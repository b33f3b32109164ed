// The port to where the bytes of sent files lie. What nobody has judged yet lies apart from what may be handed out.
import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'

/** Both ends are included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

export interface UploadStore {
  /** Where files come in, in parts, by the tus protocol. Ids are those of uploads. */
  readonly incoming: DataStore
  /** Bytes of an incoming file that are here; undefined where there is none. */
  received(id: string): Promise<number | undefined>
  readIncoming(id: string): Promise<Readable>
  /** Keeps what was judged, whole or not at all. What comes in under the same id later changes nothing of it. */
  keep(id: string, path: string): Promise<void>
  /** The bytes that were kept. */
  read(id: string, range?: ByteRange): Promise<Readable>
  /** Lets go of what came in. It is no fault if there is nothing. */
  removeIncoming(id: string): Promise<void>
  /** Lets go of all there is of a file. It is no fault if there is nothing. */
  remove(id: string): Promise<void>
  /** Everything that lies there, for whoever wants to know that nothing was left behind. */
  list(): Promise<readonly string[]>
}
