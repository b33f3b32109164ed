// Opens the file store of a server, and interprets its errors when a file cannot be read.
import { join } from 'node:path'
import { openDirectoryUploadStore } from './directory-upload-store.ts'
import type { FileSettings } from './file-settings.ts'
import type { UploadStore } from './upload-store.ts'

export const openStoredFiles = async ({
  dataDirectory,
  files: { bucket },
}: {
  readonly dataDirectory: string
  readonly files: Pick<FileSettings, 'bucket'>
}): Promise<UploadStore> =>
  bucket
    ? (await import('./s3-upload-store.ts')).openS3UploadStore(bucket)
    : openDirectoryUploadStore(join(dataDirectory, 'uploads'))

/**
 * Whether the store answers "forbidden" for a missing file, so that missing files cannot be detected. Amazon S3 does so for a key
 * without `s3:ListBucket`.
 */
export const hidesWhatIsNotThere = (store: Pick<UploadStore, 'read'>): Promise<boolean> =>
  store.read(crypto.randomUUID()).then(
    (found) => {
      // The directory store opens the file only when it is read.
      found.on('error', () => undefined).destroy()
      return false
    },
    (cause: unknown) => (cause as { readonly name?: unknown }).name === 'AccessDenied',
  )

/** Whether the store reports that the file does not exist. Other errors (unreachable, refused, broken) do not imply that. */
export const isNotThere = (cause: unknown): boolean => {
  const { code, name } = cause as { readonly code?: unknown; readonly name?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound'
}
