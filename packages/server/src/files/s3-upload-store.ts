// Sent files in a bucket of an S3-compatible store.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { S3Store } from '@tus/s3-store'
import type { Upload } from '@tus/server'
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
}

const keptKey = (id: string): string => `kept/${id}`

const usualSilentMs = 15_000
const connectMs = 3_000

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

/** The library's store for what comes in, and by its connections also what was kept. */
class Bucket extends S3Store {
  /** The library takes a store that is away for a file that is not there. */
  override async getUpload(id: string): Promise<Upload> {
    await this.getMetadata(id).catch((cause: unknown) => {
      if (!isMissing(cause)) throw cause
    })
    return super.getUpload(id)
  }

  async keep(id: string, path: string): Promise<void> {
    const { size } = await stat(path)
    await this.client.putObject({
      Bucket: this.bucket,
      Key: keptKey(id),
      Body: createReadStream(path),
      ContentLength: size,
    })
  }

  async readKept(id: string, range?: ByteRange): Promise<Readable> {
    const { Body } = await this.client.getObject({
      Bucket: this.bucket,
      Key: keptKey(id),
      ...(range && { Range: `bytes=${range.start}-${range.end}` }),
    })
    return Body as Readable
  }

  /** All that there may be of it: also the pieces of one that was never finished. */
  async clear(id: string): Promise<void> {
    await this.remove(id).catch((cause: unknown) => {
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
}: S3Options): UploadStore => {
  const store = new Bucket({
    partSize: partBytes,
    useTags: false,
    s3ClientConfig: {
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // By itself it waits for ever for a store that took the call and says nothing.
      requestHandler: { connectionTimeout: connectMs, socketTimeout: silentMs },
      // Others than Amazon know buckets by path.
      ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
      // Most of them do not know Amazon's newer checksums either.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  })
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
    readIncoming: (id) => store.read(id),
    keep: (id, path) => asked(store.keep(id, path)),
    read: (id, range) => asked(store.readKept(id, range)),
    removeIncoming: (id) => asked(store.clear(id)),
    remove: (id) => asked(store.clear(id).then(() => store.removeKept(id))),
    list: () => store.keys(),
  }
}
