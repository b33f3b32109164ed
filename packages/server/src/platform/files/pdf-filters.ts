// Unpacks streams that the filters of a PDF have packed, up to a size limit that stops decompression bombs.
import { createInflateRaw } from 'node:zlib'
import type { PdfEntries, PdfValue } from './pdf-objects.ts'

/** It cannot be unpacked here: the filter is not supported, or the data does not match it. */
export class PdfUnreadable extends Error {}
/** It is larger than allowed. */
export class PdfTooLarge extends Error {}

const nothing = Buffer.alloc(0)

/**
 * Ignores the checksum after the data, which some programs omit and readers ignore. Some readers show truncated data as far as it
 * can be unpacked, so it is unreadable here.
 */
const inflate = (bytes: Buffer, max: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const [method = 0, flags = 0] = bytes
    if ((method & 15) !== 8 || (256 * method + flags) % 31 !== 0) return reject(new PdfUnreadable())
    const stream = createInflateRaw()
    const parts: Buffer[] = []
    let size = 0
    stream.on('data', (part: Buffer) => {
      size += part.length
      if (size <= max) return parts.push(part)
      reject(new PdfTooLarge())
      return stream.destroy()
    })
    stream.on('end', () => resolve(Buffer.concat(parts)))
    stream.on('error', () => reject(new PdfUnreadable()))
    stream.end(bytes.subarray(2))
  })

/** Collects bytes up to a limit. */
const makeOutput = (max: number) => {
  let buffer = Buffer.alloc(Math.min(max, 65_536))
  let size = 0
  return {
    add: (byte: number): void => {
      if (size >= max) throw new PdfTooLarge()
      if (size === buffer.length) buffer = Buffer.concat([buffer], Math.min(max, 2 * size))
      buffer[size] = byte
      size += 1
    },
    bytes: (): Buffer => buffer.subarray(0, size),
  }
}

const isSpace = (byte: number): boolean => byte <= 32

const asciiHex = (bytes: Buffer, max: number): Buffer => {
  const output = makeOutput(max)
  let high: number | undefined
  for (const byte of bytes) {
    if (isSpace(byte)) continue
    const digit = Number.parseInt(String.fromCharCode(byte), 16)
    if (Number.isNaN(digit)) break
    if (high === undefined) high = digit
    else {
      output.add(16 * high + digit)
      high = undefined
    }
  }
  if (high !== undefined) output.add(16 * high)
  return output.bytes()
}

const ascii85 = (bytes: Buffer, max: number): Buffer => {
  const output = makeOutput(max)
  let group: number[] = []
  const flush = (): void => {
    const missing = 5 - group.length
    const padded = [...group, ...Array.from({ length: missing }, () => 84)]
    const value = padded.reduce((sum, digit) => sum * 85 + digit, 0) >>> 0
    for (let place = 0; place < 4 - missing; place += 1) output.add((value >>> (24 - 8 * place)) & 255)
    group = []
  }
  const start = bytes[0] === 60 && bytes[1] === 126 ? 2 : 0
  for (const byte of bytes.subarray(start)) {
    if (isSpace(byte)) continue
    if (byte === 122 && group.length === 0) for (let count = 0; count < 4; count += 1) output.add(0)
    else if (byte >= 33 && byte <= 117) {
      group.push(byte - 33)
      if (group.length === 5) flush()
    } else break
  }
  if (group.length > 1) flush()
  return output.bytes()
}

const runLength = (bytes: Buffer, max: number): Buffer => {
  const output = makeOutput(max)
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at] ?? 128
    if (length === 128) break
    if (length < 128) {
      for (const byte of bytes.subarray(at + 1, at + 2 + length)) output.add(byte)
      at += 2 + length
    } else {
      const byte = bytes[at + 1]
      if (byte === undefined) break
      for (let count = 0; count < 257 - length; count += 1) output.add(byte)
      at += 2
    }
  }
  return output.bytes()
}

const lzw = (bytes: Buffer, max: number, early: number): Buffer => {
  const output = makeOutput(max)
  let table: Buffer[] = []
  let width = 9
  let previous: Buffer | undefined
  const reset = (): void => {
    table = Array.from({ length: 258 }, (_, code) => (code < 256 ? Buffer.from([code]) : nothing))
    width = 9
    previous = undefined
  }
  reset()
  let bits = 0
  let value = 0
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xff_ff_ff
    bits += 8
    if (bits < width) continue
    const code = (value >>> (bits - width)) & ((1 << width) - 1)
    bits -= width
    if (code === 257) break
    if (code === 256) {
      reset()
      continue
    }
    const known = table[code]
    const entry = known ?? (previous && Buffer.concat([previous, previous.subarray(0, 1)]))
    if (!entry || code > table.length) break
    for (const each of entry) output.add(each)
    if (previous && table.length < 4_096) table.push(Buffer.concat([previous, entry.subarray(0, 1)]))
    previous = entry
    if (table.length + early >= 1 << width && width < 12) width += 1
  }
  return output.bytes()
}

const numberIn = (entries: PdfEntries | undefined, key: string, otherwise: number): number => {
  const [value, ...others] = entries?.get(key) ?? []
  if (value === undefined) return otherwise
  if (others.length > 0 || value.kind !== 'number') throw new PdfUnreadable()
  return value.number
}

const paeth = (left: number, above: number, corner: number): number => {
  const estimate = left + above - corner
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((each) => Math.abs(estimate - each)) as [
    number,
    number,
    number,
  ]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

/** Reverses the predictor that the parameters of a filter name: rows were packed as differences. */
const unpredict = (bytes: Buffer, parameters: PdfEntries | undefined): Buffer => {
  const predictor = numberIn(parameters, 'Predictor', 1)
  if (predictor === 1) return bytes
  const colors = numberIn(parameters, 'Colors', 1)
  const bits = numberIn(parameters, 'BitsPerComponent', 8)
  const step = Math.max(1, Math.floor((colors * bits) / 8))
  const row = Math.ceil((numberIn(parameters, 'Columns', 1) * colors * bits) / 8)
  if (!(row >= 1 && row <= 2 ** 20) || (predictor === 2 && bits !== 8)) throw new PdfUnreadable()
  const hasTags = predictor !== 2
  const length = row + (hasTags ? 1 : 0)
  const output = Buffer.alloc(Math.ceil(bytes.length / length) * row)
  let size = 0
  for (let start = 0; start < bytes.length; start += length) {
    const tag = hasTags ? bytes[start] : 1
    const packed = bytes.subarray(start + (hasTags ? 1 : 0), start + length)
    for (const [place, byte] of packed.entries()) {
      const left = place >= step ? (output[size + place - step] ?? 0) : 0
      const above = size >= row ? (output[size + place - row] ?? 0) : 0
      const corner = place >= step && size >= row ? (output[size + place - step - row] ?? 0) : 0
      const added =
        tag === 1
          ? left
          : tag === 2
            ? above
            : tag === 3
              ? (left + above) >> 1
              : tag === 4
                ? paeth(left, above, corner)
                : 0
      output[size + place] = byte + added
    }
    size += packed.length
  }
  return output.subarray(0, size)
}

type Filter = (bytes: Buffer, max: number, parameters: PdfEntries | undefined) => Buffer | Promise<Buffer>

const filters: Readonly<Record<string, Filter>> = {
  FlateDecode: async (bytes, max, parameters) => unpredict(await inflate(bytes, max), parameters),
  LZWDecode: (bytes, max, parameters) =>
    unpredict(lzw(bytes, max, numberIn(parameters, 'EarlyChange', 1)), parameters),
  ASCIIHexDecode: asciiHex,
  ASCII85Decode: ascii85,
  RunLengthDecode: runLength,
}
const shortNames: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  RL: 'RunLengthDecode',
}

const maxFilters = 4

/** One value, or those of an array; duplicate keys and references are not followed. */
const listOf = (entries: PdfEntries, ...keys: readonly string[]): readonly PdfValue[] => {
  const values = keys.flatMap((key) => entries.get(key) ?? [])
  if (values.length > 1) throw new PdfUnreadable()
  return values.flatMap((value) => (value.kind === 'array' ? value.items : [value]))
}

/**
 * The data of a stream without its filters.
 *
 * @param data from the first byte of the stream on; filters find their own end.
 * @param max maximum number of bytes of the result, and of each step. Throws `PdfTooLarge` beyond it, and `PdfUnreadable` for
 * unsupported filters.
 */
export const unpackStream = async (data: Buffer, entries: PdfEntries, max: number): Promise<Buffer> => {
  const names = listOf(entries, 'Filter', 'F')
  const parameters = listOf(entries, 'DecodeParms', 'DP')
  if (names.length > maxFilters) throw new PdfUnreadable()
  let bytes = data
  for (const [place, value] of names.entries()) {
    const name = value.kind === 'name' ? (shortNames[value.name] ?? value.name) : ''
    const filter = Object.hasOwn(filters, name) ? filters[name] : undefined
    const own = parameters[place]
    if (!filter || own?.kind === 'reference') throw new PdfUnreadable()
    bytes = await filter(bytes, max, own?.kind === 'dictionary' ? own.entries : undefined)
  }
  return bytes
}
