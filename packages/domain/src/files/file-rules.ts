// The maximum number and sizes of attached files (FAULT-55, FAULT-57).
import type { Checked, FieldIssue } from '../validation/field-error.ts'
import type { Rule } from '../validation/rule.ts'
import { invalid, issuesOf, rule, valid, validUnless } from '../validation/rule.ts'
import type { FileKind } from './file-kind.ts'
import { fileKinds, isFileKind } from './file-kind.ts'

/** The limits of a form. */
export interface FileLimits {
  /** Number of files, including those already attached. */
  readonly maxFiles: number
  /** Bytes of one file. */
  readonly maxFileBytes: number
  /** Bytes of all files, including those already attached. */
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

/** A paper of a stage or home that the company brings: one PDF of 20 MB. */
export const paperFileLimits: FileLimits = {
  maxFiles: 1,
  maxFileBytes: 20_971_520,
  maxTotalBytes: 20_971_520,
  kinds: ['pdf'],
}

/** A message to a contact: limited by the size of an e-mail. */
export const contactFileLimits: FileLimits = {
  maxFiles: 5,
  maxFileBytes: 5_242_880,
  maxTotalBytes: 10_485_760,
  kinds: ['pdf', 'jpeg', 'png', 'docx'],
}

/** A file that the user picked. */
export interface PickedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** The result of `kindOfContent`; undefined for a kind that is not allowed. */
  readonly kind: FileKind | undefined
}

/** The files attached already, and the limits of the form. */
export interface FileOptions {
  /** Number of files attached elsewhere, which count too; 0 if omitted. */
  readonly alreadyAttached?: number
  /** Their bytes; 0 if omitted. */
  readonly alreadyAttachedBytes?: number
  /** {@link fileLimits} if omitted. */
  readonly limits?: FileLimits
}

/** The result of a pick. */
export interface CheckedFiles<File extends PickedFile> {
  /** The accepted files, in the order in which they were picked. */
  readonly accepted: readonly File[]
  /** One issue for each rejected file; the path is its place in the pick. */
  readonly issues: readonly FieldIssue[]
}

/**
 * Checks picked files one by one and accepts every valid one that there is still room for. Errors of a file, in this order: `fileEmpty`,
 * `fileType`, `fileTooLarge` (`max` bytes), `tooManyFiles` (`max` in all, `left` before this pick), `filesTooLarge` (`max` bytes). A
 * rejected file takes no room from those after it.
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
 * The same as a rule for a form: no files are valid, and one issue makes the whole field invalid. A value that is not a list of picked
 * files is `invalidInput`.
 */
export const filesRule = (options?: FileOptions): Rule<readonly PickedFile[]> =>
  rule((value) => {
    const picked = value ?? []
    if (!Array.isArray(picked) || !picked.every(isPickedFile)) return invalid('invalidInput')
    const { accepted, issues } = checkFiles(picked, options)
    return validUnless(issues, accepted)
  })
