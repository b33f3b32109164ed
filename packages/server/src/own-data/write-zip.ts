// A ZIP of files that lie in memory (APPNOTE 6.3.10 §4.3): deflated, names in UTF-8, without encryption and without ZIP64.
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  /** With its folders, by `/`. */
  readonly name: string
  readonly bytes: Uint8Array
}

const deflated = 8
const stored = 0
/** Version 2.0: deflate and folders. */
const version = 20
/** Bit 11: the name is UTF-8. */
const utf8 = 0x0800

/** The date and time of MS-DOS, of two seconds each; UTC. Before 1980 there is none. */
const dosTime = (at: number): readonly [time: number, day: number] => {
  const date = new Date(Math.max(at, Date.UTC(1980, 0)))
  return [
    (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
    ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
  ]
}

const numbers = (...parts: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer =>
  Buffer.concat(
    parts.map(([value, bytes]) => {
      const part = Buffer.alloc(bytes)
      if (bytes === 2) part.writeUInt16LE(value)
      else part.writeUInt32LE(value)
      return part
    }),
  )

/**
 * Throws a RangeError for more than the format without ZIP64 can hold: 65,535 files, 4 GB.
 *
 * @param at epoch milliseconds; of every file.
 */
export const writeZip = (entries: readonly ZipEntry[], at: number): Buffer => {
  const [time, day] = dosTime(at)
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const packed = deflateRawSync(bytes)
    const isSmaller = packed.length < bytes.length
    const body = isSmaller ? packed : Buffer.from(bytes)
    const path = Buffer.from(name, 'utf8')
    const facts = numbers(
      [version, 2],
      [utf8, 2],
      [isSmaller ? deflated : stored, 2],
      [time, 2],
      [day, 2],
      [crc32(bytes), 4],
      [body.length, 4],
      [bytes.length, 4],
      [path.length, 2],
      [0, 2],
    )
    const file = [numbers([0x04034b50, 4]), facts, path, body]
    directory.push(
      numbers([0x02014b50, 4], [version, 2]),
      facts,
      // No comment; the first disk; neither text nor rights; where the file begins.
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      path,
    )
    files.push(...file)
    offset += file.reduce((sum, part) => sum + part.length, 0)
  }
  const end = Buffer.concat(directory)
  const last = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [end.length, 4],
    [offset, 4],
    [0, 2],
  )
  return Buffer.concat([...files, end, last])
}
