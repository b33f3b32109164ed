// Pictures by id, made once for each size and kept.
import { join } from 'node:path'
import { defaultShareImage } from '@husrum/contract'
import { sites } from '@husrum/domain'
import { makeRateLimit } from '../http/limit-rate.ts'
import type { Module } from '../platform/module.ts'
import type { PictureSource } from './picture-source.ts'
import type { PictureStore } from './picture-store.ts'
import { makePictureStore } from './picture-store.ts'
import { imageRoutes } from './routes.ts'
import { withStandIns } from './stand-ins.ts'

/** Whatever shows pictures: the catalogue, the content. */
export interface ShowsPictures {
  /** Whether it shows this one. Rejects with the driver's error while the database is away and memory does not know. */
  hasPicture(id: string): Promise<boolean>
}

/** More than anybody opens who looks at homes: only pictures that are not on the disk yet are counted. */
const missesPerMinute = 600

/** Before a page gets another picture than one that takes seconds. */
const slowPatienceMs = 2_000

const megabyte = 1_048_576

export const picturesModule = ({
  source,
  dataDirectory,
  mostMegabytes,
  shownBy,
  alsoShown = [],
}: {
  readonly source: PictureSource
  readonly dataDirectory: string
  /** What the pictures on the disk may take. */
  readonly mostMegabytes: number
  readonly shownBy: readonly ShowsPictures[]
  readonly alsoShown?: readonly string[] | undefined
}): Module => {
  const ours = new Set([...sites.map(({ key }) => defaultShareImage(key)), ...alsoShown])
  const storeIn = (directory: string, patienceMs?: number): PictureStore =>
    makePictureStore({
      directory: join(dataDirectory, directory),
      source,
      mostBytes: mostMegabytes * megabyte,
      countMiss: makeRateLimit(missesPerMinute),
      ...(patienceMs !== undefined && { patienceMs }),
      isShown: async (id) => {
        if (ours.has(id)) return true
        for (const place of shownBy) if (await place.hasPicture(id)) return true
        return false
      },
    })
  const pictures = storeIn('pictures')
  const slowPictures = storeIn('slow-pictures', slowPatienceMs)
  return {
    routes: (app) => imageRoutes(app, withStandIns({ pictures, slowPictures, source })),
    close: () => source.close?.(),
  }
}
