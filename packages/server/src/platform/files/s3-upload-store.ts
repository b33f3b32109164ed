// Stores uploads in a bucket of an S3-compatible store.
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { MetadataValue } from '@tus/s3-store'
import { S3Store } from '@tus/s3-store'
import type { Upload } from '@tus/server'
import { ERRORS } from '@tus/server'
import { Problem } from '../http/problem.ts'
import type { ByteRange, UploadStore } from './upload-store.ts'

export interface S3Options {
  readonly bucket: string
  readonly region: string
  /** Absent: Amazon S3. */
  readonly endpoint?: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Idle timeout within a call, in milliseconds; absent: fifteen seconds. */
  readonly silentMs?: number
  /** Lock on writing an upload, if several servers share the bucket; absent: there is only this server. */
  readonly turns?: TurnsOfUploads | undefined
}

export interface TurnsOfUploads {
  /** Takes the lock from its previous holder. Undefined for an upload that is no longer being sent. */
  takeTurn(id: string): Promise<string | undefined>
  hasTurn(id: string, turn: string): Promise<boolean>
}

const storedKey = (id: string): string => `kept/${id}`

const usualSilentMs = 15_000
const connectMs = 3_000
/** For reads of stored files, whose readers may pause. Milliseconds. */
const readerPausesMs = 120_000

/** The minimum size of an S3 part, except the last. */
const partBytes = 5 * 1024 * 1024

const isMissing = (cause: unknown): boolean =>
  ['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes((cause as Error).name) ||
  (cause as { status_code?: number }).status_code === 404 ||
  (cause as { status_code?: number }).status_code === 410

/** Whether the store answered with a client error; other errors mean that it is unreachable or broken. */
const isRefusal = (cause: unknown): boolean => {
  const status = (cause as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata
    ?.httpStatusCode
  return status !== undefined && status >= 400 && status < 500
}

/** Rejects with `serviceUnavailable` if the store is unreachable, so that the client can retry. */
const asked = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  try {
    return await work
  } catch (cause) {
    if (isMissing(cause) || isRefusal(cause)) throw cause
    throw new Problem('serviceUnavailable', { cause })
  }
}

/** Metadata of an upload is read often; this is the size of the cache. */
const maxRemembered = 500

const makeMemory = () => {
  const known = new Map<string, MetadataValue>()
  return {
    get: async (id: string) => known.get(id),
    set: async (id: string, value: MetadataValue) => {
      known.set(id, value)
      const [oldest] = known.keys()
      if (known.size > maxRemembered && oldest !== undefined) known.delete(oldest)
    },
    delete: async (id: string) => void known.delete(id),
  }
}

/** Destroys the content after the call: a failed call leaves it unread, and it would stay open after the file is deleted. */
const whileOpen = async <Answer>(
  content: Readable | Buffer,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await work()
  } finally {
    if (content instanceof Readable) content.destroy()
  }
}

/** The state of one request that writes to an upload. */
interface Writing {
  readonly mayWrite: () => Promise<boolean>
  /** Bytes stored as an incomplete part, as reported to the request. */
  readonly rest: number
  /** Number of complete parts before the next write. */
  parts: number
}

/** The store of the library for incoming files; its connections are also used for stored ones. */
class Bucket extends S3Store {
  /** By upload: on one server, one request at a time writes to it. */
  readonly #writing = new Map<string, Writing>()
  turns: TurnsOfUploads | undefined
  /** Timeout for the first byte of a stored file, in milliseconds: after that the reader may pause. */
  answersWithin = usualSilentMs

  /**
   * The library treats an unreachable store as a missing file, and an upload as complete if all its parts exist or the store has ended
   * it. It is complete if there is an object of its size; if all parts exist, the object is put together here.
   */
  override async getUpload(id: string): Promise<Upload> {
    await this.getMetadata(id).catch((cause: unknown) => {
      if (!isMissing(cause)) throw cause
    })
    const upload = await super.getUpload(id)
    const { size } = upload
    if (size === undefined || upload.offset !== size || (await this.#sizeOf(id)) === size) return upload
    // The server stopped, or the store was unreachable, after the last part and before the object was put together.
    await super.write(Readable.from([]), id, size).catch((cause: unknown) => {
      if (!isMissing(cause)) throw cause
    })
    // Otherwise the store has deleted the parts: MinIO does so after a day.
    if ((await this.#sizeOf(id)) !== size) throw ERRORS.FILE_NOT_FOUND
    return upload
  }

  async #sizeOf(id: string): Promise<number | undefined> {
    try {
      return (await this.client.headObject({ Bucket: this.bucket, Key: id })).ContentLength
    } catch (cause) {
      if (!isMissing(cause)) throw cause
      return undefined
    }
  }

  /**
   * An incomplete part is a separate object that counts as following all complete parts. A late write, by a server that does not know
   * that the sender continues elsewhere, or before a part that arrives late, would place it at the wrong offset. So only the lock holder
   * writes it, and it records the number of parts before it.
   */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const { turns } = this
    if (!turns) return super.write(content, id, offset)
    const turn = await turns.takeTurn(id)
    // Bytes that arrived since the offset was read were written by another request.
    if (turn === undefined || (await this.getUpload(id)).offset !== offset) throw ERRORS.INVALID_OFFSET
    const own: Writing = {
      mayWrite: () => turns.hasTurn(id, turn),
      rest: offset % partBytes,
      parts: Math.floor(offset / partBytes),
    }
    this.#writing.set(id, own)
    try {
      return await super.write(content, id, offset)
    } finally {
      if (this.#writing.get(id) === own) this.#writing.delete(id)
    }
  }

  protected override uploadPart(
    metadata: MetadataValue,
    content: Readable | Buffer,
    part: number,
  ): Promise<string> {
    // The parts are counted in order, before the incomplete one.
    const own = this.#writing.get(metadata.file.id)
    if (own) own.parts += 1
    return whileOpen(content, () => super.uploadPart(metadata, content, part))
  }

  protected override uploadIncompletePart(id: string, content: Readable): Promise<string> {
    return whileOpen(content, async () => {
      const own = this.#writing.get(id)
      if (!own) return super.uploadIncompletePart(id, content)
      const after = String(own.parts)
      if (!(await own.mayWrite())) throw ERRORS.INVALID_OFFSET
      const { ETag = '' } = await this.client.putObject({
        Bucket: this.bucket,
        Key: this.partKey(id, true),
        Body: content,
        Metadata: { after },
      })
      return ETag
    })
  }

  /** Whether an incomplete part follows the existing parts. Those of an older release do not record it. */
  async #isInPlace(id: string, after: string | undefined): Promise<boolean> {
    return after === undefined || Number(after) === (await this.retrieveParts(id)).length
  }

  protected override async getIncompletePartSize(id: string): Promise<number | undefined> {
    const rest = await this.client
      .headObject({ Bucket: this.bucket, Key: this.partKey(id, true) })
      .catch((cause: unknown) => {
        if (!isMissing(cause)) throw cause
      })
    return rest && (await this.#isInPlace(id, rest.Metadata?.after)) ? rest.ContentLength : undefined
  }

  protected override async getIncompletePart(id: string): Promise<Readable | undefined> {
    const rest = await this.client
      .getObject({ Bucket: this.bucket, Key: this.partKey(id, true) })
      .catch((cause: unknown) => {
        if (!isMissing(cause)) throw cause
      })
    if (!rest) return undefined
    const content = rest.Body as Readable
    if (await this.#isInPlace(id, rest.Metadata?.after)) return content
    content.destroy()
    return undefined
  }

  /** If the incomplete part changed since the offset was read, it is left as it is, and the sender must ask for the offset again. */
  protected override async downloadIncompletePart(id: string) {
    const rest = await super.downloadIncompletePart(id)
    const own = this.#writing.get(id)
    if (!rest || !own || rest.size === own.rest) return rest
    await rm(rest.path, { force: true })
    throw ERRORS.INVALID_OFFSET
  }

  async readIncoming(id: string): Promise<Readable> {
    try {
      return await this.read(id)
    } catch (cause) {
      if (!isMissing(cause)) throw cause
      await this.getUpload(id)
      return this.read(id)
    }
  }

  async keep(id: string, path: string): Promise<void> {
    const { size } = await stat(path)
    const content = createReadStream(path)
    await whileOpen(content, () =>
      this.client.putObject({
        Bucket: this.bucket,
        Key: storedKey(id),
        Body: content,
        ContentLength: size,
      }),
    )
  }

  async readStored(id: string, range?: ByteRange): Promise<Readable> {
    const silent = new AbortController()
    const timer = setTimeout(() => silent.abort(), this.answersWithin)
    try {
      const { Body } = await this.client.getObject(
        {
          Bucket: this.bucket,
          Key: storedKey(id),
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        },
        { abortSignal: silent.signal },
      )
      return Body as Readable
    } finally {
      clearTimeout(timer)
    }
  }

  /** Removal by the sender. Deleting many objects at once needs a checksum that not every store supports. */
  override async remove(id: string): Promise<void> {
    await this.getMetadata(id)
    await this.clear(id)
  }

  /** Deletes everything of an upload, including the parts of one that was never finished. */
  async clear(id: string): Promise<void> {
    const known = await this.getMetadata(id).catch((cause: unknown) => {
      if (!isMissing(cause)) throw cause
    })
    if (known)
      await this.client
        .abortMultipartUpload({ Bucket: this.bucket, Key: id, UploadId: known['upload-id'] })
        .catch((cause: unknown) => {
          if (!isMissing(cause)) throw cause
        })
    for (const key of [id, this.infoKey(id), this.partKey(id, true)])
      await this.client.deleteObject({ Bucket: this.bucket, Key: key })
    await this.clearCache(id)
  }

  async removeStored(id: string): Promise<void> {
    await this.client.deleteObject({ Bucket: this.bucket, Key: storedKey(id) })
  }

  async keys(): Promise<readonly string[]> {
    const [{ Contents = [] }, { Uploads = [] }] = await Promise.all([
      this.client.listObjectsV2({ Bucket: this.bucket }),
      this.client.listMultipartUploads({ Bucket: this.bucket }),
    ])
    return [...Contents, ...Uploads].flatMap(({ Key }) => Key ?? [])
  }
}

/** The bucket must exist. */
export const openS3UploadStore = ({
  bucket,
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
  silentMs = usualSilentMs,
  turns,
}: S3Options): UploadStore => {
  const bucketWith = (socketTimeout: number) =>
    new Bucket({
      partSize: partBytes,
      useTags: false,
      cache: makeMemory(),
      s3ClientConfig: {
        bucket,
        region,
        credentials: { accessKeyId, secretAccessKey },
        // By default the client waits for ever for a store that accepts the call and does not answer.
        requestHandler: { connectionTimeout: connectMs, socketTimeout },
        // Stores other than Amazon S3 use path-style addresses.
        ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
        // Most of them do not support the newer checksums of Amazon either.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      },
    })
  const store = bucketWith(silentMs)
  store.turns = turns
  // Separate connections, so that slow readers do not block senders.
  const kept = bucketWith(Math.max(silentMs, readerPausesMs))
  kept.answersWithin = silentMs
  return {
    incoming: store,
    received: (id) =>
      store.getUpload(id).then(
        ({ offset }) => offset,
        (cause: unknown) => {
          if (!isMissing(cause)) throw cause
          return undefined
        },
      ),
    readIncoming: (id) => store.readIncoming(id),
    keep: (id, path) => asked(store.keep(id, path)),
    read: (id, range) => asked(kept.readStored(id, range)),
    removeIncoming: (id) => asked(store.clear(id)),
    remove: (id) => asked(store.clear(id).then(() => store.removeStored(id))),
    list: () => store.keys(),
  }
}
