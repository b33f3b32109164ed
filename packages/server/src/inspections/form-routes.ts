// Forms about inspections without script: each does the same as with script, and redirects to the page (303).
import { endpoints, inspectionFormPath, inspectionQuery } from '@husrum/contract'
import type { InspectionsView } from '@husrum/domain'
import { afterPageLoad, inspectionsAddress } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import { outageOf } from '../database/database-outage.ts'
import { isUuid } from '../database/is-uuid.ts'
import { makeVisitorByCookies } from '../errands/file-routes.ts'
import type { TakenForm, TakenMultipart } from '../files/upload-service.ts'
import { isNotNow, noRoomNow } from '../files/upload-service.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { assertAccess } from '../http/assert-access.ts'
import { signedInOf } from '../http/caller.ts'
import { Problem } from '../http/problem.ts'
import { formKey, readForm } from '../http/read-form.ts'
import { bringsFiles } from '../http/receiving.ts'
import { fromOurPages } from '../http/same-origin.ts'
import type { Visitor } from '../http/visitor.ts'
import type { InspectionRoutesOptions } from './routes.ts'
import { inspectedOf } from './routes.ts'

const ofRemark = { purpose: 'inspectionRemark', fileFields: ['files'] } as const
const actions = ['remark', 'notFixed', 'time'] as const
/** Maximum size: all fields at their maximum length. */
const longestForm = 32_768

type Fields = TakenMultipart['fields']
const last = (fields: Fields, name: string): string => fields.get(name)?.at(-1) ?? ''

export const inspectionFormRoutes = (
  app: Hono<AppEnv>,
  { change, uploads, ...options }: InspectionRoutesOptions,
): void => {
  const visitorBy = makeVisitorByCookies(options)

  /** Reads the form, with the reason if its files were refused before they were read: the fields determine where it is shown. */
  const read = async (c: Context<AppEnv>, visitor: Visitor): Promise<TakenForm> => {
    if (bringsFiles(c.req.header('content-type')))
      return uploads.takeForm(c.req.raw, {
        ...ofRemark,
        owner: { kind: 'account', id: signedInOf(visitor.caller).session.accountId },
        site: visitor.site.key,
        address: visitor.address,
      })
    const form = await readForm(c.req.raw, longestForm)
    return {
      fields: new Map([...new Set(form.keys())].map((name) => [name, form.getAll(name)])),
      files: [],
      issues: [],
    }
  }

  const act = async (
    action: (typeof actions)[number],
    { fields, files, issues }: TakenMultipart,
    visitor: Visitor,
  ): Promise<InspectionsView> => {
    const of = inspectedOf(visitor, last(fields, 'id'), formKey(last(fields, 'key')))
    const text = last(fields, 'text')
    if (action === 'notFixed') return change.reportNotFixed(of, text)
    if (action === 'time') return change.askForTime(of, text)
    const clean = files.filter(({ state }) => state === 'clean').map(({ id }) => id)
    if (isNotNow({ issues })) {
      for (const id of clean) await uploads.remove(id, { owner: { kind: 'account', id: of.accountId } })
      throw noRoomNow()
    }
    if (issues.length > 0 || clean.length < files.length) {
      for (const id of clean) await uploads.remove(id, { owner: { kind: 'account', id: of.accountId } })
      throw new Problem('invalidRequest', { errors: [{ field: 'files', key: 'fileType' }] })
    }
    return change.addRemark(of, { room: last(fields, 'room'), text, files: clean })
  }

  /** The error for the page; throws errors that no page can show. */
  const errorOf = (cause: unknown): readonly (readonly [string, string])[] => {
    if (cause instanceof Problem && cause.code === 'invalidRequest')
      return [
        [inspectionQuery.error, 'invalid'],
        ...cause.errors.map(({ field, key }) => [inspectionQuery.field, `${field}:${key}`] as const),
      ]
    if (cause instanceof Problem && cause.code === 'late') return [[inspectionQuery.error, 'late']]
    if (cause instanceof Problem && cause.code === 'notFound') return []
    const isOurs = outageOf(cause) !== undefined || (cause instanceof Problem && cause.status >= 409)
    if (!isOurs) throw cause
    return [[inspectionQuery.error, 'failed']]
  }

  app.post(inspectionFormPath, fromOurPages, async (c) => {
    c.header('cache-control', 'no-store')
    const visitor = await visitorBy(c)
    const { site } = visitor
    const page = inspectionsAddress(site)
    if (page === undefined) throw new Problem('notFound')
    try {
      await assertAccess(visitor, endpoints.getInspections)
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      const next = afterPageLoad(site, page, { kind: 'answered', status: cause.status })
      return c.redirect(next.kind === 'signIn' ? next.address : page, 303)
    }
    const taken = await read(c, visitor)
    const { fields } = taken
    const action = actions.find((known) => known === last(fields, 'action'))
    if (!action) throw new Problem('invalidRequest', { errors: [{ field: 'action', key: 'unknownValue' }] })
    const query = new URLSearchParams()
    let anchor = ''
    try {
      if (taken.refusal) throw taken.refusal
      const { residenceId } = await act(action, taken, visitor)
      query.set(inspectionQuery.home, residenceId)
      query.set(inspectionQuery.done, action)
    } catch (cause) {
      const home = last(fields, 'residenceId')
      if (isUuid(home)) query.set(inspectionQuery.home, home)
      const id = last(fields, 'id')
      if (isUuid(id)) {
        query.set(inspectionQuery.form, `${action}:${id}`)
        anchor = `#${action}-${id}`
      }
      for (const [name, value] of errorOf(cause)) query.append(name, value)
    }
    return c.redirect(`${page}?${query}${anchor}`, 303)
  })
}
