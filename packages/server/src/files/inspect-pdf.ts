// Looks for what starts by itself in a PDF: scripts, programs, forms that send themselves, files within the file. Also where
// objects are packed into streams of objects (PDF 1.5), whatever packs them.
import { PdfTooLarge, PdfUnreadable, unpackStream } from './pdf-filters.ts'
import type { PdfEntries, PdfValue } from './pdf-objects.ts'
import { PdfTooComplex, pdfObjects, pdfTrailers, plainName } from './pdf-objects.ts'

export type PdfVerdict =
  | 'harmless'
  /** Something in it starts by itself, or it brings a file along. */
  | 'active'
  /** It grows beyond all measure, or is packed in a way in which no program packs it. */
  | 'unsafe'
  /** Encrypted, and what is in it cannot be read without the key. */
  | 'locked'
  /** There is no object in it. */
  | 'empty'

/** Bytes of one stream of objects, unpacked, and of all of them: a hundred times those of large books. */
const max = { stream: 32 * 2 ** 20, all: 256 * 2 ** 20, streams: 20_000 } as const

/** Types of actions, of annotations, and of files within the file. */
const active =
  /\/(?:JavaScript|Launch|ImportData|SubmitForm|RichMedia|Rendition|GoTo[ER]|EmbeddedFiles?|FileAttachment)(?![\w#-])/
/** Forms of Adobe's own have scripts without a name: too short to be looked for in packed bytes, where it stands by chance. */
const ownForm = 'XFA'

const chunk = 2 ** 20
/** Longer than any of the names, written with numbers. */
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

/** Some programs ask for the type, others for the two numbers alone. */
const holdsObjects = (entries: PdfEntries): boolean =>
  hasName(entries, 'Type', 'ObjStm') || (entries.has('N') && entries.has('First'))

interface PackedObjects {
  readonly entries: PdfEntries
  readonly dataAt: number
}

const inspectPacked = async (bytes: Buffer, streams: readonly PackedObjects[]): Promise<PdfVerdict> => {
  let left: number = max.all
  for (const { entries, dataAt } of streams) {
    // Without a filter its names have been seen with all others.
    if (!entries.has('Filter') && !entries.has('F')) continue
    const objects = await unpackStream(bytes.subarray(dataAt), entries, Math.min(left, max.stream))
    left -= objects.length
    const text = plainName(objects.toString('latin1', 0, 64))
    // It begins with the numbers of its objects; a comment may come first.
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
    // The table of a file of today is a stream, and says so.
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
