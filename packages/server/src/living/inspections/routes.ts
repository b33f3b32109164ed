// Inspections over HTTP: the endpoints, the appointment as a calendar file, and the photos of remarks.
import { endpoints, inspectionCalendarPath, inspectionPhotoPath } from '@husrum/contract'
import type { InspectionsView } from '@husrum/domain'
import { inspectionsAddress } from '@husrum/domain'
import type { Hono } from 'hono'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Kysely } from 'kysely'
import type { FindCaller } from '../../people/sessions/index.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { attachmentOf } from '../../platform/files/file-response.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { assertAccess } from '../../platform/http/assert-access.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { makeVisitorByCookies } from '../errands/index.ts'
import type { ChangeInspections, Inspected } from './change-inspections.ts'
import { inspectionWords } from './inspection-words.ts'
import { isInspectionId, readInspections } from './read-inspections.ts'

export interface InspectionRoutesOptions {
  readonly db: Kysely<Schema>
  readonly change: ChangeInspections
  readonly uploads: Pick<UploadService, 'open' | 'respond' | 'takeForm' | 'remove'>
  readonly findCaller: FindCaller
  readonly environment: 'development' | 'production'
  readonly now: () => number
}

/** The caller and the target of a request; `key` is an idempotency key. */
const inspectedOf = (
  { caller, site, origin }: Pick<Visitor, 'caller' | 'site' | 'origin'>,
  id: string,
  key = '',
): Inspected => ({
  accountId: signedInOf(caller).session.accountId,
  site,
  origin,
  id: id.toLowerCase(),
  key,
})

const calendarOf = (
  { name, residenceId, inspections }: InspectionsView,
  id: string,
  { site, origin }: Pick<Visitor, 'site' | 'origin'>,
  stamp: number,
): string | undefined => {
  const inspection = inspections.find((one) => one.id === id)
  if (!inspection) return undefined
  const { kind, startsAt, endsAt, place, inspector, note, moved } = inspection
  const words = inspectionWords[site.country === 'SE' && site.locale === 'en' ? 'SE-en' : site.country]
  const link = new URL(inspectionsAddress(site, residenceId) ?? site.routes.start, origin).href
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.name, product: 'Inspections', language: site.locale.toUpperCase() },
  })
  calendar.createEvent({
    // A stable id, so that a moved appointment replaces its earlier entry.
    id: `${id}@${site.hosts.production}`,
    sequence: moved ? Math.floor(startsAt / 60_000) % 1_000_000 : 0,
    stamp: new Date(stamp),
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: `${words[kind]}: ${name}`,
    location: place,
    description: [inspector, note, link].filter(Boolean).join('\n'),
    url: link,
  })
  return `${calendar.toString()}\r\n`
}

export const inspectionRoutes = (app: Hono<AppEnv>, options: InspectionRoutesOptions): void => {
  const { db, change, uploads, now } = options
  const visitorBy = makeVisitorByCookies(options)

  bindEndpoint(app, endpoints.getInspections, async ({ residenceId: id }, { caller, site }) => {
    const { accountId } = signedInOf(caller).session
    const view = await readInspections(db, { accountId, site, id, now: now() })
    if (!view) throw new Problem('notFound')
    return view
  })
  bindEndpoint(app, endpoints.addInspectionRemark, async ({ id, room, text, files = [], draft }, context) => {
    if ([...files, ...(draft === undefined ? [] : [draft])].some((each) => !isUuid(each)))
      throw new Problem('invalidRequest', { errors: [{ field: 'files', key: 'invalid' }] })
    return change.addRemark(inspectedOf(context, id, context.idempotencyKey), { room, text, files, draft })
  })
  bindEndpoint(app, endpoints.reportRemarkNotFixed, async ({ id, text }, context) =>
    change.reportNotFixed(inspectedOf(context, id, context.idempotencyKey), text),
  )
  bindEndpoint(app, endpoints.askForInspectionTime, async ({ id, text }, context) =>
    change.askForTime(inspectedOf(context, id), text),
  )

  app.get(inspectionCalendarPath.replace('{id}', ':id'), async (c) => {
    const visitor = await visitorBy(c)
    await assertAccess(visitor, endpoints.getInspections)
    const { accountId, site, id } = inspectedOf(visitor, pathId(c, 'id'))
    const view = isInspectionId(id)
      ? await readInspections(db, { accountId, site, inspectionId: id, now: now() })
      : undefined
    const calendar = view && calendarOf(view, id, visitor, now())
    if (calendar === undefined) throw new Problem('notFound')
    return c.body(calendar, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': attachmentOf('inspection.ics'),
      'cache-control': 'private, no-store',
    })
  })

  // All owners of the home have access, also those who are not the reporter of the errand, and on sites without errands.
  app.get(
    inspectionPhotoPath.replace('{attachmentId}', ':attachmentId').replace('{filename}', ':filename'),
    async (c) => {
      const visitor = await visitorBy(c)
      await assertAccess(visitor, endpoints.getInspections)
      const { accountId, site, id } = inspectedOf(visitor, pathId(c, 'attachmentId'))
      const own = isInspectionId(id)
        ? await db
            .selectFrom('case_files')
            .innerJoin('inspection_remarks', 'inspection_remarks.case_id', 'case_files.case_id')
            .innerJoin('inspections', 'inspections.id', 'inspection_remarks.inspection_id')
            .innerJoin('residences', 'residences.id', 'inspections.residence_id')
            .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
            .select('case_files.id')
            .where('case_files.id', '=', id)
            .where('case_files.message_id', 'is', null)
            .where('residence_people.account_id', '=', accountId)
            .where('residences.site', '=', site.key)
            .executeTakeFirst()
        : undefined
      const file = own && (await uploads.open(id))
      if (!file) throw new Problem('notFound')
      return uploads.respond(file, c.req.raw, c.get('signal'))
    },
  )
}
