// Files on their way: each is sent by itself while its form is written, judged by content, and then attached to something.
import type { FileKind } from './file-kind.ts'
import type { FileLimits } from './file-rules.ts'
import { contactFileLimits, fileLimits, incomeFileLimits } from './file-rules.ts'

/** What a file is sent for. */
export const uploadPurposes = [
  'case',
  'caseUpdate',
  'message',
  'loanPromise',
  'inspectionRemark',
  'contact',
] as const
/** One of {@link uploadPurposes}. */
export type UploadPurpose = (typeof uploadPurposes)[number]

/** What may be sent for a purpose, by one owner, before it is attached. */
export const uploadLimits: Readonly<Record<UploadPurpose, FileLimits>> = {
  case: fileLimits,
  caseUpdate: fileLimits,
  message: fileLimits,
  loanPromise: incomeFileLimits,
  inspectionRemark: fileLimits,
  contact: contactFileLimits,
}

/** Bytes come in; all are here and nobody has looked; may be attached; is not kept. */
export const uploadStates = ['receiving', 'judging', 'clean', 'refused'] as const
/** One of {@link uploadStates}. */
export type UploadState = (typeof uploadStates)[number]

/** Why a file is not kept. */
export const fileRefusals = [
  /** Without content. */
  'fileEmpty',
  /** Its content is none of the kinds that the purpose takes. */
  'fileType',
  /** Of the right kind, and damaged: it ends too early, or cannot be read. */
  'fileBroken',
  /** A picture of more points than any camera makes. */
  'fileTooManyPixels',
  /** It would do something when it is opened: macros, scripts, things that it loads from elsewhere. */
  'fileActive',
  /** It is two things at once, or grows beyond all measure when it is opened. */
  'fileUnsafe',
  /** It is encrypted, so that nobody can see what is in it before it is opened. */
  'fileLocked',
  /** The scanner knows it. */
  'fileInfected',
] as const
/** One of {@link fileRefusals}. */
export type FileRefusal = (typeof fileRefusals)[number]

/** A file on its way, as its owner sees it. */
export interface Upload {
  readonly id: string
  /** Safe to show and to store under. */
  readonly name: string
  /** Bytes in all. */
  readonly size: number
  /** Bytes that the server has. */
  readonly received: number
  readonly state: UploadState
  /** There once it is `clean`. */
  readonly kind?: FileKind
  /** There when it is `refused`. */
  readonly refusal?: FileRefusal
}

/** Milliseconds that a file waits to be attached: as long as a draft does. */
export const uploadLifetimeMs = 86_400_000

/** The same of one that nobody signed in for: until a draft is kept that it belongs to. */
export const anonymousUploadLifetimeMs = 7_200_000

/** Whether an owner's files could be attached now: nothing is on its way, and nothing was refused. */
export const areAttachable = (uploads: readonly Upload[]): boolean =>
  uploads.every(({ state }) => state === 'clean')
