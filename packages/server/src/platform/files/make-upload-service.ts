// The life cycle of an uploaded file: registered, received, inspected, stored, attached, and deleted.
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Upload } from '@husrum/domain'
import { safeFileName } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { LimitCalls } from '../http/limit-calls.ts'
import { Problem } from '../http/problem.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { makeFileInspectionSlot } from './file-inspection-slot.ts'
import { fileResponse } from './file-response.ts'
import { inspectFile } from './inspect-file.ts'
import type { NewUpload, StoredUploads, TakenUpload } from './postgres-uploads.ts'
import { makeStoredUploads, uploadOf } from './postgres-uploads.ts'
import type { Scanner } from './scanner.ts'
import { readMultipart } from './take-multipart.ts'
import type { UploadService } from './upload-service.ts'
import type { UploadStore } from './upload-store.ts'

export interface UploadServiceOptions {
  readonly db: Kysely<Schema>
  readonly now: () => number
  readonly jobs: Jobs
  readonly store: UploadStore
  readonly scanner: Scanner
  /** For files while they are inspected. */
  readonly directory: string
  /** Maximum number of bytes of forms on disk at once; absent: what the disk of a server has room for. */
  readonly maxBytesInProgress?: number
  /** Rate limit for senders of forms with files, applied before the form is read; absent: no limit. */
  readonly countForm?: LimitCalls
}

/** Additional operations for the routes and the sweep. */
export interface UploadReceiver extends UploadService {
  readonly uploads: StoredUploads
  readonly store: UploadStore
  /** Registers a file that comes in parts, if there is room. */
  begin(upload: NewUpload): Promise<TakenUpload>
  /** All bytes were received: queues the inspection. */
  finish(id: string): Promise<void>
  /** Retries failed inspections and deletes all expired uploads; resolves with the number of deleted ones. */
  sweep(): Promise<number>
}

export const inspectJob = 'files.judge'
export const forgetJob = 'files.forget'

const sweptAtOnce = 100

export const makeUploadService = ({
  db,
  now,
  jobs,
  store,
  scanner,
  directory,
  maxBytesInProgress,
  countForm,
}: UploadServiceOptions): UploadReceiver => {
  const uploads = makeStoredUploads(db, { now })
  const place = makeFileInspectionSlot(directory, maxBytesInProgress)

  /** Inspects the file at a path as this upload, and stores it if it is clean. */
  const judge = async (id: string, path: string): Promise<void> => {
    const row = await uploads.toInspect(id)
    if (!row) return
    const judged = await inspectFile(path, { purpose: row.purpose, scanner })
    if (judged.kind === 'refused') {
      await uploads.judged(id, judged)
    } else {
      await store.keep(id, judged.path)
      const isOurs = await uploads.judged(id, { ...judged, name: safeFileName(row.name, judged.fileKind) })
      // The upload was removed meanwhile and already swept.
      if (!isOurs && !(await uploads.isThere(id))) await store.remove(id)
    }
    await store.removeIncoming(id)
  }

  jobs.handleOutside(inspectJob, async (facts) => {
    const id = String(facts)
    const row = await uploads.toInspect(id)
    // It was inspected, but the server stopped before it removed the incoming file.
    if (!row) return store.removeIncoming(id)
    await place.with(async (path) => {
      await pipeline(await store.readIncoming(id), createWriteStream(path))
      if ((await stat(path)).size === row.size) return judge(id, path)
      await uploads.judged(id, { kind: 'refused', refusal: 'fileBroken' })
      await store.removeIncoming(id)
    })
  })

  const forget = async (ids: readonly string[]): Promise<void> => {
    const failures: unknown[] = []
    // A file that cannot be deleted does not block the others.
    for (const id of ids)
      await store.remove(id).then(
        () => uploads.forget([id]),
        (cause: unknown) => failures.push(cause),
      )
    if (failures.length > 0) throw failures[0]
  }
  jobs.handleOutside(forgetJob, (facts) => forget(facts as readonly string[]))

  const finish = (id: string): Promise<void> =>
    db.transaction().execute(async (trx) => {
      if (await uploads.beginFileInspection(trx, id)) await jobs.enqueue(trx, { kind: inspectJob, facts: id })
    })

  const remove: UploadService['remove'] = async (id, { owner }) => {
    const row = await uploads.find(id, owner)
    if (!row || !(await uploads.giveUp(id))) return false
    // A running inspection may still store it: the next sweep deletes it.
    if (row.state !== 'judging') await forget([id])
    return true
  }

  const current = async (of: Parameters<UploadService['list']>[0]): Promise<readonly Upload[]> => {
    const rows = await uploads.list(of)
    return Promise.all(
      rows.map(async (row) => {
        if (row.state !== 'receiving') return uploadOf(row)
        const received = (await store.received(row.id)) ?? 0
        // The last part arrived, but the server stopped before it could record that.
        if (received === row.size) await finish(row.id)
        return { ...uploadOf(row), received, ...(received === row.size && { state: 'judging' as const }) }
      }),
    )
  }

  const takeMultipart: UploadService['takeMultipart'] = async (
    request,
    { owner, purpose, site, fileFields, address },
  ) => {
    if (address !== undefined) await countForm?.(address)
    // In the order of the form, whichever is stored first.
    const taken: string[] = []
    try {
      const { fields, issues } = await readMultipart(request, {
        fileFields,
        purpose,
        takeFile: async (name, content) => {
          const id = randomUUID()
          taken.push(id)
          return place.with(async (path, takeRoom) => {
            const size = await content.writeTo(path, takeRoom)
            const answer = await uploads.take({ id, owner, purpose, site, name: safeFileName(name), size })
            if (answer.kind === 'noRoom') return answer.key
            await uploads.beginFileInspection(db, id)
            await judge(id, path)
            return undefined
          })
        },
      })
      const there = await uploads.list({ owner, purpose })
      const files = taken.flatMap((id) => there.filter((row) => row.id === id).map(uploadOf))
      return { fields, files, issues }
    } catch (cause) {
      for (const id of taken) await remove(id, { owner }).catch(() => undefined)
      throw cause
    }
  }

  return {
    uploads,
    store,
    begin: uploads.take,
    finish,
    remove,
    list: current,
    claim: uploads.claim,
    release: async (within, files) => {
      const ids = await uploads.release(within, files)
      if (ids.length > 0) await jobs.enqueue(within, { kind: forgetJob, facts: ids })
    },
    claimedBy: uploads.claimedBy,
    open: uploads.clean,
    respond: (file, request, signal) => fileResponse(store, file, request, signal),

    takeMultipart,

    takeForm: async (request, of) => {
      try {
        return await takeMultipart(request, of)
      } catch (cause) {
        if (!(cause instanceof Problem && cause.code === 'tooManyRequests')) throw cause
        const { fields } = await readMultipart(request, { ...of, takeFile: async () => 'notNow' })
        return { fields, files: [], issues: [], refusal: cause }
      }
    },

    sweep: async () => {
      // The inspection may have been unavailable for longer than the retries of a job: queue failed ones again.
      await jobs.tryAgain(inspectJob)
      for (let swept = 0; ; ) {
        const ids = await uploads.expired(sweptAtOnce)
        await forget(ids)
        swept += ids.length
        if (ids.length < sweptAtOnce) return swept
      }
    },
  }
}
