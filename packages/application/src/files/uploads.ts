// The port to uploads: each file is sent while the form is being filled in, and resumed after an interruption.
import type { Upload, UploadPurpose } from '@husrum/domain'

/** Owner of the files: a draft, accessible to every client that has its id, or the signed-in person. */
export type UploadOwner =
  | {
      readonly kind: 'draft'
      /** A random UUID that cannot be guessed. */
      readonly id: string
    }
  | { readonly kind: 'signedIn' }

export interface UploadsOf {
  readonly owner: UploadOwner
  readonly purpose: UploadPurpose
}

/** The content of a file, compatible with the browser's `Blob`. */
export interface FileContent {
  /** Bytes. */
  readonly size: number
  slice(start?: number, end?: number): { arrayBuffer(): Promise<ArrayBuffer> }
}

/** An `AbortSignal`. */
export interface StopSignal {
  readonly aborted: boolean
  throwIfAborted(): void
  addEventListener(type: 'abort', listener: () => void): void
}

/** Callbacks for the progress of an upload. */
export interface UploadWatch {
  /** Called once the server has registered the file: from then on it is in `list` and can be resumed. */
  readonly onStarted?: (upload: Upload) => void
  /** Bytes sent so far. */
  readonly onProgress?: (sent: number) => void
  /** Connection lost (true) or restored (false). Retries continue until the signal is aborted. */
  readonly onWaiting?: (isWaiting: boolean) => void
  /** Stops sending. Bytes already received stay until the file is removed. */
  readonly signal?: StopSignal
}

/** Why the server refuses a file; one of the keys of `checkFiles`. */
export class UploadRefused extends Error {
  readonly key: 'fileEmpty' | 'fileTooLarge' | 'tooManyFiles' | 'filesTooLarge' | 'fileType'

  constructor(key: UploadRefused['key']) {
    super(`The file was not taken: ${key}`)
    this.name = 'UploadRefused'
    this.key = key
  }
}

/** The server temporarily accepts no more uploads from here: visitors who are not signed in sent too much. */
export class UploadLater extends Error {
  readonly minutes: number

  constructor(minutes: number) {
    super(`No more is taken for ${minutes} minutes`)
    this.name = 'UploadLater'
    this.minutes = minutes
  }
}

/**
 * Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`; a file that is gone or has another owner is
 * `ContractBroken`.
 */
export interface Uploads {
  /** All of the owner's files that are not attached yet, in the order in which they were started. */
  list(of: UploadsOf): Promise<readonly Upload[]>
  /**
   * Sends a file and resumes after interruptions. Resolves once the file is complete (`judging`, or further). Rejects with
   * `UploadRefused` if there is no room for it, with `UploadLater` if there will be later, and with the signal's reason when aborted.
   */
  send(file: FileContent, name: string, of: UploadsOf, watch?: UploadWatch): Promise<Upload>
  /**
   * Resumes an upload that was started in this browser before a reload or crash. Resolves with undefined if its bytes are
   * no longer stored here.
   */
  resume(id: string, of: UploadsOf, watch?: UploadWatch): Promise<Upload | undefined>
  /** Also cancels an upload in progress. Nothing remains; removing a file that is gone succeeds. */
  remove(id: string, of: UploadsOf): Promise<void>
  /** A thumbnail of a clean picture as a `data:` URL; undefined for other files. */
  preview(id: string, of: UploadsOf): Promise<string | undefined>
}
