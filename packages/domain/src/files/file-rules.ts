// How many files people may attach, and how large they may be (specification 2 §5 file rules, §9).
import type { Checked, FieldError, FieldIssue } from '../validation/field-error.ts'
import type { Rule } from '../validation/rule.ts'
import { rule, valid } from '../validation/rule.ts'
import type { FileKind } from './file-kind.ts'
import { fileKinds, isFileKind } from './file-kind.ts'

/** What one form takes. */
export interface FileLimits {
  /** Files in all, those already attached included. */
  readonly maxFiles: number
  /** Bytes of one file. */
  readonly maxFileBytes: number
  /** Bytes of all files, those already attached included. */
  readonly maxTotalBytes: number
  readonly kinds: readonly FileKind[]
}

/** Bytes of a megabyte as the specification counts it. */
export const bytesPerMegabyte = 1_048_576

/** Fault reports: 5 files of 20 MB, 100 MB together, of every kind (specification 2 §5, §9). */
export const fileLimits = {
  maxFiles: 5,
  maxFileBytes: 20 * bytesPerMegabyte,
  maxTotalBytes: 100 * bytesPerMegabyte,
  kinds: Object.keys(fileKinds) as readonly FileKind[],
} as const satisfies FileLimits

/** Income and loan promise of a booking: one pdf, jpeg or png of 20 MB (contract-decisions 4.3). */
export const incomeFileLimits = {
  maxFiles: 1,
  maxFileBytes: 20 * bytesPerMegabyte,
  maxTotalBytes: 20 * bytesPerMegabyte,
  kinds: ['pdf', 'jpeg', 'png'],
} as const satisfies FileLimits

/** A file that somebody picked. */
export interface PickedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** What `kindOfContent` found in it; undefined for anything that is not allowed. */
  readonly kind: FileKind | undefined
}

/** What is attached already, and what the form takes. */
export interface FileTerms {
  /** Files that are attached elsewhere and count along; 0 when left out. */
  readonly alreadyAttached?: number
  /** Their bytes; 0 when left out. */
  readonly alreadyAttachedBytes?: number
  /** {@link fileLimits} when left out. */
  readonly limits?: FileLimits
}

/** What came of a pick. */
export interface CheckedFiles<File extends PickedFile> {
  /** The files to keep, in the order in which they were picked. */
  readonly accepted: readonly File[]
  /** One issue for each file that is not kept; the path is its place in the pick. */
  readonly issues: readonly FieldIssue[]
  /** What is wrong with the pick as a whole: `tooManyFiles`, `filesTooLarge`, each at most once. */
  readonly whole: readonly FieldError[]
}

const errorOfFile = ({ size, kind }: PickedFile, limits: FileLimits): FieldError | undefined => {
  if (!(size > 0)) return { key: 'fileEmpty' }
  if (kind === undefined || !limits.kinds.includes(kind)) return { key: 'fileType' }
  return size > limits.maxFileBytes
    ? { key: 'fileTooLarge', params: { max: limits.maxFileBytes } }
    : undefined
}

/**
 * Looks at picked files one by one and keeps every good one that there is still room for. Errors of a file,
 * in this order: `fileEmpty`, `fileType`, `fileTooLarge` (`max` bytes), `tooManyFiles` (`max` in all, `left`
 * before this pick), `filesTooLarge` (`max` bytes). A file that is not kept takes no room from those after
 * it.
 */
export const checkFiles = <File extends PickedFile>(
  picked: readonly File[],
  { alreadyAttached = 0, alreadyAttachedBytes = 0, limits = fileLimits }: FileTerms = {},
): CheckedFiles<File> => {
  const left = Math.max(0, limits.maxFiles - alreadyAttached)
  const tooMany: FieldError = { key: 'tooManyFiles', params: { max: limits.maxFiles, left } }
  const tooLarge: FieldError = { key: 'filesTooLarge', params: { max: limits.maxTotalBytes } }
  const accepted: File[] = []
  const issues: FieldIssue[] = []
  const whole = new Set<FieldError>()
  let bytes = alreadyAttachedBytes
  for (const [place, file] of picked.entries()) {
    const own = errorOfFile(file, limits)
    const error =
      own ??
      (accepted.length >= left ? tooMany : bytes + file.size > limits.maxTotalBytes ? tooLarge : undefined)
    if (error === undefined) {
      accepted.push(file)
      bytes += file.size
    } else {
      issues.push({ ...error, path: [place] })
      if (error !== own) whole.add(error)
    }
  }
  return { accepted, issues, whole: [...whole] }
}

const isPickedFile = (value: unknown): value is PickedFile => {
  if (typeof value !== 'object' || value === null) return false
  const { name, size, kind } = value as Partial<Record<keyof PickedFile, unknown>>
  return typeof name === 'string' && typeof size === 'number' && (kind === undefined || isFileKind(kind))
}

/**
 * The same as a rule for a form: no files at all are well, and one issue makes the whole field invalid. What
 * is no list, or holds something else than picked files, is `invalidInput`.
 */
export const filesRule = (terms: FileTerms = {}): Rule<readonly PickedFile[]> =>
  rule((value): Checked<readonly PickedFile[]> => {
    const picked: unknown = value ?? []
    if (!Array.isArray(picked) || !picked.every(isPickedFile))
      return { kind: 'invalid', issues: [{ key: 'invalidInput', path: [] }] }
    const { accepted, issues } = checkFiles(picked, terms)
    return issues.length > 0 ? { kind: 'invalid', issues } : valid(accepted)
  })
