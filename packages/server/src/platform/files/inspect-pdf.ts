// Looks for active content in a PDF: scripts, programs, forms that submit themselves, embedded files. Also reads object streams
// (PDF 1.5), with any filter.
import { PdfTooLarge, PdfUnreadable, unpackStream } from './pdf-filters.ts'
import type { PdfEntries, PdfValue } from './pdf-objects.ts'
import { PdfTooComplex, pdfObjects, pdfTrailers, plainName } from './pdf-objects.ts'

export type PdfVerdict =
  | 'harmless'
  /** It contains active content or an embedded file. */
  | 'active'
  /** It expands beyond the limits, or is packed in a way that no program uses. */
  | 'unsafe'
  /** Encrypted, so its content cannot be read without the key. */
  | 'locked'
  /** It contains no objects. */
  | 'empty'

/** Unpacked bytes of one object stream, and of all of them: a hundred times those of large books. */
const max = { stream: 32 * 2 ** 20, all: 256 * 2 ** 20, streams: 20_000 } as const

/** Types of actions, of annotations, and of files within the file. */
const active =
  /\/(?:JavaScript|Launch|ImportData|SubmitForm|RichMedia|Rendition|GoTo[ER]|EmbeddedFiles?|FileAttachment)(?![\w#-])/
/** Adobe's XFA forms have scripts without a name. The key is too short to search for in packed bytes, where it occurs by chance. */
const ownForm = 'XFA'

const chunk = 2 ** 20
/** Longer than any of the names, also when written with hex escapes. */
const overlap = 64

const hasActiveName = (bytes: Buffer): boolean => {
  for (let at = 0; at < bytes.length; at += chunk)
    if (active.test(plainName(bytes.toString('latin1', Math.max(0, at - overlap), at + chunk)))) return true
  return false
}

const hasName = (entries: PdfEntries, key: string, name: string): boolean =>
  entries.get(key)?.some((value) => value.kind === 'name' && value.name === name) ?? false

const hasKeyWithin = (value: PdfValue, key: string): boolean => {
  if (value.kind === 'array') return value.items.some((item) => hasKeyWithin(item, key))
  if (value.kind !== 'dictionary') return false
  return value.entries.has(key) || [...value.entries.values()].flat().some((each) => hasKeyWithin(each, key))
}

/** Some programs check the type, others only the two numbers. */
const holdsObjects = (entries: PdfEntries): boolean =>
  hasName(entries, 'Type', 'ObjStm') || (entries.has('N') && entries.has('First'))

interface PackedObjects {
  readonly entries: PdfEntries
  readonly dataAt: number
}

const inspectPacked = async (bytes: Buffer, streams: readonly PackedObjects[]): Promise<PdfVerdict> => {
  let left: number = max.all
  for (const { entries, dataAt } of streams) {
    // Without a filter its names were found in the scan of the whole file.
    if (!entries.has('Filter') && !entries.has('F')) continue
    const objects = await unpackStream(bytes.subarray(dataAt), entries, Math.min(left, max.stream))
    left -= objects.length
    const text = plainName(objects.toString('latin1', 0, 64))
    // It begins with the numbers of its objects; a comment may precede them.
    if (objects.length > 0 && !/^[\s\0]*[\d%]/.test(text)) return 'unsafe'
    if (hasActiveName(objects) || objects.includes(`/${ownForm}`)) return 'active'
  }
  return 'harmless'
}

const inspectObjects = async (bytes: Buffer): Promise<PdfVerdict> => {
  const streams: PackedObjects[] = []
  let isEncrypted = [...pdfTrailers(bytes)].some((entries) => entries.has('Encrypt'))
  let isEmpty = true
  for (const { entries, dataAt } of pdfObjects(bytes)) {
    isEmpty = false
    if (hasKeyWithin({ kind: 'dictionary', entries }, ownForm)) return 'active'
    if (dataAt === undefined) continue
    // In files since PDF 1.5 the cross-reference table is a stream, which has the Encrypt entry.
    if (entries.has('Encrypt')) isEncrypted = true
    if (holdsObjects(entries)) streams.push({ entries, dataAt })
    if (streams.length > max.streams) return 'unsafe'
  }
  if (isEmpty) return 'empty'
  if (streams.length === 0) return 'harmless'
  return isEncrypted ? 'locked' : inspectPacked(bytes, streams)
}

export const inspectPdf = async (bytes: Buffer): Promise<PdfVerdict> => {
  if (hasActiveName(bytes)) return 'active'
  try {
    return await inspectObjects(bytes)
  } catch (cause) {
    const isStrange = [PdfTooLarge, PdfUnreadable, PdfTooComplex].some((kind) => cause instanceof kind)
    if (isStrange) return 'unsafe'
    throw cause
  }
}
