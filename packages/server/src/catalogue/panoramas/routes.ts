// `/services/explorer/panorama/open` and the pictures that it gives access to (SEARCH-38).
import type { PanoramaFile } from '@husrum/contract'
import { endpoints, readPanoramaFileName } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { readPictureId, walkablePanorama } from '@husrum/domain'
import type { Hono } from 'hono'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { limitRate } from '../../platform/http/limit-rate.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reply } from '../../platform/http/reply.ts'
import type { Environment } from '../../platform/http/set-cookie.ts'
import { readCookie, setCookie } from '../../platform/http/set-cookie.ts'
import type { PictureStore } from '../pictures/index.ts'
import type { ResidenceService } from '../search/index.ts'
import type { PanoramaPasses } from './panorama-passes.ts'
import { sealPicture } from './panorama-passes.ts'
import type { PanoramaPictures } from './panorama-pictures.ts'

export interface PanoramaRoutesOptions {
  readonly passes: PanoramaPasses
  readonly pictures: PictureStore
  readonly source: Pick<PanoramaPictures, 'roundOf'>
  readonly residences: Pick<ResidenceService, 'homeById'>
  readonly environment: Environment
  /** Passes for one network. */
  readonly perMinute?: number
}

/** Pixels from left to right; the height is half of it. */
const widths: Readonly<Record<PanoramaFile['quality'], number>> = { low: 512, high: 1_536 }
/** Of uploads, which take no time to render. */
const widthsOfUploads: typeof widths = { low: 1_024, high: 4_096 }

export const panoramaRoutes = (
  app: Hono<AppEnv>,
  { passes, pictures, source, residences, environment, perMinute = 60 }: PanoramaRoutesOptions,
): void => {
  const pictureOf = async (
    site: SiteDefinition,
    stageId: string,
    { objectId, cameraId, furnishingId }: PanoramaFile,
  ) => {
    const home = await residences.homeById(site.catalogueSiteId, objectId)
    const panorama = walkablePanorama(home?.panorama)
    if (home?.stageId !== stageId || !panorama) return undefined
    const isFurnished = panorama.archetypes.some(({ furnishings }) =>
      furnishings.some(({ id }) => id === furnishingId),
    )
    const still = panorama.cameras.find(({ id }) => id === cameraId)?.still
    return isFurnished && still !== undefined ? source.roundOf(still, furnishingId) : undefined
  }

  app.use(endpoints.openPanorama.path, limitRate(perMinute))

  bindEndpoint(app, endpoints.openPanorama, async ({ objectId }, { site, cookies }) => {
    const home = await residences.homeById(site.catalogueSiteId, objectId)
    if (!home || !walkablePanorama(home.panorama)) throw new Problem('notFound')
    const known = readCookie('panorama', cookies, environment) ?? ''
    const browser = passes.isBrowser(known) ? known : passes.newBrowser()
    const { token, key, expiresAt } = passes.give({ stageId: home.stageId, browser })
    return reply(
      { token, key: key.toString('base64'), stageId: home.stageId, expiresAt },
      { headers: [setCookie('panorama', browser, { environment })] },
    )
  })

  app.get('/services/explorer/:token/:stageId/:objectName{.+\\.qhdr}', async (c) => {
    const { token, stageId, objectName } = c.req.param()
    const file = readPanoramaFileName(objectName)
    const browser = readCookie('panorama', c.req.header('cookie') ?? '', environment) ?? ''
    const key = passes.isBrowser(browser) ? passes.keyOf(token, { stageId, browser }) : undefined
    const id = file && key && (await pictureOf(c.get('site'), stageId, file))
    if (!file || !key || id === undefined) throw new Problem('notFound')
    const width = (readPictureId(id) ? widthsOfUploads : widths)[file.quality]
    const picture = await pictures.get(
      { id, width, height: width / 2, format: 'webp', quality: file.quality === 'low' ? 55 : 80 },
      { signal: c.get('signal'), address: c.get('address') },
    )
    if (picture.kind === 'unknown') throw new Problem('notFound')
    if (picture.kind === 'later') return c.body(null, 202, { 'cache-control': 'no-store' })
    if (picture.kind === 'left') return c.body(null, 503, { 'cache-control': 'no-store' })
    return c.body(new Uint8Array(sealPicture(picture.body, key)), 200, {
      'cache-control': 'no-store',
      'content-type': 'application/octet-stream',
    })
  })
}
