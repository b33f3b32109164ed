// 360-degree pictures of homes, encrypted for the caller who opened them.
import { join } from 'node:path'
import { makeRateLimit } from '../../platform/http/limit-rate.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { ShowsPictures } from '../pictures/index.ts'
import { makePictureStore } from '../pictures/index.ts'
import type { ResidenceService } from '../search/index.ts'
import { makePanoramaPasses } from './panorama-passes.ts'
import type { PanoramaPictures } from './panorama-pictures.ts'
import { panoramaRoutes } from './routes.ts'

export type { PanoramaPictures } from './panorama-pictures.ts'

const megabyte = 1_048_576
/** Timeout before the viewer is asked to retry: pictures on the disk or almost rendered are returned at once. */
const timeoutMs = 2_000
/** Each takes seconds to render. */
const missesPerMinute = 60

export const panoramasModule = (
  { keys, now, environment }: Pick<Platform, 'keys' | 'now' | 'environment'>,
  {
    source,
    residences,
    dataDirectory,
    maxMegabytes,
  }: {
    readonly source: PanoramaPictures | undefined
    readonly residences: Pick<ResidenceService, 'homeById' | 'hasPicture'>
    readonly dataDirectory: string
    readonly maxMegabytes: number
  },
): Module & { readonly stills: ShowsPictures } => {
  const stills: ShowsPictures = {
    hasPicture: async (id) => {
      const plan = source?.planOfRoom(id)
      return plan !== undefined && residences.hasPicture(plan)
    },
  }
  if (!source) return { stills }
  const pictures = makePictureStore({
    directory: join(dataDirectory, 'panoramas'),
    source,
    maxBytes: maxMegabytes * megabyte,
    countMiss: makeRateLimit(missesPerMinute),
    isShown: async () => true,
    timeoutMs,
  })
  const passes = makePanoramaPasses(keys.knownKeysFor('panorama'), now)
  return {
    stills,
    routes: (app) => panoramaRoutes(app, { passes, pictures, source, residences, environment }),
  }
}
