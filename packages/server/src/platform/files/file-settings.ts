// Settings of the file module.
import type { ClamdOptions } from './clamd-scanner.ts'
import type { S3Options } from './s3-upload-store.ts'

export interface FileSettings {
  /** Absent: the data directory. */
  readonly bucket?: S3Options | undefined
  /** Absent: files are checked by their structure alone. */
  readonly clamd?: ClamdOptions | undefined
}
