// Removes location and camera data from a film: the boxes that contain it become empty `free` boxes. No byte moves, so the film
// plays as before.
import type { FileHandle } from 'node:fs/promises'

/** A box and its content, in bytes from the beginning of the file. */
export interface FilmBox {
  readonly type: string
  readonly start: number
  readonly contentStart: number
  readonly end: number
}

/** User data with `©xyz` and `loci`, keys such as `com.apple.quicktime.location.ISO6709`, and XMP (QuickTime; 3GPP TS 26.244). */
const metadataBoxes = new Set(['udta', 'meta', 'uuid', 'gps '])
const zeros = Buffer.alloc(65_536)

export const describesTheCamera = ({ type }: FilmBox): boolean => metadataBoxes.has(type)

export const blank = async (file: FileHandle, { start, contentStart, end }: FilmBox): Promise<void> => {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4)
  for (let at = contentStart; at < end; at += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, end - at), at)
}
