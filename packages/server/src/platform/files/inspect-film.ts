// Walks the boxes of a film (ISO 14496-12, QuickTime): they must fill the file to the byte and contain a film. Location and camera
// data is blanked.
import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import type { FilmBox } from './blank-film-facts.ts'
import { blank, describesTheCamera } from './blank-film-facts.ts'
import { archiveList, isForeign } from './foreign-content.ts'
import { RefusedFile } from './refused-file.ts'

const outer = new Set([
  ...['ftyp', 'styp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot', 'PICT', 'uuid', 'udta', 'meta'],
  ...['moof', 'mfra', 'sidx', 'ssix', 'prft', 'pdin', 'emsg', 'bloc', 'mfro'],
])
/** Boxes whose content is not played, where a page or an archive could be hidden. */
const unplayed = new Set(['free', 'skip', 'wide', 'uuid', 'udta', 'meta', 'pnot', 'PICT'])
const maxBoxes = 10_000
/** Number of bytes that are searched at the beginning and the end of such a box. */
const searchedBytes = 65_536

const readAt = async (file: FileHandle, start: number, length: number): Promise<Buffer> => {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, start)
  return buffer.subarray(0, bytesRead)
}

/** The boxes between two offsets, which they must fill. Throws `RefusedFile`. */
const boxesOf = async (file: FileHandle, start: number, end: number): Promise<readonly FilmBox[]> => {
  const boxes: FilmBox[] = []
  let at = start
  while (at < end) {
    // QuickTime ends its user data with four zeros.
    if (end - at === 4 && (await readAt(file, at, 4)).readUInt32BE() === 0) break
    const head = await readAt(file, at, 16)
    if (head.length < 8 || boxes.length >= maxBoxes) throw new RefusedFile('fileBroken')
    const short = head.readUInt32BE(0)
    const type = head.toString('latin1', 4, 8)
    const isLong = short === 1
    if (isLong && head.length < 16) throw new RefusedFile('fileBroken')
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short
    const contentStart = at + (isLong ? 16 : 8)
    if (length < contentStart - at || at + length > end) throw new RefusedFile('fileBroken')
    boxes.push({ type, start: at, contentStart, end: at + length })
    at += length
  }
  return boxes
}

const hidesSomething = async (file: FileHandle, { contentStart, end }: FilmBox): Promise<boolean> => {
  const length = Math.min(searchedBytes, end - contentStart)
  return (
    isForeign(await readAt(file, contentStart, length)) || isForeign(await readAt(file, end - length, length))
  )
}

/** Checks the file and blanks it in place. Throws `RefusedFile`. */
export const inspectFilm = async (path: string, size: number): Promise<void> => {
  const file = await open(path, 'r+')
  try {
    const boxes = await boxesOf(file, 0, size)
    if (boxes.some(({ type }) => !outer.has(type))) throw new RefusedFile('fileUnsafe')
    const film = boxes.find(({ type }) => type === 'moov')
    if (!film || !boxes.some(({ type }) => type === 'mdat')) throw new RefusedFile('fileBroken')
    const parts = await boxesOf(file, film.contentStart, film.end)
    if (!parts.some(({ type }) => type === 'mvhd') || !parts.some(({ type }) => type === 'trak'))
      throw new RefusedFile('fileBroken')
    for (const box of boxes)
      if (unplayed.has(box.type) && (await hidesSomething(file, box))) throw new RefusedFile('fileUnsafe')
    // Archive programs find their directory at the end, in any box.
    const tail = await readAt(file, Math.max(0, size - searchedBytes), searchedBytes)
    if (tail.includes(archiveList)) throw new RefusedFile('fileUnsafe')
    const tracks = parts.filter(({ type }) => type === 'trak')
    const ofTracks = await Promise.all(tracks.map((track) => boxesOf(file, track.contentStart, track.end)))
    for (const box of [...boxes, ...parts, ...ofTracks.flat()].filter(describesTheCamera))
      await blank(file, box)
  } finally {
    await file.close()
  }
}
