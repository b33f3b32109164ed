// Checks the package of a workbook before it is opened: no bomb, no entities, no macros.
import { promisify } from 'node:util'
import type { Entry, ZipFile } from 'yauzl'
import yauzl from 'yauzl'
import { RefusedTable } from './table-problems.ts'

const openZip = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer)

const maxEntries = 500
/** Unpacked bytes of all parts. */
const maxUnpacked = 100 * 1024 * 1024
/** Compression ratio of one larger part: columns of equal cells are packed well, but not this well. */
const maxRatio = 200
const ratioCountsFrom = 1024 * 1024

/** Beginning of an OLE file: an xls file, or a workbook with a password. */
const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const zip = [0x50, 0x4b, 0x03, 0x04]

const beginsWith = (bytes: Uint8Array, sign: readonly number[]): boolean =>
  sign.every((byte, at) => bytes[at] === byte)

const hasText = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes).includes(text, 0, 'latin1')

/** Signs of files that people choose by mistake. */
const others = [
  /^%PDF-/,
  /^\u0089PNG/,
  /^\u00ff\u00d8\u00ff/,
  /^\s*<(?:!doctype html|html|\?xml|table)/i,
  /^Rar!/,
  /^7z\u00bc/,
]

/** What a file is by its content. @throws RefusedTable for what is neither a workbook nor text. */
export const kindOfContent = (bytes: Uint8Array): 'workbook' | 'text' => {
  if (bytes.length === 0) throw new RefusedTable('fileEmpty')
  if (beginsWith(bytes, ole))
    throw new RefusedTable(
      hasText(bytes, 'E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e') ? 'fileLocked' : 'oldWorkbook',
    )
  if (beginsWith(bytes, zip)) return 'workbook'
  if (beginsWith(bytes, [0x50, 0x4b])) throw new RefusedTable('fileBroken')
  const start = Buffer.from(bytes.subarray(0, 100)).toString('latin1')
  if (others.some((sign) => sign.test(start))) throw new RefusedTable('notASpreadsheet')
  return 'text'
}

const entriesOf = (file: ZipFile): Promise<readonly Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = []
    file.on('entry', (entry: Entry) => {
      entries.push(entry)
      if (entries.length > maxEntries) reject(new RefusedTable('fileUnsafe'))
      else file.readEntry()
    })
    file.on('end', () => resolve(entries))
    file.on('error', (cause: unknown) => reject(new RefusedTable('fileBroken', { cause })))
    file.readEntry()
  })

const assertEntries = (entries: readonly Entry[], size: number): void => {
  const names = entries.map(({ fileName }) => fileName.toLowerCase())
  if (new Set(names).size !== names.length) throw new RefusedTable('fileUnsafe')
  let end = 0
  let unpacked = 0
  for (const entry of entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  )) {
    const { fileName, relativeOffsetOfLocalHeader: start, compressedSize, uncompressedSize } = entry
    if (entry.isEncrypted() || ![0, 8].includes(entry.compressionMethod)) throw new RefusedTable('fileLocked')
    if (/(?:^|\/)(?:vbaproject|activex|macrosheets)/i.test(fileName)) throw new RefusedTable('fileActive')
    // Overlapping parts are a technique of bombs.
    if (start < end || start > size) throw new RefusedTable('fileUnsafe')
    end = start + 30 + entry.fileNameLength + compressedSize
    unpacked += uncompressedSize
    if (uncompressedSize > ratioCountsFrom && uncompressedSize > compressedSize * maxRatio)
      throw new RefusedTable('fileUnsafe')
  }
  if (unpacked > maxUnpacked) throw new RefusedTable('fileUnsafe')
  if (names.includes('xl/workbook.bin')) throw new RefusedTable('otherWorkbook')
  if (names.includes('content.xml') && names.includes('mimetype')) throw new RefusedTable('otherWorkbook')
  if (!names.includes('xl/workbook.xml')) throw new RefusedTable('notASpreadsheet')
}

const forbidden = /<!(?:DOCTYPE|ENTITY)/i
/** Longer than a forbidden sign, which two chunks may share. */
const overlap = 16

/** Unpacks a part; the library ends it if its size is not the declared one. */
const assertPart = async (file: ZipFile, entry: Entry): Promise<void> => {
  const stream = await promisify(file.openReadStream.bind(file) as typeof openEntry)(entry)
  const isXml = /\.(?:xml|rels|vml)$/i.test(entry.fileName)
  let tail = ''
  let isFirst = true
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (!isXml) continue
    const text = tail + chunk.toString('latin1')
    // Another encoding could hide entities.
    if (
      isFirst &&
      (/\0/.test(text.slice(0, 200)) ||
        /^[^<]{0,4}<\?xml[^>]{0,200}encoding\s{0,9}=\s{0,9}["'](?!utf-8)/i.test(text))
    )
      throw new RefusedTable('fileUnsafe')
    if (forbidden.test(text)) throw new RefusedTable('fileUnsafe')
    tail = text.slice(-overlap)
    isFirst = false
  }
}
declare const openEntry: (
  entry: Entry,
  callback: (cause: Error | null, stream: NodeJS.ReadableStream) => void,
) => void

/** @throws RefusedTable */
export const inspectXlsx = async (bytes: Uint8Array): Promise<void> => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const file = await openZip(buffer, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    (cause: unknown) => {
      throw new RefusedTable('fileBroken', { cause })
    },
  )
  const entries = await entriesOf(file)
  assertEntries(entries, bytes.length)
  for (const entry of entries)
    if (!entry.fileName.endsWith('/'))
      await assertPart(file, entry).catch((cause: unknown) => {
        throw cause instanceof RefusedTable ? cause : new RefusedTable('fileBroken', { cause })
      })
}
