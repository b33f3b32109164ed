// Which kinds of file people may attach, told by what is in them and never by their name (specification 2
// §5).

/** The allowed kinds: their media type, and the endings that their names may have, the usual one first. */
export const fileKinds = {
  jpeg: { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  png: { mediaType: 'image/png', extensions: ['png'] },
  pdf: { mediaType: 'application/pdf', extensions: ['pdf'] },
  mp4: { mediaType: 'video/mp4', extensions: ['mp4', 'm4v'] },
  quicktime: { mediaType: 'video/quicktime', extensions: ['mov', 'qt'] },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
  },
} as const satisfies Readonly<
  Record<string, { readonly mediaType: string; readonly extensions: readonly string[] }>
>

/** A key of {@link fileKinds}. */
export type FileKind = keyof typeof fileKinds

/** Whether a value names one of {@link fileKinds}. */
export const isFileKind = (value: unknown): value is FileKind =>
  typeof value === 'string' && Object.hasOwn(fileKinds, value)

/** How many of a file's first bytes {@link kindOfContent} looks at. */
export const fileHeadLength = 12

/**
 * How many of a file's last bytes {@link kindOfContent} should be handed: a Word file is known by its list of
 * contents, which stands at the end.
 */
export const fileTailLength = 65_536

/** The text of single-byte characters that starts at a place; shorter at the end of the bytes. */
const textAt = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length))

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, place) => bytes[place] === byte)

const uint16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256
const uint32 = (bytes: Uint8Array, at: number): number => uint16(bytes, at) + uint16(bytes, at + 2) * 65_536

/**
 * The brand that an ISO media file names first. Those of pictures (HEIC, AVIF) and of telephones (3GP) are
 * not among them.
 */
const mp4Brands = /^(?:isom|iso[2-9]|mp4[12]|mp71|avc1|MSNV|dash|M4V[ HP])$/
/** What a QuickTime film from before the brands begins with. */
const quickTimeAtoms = /^(?:moov|mdat|wide|free|skip|pnot)$/

const kindOfFilm = (bytes: Uint8Array): FileKind | undefined => {
  // The length of the first box. Whoever hides a page or a script in a film must begin with a letter here.
  if ((bytes[0] ?? 0) > 1) return undefined
  const box = textAt(bytes, 4, 4)
  if (quickTimeAtoms.test(box)) return 'quicktime'
  if (box !== 'ftyp') return undefined
  const brand = textAt(bytes, 8, 4)
  return brand === 'qt  ' ? 'quicktime' : mp4Brands.test(brand) ? 'mp4' : undefined
}

const zipEntry = [0x50, 0x4b, 0x03, 0x04]
const zipListed = 0x02_01_4b_50
const zipListedLength = 46
const zipEnd = 0x06_05_4b_50
const zipEndLength = 22
/** The longest comment that a ZIP file can carry at its end. */
const maxZipComment = 65_535
/** No part of a Word file has a longer name. */
const maxPartName = 1024

/**
 * Where the end record of a ZIP file begins. Its comment must reach to the last byte: nothing may hang on
 * behind.
 */
const endOfZip = (tail: Uint8Array): number | undefined => {
  for (
    let at = tail.length - zipEndLength;
    at >= Math.max(0, tail.length - zipEndLength - maxZipComment);
    at -= 1
  )
    if (uint32(tail, at) === zipEnd && at + zipEndLength + uint16(tail, at + 20) === tail.length) return at
  return undefined
}

/**
 * The names in the list of a ZIP file, in lower case; none when the list is broken or begins before the
 * bytes.
 */
const namesInZip = (tail: Uint8Array): readonly string[] => {
  const names: string[] = []
  const end = endOfZip(tail) ?? 0
  let place = end - uint32(tail, end + 12)
  while (place >= 0 && place < end) {
    const length = uint16(tail, place + 28)
    if (uint32(tail, place) !== zipListed || length > maxPartName) return []
    names.push(textAt(tail, place + zipListedLength, length).toLowerCase())
    place += zipListedLength + length + uint16(tail, place + 30) + uint16(tail, place + 32)
  }
  return place === end ? names : []
}

/** Parts that make another thing of a package: sheets, slides, programs, macros. */
const notInDocx = /^(?:xl|ppt|meta-inf)\/|^androidmanifest\.xml$|(?:^|\/)vbaproject\.bin$/

const isDocx = (tail: Uint8Array): boolean => {
  const names = namesInZip(tail)
  return (
    names.includes('[content_types].xml') &&
    names.includes('_rels/.rels') &&
    names.some((name) => name.startsWith('word/')) &&
    !names.some((name) => notInDocx.test(name))
  )
}

/**
 * The kind of a file by its content, or undefined for all that is not allowed. `head` is the whole file or at
 * least its first {@link fileHeadLength} bytes; with the latter, `tail` is its last {@link fileTailLength}
 * bytes or the whole file if shorter. A signature counts at the very first byte only.
 */
export const kindOfContent = (head: Uint8Array, tail: Uint8Array = head): FileKind | undefined => {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (textAt(head, 0, 5) === '%PDF-') return 'pdf'
  if (startsWith(head, zipEntry)) return isDocx(tail) ? 'docx' : undefined
  return kindOfFilm(head)
}
