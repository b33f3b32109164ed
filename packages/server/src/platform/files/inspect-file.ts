// Checks a file by its content and structure, never by its name or declared type.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { FileKind, FileRefusal, UploadPurpose } from '@husrum/domain'
import { fileHeadLength, fileTailLength, kindOfContent, uploadLimits } from '@husrum/domain'
import { fileTypeFromFile } from 'file-type'
import { inspectDocx } from './inspect-docx.ts'
import { inspectFilm } from './inspect-film.ts'
import { inspectPdfFile } from './inspect-pdf-file.ts'
import { inspectPicture } from './inspect-picture.ts'

import { RefusedFile } from './refused-file.ts'
import type { Scanner } from './scanner.ts'

export type JudgedFile =
  | {
      readonly kind: 'clean'
      readonly fileKind: FileKind
      /** Path of the file to store. */
      readonly path: string
      readonly size: number
      readonly sha256: Uint8Array
    }
  | { readonly kind: 'refused'; readonly refusal: FileRefusal }

/** The media types that a second detector may report for each kind. */
const secondOpinions: Readonly<Record<FileKind, readonly string[]>> = {
  jpeg: ['image/jpeg'],
  png: ['image/png', 'image/apng'],
  pdf: ['application/pdf'],
  mp4: ['video/mp4', 'video/x-m4v'],
  quicktime: ['video/quicktime', 'video/mp4'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/zip'],
}

/** Old films begin in ways that detectors do not recognise; their boxes identify them. */
const isFilm = (kind: FileKind): boolean => kind === 'mp4' || kind === 'quicktime'

const readAt = async (file: FileHandle, start: number, length: number): Promise<Uint8Array> => {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, start)
  return buffer.subarray(0, bytesRead)
}

const kindOf = async (path: string, size: number): Promise<FileKind | undefined> => {
  const file = await open(path)
  try {
    const tailLength = Math.min(size, fileTailLength)
    return kindOfContent(
      await readAt(file, 0, fileHeadLength),
      await readAt(file, size - tailLength, tailLength),
    )
  } finally {
    await file.close()
  }
}

const digest = async (path: string): Promise<Uint8Array> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest()
}

const look = async (path: string, size: number, kind: FileKind): Promise<string> => {
  if (kind === 'jpeg' || kind === 'png') return inspectPicture(path, kind)
  if (kind === 'pdf') await inspectPdfFile(path, size)
  else if (kind === 'docx') await inspectDocx(path, size)
  else await inspectFilm(path, size)
  return path
}

/**
 * Inspects the file at a path; may write other files beside it. Pictures are drawn anew, which removes anything else that was
 * in them. Rejects only if the sender is not the cause.
 */
export const inspectFile = async (
  path: string,
  { purpose, scanner }: { readonly purpose: UploadPurpose; readonly scanner: Scanner },
): Promise<JudgedFile> => {
  try {
    const { size } = await stat(path)
    if (size === 0) throw new RefusedFile('fileEmpty')
    const fileKind = await kindOf(path, size)
    if (fileKind === undefined || !uploadLimits[purpose].kinds.includes(fileKind))
      throw new RefusedFile('fileType')
    const second = await fileTypeFromFile(path).catch(() => undefined)
    if (second ? !secondOpinions[fileKind].includes(second.mime) : !isFilm(fileKind))
      throw new RefusedFile('fileType')
    // Scan before any other code opens the file.
    if ((await scanner.scan(path)) === 'infected') throw new RefusedFile('fileInfected')
    const judged = await look(path, size, fileKind)
    return {
      kind: 'clean',
      fileKind,
      path: judged,
      size: (await stat(judged)).size,
      sha256: await digest(judged),
    }
  } catch (cause) {
    if (cause instanceof RefusedFile) return { kind: 'refused', refusal: cause.refusal }
    throw cause
  }
}
