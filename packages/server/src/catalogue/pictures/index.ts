// Pictures by id, created once for each size and cached.
import { join } from 'node:path'
import { defaultShareImage } from '@husrum/contract'
import { sites } from '@husrum/domain'
import { makeRateLimit } from '../../platform/http/limit-rate.ts'
import type { Module } from '../../platform/modules/module.ts'
import type { PictureSource } from './picture-source.ts'
import type { PictureStore } from './picture-store.ts'
import { makePictureStore } from './picture-store.ts'
import { imageRoutes } from './routes.ts'
import { withStandIns } from './stand-ins.ts'

export { makeDrawingLine } from './drawing-line.ts'
export { openSharp } from './open-sharp.ts'
export { withPictureFiles } from './picture-files.ts'
export type { PictureSource } from './picture-source.ts'
export { noPictures } from './picture-source.ts'
export type { PictureStore } from './picture-store.ts'
export { makePictureStore } from './picture-store.ts'

/** A module that shows pictures: the catalogue, the content. */
export interface ShowsPictures {
  /** Whether it shows this one. Rejects with the driver's error if memory has no answer while the database is unavailable. */
  hasPicture(id: string): Promise<boolean>
}

/** More than a visitor of home pages requests: only pictures that are not on the disk yet are counted. */
const missesPerMinute = 600

/** Timeout before a page gets a stand-in for a slow picture. */
const slowTimeoutMs = 2_000

const megabyte = 1_048_576

export const picturesModule = ({
  source,
  dataDirectory,
  maxMegabytes,
  shownBy,
  alsoShown = [],
}: {
  readonly source: PictureSource
  readonly dataDirectory: string
  /** Size limit of the pictures on the disk. */
  readonly maxMegabytes: number
  readonly shownBy: readonly ShowsPictures[]
  readonly alsoShown?: readonly string[] | undefined
}): Module => {
  const ours = new Set([...sites.map(({ key }) => defaultShareImage(key)), ...alsoShown])
  const storeIn = (directory: string, timeoutMs?: number): PictureStore =>
    makePictureStore({
      directory: join(dataDirectory, directory),
      source,
      maxBytes: maxMegabytes * megabyte,
      countMiss: makeRateLimit(missesPerMinute),
      ...(timeoutMs !== undefined && { timeoutMs }),
      isShown: async (id) => {
        if (ours.has(id)) return true
        for (const place of shownBy) if (await place.hasPicture(id)) return true
        return false
      },
    })
  const pictures = storeIn('pictures')
  const slowPictures = storeIn('slow-pictures', slowTimeoutMs)
  return {
    routes: (app) => imageRoutes(app, withStandIns({ pictures, slowPictures, source })),
    close: () => source.close?.(),
  }
}
