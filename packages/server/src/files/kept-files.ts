// Where the files of a server lie, and what it means when one of them cannot be read.
import { join } from 'node:path'
import { openDirectoryUploadStore } from './directory-upload-store.ts'
import type { FileSettings } from './file-settings.ts'
import type { UploadStore } from './upload-store.ts'

export const openKeptFiles = async ({
  dataDirectory,
  files: { bucket },
}: {
  readonly dataDirectory: string
  readonly files: Pick<FileSettings, 'bucket'>
}): Promise<UploadStore> =>
  bucket
    ? (await import('./s3-upload-store.ts')).openS3UploadStore(bucket)
    : openDirectoryUploadStore(join(dataDirectory, 'uploads'))

/** Whoever keeps the files says that there is none of that name. All else (away, refused, broken) says nothing of the file. */
export const isNotThere = (cause: unknown): boolean => {
  const { code, name } = cause as { readonly code?: unknown; readonly name?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound'
}
