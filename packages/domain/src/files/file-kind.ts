// The allowed kinds of files, detected by content and never by name (FAULT-56).

/** The media type of a kind of file, and its file extensions, the usual one first. */
export type FileKindFacts = readonly [mediaType: string, extension: string, ...others: readonly string[]]

/** The allowed kinds. */
export const fileKinds = {
  jpeg: ['image/jpeg', 'jpg', 'jpeg'],
  png: ['image/png', 'png'],
  pdf: ['application/pdf', 'pdf'],
  mp4: ['video/mp4', 'mp4', 'm4v'],
  quicktime: ['video/quicktime', 'mov', 'qt'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
} as const satisfies Readonly<Record<string, FileKindFacts>>

/** A key of {@link fileKinds}. */
export type FileKind = keyof typeof fileKinds

/** Whether a value names one of {@link fileKinds}. */
export const isFileKind = (value: unknown): value is FileKind =>
  typeof value === 'string' && Object.hasOwn(fileKinds, value)

/** Number of a file's first bytes that {@link kindOfContent} needs. */
export const fileHeadLength = 12

/**
 * Number of a file's last bytes that {@link kindOfContent} needs: a Word file is detected by its central directory, which is at the end.
 */
export const fileTailLength = 65_536

/** The bytes at a position as single-byte characters; shorter at the end of the bytes. */
const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length))

const uint16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256
const uint32 = (bytes: Uint8Array, at: number): number => uint16(bytes, at) + uint16(bytes, at + 2) * 65_536

/** The name of the first atom of a QuickTime film without a brand, or its brand. */
const quickTime = /^(?:moov|mdat|wide|free|skip|pnot|ftypqt {2})/
/** The major brand of an ISO media file. The brands of pictures (HEIC, AVIF) and of phones (3GP) are not included. */
const mp4 = /^ftyp(?:isom|iso[2-9]|mp4[12]|mp71|avc1|MSNV|dash|M4V[ HP])/

const zipListed = 0x02_01_4b_50
const zipListedLength = 46
const zipEnd = 0x06_05_4b_50
const zipEndLength = 22
/** The parts of a Word file have no longer names. */
const maxPartName = 1024

/**
 * The names in the central directory of a ZIP file, in lower case, each on a line of its own; empty if the directory is broken or begins
 * before the bytes, or if there are bytes after the file's comment.
 */
const namesInZip = (tail: Uint8Array): string => {
  let end = tail.length - zipEndLength
  while (
    end > 0 &&
    !(uint32(tail, end) === zipEnd && end + zipEndLength + uint16(tail, end + 20) === tail.length)
  )
    end -= 1
  let names = '\n'
  let place = end - uint32(tail, end + 12)
  while (place >= 0 && place < end) {
    const length = uint16(tail, place + 28)
    if (uint32(tail, place) !== zipListed || length > maxPartName) return ''
    names += `${textAt(tail, place + zipListedLength, length).toLowerCase()}\n`
    place += zipListedLength + length + uint16(tail, place + 30) + uint16(tail, place + 32)
  }
  return place === end ? names : ''
}

/** Parts that make the package another type: sheets, slides, programs, macros. */
const notInDocx = /\n(?:xl\/|ppt\/|meta-inf\/|androidmanifest\.xml\n)|[\n/]vbaproject\.bin\n/

const isDocx = (tail: Uint8Array): boolean => {
  const names = namesInZip(tail)
  return (
    ['\n[content_types].xml\n', '\n_rels/.rels\n', '\nword/'].every((part) => names.includes(part)) &&
    !notInDocx.test(names)
  )
}

/**
 * The kind of a file by its content, or undefined if it is not allowed. `head` is the whole file or at least its first {@link
 * fileHeadLength} bytes; with the latter, `tail` is its last {@link fileTailLength} bytes or the whole file if shorter. A signature counts
 * only at the first byte.
 */
export const kindOfContent = (head: Uint8Array, tail: Uint8Array = head): FileKind | undefined => {
  const start = textAt(head, 0, fileHeadLength)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('%PDF-')) return 'pdf'
  if (start.startsWith('PK\x03\x04')) return isDocx(tail) ? 'docx' : undefined
  // The length of the first box. A page or a script disguised as a film would have a letter here.
  const film = start < '\x02' ? start.slice(4) : ''
  return quickTime.test(film) ? 'quicktime' : mp4.test(film) ? 'mp4' : undefined
}
