// `/services/case_management/…` for reporters: places, possible problems, drafts, and the report (FAULT-68 to FAULT-78).
import type { Endpoint } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { CaseRoom } from '@husrum/domain'
import {
  apartmentRooms,
  caseVariantOf,
  emailRule,
  fetchedRooms,
  publicSpaceProblems,
  readCaseForm,
  writeCaseCookie,
} from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { bindEndpoint, routeOf } from '../../platform/http/bind-endpoint.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reply } from '../../platform/http/reply.ts'
import { setCookie } from '../../platform/http/set-cookie.ts'
import { reportsOf } from './case-reporter.ts'
import { discardWithFiles, forgottenCookie } from './discard-draft.ts'
import type { CaseArticles } from './postgres-case-articles.ts'
import type { CaseDrafts, SavedDraft } from './postgres-case-drafts.ts'
import { isDraftId } from './postgres-case-drafts.ts'
import type { CasePlacesOf } from './postgres-case-places.ts'
import type { ReportedFaults } from './postgres-reported-faults.ts'
import type { SubmitCase } from './submit-case.ts'

export interface FaultReportOptions {
  readonly db: Kysely<Schema>
  readonly places: CasePlacesOf
  readonly articles: CaseArticles
  readonly drafts: CaseDrafts
  readonly reported: ReportedFaults
  readonly submit: SubmitCase
  readonly uploads: UploadService
  readonly environment: 'development' | 'production'
  /** For reports. */
  readonly limitReports: LimitCalls
  /** For searches while the user types. */
  readonly limitSearches: LimitCalls
}

const subjects = [
  'getCaseAgreements',
  'getPublicAddresses',
  'searchCaseBuildings',
  'searchCaseObjects',
  'getCaseRooms',
  'getCaseBuildingRooms',
  'getCaseAssets',
  'getCaseArticles',
  'getCaseFaq',
  'getCaseAssociation',
  'getCaseAccount',
  'changeCaseAccount',
  'getCaseDrafts',
  'saveCaseDraft',
  'discardCaseDraft',
  'submitCaseDraft',
  'getReportedFaults',
  'followReported',
] as const satisfies readonly (keyof typeof endpoints)[]

const knownKeys = new Set<string>([...apartmentRooms, ...fetchedRooms, ...publicSpaceProblems])
type RoomKey =
  | (typeof apartmentRooms)[number]
  | (typeof fetchedRooms)[number]
  | (typeof publicSpaceProblems)[number]

/** A key of a vendor that the product does not know becomes `other`. */
const roomDto = ({ key, ...room }: CaseRoom) => ({
  ...room,
  key: (knownKeys.has(key) ? key : 'other') as RoomKey,
})

const orNotFound = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Problem('notFound')
  return value
}

/** Answers `notFound` on sites that take no reports. */
export const onlyWhereReported = (app: Hono<AppEnv>, paths: readonly string[]): void => {
  for (const path of paths)
    app.use(path, async (c, next) => {
      if (caseVariantOf(c.get('site')) === undefined) throw new Problem('notFound')
      return next()
    })
}

export const faultReportRoutes = (app: Hono<AppEnv>, options: FaultReportOptions): void => {
  const { db, places, articles, drafts, reported, submit, uploads, environment } = options
  const { limitReports, limitSearches } = options
  onlyWhereReported(
    app,
    subjects.map((name) => routeOf(endpoints[name] as Endpoint)),
  )

  bindEndpoint(app, endpoints.getCaseAgreements, async (_, context) => {
    const homes = await places.agreements(reportsOf(context))
    return homes.length > 0 ? homes : undefined
  })
  bindEndpoint(app, endpoints.getPublicAddresses, async (_, context) =>
    places.publicAddresses(reportsOf(context)),
  )
  bindEndpoint(app, endpoints.searchCaseBuildings, async ({ text }, context) => {
    await limitSearches(context.address)
    return places.search(text, 'buildings', reportsOf(context))
  })
  bindEndpoint(app, endpoints.searchCaseObjects, async ({ text }, context) => {
    await limitSearches(context.address)
    const found = await places.search(text, 'homes', reportsOf(context))
    return found.map(({ buildingType: _, ...place }) => place)
  })
  bindEndpoint(app, endpoints.getCaseRooms, async ({ apartmentId }, context) =>
    orNotFound(await places.roomsOfHome(apartmentId, reportsOf(context))).map(roomDto),
  )
  bindEndpoint(app, endpoints.getCaseBuildingRooms, async ({ propertyId }, context) =>
    orNotFound(await places.roomsOfProperty(propertyId, reportsOf(context))).map(roomDto),
  )
  bindEndpoint(app, endpoints.getCaseAssets, async ({ roomId }, context) =>
    orNotFound(await places.assets(roomId, reportsOf(context))).map(({ faqIds, ...asset }) => ({
      ...asset,
      ...(faqIds.length > 0 && { faqIds }),
    })),
  )
  bindEndpoint(app, endpoints.getCaseArticles, async ({ ids }, { site }) => ({
    items: await articles.articles(ids, site),
  }))
  bindEndpoint(app, endpoints.getCaseFaq, async ({ faqIds }, { site }) => articles.faq(faqIds, site))
  bindEndpoint(app, endpoints.getCaseAssociation, async (_, context) =>
    orNotFound(await places.association(reportsOf(context))),
  )
  bindEndpoint(app, endpoints.getCaseAccount, async (_, context) => ({
    email: await places.boardEmail(reportsOf(context)),
  }))
  bindEndpoint(app, endpoints.changeCaseAccount, async ({ email: typed }, context) => {
    const { associationId } = reportsOf(context)
    if (associationId === undefined) throw new Problem('forbidden')
    const checked = emailRule.check(typed)
    if (checked.kind === 'invalid')
      throw new Problem('invalidRequest', { errors: [{ field: 'email', key: 'invalid' }] })
    await places.changeBoardEmail(db, checked.value, associationId)
    return { email: checked.value }
  })

  const draftDto = ({ form, reached: _, ...draft }: Awaited<ReturnType<CaseDrafts['list']>>[number]) => ({
    ...draft,
    form: form as unknown as Record<string, unknown>,
  })
  bindEndpoint(app, endpoints.getCaseDrafts, async (_, context) =>
    (await drafts.list(reportsOf(context))).map(draftDto),
  )
  bindEndpoint(app, endpoints.saveCaseDraft, async ({ form, base, ...given }, context) => {
    // A UUID, so that access to its files cannot be guessed.
    if (!isDraftId(given.id))
      throw new Problem('invalidRequest', { errors: [{ field: 'id', key: 'wrongFormat' }] })
    const draft: SavedDraft = { ...given, form: readCaseForm(form) }
    const kept = await drafts.save(draft, reportsOf(context), base)
    if (kept === 'foreign') throw new Problem('notFound')
    if ('sent' in kept) throw new Problem('statusConflict', { present: kept.sent })
    const cookie = writeCaseCookie({ kind: 'draft', id: kept.id, step: kept.step })
    return reply(draftDto(kept), { headers: [setCookie('caseManagement', cookie, { environment })] })
  })
  bindEndpoint(app, endpoints.discardCaseDraft, async ({ id }, context) => {
    if (!(await discardWithFiles({ drafts, uploads }, id, reportsOf(context)))) throw new Problem('notFound')
    return reply(undefined, { headers: forgottenCookie(context.cookies, id, environment) })
  })
  bindEndpoint(app, endpoints.submitCaseDraft, async ({ id, submission }, context) => {
    const key = `${id}.${submission}`
    if (context.idempotencyKey !== '' && context.idempotencyKey !== key) throw new Problem('keyReused')
    await limitReports(context.address)
    const { status, receipt } = await submit.draft(id, submission, context)
    return reply(receipt, {
      status,
      headers: [setCookie('caseManagement', writeCaseCookie({ kind: 'reported' }), { environment })],
    })
  })

  bindEndpoint(app, endpoints.getReportedFaults, async ({ placeId, roomId }, context) =>
    orNotFound(await reported.list({ placeId, roomId }, reportsOf(context))),
  )
  bindEndpoint(app, endpoints.followReported, async ({ id }, context: EndpointContext) => {
    await limitReports(context.address)
    if (!(await reported.follow(id, reportsOf(context)))) throw new Problem('notFound')
    return undefined
  })
}
