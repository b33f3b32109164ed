// The rules for attached files: content, number and size.
export type { FileKind, FileKindFacts } from './file-kind.ts'
export { fileHeadLength, fileKinds, fileTailLength, isFileKind, kindOfContent } from './file-kind.ts'
export type { CheckedFiles, FileLimits, FileOptions, PickedFile } from './file-rules.ts'
export {
  checkFiles,
  contactFileLimits,
  fileLimits,
  filesRule,
  incomeFileLimits,
  paperFileLimits,
} from './file-rules.ts'
export { safeFileName } from './safe-file-name.ts'
export type { FileRefusal, Upload, UploadPurpose, UploadState } from './upload.ts'
export {
  anonymousUploadLifetimeMs,
  areAttachable,
  fileRefusals,
  uploadLifetimeMs,
  uploadLimits,
  uploadPurposes,
  uploadStates,
} from './upload.ts'
