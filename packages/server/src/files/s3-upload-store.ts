// Sent files in a bucket of an S3-compatible store.
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
  /** Absent: Amazon's own. */
  readonly endpoint?: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** How long it may say nothing in the middle of a call, in milliseconds; absent: fifteen seconds. */
  readonly silentMs?: number
  /** Whose turn it is to write what comes of a file, where several servers may; absent: this one's. */
  readonly turns?: TurnsOfUploads | undefined
}

export interface TurnsOfUploads {
  /** Whoever had the turn before has it no more. Undefined for a file that nobody sends any more. */
  takeTurn(id: string): Promise<string | undefined>
  hasTurn(id: string, turn: string): Promise<boolean>
}

const keptKey = (id: string): string => `kept/${id}`

const usualSilentMs = 15_000
const connectMs = 3_000
/** Of kept files: whoever reads may pause. Milliseconds. */
const readerPausesMs = 120_000

/** S3 takes no smaller part but the last. */
const partBytes = 5 * 1024 * 1024

const isMissing = (cause: unknown): boolean =>
  ['NotFound', 'NoSuchKey', 'NoSuchUpload'].includes((cause as Error).name) ||
  (cause as { status_code?: number }).status_code === 404 ||
  (cause as { status_code?: number }).status_code === 410

/** What a store says that understands us and does not want to; anything else is a store that is away, or not itself. */
const isRefusal = (cause: unknown): boolean => {
  const status = (cause as { readonly $metadata?: { readonly httpStatusCode?: number } }).$metadata
    ?.httpStatusCode
  return status !== undefined && status >= 400 && status < 500
}

/** Rejects with `serviceUnavailable` where the store could not be asked: whoever tries again may be luckier. */
const asked = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  try {
    return await work
  } catch (cause) {
    if (isMissing(cause) || isRefusal(cause)) throw cause
    throw new Problem('serviceUnavailable', { cause })
  }
}

/** A file on its way is asked for often, and not by each server: so many are remembered. */
const mostRemembered = 500

const makeMemory = () => {
  const known = new Map<string, MetadataValue>()
  return {
    get: async (id: string) => known.get(id),
    set: async (id: string, value: MetadataValue) => {
      known.set(id, value)
      const [oldest] = known.keys()
      if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
    },
    delete: async (id: string) => void known.delete(id),
  }
}

/** Whatever became of the call: one that failed leaves it unread, and then open when the file is deleted. */
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

/** What one request writes of a file. */
interface Writing {
  readonly mayWrite: () => Promise<boolean>
  /** Bytes that lie there as the rest of a part, as the request has been told. */
  readonly rest: number
  /** Whole ones that stand before what it writes next. */
  parts: number
}

/** The library's store for what comes in, and by its connections also what was kept. */
class Bucket extends S3Store {
  /** By file: one request at a time writes it on one server. */
  readonly #writing = new Map<string, Writing>()
  turns: TurnsOfUploads | undefined
  /** Until what was kept begins to come, milliseconds: from then on it is the reader who may pause. */
  answersWithin = usualSilentMs

  /**
   * The library takes a store that is away for a file that is not there, and one whose parts are all there, or whose upload the store has
   * ended, for one that is whole: it is when there is an object of its size, and is made so where the parts are there.
   */
  override async getUpload(id: string): Promise<Upload> {
    await this.getMetadata(id).catch((cause: unknown) => {
      if (!isMissing(cause)) throw cause
    })
    const upload = await super.getUpload(id)
    const { size } = upload
    if (size === undefined || upload.offset !== size || (await this.#sizeOf(id)) === size) return upload
    // Whoever took the last part died, or the store was away, before it was put together.
    await super.write(Readable.from([]), id, size).catch((cause: unknown) => {
      if (!isMissing(cause)) throw cause
    })
    // Else the store itself has let go of what was there: MinIO does after a day.
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
   * The rest of a part that is not full yet lies in an object of its own, and counts as what comes after all parts: written late, by a
   * server that has not heard that its telephone goes on elsewhere, or before a part that comes late, it would stand where other bytes
   * belong. So only who has the turn writes it, and it says after how many parts it stands.
   */
  override async write(content: Readable, id: string, offset: number): Promise<number> {
    const { turns } = this
    if (!turns) return super.write(content, id, offset)
    const turn = await turns.takeTurn(id)
    // What came between the question where it stands and now is somebody else's.
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
    // In the order of what comes, before its rest.
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

  /** Whether a rest stands after the parts that there are. One of an older release says nothing. */
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

  /** What came between the question where it stands and this is left where it is, and the sender asks again. */
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
        Key: keptKey(id),
        Body: content,
        ContentLength: size,
      }),
    )
  }

  async readKept(id: string, range?: ByteRange): Promise<Readable> {
    const silent = new AbortController()
    const timer = setTimeout(() => silent.abort(), this.answersWithin)
    try {
      const { Body } = await this.client.getObject(
        {
          Bucket: this.bucket,
          Key: keptKey(id),
          ...(range && { Range: `bytes=${range.start}-${range.end}` }),
        },
        { abortSignal: silent.signal },
      )
      return Body as Readable
    } finally {
      clearTimeout(timer)
    }
  }

  /** As whoever sends it asks for. Many at once are let go of under a checksum that not every store knows. */
  override async remove(id: string): Promise<void> {
    await this.getMetadata(id)
    await this.clear(id)
  }

  /** All that there may be of it: also the pieces of one that was never finished. */
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

  async removeKept(id: string): Promise<void> {
    await this.client.deleteObject({ Bucket: this.bucket, Key: keptKey(id) })
  }

  async keys(): Promise<readonly string[]> {
    const [{ Contents = [] }, { Uploads = [] }] = await Promise.all([
      this.client.listObjectsV2({ Bucket: this.bucket }),
      this.client.listMultipartUploads({ Bucket: this.bucket }),
    ])
    return [...Contents, ...Uploads].flatMap(({ Key }) => Key ?? [])
  }
}

/** The bucket must be there. */
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
        // By itself it waits for ever for a store that took the call and says nothing.
        requestHandler: { connectionTimeout: connectMs, socketTimeout },
        // Others than Amazon know buckets by path.
        ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
        // Most of them do not know Amazon's newer checksums either.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      },
    })
  const store = bucketWith(silentMs)
  store.turns = turns
  // With connections of their own: whoever reads slowly holds up nobody who sends.
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
    read: (id, range) => asked(kept.readKept(id, range)),
    removeIncoming: (id) => asked(store.clear(id)),
    remove: (id) => asked(store.clear(id).then(() => store.removeKept(id))),
    list: () => store.keys(),
  }
}
