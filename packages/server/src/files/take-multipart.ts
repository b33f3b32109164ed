// Reads a multipart form as it comes, file by file onto the disk: no file is ever whole in memory.
import { createWriteStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import type { UploadPurpose } from '@husrum/domain'
import { uploadLimits } from '@husrum/domain'
import { Problem } from '../http/problem.ts'
import { assertStorableField } from '../http/read-form.ts'
import type { TakeRoom } from './judging-place.ts'

export interface MultipartIssue {
  /** As it was sent. */
  readonly name: string
  /** `notNow`: too much is being judged; a moment later it may be taken. */
  readonly key: 'fileEmpty' | 'fileTooLarge' | 'tooManyFiles' | 'filesTooLarge' | 'notNow'
}

export interface ReadMultipart {
  readonly fields: ReadonlyMap<string, readonly string[]>
  readonly issues: readonly MultipartIssue[]
}

/** A file while it comes. */
export interface ComingFile {
  /** Answers its size in bytes. Where there is no room, what comes of it is read and not kept. */
  writeTo(path: string, takeRoom: TakeRoom): Promise<number>
}

export interface ReadMultipartOptions {
  readonly purpose: UploadPurpose
  readonly fileFields: readonly string[]
  /** Takes a file, one at a time; answers why there is no room for it. */
  readonly takeFile: (name: string, file: ComingFile) => Promise<MultipartIssue['key'] | undefined>
}

/** A text of 5,000 characters, of the longest kind. */
const longestField = 64 * 1024
const mostFields = 100
/** Beside the files: fields, names, boundaries. */
const besideFiles = 2 * 1024 * 1024

class TooLong extends Error {}
class NoRoom extends Error {}

/** Passes on as many bytes, and fails beyond them. */
const failBeyond = (most: number): Transform => {
  let passed = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      passed += chunk.length
      if (passed > most) done(new TooLong())
      else done(null, chunk)
    },
  })
}

/** Passes on as many bytes as there is room for, and swallows those beyond them: what comes behind this file is read all the same. */
const swallowBeyond = (
  most: number,
  takeRoom: TakeRoom,
): Transform & { readonly came: () => number; readonly hadRoom: () => boolean } => {
  let came = 0
  let hasRoom = true
  const limit = new Transform({
    transform(chunk: Buffer, _, done) {
      const passed = chunk.subarray(0, Math.max(0, most - came))
      came += chunk.length
      hasRoom &&= takeRoom(passed.length)
      done(null, hasRoom ? passed : undefined)
    },
  })
  return Object.assign(limit, { came: () => came, hadRoom: () => hasRoom })
}

/**
 * Throws `unsupportedMediaType` for another content, `bodyTooLarge` for more than any form has, and `invalidRequest` for
 * what breaks off, or has files where none belong.
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
        limits: { fieldSize: longestField, fields: mostFields, headerPairs: 20, headerSize: 8_192 },
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
    // Nobody would end them any more.
    for (const file of open) file.destroy(new Error('The form broke off'))
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
    // Whoever reads it hears of it, too; where nobody does, it is the form that has failed.
    file.on('error', () => undefined)
    if (!fileFields.includes(field)) {
      file.resume()
      return fail(new Problem('invalidRequest', { errors: [{ field, key: 'unknownField' }] }))
    }
    // A field in which nobody picked anything is sent all the same.
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
        // What nobody reads would hold up all that comes after it.
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
