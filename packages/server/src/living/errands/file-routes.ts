// Files of errands and of rounds: access depends on ownership, never on the name in the URL (SEC-18). Also the errands of a board
// as a table, and a visit as a calendar file.
import { boardErrandsCsvPath, endpoints, errandFilePaths, errandVisitPath } from '@husrum/contract'
import type { Context, Hono } from 'hono'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { FindCaller } from '../../people/sessions/index.ts'
import { sessionOfCookies } from '../../people/sessions/index.ts'
import { attachmentOf } from '../../platform/files/file-response.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { assertAccess } from '../../platform/http/assert-access.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import type { Platform } from '../../platform/modules/module.ts'
import { csvNameOf, errandsAsCsv } from './csv.ts'
import type { ErrandLists } from './errand-lists.ts'
import { errandLink } from './notify-about-errand.ts'
import type { StoredErrands } from './postgres-errands.ts'
import { askingOf } from './viewer.ts'

export interface ErrandFileRoutesOptions {
  readonly errands: StoredErrands
  readonly lists: Pick<ErrandLists, 'page'>
  readonly uploads: Pick<UploadService, 'open' | 'respond'>
  readonly findCaller: FindCaller
  readonly environment: Platform['environment']
  readonly now: () => number
}

/** A link sends no Authorization header, so reads accept the session of the cookies, as pages do. */
export const makeVisitorByCookies =
  ({ findCaller, environment }: Pick<ErrandFileRoutesOptions, 'findCaller' | 'environment'>) =>
  async (c: Context<AppEnv>): Promise<Visitor> => {
    const visitor = visitorOf(c)
    if (visitor.caller.kind !== 'anonymous') return visitor
    const shown = sessionOfCookies(c.req.header('cookie') ?? '', environment)
    return { ...visitor, caller: await findCaller(shown, visitor.site) }
  }

/** Number of rows in memory at once. */
const csvPage = 500

const toHono = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

export const errandFileRoutes = (
  app: Hono<AppEnv>,
  { errands, lists, uploads, findCaller, environment, now }: ErrandFileRoutesOptions,
): void => {
  const visitorBy = makeVisitorByCookies({ findCaller, environment })

  const files = [
    [errandFilePaths.board, endpoints.getBoardErrand, 'errand'],
    [errandFilePaths.round, endpoints.getRound, 'round'],
    [errandFilePaths.resident, endpoints.getResidentErrand, 'errand'],
  ] as const
  for (const [path, endpoint, of] of files)
    app.get(toHono(path), async (c) => {
      const visitor = await visitorBy(c)
      await assertAccess(visitor, endpoint)
      const { viewer } = await askingOf(visitor)
      const id = pathId(c, 'attachmentId').toLowerCase()
      const file = (await errands.mayHaveFile(viewer, of, id)) ? await uploads.open(id) : undefined
      if (!file) throw new Problem('notFound')
      return uploads.respond(file, c.req.raw, c.get('signal'))
    })

  app.get(boardErrandsCsvPath, async (c) => {
    const visitor = await visitorBy(c)
    await assertAccess(visitor, endpoints.getBoardErrands)
    const { viewer } = await askingOf(visitor)
    const { site } = visitor
    const at = now()
    const encoder = new TextEncoder()
    // Read before the response starts, so that an outage becomes an error response.
    let page = await lists.page(viewer, { limit: csvPage })
    let isFirst = true
    const rows = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        if (isFirst || page.length > 0)
          controller.enqueue(encoder.encode(errandsAsCsv(page, { site, now: at, isFirst })))
        isFirst = false
        if (page.length < csvPage) controller.close()
        else page = await lists.page(viewer, { limit: csvPage, after: page.at(-1)?.id })
      },
    })
    return c.body(rows, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachmentOf(csvNameOf(site)),
      'cache-control': 'private, no-store',
    })
  })

  app.get(toHono(errandVisitPath), async (c) => {
    const visitor = await visitorBy(c)
    const { site, origin } = visitor
    await assertAccess(visitor, endpoints.getErrand)
    const errand = await errands.one((await askingOf(visitor)).viewer, pathId(c, 'id'))
    if (!errand?.visit) throw new Problem('notFound')
    const link = errandLink(site, origin, errand.id)
    const calendar = ical({
      method: ICalCalendarMethod.PUBLISH,
      prodId: { company: site.name, product: 'Visits', language: site.locale.toUpperCase() },
    })
    calendar.createEvent({
      // A stable id, so that a moved visit replaces its earlier entry.
      id: `${errand.id}@${site.hosts.production}`,
      sequence: errand.history.length,
      start: new Date(errand.visit.startsAt),
      end: new Date(errand.visit.endsAt),
      summary: [errand.ticketNumber, errand.roomType, errand.problem].filter(Boolean).join(' · '),
      location: [errand.objectAddress, errand.objectName].filter(Boolean).join(', '),
      description: [
        ...(errand.handler ? [[errand.handler.name, errand.handler.phone].filter(Boolean).join(', ')] : []),
        link,
      ].join('\n'),
      url: link,
    })
    return c.body(`${calendar.toString()}\r\n`, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': attachmentOf(`${errand.ticketNumber || 'visit'}.ics`),
      'cache-control': 'private, no-store',
    })
  })
}
