// What files people may attach, by content, number and size.
export type { FileKind } from './file-kind.ts'
export { fileHeadLength, fileKinds, fileTailLength, isFileKind, kindOfContent } from './file-kind.ts'
export type { CheckedFiles, FileLimits, FileTerms, PickedFile } from './file-rules.ts'
export { bytesPerMegabyte, checkFiles, fileLimits, filesRule, incomeFileLimits } from './file-rules.ts'
export { maxFileNameLength, safeFileName } from './safe-file-name.ts'
