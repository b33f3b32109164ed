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

/**
 * A store that says "forbidden" of a file that is not there hides that it is not: whoever reads to find out fails instead. Of Amazon's it
 * does so to a key without `s3:ListBucket`.
 */
export const hidesWhatIsNotThere = (store: Pick<UploadStore, 'read'>): Promise<boolean> =>
  store.read(crypto.randomUUID()).then(
    (found) => {
      // A directory looks for it only when it is read.
      found.on('error', () => undefined).destroy()
      return false
    },
    (cause: unknown) => (cause as { readonly name?: unknown }).name === 'AccessDenied',
  )

/** Whoever keeps the files says that there is none of that name. All else (away, refused, broken) says nothing of the file. */
export const isNotThere = (cause: unknown): boolean => {
  const { code, name } = cause as { readonly code?: unknown; readonly name?: unknown }
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound'
}
