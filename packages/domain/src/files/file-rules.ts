// How many files people may attach, and how large they may be (FAULT-55, FAULT-57).
import type { Checked, FieldIssue } from '../validation/field-error.ts'
import type { Rule } from '../validation/rule.ts'
import { invalid, issuesOf, rule, valid, validUnless } from '../validation/rule.ts'
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

/** Fault reports: 5 files of 20 MB, 100 MB together, of every kind (FAULT-55 to FAULT-57). */
export const fileLimits: FileLimits = {
  maxFiles: 5,
  maxFileBytes: 20_971_520,
  maxTotalBytes: 104_857_600,
  kinds: /* @__PURE__ */ Object.keys(fileKinds) as FileKind[],
}

/** Income and loan promise of a booking: one pdf, jpeg or png of 20 MB. */
export const incomeFileLimits: FileLimits = {
  maxFiles: 1,
  maxFileBytes: 20_971_520,
  maxTotalBytes: 20_971_520,
  kinds: ['pdf', 'jpeg', 'png'],
}

/** A message to a contact: as much as a letter to their desk carries. */
export const contactFileLimits: FileLimits = {
  maxFiles: 5,
  maxFileBytes: 5_242_880,
  maxTotalBytes: 10_485_760,
  kinds: ['pdf', 'jpeg', 'png', 'docx'],
}

/** A file that somebody picked. */
export interface PickedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** What `kindOfContent` found in it; undefined for anything that is not allowed. */
  readonly kind: FileKind | undefined
}

/** What is attached already, and what the form takes. */
export interface FileOptions {
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
}

/**
 * Looks at picked files one by one and keeps every good one that there is still room for. Errors of a file,
 * in this order: `fileEmpty`, `fileType`, `fileTooLarge` (`max` bytes), `tooManyFiles` (`max` in all, `left`
 * before this pick), `filesTooLarge` (`max` bytes). A file that is not kept takes no room from those after
 * it.
 */
export const checkFiles = <File extends PickedFile>(
  picked: readonly File[],
  { alreadyAttached = 0, alreadyAttachedBytes = 0, limits = fileLimits }: FileOptions = {},
): CheckedFiles<File> => {
  const { maxFiles, maxFileBytes, maxTotalBytes, kinds } = limits
  const left = Math.max(0, maxFiles - alreadyAttached)
  const accepted: File[] = []
  let bytes = alreadyAttachedBytes
  const check = ({ size, kind }: File): Checked<unknown> => {
    if (!(size > 0)) return invalid('fileEmpty')
    if (!kind || !kinds.includes(kind)) return invalid('fileType')
    if (size > maxFileBytes) return invalid('fileTooLarge', { max: maxFileBytes })
    if (accepted.length >= left) return invalid('tooManyFiles', { max: maxFiles, left })
    return bytes + size > maxTotalBytes ? invalid('filesTooLarge', { max: maxTotalBytes }) : valid(size)
  }
  const issues = picked.flatMap((file, place) =>
    issuesOf(place, check(file), () => {
      accepted.push(file)
      bytes += file.size
    }),
  )
  return { accepted, issues }
}

const isPickedFile = (value: unknown): value is PickedFile => {
  const file = value as Partial<PickedFile> | null | undefined
  return (
    typeof file?.name === 'string' &&
    typeof file.size === 'number' &&
    (file.kind === undefined || isFileKind(file.kind))
  )
}

/**
 * The same as a rule for a form: no files at all are well, and one issue makes the whole field invalid. What
 * is no list, or holds something else than picked files, is `invalidInput`.
 */
export const filesRule = (options?: FileOptions): Rule<readonly PickedFile[]> =>
  rule((value) => {
    const picked = value ?? []
    if (!Array.isArray(picked) || !picked.every(isPickedFile)) return invalid('invalidInput')
    const { accepted, issues } = checkFiles(picked, options)
    return validUnless(issues, accepted)
  })
