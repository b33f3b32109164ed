// The port to files on their way: sent one by one while a form is written, and gone on with after a cut.
import type { Upload, UploadPurpose } from '@husrum/domain'

/** Whose files they are: those of a draft, for whoever has its id, or those of the person who is signed in. */
export type UploadOwner =
  | {
      readonly kind: 'draft'
      /** A random UUID that nobody can guess. */
      readonly id: string
    }
  | { readonly kind: 'signedIn' }

export interface UploadsOf {
  readonly owner: UploadOwner
  readonly purpose: UploadPurpose
}

/** The bytes of a file, as browsers hand them out (`Blob`). */
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

/** How a file is followed while it is sent. */
export interface UploadWatch {
  /** Called once the server knows the file: from then on it is in `list`, and can be gone on with. */
  readonly onStarted?: (upload: Upload) => void
  /** Bytes that have been sent. */
  readonly onProgress?: (sent: number) => void
  /** The line is cut (true), or there again (false); it is tried again until the signal is aborted. */
  readonly onWaiting?: (isWaiting: boolean) => void
  /** Stops sending. What has come stays, until it is removed. */
  readonly signal?: StopSignal
}

/** Why the server does not take a file at all; one of the keys of `checkFiles`, or the line to the server. */
export class UploadRefused extends Error {
  readonly key: 'fileEmpty' | 'fileTooLarge' | 'tooManyFiles' | 'filesTooLarge' | 'fileType'

  constructor(key: UploadRefused['key']) {
    super(`The file was not taken: ${key}`)
    this.name = 'UploadRefused'
    this.key = key
  }
}

/** The server takes no more from here for some time: too much was sent by people who are not signed in. */
export class UploadLater extends Error {
  readonly minutes: number

  constructor(minutes: number) {
    super(`No more is taken for ${minutes} minutes`)
    this.name = 'UploadLater'
    this.minutes = minutes
  }
}

/**
 * Rejects with `ServiceUnavailable`, `ContractBroken` or `SessionExpired`; what is gone, or somebody else's, is
 * `ContractBroken`.
 */
export interface Uploads {
  /** All of the owner's that are not attached yet, in the order in which they began. */
  list(of: UploadsOf): Promise<readonly Upload[]>
  /**
   * Sends a file, through any number of cuts. Resolves when all of it is there (`judging`, or further). Rejects with
   * `UploadRefused` where there is no room for it, with `UploadLater` where there will be, and with the signal's reason when that is aborted.
   */
  send(file: FileContent, name: string, of: UploadsOf, watch?: UploadWatch): Promise<Upload>
  /**
   * Goes on with one that was begun in this browser, before a reload or a crash. Resolves with undefined where its bytes
   * are not here any more.
   */
  resume(id: string, of: UploadsOf, watch?: UploadWatch): Promise<Upload | undefined>
  /** Also of one that is being sent. Nothing is left of it; what is gone already is no fault. */
  remove(id: string, of: UploadsOf): Promise<void>
  /** A small picture of a clean picture, as a `data:` address; undefined for all else. */
  preview(id: string, of: UploadsOf): Promise<string | undefined>
}
