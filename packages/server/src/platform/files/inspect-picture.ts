// Checks a JPEG or PNG and draws it anew: rotated upright, and without the metadata of the camera.
import { readFile } from 'node:fs/promises'
import { openSharp } from '../../catalogue/pictures/index.ts'
import { isForeign } from './foreign-content.ts'
import { RefusedFile } from './refused-file.ts'

/** More pixels than phones produce. A JPEG is decoded at a reduced scale, a PNG all at once. */
const maxPixels = { jpeg: 220_000_000, png: 50_000_000 } as const
/** Pixels per side: as many as the largest view needs, and enough to read a rating plate. */
const longestSide = 4_096

const quality = 88

/** Runs one task at a time. */
let drawing: Promise<unknown> = Promise.resolve()
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
  const mine = drawing.then(work)
  drawing = mine.catch(() => undefined)
  return mine
}

const uint16 = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)

interface PictureParts {
  /** Offset of the end of the picture. */
  readonly end: number
  /** Metadata segments. */
  readonly notes: readonly Uint8Array[]
}

const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7
/** Markers without a length. */
const isBare = (marker: number): boolean => marker === 0x01 || isRestart(marker)
/** COM, and the APP segments except those of colours and of Adobe (APP14), which may contain any bytes. */
const isNote = (marker: number): boolean => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef)

/** Walks the segments of a JPEG up to its end. */
const partsOfJpeg = (bytes: Uint8Array): PictureParts => {
  const notes: Uint8Array[] = []
  let at = 2
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) throw new RefusedFile('fileBroken')
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) return { end: at + 2, notes }
    if (isBare(marker)) {
      at += 2
      continue
    }
    const length = uint16(bytes, at + 2)
    if (length < 2 || at + 2 + length > bytes.length) throw new RefusedFile('fileBroken')
    if (isNote(marker)) notes.push(bytes.subarray(at + 4, at + 2 + length))
    at += 2 + length
    // The picture's own bytes: up to the next marker that is not part of them.
    if (marker === 0xda) {
      while (at < bytes.length) {
        const found = bytes.indexOf(0xff, at)
        if (found < 0) throw new RefusedFile('fileBroken')
        const next = bytes[found + 1] ?? 0
        at = found
        if (next !== 0 && next !== 0xff && !isRestart(next)) break
        at += next === 0xff ? 1 : 2
      }
    }
  }
  throw new RefusedFile('fileBroken')
}

const shown = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'fdAT', 'fcTL', 'acTL'])

/** Walks the chunks of a PNG up to its end. */
const partsOfPng = (bytes: Uint8Array): PictureParts => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const notes: Uint8Array[] = []
  let at = 8
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const next = at + 12 + length
    if (next > bytes.length || !/^[a-zA-Z]{4}$/.test(type) || (at === 8) !== (type === 'IHDR'))
      throw new RefusedFile('fileBroken')
    if (!shown.has(type)) notes.push(bytes.subarray(at + 8, at + 8 + length))
    if (type === 'IEND') return { end: next, notes }
    at = next
  }
  throw new RefusedFile('fileBroken')
}

/** Phones append films and second pictures to the first; those are removed, anything else after the end is refused. */
const isTelephones = (behind: Uint8Array): boolean => {
  const start = Buffer.from(behind.subarray(0, 4_096)).toString('latin1')
  return start.startsWith('\xff\xd8\xff') || start.slice(4, 8) === 'ftyp' || /^[\0\s]*$/.test(start)
}

/** Writes the picture to store beside the one at the path, and returns its path. */
export const inspectPicture = (path: string, kind: 'jpeg' | 'png'): Promise<string> =>
  inTurn(async () => {
    // At most the maximum file size in memory, one file at a time.
    const bytes = await readFile(path)
    const { end, notes } = kind === 'jpeg' ? partsOfJpeg(bytes) : partsOfPng(bytes)
    const behind = bytes.subarray(end)
    if (notes.some(isForeign)) throw new RefusedFile('fileUnsafe')
    if (behind.length > 0 && (isForeign(behind) || (behind.length > 1_024 && !isTelephones(behind))))
      throw new RefusedFile('fileUnsafe')
    const sharp = await openSharp()
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', sequentialRead: true })
    const facts = await picture.metadata().catch((cause: unknown) => {
      throw new RefusedFile('fileBroken', cause)
    })
    if (facts.format !== kind) throw new RefusedFile('fileType')
    if (facts.width * facts.height > maxPixels[kind]) throw new RefusedFile('fileTooManyPixels')
    const drawn = `${path}.drawn`
    const small = picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    await (kind === 'jpeg' ? small.jpeg({ quality, mozjpeg: false }) : small.png({ compressionLevel: 6 }))
      .toFile(drawn)
      .catch((cause: unknown) => {
        throw new RefusedFile('fileBroken', cause)
      })
    return drawn
  })

/** A small JPEG of a picture. */
export const drawPreview = (content: Uint8Array): Promise<Buffer> =>
  inTurn(async () => {
    const sharp = await openSharp()
    return sharp(content, { limitInputPixels: maxPixels.jpeg })
      .resize({ width: 320, height: 320, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 75 })
      .toBuffer()
  })
