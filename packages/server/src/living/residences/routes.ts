// Residences over HTTP: all of a person's, one with its timeline, and its dates as a calendar.
import { endpoints, timelineCalendarPath, timelineQuery } from '@husrum/contract'
import { hasConsentFor, routePath, siteByKey, timelineSteps } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { FindCaller } from '../../people/sessions/index.ts'
import { sessionOfCookies } from '../../people/sessions/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { attachmentOf } from '../../platform/files/file-response.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { assertAccess } from '../../platform/http/assert-access.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { Problem } from '../../platform/http/problem.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { visitorOf } from '../../platform/http/visitor.ts'
import { ownResidence, residencesOf } from './own-residences.ts'
import { residenceDtoOf } from './residence-dtos.ts'
import { timelineCalendar } from './timeline-calendar.ts'

export interface ResidenceRoutesOptions {
  readonly db: Kysely<Schema>
  readonly findCaller: FindCaller
  readonly environment: 'development' | 'production'
}

export const residenceRoutes = (
  app: Hono<AppEnv>,
  { db, findCaller, environment }: ResidenceRoutesOptions,
): void => {
  const own = async (id: string, { caller, site }: Pick<Visitor, 'caller' | 'site'>) => {
    const residence = await ownResidence(db, signedInOf(caller).session.accountId, id, site)
    if (!residence) throw new Problem('notFound')
    return residence
  }

  bindEndpoint(app, endpoints.getResidences, async (_, { caller, site, requestUrl }) => {
    const { session, user } = signedInOf(caller)
    const all = await residencesOf(db, session.accountId)
    const others = new Set(all.flatMap((each) => (each.leftOn === undefined ? each.site : [])))
    others.delete(site.key)
    // Data of another brand is left out, unless its site may use the account.
    const person = others.size > 0 ? await user() : undefined
    return {
      residences: all.filter((each) => each.site === site.key).map(residenceDtoOf),
      elsewhere: [...others]
        .sort()
        .map(siteByKey)
        .filter((other) => person && hasConsentFor(person, other))
        .map((other) => ({
          site: other.key,
          href: new URL(
            routePath(other, 'residences') ?? other.routes.start,
            originOf(other, { environment, requestUrl }),
          ).href,
        })),
    }
  })

  bindEndpoint(app, endpoints.getTimeline, async ({ objectId }, context) =>
    residenceDtoOf(await own(objectId, context)),
  )

  app.get(timelineCalendarPath.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
    const asked = visitorOf(c)
    // A link has no bearer token: read requests accept the session cookies.
    const caller =
      asked.caller.kind === 'anonymous'
        ? await findCaller(sessionOfCookies(c.req.header('cookie') ?? '', environment), asked.site)
        : asked.caller
    const visitor = { ...asked, caller }
    await assertAccess(visitor, endpoints.getTimeline)
    const residence = await own(pathId(c, 'objectId'), visitor)
    const name = c.req.query(timelineQuery.step)
    const step = timelineSteps.find((each) => each === name)
    if (name !== undefined && step === undefined) throw new Problem('notFound')
    const { site, origin } = visitor
    const link = new URL(site.routes.timeline ?? site.routes.start, origin).href
    const file = timelineCalendar(residence, site, `${link}?id=${residence.id}`, step)
    if (file === undefined) throw new Problem('notFound')
    return c.body(file, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': attachmentOf(`${residence.home.name}.ics`),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })
}
