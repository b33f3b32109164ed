// Uploads: each file is sent separately while its form is being filled in, inspected by content, and then attached.
import type { FileKind } from './file-kind.ts'
import type { FileLimits } from './file-rules.ts'
import { contactFileLimits, fileLimits, incomeFileLimits, paperFileLimits } from './file-rules.ts'

/** The purpose of an upload. */
export const uploadPurposes = [
  'case',
  'caseUpdate',
  'message',
  'loanPromise',
  'inspectionRemark',
  'contact',
  'paper',
] as const
/** One of {@link uploadPurposes}. */
export type UploadPurpose = (typeof uploadPurposes)[number]

/** The limits per purpose and owner, before the files are attached. */
export const uploadLimits: Readonly<Record<UploadPurpose, FileLimits>> = {
  case: fileLimits,
  caseUpdate: fileLimits,
  message: fileLimits,
  loanPromise: incomeFileLimits,
  inspectionRemark: fileLimits,
  contact: contactFileLimits,
  paper: paperFileLimits,
}

/** `receiving` bytes; `judging` the complete file; `clean`: may be attached; `refused`: is not stored. */
export const uploadStates = ['receiving', 'judging', 'clean', 'refused'] as const
/** One of {@link uploadStates}. */
export type UploadState = (typeof uploadStates)[number]

/** Why a file is refused. */
export const fileRefusals = [
  /** Without content. */
  'fileEmpty',
  /** Its content is not of a kind that the purpose allows. */
  'fileType',
  /** Of an allowed kind, but damaged: truncated, or unreadable. */
  'fileBroken',
  /** A picture with more pixels than any camera produces. */
  'fileTooManyPixels',
  /** It contains active content: macros, scripts, external references. */
  'fileActive',
  /** It is a polyglot, or expands excessively when it is opened. */
  'fileUnsafe',
  /** It is encrypted, so its content cannot be inspected. */
  'fileLocked',
  /** The scanner detected malware. */
  'fileInfected',
] as const
/** One of {@link fileRefusals}. */
export type FileRefusal = (typeof fileRefusals)[number]

/** An upload, as its owner sees it. */
export interface Upload {
  readonly id: string
  /** Safe to show and to store under. */
  readonly name: string
  /** Total bytes. */
  readonly size: number
  /** Bytes received so far. */
  readonly received: number
  readonly state: UploadState
  /** Set once it is `clean`. */
  readonly kind?: FileKind
  /** Set when it is `refused`. */
  readonly refusal?: FileRefusal
}

/** Milliseconds until an unattached file expires: as long as a draft. */
export const uploadLifetimeMs = 86_400_000

/** The same without sign-in: until it belongs to a stored draft. */
export const anonymousUploadLifetimeMs = 7_200_000

/** Whether an owner's files could be attached now: none is in progress, and none was refused. */
export const areAttachable = (uploads: readonly Upload[]): boolean =>
  uploads.every(({ state }) => state === 'clean')
