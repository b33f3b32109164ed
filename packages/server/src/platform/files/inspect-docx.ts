// Checks a Word file: a package without macros that loads nothing external and does not expand beyond the limits.
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import type { Entry, ZipFile } from 'yauzl'
import yauzl from 'yauzl'
import { RefusedFile } from './refused-file.ts'

const openZip = promisify<string, yauzl.Options, ZipFile>(yauzl.open)

const maxEntries = 2_000
/** Unpacked bytes of all parts. */
const maxUnpacked = 200 * 1024 * 1024
/** Compression ratio of one larger part: real text and drawings are never packed this well. */
const maxRatio = 200
const ratioCountsFrom = 1024 * 1024
/** Maximum size in bytes of a part whose text is read. */
const maxText = 16 * 1024 * 1024
const longestName = 512

const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Macros, controls, and packed programs; word/embeddings may contain other documents of this family. */
const activeParts =
  /(?:^|\/)(?:vbaproject|vbadata|activex)|\/activex\/|\.(?:bin|exe|dll|js|vbs|vbe|hta|scr|bat|cmd|ps1|jar|com|lnk|msi|docm|dotm|xlsm|xlsb|pptm|swf|html?|svg)$/i
/** A field that starts another program. */
const startsPrograms = /(?:^|[^a-z])DDE(?:AUTO)?(?:[^a-z]|$)/i

const refuse = (refusal: 'fileBroken' | 'fileActive' | 'fileUnsafe', cause?: unknown): never => {
  throw new RefusedFile(refusal, cause)
}

/** All entries of the central directory, in order. */
const entriesOf = (zip: ZipFile): Promise<readonly Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = []
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      if (entries.length > maxEntries) reject(new RefusedFile('fileUnsafe'))
      else zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', (cause: unknown) => reject(new RefusedFile('fileBroken', cause)))
    zip.readEntry()
  })

const assertEntries = (entries: readonly Entry[], size: number): void => {
  const names = entries.map(({ fileName }) => fileName.toLowerCase())
  if (new Set(names).size !== names.length) refuse('fileUnsafe')
  let end = 0
  let unpacked = 0
  for (const entry of entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader,
  )) {
    const { fileName, relativeOffsetOfLocalHeader: start, compressedSize, uncompressedSize } = entry
    if (entry.isEncrypted() || ![0, 8].includes(entry.compressionMethod)) refuse('fileBroken')
    if (fileName.length > longestName || /\p{Cc}/u.test(fileName)) refuse('fileUnsafe')
    if (activeParts.test(fileName)) refuse('fileActive')
    if (/\.rels$/i.test(fileName) && uncompressedSize > maxText) refuse('fileUnsafe')
    // Overlapping parts are a zip bomb technique.
    if (start < end || start > size) refuse('fileUnsafe')
    if (end === 0 && start !== 0) refuse('fileUnsafe')
    end = start + 30 + entry.fileNameLength + compressedSize
    unpacked += uncompressedSize
    if (uncompressedSize > ratioCountsFrom && uncompressedSize > compressedSize * maxRatio)
      refuse('fileUnsafe')
  }
  if (unpacked > maxUnpacked) refuse('fileUnsafe')
}

/** Unpacks a part; the library aborts if the size differs from the declared one. Returns the text if it is read, else ''. */
const unpack = async (zip: ZipFile, entry: Entry): Promise<string> => {
  const isRead = /\.(?:xml|rels)$/i.test(entry.fileName) && entry.uncompressedSize <= maxText
  const chunks: Buffer[] = []
  const stream = await promisify(zip.openReadStream.bind(zip) as typeof openEntry)(entry)
  await pipeline(
    stream,
    new Writable({
      write: (chunk: Buffer, _, done) => {
        if (isRead) chunks.push(chunk)
        done()
      },
    }),
  )
  return Buffer.concat(chunks).toString('utf8')
}
declare const openEntry: (
  entry: Entry,
  callback: (cause: Error | null, stream: NodeJS.ReadableStream) => void,
) => void

const attribute = (element: string, name: string): string =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(element)?.[1] ?? ''

/** Links that a reader clicks may point anywhere; resources that Word loads itself may not. */
const loadsFromElsewhere = (relations: string): boolean =>
  [...relations.matchAll(/<(?:\w{1,20}:)?Relationship\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g)].some(
    ([element]) =>
      attribute(element, 'TargetMode').toLowerCase() === 'external' &&
      !attribute(element, 'Type').endsWith('/hyperlink'),
  )

/** Decodes numeric character references. */
const plain = (text: string): string =>
  text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (whole, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })

/** Text in another encoding than the one read here could hide active content. */
const isWrittenOtherwise = (text: string): boolean =>
  text.includes('\0') ||
  text.startsWith('\ufffd') ||
  !/^(?:utf-8|us-ascii)?$/i.test(
    /^[^<]{0,4}<\?xml[^>]{0,200}encoding\s{0,9}=\s{0,9}["']([^"']{0,40})/i.exec(text)?.[1] ?? '',
  )

/** The rest of a tag whose beginning is cut off; a `>` in quotes does not end it. */
const endOfTag = /^(?:[^>"']|"[^"]*"|'[^']*')*>/

const assertText = (name: string, written: string): void => {
  if (isWrittenOtherwise(written)) refuse('fileUnsafe')
  const text = plain(written)
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) refuse('fileUnsafe')
  if (/\.rels$/i.test(name) && loadsFromElsewhere(text)) refuse('fileActive')
  if (/macroEnabled|vbaProject/i.test(text) && name === '[Content_Types].xml') refuse('fileActive')
  // An instruction may be split over several elements.
  const instructions = text
    .split(/<w:(?=(?:instrText|fldSimple)\b)/)
    .slice(1)
    .map((piece) => {
      const [written = ''] = piece.split('<', 1)
      const [tag = ''] = endOfTag.exec(written) ?? []
      return `${attribute(tag, 'w:instr')}${written.slice(tag.length)}`
    })
    .join('')
  if (startsPrograms.test(instructions)) refuse('fileActive')
}

/** Throws `RefusedFile`. */
export const inspectDocx = async (path: string, size: number): Promise<void> => {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(
    (cause: unknown) => refuse('fileBroken', cause),
  )
  try {
    const entries = await entriesOf(zip)
    assertEntries(entries, size)
    let types = ''
    let hasDocument = false
    for (const entry of entries) {
      if (entry.fileName.endsWith('/')) continue
      const text = await unpack(zip, entry).catch((cause: unknown) => refuse('fileBroken', cause))
      if (entry.fileName === '[Content_Types].xml') types = text
      hasDocument ||= /^word\/document\d*\.xml$/.test(entry.fileName)
      assertText(entry.fileName, text)
    }
    if (!hasDocument || !types.includes(documentType)) refuse('fileBroken')
  } finally {
    zip.close()
  }
}
