// Parses a multipart form as a stream and writes each file to disk: a file is never completely in memory.
import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import type { UploadPurpose } from '@husrum/domain'
import { uploadLimits } from '@husrum/domain'
import { Problem } from '../http/problem.ts'
import { assertStorableField } from '../http/read-form.ts'
import type { TakeRoom } from './file-inspection-slot.ts'

export interface MultipartIssue {
  /** The name as sent. */
  readonly name: string
  /** `notNow`: the inspection is at capacity; the file may be accepted on a retry. */
  readonly key: 'fileEmpty' | 'fileTooLarge' | 'tooManyFiles' | 'filesTooLarge' | 'notNow'
}

export interface ReadMultipart {
  readonly fields: ReadonlyMap<string, readonly string[]>
  readonly issues: readonly MultipartIssue[]
}

/** A file while it is being received. */
export interface ComingFile {
  /** Resolves with its size in bytes. Without room, the rest of the file is read and discarded. */
  writeTo(path: string, takeRoom: TakeRoom): Promise<number>
}

export interface ReadMultipartOptions {
  readonly purpose: UploadPurpose
  readonly fileFields: readonly string[]
  /** Handles one file at a time; resolves with the reason if there is no room for it. */
  readonly takeFile: (name: string, file: ComingFile) => Promise<MultipartIssue['key'] | undefined>
}

/** A text of 5,000 characters, in the longest encoding. */
const longestField = 64 * 1024
const maxFields = 100
/** Bytes beyond the files: fields, names, boundaries. */
const besideFiles = 2 * 1024 * 1024

class TooLong extends Error {}
class NoRoom extends Error {}

/** Passes on bytes up to the maximum, then fails. */
const failBeyond = (max: number): Transform => {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      passed += chunk.length
      if (passed > max) done(new TooLong())
      else done(null, chunk)
    },
  })
}

/** Passes on bytes while there is room and discards the rest, so that the fields after this file are still read. */
const swallowBeyond = (
  max: number,
  takeRoom: TakeRoom,
): Transform & { readonly came: () => number; readonly hadRoom: () => boolean } => {
  let came = 0
  let hasRoom = true
  const limit = new Transform({
    transform(chunk: Buffer, _, done) {
      const passed = chunk.subarray(0, Math.max(0, max - came))
      came += chunk.length
      hasRoom &&= takeRoom(passed.length)
      done(null, hasRoom ? passed : undefined)
    },
  })
  return Object.assign(limit, { came: () => came, hadRoom: () => hasRoom })
}

/**
 * Throws `unsupportedMediaType` for another content type, `bodyTooLarge` for more than any form has, and `invalidRequest` for a form
 * that is incomplete or has files in other fields.
 */
export const readMultipart = async (
  request: Request,
  { purpose, fileFields, takeFile }: ReadMultipartOptions,
): Promise<ReadMultipart> => {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type) || !request.body) throw new Problem('unsupportedMediaType')
  const { maxFileBytes, maxFiles, maxTotalBytes } = uploadLimits[purpose]
  const fields = new Map<string, string[]>()
  const issues: MultipartIssue[] = []
  let taking: Promise<unknown> = Promise.resolve()
  let failure: unknown
  let files = 0
  const open = new Set<Readable>()

  const parts = (): InstanceType<typeof Busboy> => {
    try {
      return new Busboy({
        headers: { 'content-type': type },
        limits: { fieldSize: longestField, fields: maxFields, headerPairs: 20, headerSize: 8_192 },
        isPartAFile: (_field, contentType, fileName) =>
          fileName !== undefined || contentType === 'application/octet-stream',
        preservePath: true,
      })
    } catch (cause) {
      throw new Problem('unsupportedMediaType', { cause })
    }
  }
  const busboy = parts()
  const fail = (cause: unknown): void => {
    failure ??= cause
    busboy.destroy()
    // Busboy does not end them any more.
    for (const file of open) file.destroy(new Error('The form upload was interrupted'))
  }
  busboy.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut)
      return fail(new Problem('bodyTooLarge', { errors: [{ field: name, key: 'tooLarge' }] }))
    try {
      assertStorableField(name, value)
      fields.set(name, [...(fields.get(name) ?? []), value])
    } catch (cause) {
      fail(cause)
    }
  })
  busboy.on('fieldsLimit', () => fail(new Problem('bodyTooLarge')))
  busboy.on('file', (field, stream, name) => {
    const file = stream as Readable
    open.add(file)
    file.once('close', () => open.delete(file))
    // The reader of the file also receives the error; without a reader, only the form fails.
    file.on('error', () => undefined)
    if (!fileFields.includes(field)) {
      file.resume()
      return fail(new Problem('invalidRequest', { errors: [{ field, key: 'unknownField' }] }))
    }
    // Browsers also send a file field that is empty.
    if (!name) return void file.resume()
    files += 1
    if (files > maxFiles) {
      issues.push({ name, key: 'tooManyFiles' })
      return void file.resume()
    }
    const writeTo = async (path: string, takeRoom: TakeRoom): Promise<number> => {
      const limit = swallowBeyond(maxFileBytes, takeRoom)
      await pipeline(file, limit, createWriteStream(path))
      if (limit.came() > maxFileBytes) throw new TooLong()
      if (!limit.hadRoom()) throw new NoRoom()
      return limit.came()
    }
    const take = async (): Promise<void> => {
      try {
        const key = await takeFile(name, { writeTo })
        if (key) issues.push({ name, key })
      } catch (cause) {
        if (cause instanceof TooLong) issues.push({ name, key: 'fileTooLarge' })
        else if (cause instanceof NoRoom) issues.push({ name, key: 'notNow' })
        else fail(cause)
      } finally {
        // An unread file would block the rest of the form.
        file.resume()
      }
    }
    taking = Promise.all([taking, take()])
  })

  const whole = failBeyond(maxTotalBytes + besideFiles)
  try {
    await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), whole, busboy)
  } catch (cause) {
    fail(
      cause instanceof TooLong
        ? new Problem('bodyTooLarge', { errors: [{ field: fileFields[0] ?? '', key: 'filesTooLarge' }] })
        : new Problem('invalidRequest', { cause, errors: [{ field: '', key: 'wrongFormat' }] }),
    )
  }
  await taking
  if (failure !== undefined) throw failure
  return { fields, issues }
}
