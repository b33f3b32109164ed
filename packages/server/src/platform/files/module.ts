// Uploaded files: received in parts, inspected, stored, and attached.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ByteBudget } from '../http/limit-bytes.ts'
import { makeByteLimit } from '../http/limit-bytes.ts'
import { makeCallLimit } from '../http/limit-calls.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Module, Platform } from '../modules/module.ts'
import { openDirectoryUploadStore } from './directory-upload-store.ts'
import { clearFileInspections, fileInspectionFolderOf } from './file-inspection-slot.ts'
import type { FileSettings } from './file-settings.ts'
import { makeUploadService } from './make-upload-service.ts'
import { makeStoredUploads } from './postgres-uploads.ts'
import { uploadRoutes } from './routes.ts'
import { noScanner } from './scanner.ts'
import type { MayUseDraft } from './upload-owner.ts'
import { anyDraftHolder, makeOwnerOf } from './upload-owner.ts'
import type { UploadService } from './upload-service.ts'

export interface FilesModule extends Module {
  readonly uploads: UploadService
}

const everyMs = 10 * 60_000
/** Uploads per network and minute: several people with the maximum number of files each. */
const begunPerMinute = 120
/** Per hour, twice the largest form from one network and forty of them in total: signed-in users are not counted. */
const usualAnonymousBytes = { network: 200 * 2 ** 20, total: 4 * 2 ** 30, perMs: 3_600_000 } as const

export const filesModule = async (
  { db, keys, now, log }: Pick<Platform, 'db' | 'keys' | 'now' | 'log'>,
  {
    jobs,
    dataDirectory,
    settings: { bucket, clamd },
    mayUseDraft = anyDraftHolder,
    anonymousBytes = usualAnonymousBytes,
  }: {
    readonly jobs: Jobs
    readonly dataDirectory: string
    readonly settings: FileSettings
    /** Absent: any client that knows the id of a draft has access to its files. */
    readonly mayUseDraft?: MayUseDraft
    readonly anonymousBytes?: ByteBudget
  },
): Promise<FilesModule> => {
  const directory = join(dataDirectory, 'uploads')
  if (!clamd)
    log.warn(
      'No malware scanner is set (CLAMD_HOST, CLAMD_SOCKET): files are checked by their structure only',
    )
  const judging = join(directory, 'judging')
  await clearFileInspections(judging)
  const ownFileInspection = join(judging, fileInspectionFolderOf(process.pid))
  const countBegun = makeCallLimit({ db, keys, now }, 'uploads', begunPerMinute)
  const countAnonymous = makeByteLimit({ db, keys, now }, 'anonymousUploads', anonymousBytes)
  const turns = makeStoredUploads(db, { now })
  const uploadService = makeUploadService({
    db,
    now,
    jobs,
    store: bucket
      ? (await import('./s3-upload-store.ts')).openS3UploadStore({ ...bucket, turns })
      : await openDirectoryUploadStore(directory),
    scanner: clamd ? (await import('./clamd-scanner.ts')).makeClamdScanner(clamd) : noScanner,
    directory: ownFileInspection,
    countForm: countBegun,
  })
  const ownerOf = makeOwnerOf(mayUseDraft)
  return {
    uploads: uploadService,
    routes: (app) => uploadRoutes(app, { uploadService, ownerOf, countBegun, countAnonymous, log }),
    sweeps: [{ name: 'uploads', everyMs, run: uploadService.sweep }],
    close: () => rm(ownFileInspection, { recursive: true, force: true }),
  }
}
