// For tests: first bytes of files of every kind, allowed and not.
import type { PickedFile } from '../files/file-rules.ts'

/** A photograph of 1 MB with inspected content. */
export const aPickedFile = (facts: Partial<PickedFile> = {}): PickedFile => ({
  name: 'kran.jpg',
  size: 1_048_576,
  kind: 'jpeg',
  ...facts,
})

/** Bytes from texts (one byte a character), numbers, and other bytes, in a row. */
export const bytesOf = (...parts: readonly (string | number | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string'
        ? [...part].map((character) => character.charCodeAt(0))
        : typeof part === 'number'
          ? [part]
          : [...part],
    ),
  )

const littleEndian = (number: number, length: number): readonly number[] =>
  Array.from({ length }, (_, place) => Math.floor(number / 256 ** place) % 256)

/** A ZIP file whose entries are stored and hold one byte each. `comment` is at its end. */
export const aZipFile = (names: readonly string[], comment = ''): Uint8Array => {
  const entries = names.map((name) =>
    bytesOf(
      'PK\x03\x04',
      bytesOf(...littleEndian(0, 14)),
      ...littleEndian(1, 4),
      ...littleEndian(1, 4),
      ...littleEndian(name.length, 2),
      0,
      0,
      name,
      'x',
    ),
  )
  const offsets = entries.map((_, place) =>
    entries.slice(0, place).reduce((sum, each) => sum + each.length, 0),
  )
  const list = bytesOf(
    ...names.map((name, place) =>
      bytesOf(
        'PK\x01\x02',
        ...littleEndian(0, 16),
        ...littleEndian(1, 4),
        ...littleEndian(1, 4),
        ...littleEndian(name.length, 2),
        ...littleEndian(2, 2),
        ...littleEndian(3, 2),
        ...littleEndian(0, 8),
        ...littleEndian(offsets[place] ?? 0, 4),
        name,
        'ex',
        'com',
      ),
    ),
  )
  const start = entries.reduce((sum, each) => sum + each.length, 0)
  return bytesOf(
    ...entries,
    list,
    'PK\x05\x06',
    ...littleEndian(0, 4),
    ...littleEndian(names.length, 2),
    ...littleEndian(names.length, 2),
    ...littleEndian(list.length, 4),
    ...littleEndian(start, 4),
    ...littleEndian(comment.length, 2),
    comment,
  )
}

/** The parts of a plain Word file. */
export const docxParts = [
  '[Content_Types].xml',
  '_rels/.rels',
  'word/document.xml',
  'word/styles.xml',
  'docProps/core.xml',
] as const
