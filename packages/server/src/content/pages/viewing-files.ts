// A viewing as a file for the visitor's calendar (RFC 5545), below the page of the home or stage that is shown.
import { viewingFile } from '@husrum/contract'
import type { HomeDetails, SiteDefinition, StageDetails } from '@husrum/domain'
import { contactsFor, endOfViewing, homeAddressOn, openShowings, successionAddressOn } from '@husrum/domain'
import type { Hono } from 'hono'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { endpointContextOf } from '../../platform/http/bind-endpoint.ts'
import { pagePathOf, rawPathOf } from '../../platform/http/request-path.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import { contentTextsOf } from './content-texts-of.ts'
import type { PageCatalogue } from './page-catalogue.ts'
import { catalogueAddressOf } from './view-models/catalogue-address.ts'

interface Shown {
  readonly subject: HomeDetails | StageDetails
  readonly stage: StageDetails
  /** Location: the home's address, or that of the stage. */
  readonly place: string
  readonly showings: readonly string[]
}

const placeOf = ({ areaName, municipality }: StageDetails): string =>
  areaName === municipality ? municipality : `${areaName}, ${municipality}`

export type ViewingFileAt = (
  site: SiteDefinition,
  path: string,
  file: string,
  context: { readonly origin: string; readonly now: number },
) => Promise<string | undefined>

/** Returns undefined if the home or stage at the path has no such viewing, or it is over. */
export const makeViewingFiles = (
  catalogue: Pick<PageCatalogue, 'homeByPath' | 'stageByPath'>,
): ViewingFileAt => {
  const shownAt = async (siteId: number, path: string): Promise<Shown | undefined> => {
    const found = await catalogue.homeByPath(siteId, path)
    if (found) {
      const { home, stage } = found
      return { subject: home, stage, place: `${home.address}, ${placeOf(stage)}`, showings: home.showings }
    }
    const whole = await catalogue.stageByPath(siteId, path)
    if (!whole) return undefined
    const { stage } = whole
    return { subject: stage, stage, place: placeOf(stage), showings: stage.showings }
  }
  return async (site, path, file, { origin, now }) => {
    const shown = await shownAt(site.catalogueSiteId, catalogueAddressOf(site, path))
    const showing = shown && openShowings(shown.showings, now).find((one) => viewingFile(one) === file)
    if (!showing) return undefined
    const { subject, stage, place } = shown
    const { viewing } = contentTextsOf(site)
    // A home that its owner sells is listed on the resale pages, and the broker shows it.
    const broker = 'resale' in subject ? subject.resale?.broker : undefined
    const address = origin + encodeURI((broker ? successionAddressOn : homeAddressOn)(site, subject.path))
    const [contact] = contactsFor(stage.contacts ?? [], 'visitor').flatMap(({ contacts }) => contacts)
    const seller = broker ?? contact
    const calendar = ical({
      method: ICalCalendarMethod.PUBLISH,
      prodId: { company: site.name, product: 'Viewings', language: site.locale.toUpperCase() },
    })
    calendar.createEvent({
      // The same id for the same viewing, so that calendars replace it.
      id: `${subject.id}-${file.replace(/\D/g, '')}@${site.hosts.production}`,
      start: new Date(showing),
      end: new Date(endOfViewing(showing)),
      summary: viewing(subject.name),
      location: { title: place, geo: subject.geo },
      description: [
        ...(seller ? [[seller.name, seller.phone, seller.email].filter(Boolean).join(', ')] : []),
        address,
      ].join('\n'),
      url: address,
    })
    // The format requires a line break after the last line.
    return `${calendar.toString()}\r\n`
  }
}

/** `GET {page path}viewing-20261128T110000Z.ics` */
export const viewingRoutes = (
  app: Hono<AppEnv>,
  {
    viewingFileAt,
    environment,
  }: { readonly viewingFileAt: ViewingFileAt; readonly environment: 'development' | 'production' },
): void => {
  app.get('*', async (c, next) => {
    const [, below = '', file] = /^(.*\/)(viewing-\d{8}T\d{6}Z\.ics)$/.exec(rawPathOf(c.req.raw, c.env)) ?? []
    const path = file === undefined ? undefined : pagePathOf(below)
    if (file === undefined || path === undefined) return next()
    const { site, requestUrl } = endpointContextOf(c)
    const origin = originOf(site, { environment, requestUrl })
    const body = await viewingFileAt(site, path, file, { origin, now: Date.now() })
    if (body === undefined) return next()
    return c.body(body, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${file}"`,
      'cache-control': 'no-cache',
    })
  })
}
