// The interior of a home over HTTP: the endpoints, the forms of pages without script, and the confirmation.
import { endpoints, interiorConfirmationPaths, interiorFormPath, interiorQuery } from '@husrum/contract'
import { afterPageLoad, interiorAddress } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { outageOf } from '../database/database-outage.ts'
import { isUuid } from '../database/is-uuid.ts'
import type { Schema } from '../database/schema.ts'
import { drawPdf } from '../documents/draw-pdf.ts'
import { documentPage, documentStyle } from '../documents/html-twin.ts'
import { makeVisitorByCookies } from '../errands/file-routes.ts'
import { attachmentOf } from '../files/file-response.ts'
import type { AppEnv } from '../http/app-environment.ts'
import { assertAccess } from '../http/assert-access.ts'
import { bindEndpoint } from '../http/bind-endpoint.ts'
import { signedInOf } from '../http/caller.ts'
import { pathId } from '../http/path-id.ts'
import { Problem } from '../http/problem.ts'
import { readForm } from '../http/read-form.ts'
import { reply } from '../http/reply.ts'
import { fromOurPages } from '../http/same-origin.ts'
import type { Visitor } from '../http/visitor.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import type { ChangeInterior, InteriorChanged, InteriorSent } from './change-interior.ts'
import { interiorDtoOf } from './interior-dto.ts'
import { readInterior } from './read-interior.ts'
import { readOrder, writeConfirmation } from './write-confirmation.ts'

export interface InteriorRoutesOptions {
  readonly db: Kysely<Schema>
  readonly change: ChangeInterior
  readonly findCaller: FindCaller
  readonly environment: 'development' | 'production'
  readonly now: () => number
}

/** Enough for two hundred options. */
const longestForm = 32_768

const ownerOf = ({ caller, site }: Pick<Visitor, 'caller' | 'site'>) => ({
  accountId: signedInOf(caller).session.accountId,
  site,
})

const assertId = (id: string): string => {
  if (!isUuid(id)) throw new Problem('notFound')
  return id
}

const answerOf = ({ kind, interior }: InteriorChanged) =>
  reply(interiorDtoOf(interior), { status: kind === 'changedMeanwhile' ? 412 : 200 })

const callRoutes = (app: Hono<AppEnv>, { db, change, now }: InteriorRoutesOptions): void => {
  bindEndpoint(app, endpoints.getInterior, async ({ residenceId: id }, context) => {
    const kept = await readInterior(db, { ...ownerOf(context), id, now: now() })
    if (!kept) throw new Problem('notFound')
    return interiorDtoOf(kept.view)
  })
  bindEndpoint(app, endpoints.chooseInterior, async ({ residenceId, ...sent }, context) =>
    answerOf(await change.choose({ ...ownerOf(context), id: assertId(residenceId) }, sent)),
  )
  bindEndpoint(app, endpoints.confirmInterior, async ({ residenceId, ...sent }, context) => {
    const { origin } = context
    return answerOf(await change.confirm({ ...ownerOf(context), origin, id: assertId(residenceId) }, sent))
  })
}

/** Redirect for a rejected form; errors that must not appear as a bare problem are shown on the page. */
const insteadOf = (cause: unknown, { site }: Visitor, page: string): string => {
  const code = cause instanceof Problem ? cause.code : undefined
  if (cause instanceof Problem && ['signedOut', 'identityRequired', 'forbidden'].includes(cause.code)) {
    const next = afterPageLoad(site, page, { kind: 'answered', status: cause.status })
    return next.kind === 'signIn' ? next.address : page
  }
  if (code === 'notFound') return page
  const why =
    cause instanceof Problem && cause.status === 409 && cause.code !== 'statusConflict'
      ? cause.code
      : outageOf(cause) !== undefined || (cause instanceof Problem && cause.status >= 429)
        ? 'failed'
        : undefined
  if (why === undefined) throw cause
  return `${page}${page.includes('?') ? '&' : '?'}${interiorQuery.error}=${why}`
}

const formRoutes = (app: Hono<AppEnv>, { change, ...options }: InteriorRoutesOptions): void => {
  const visitorBy = makeVisitorByCookies(options)

  const act = async (form: URLSearchParams, visitor: Visitor): Promise<readonly [string, string]> => {
    const of = { ...ownerOf(visitor), id: assertId(form.get('residenceId') ?? '') }
    const version = /^\d{1,9}$/.exec(form.get('version') ?? '')?.[0]
    if (version === undefined)
      throw new Problem('invalidRequest', { errors: [{ field: 'version', key: 'wrongFormat' }] })
    const sent: InteriorSent = {
      // A radio group is a field of its own.
      chosen: [...form]
        .filter(([name, value]) => (name === 'chosen' || name.startsWith('chosen.')) && value !== '')
        .map(([, value]) => value.slice(0, 64))
        .slice(0, 200),
      version: Number(version),
    }
    const isOrder = form.get('action') === 'confirm'
    const { kind } = isOrder
      ? await change.confirm({ ...of, origin: visitor.origin }, sent)
      : await change.choose(of, sent)
    if (kind === 'changedMeanwhile') return [interiorQuery.error, 'changed']
    return [interiorQuery.done, isOrder ? 'confirmed' : 'saved']
  }

  app.post(interiorFormPath, fromOurPages, async (c) => {
    c.header('cache-control', 'no-store')
    const visitor = await visitorBy(c)
    const form = await readForm(c.req.raw, longestForm)
    const residenceId = form.get('residenceId') ?? ''
    const page = interiorAddress(visitor.site, isUuid(residenceId) ? residenceId : undefined)
    if (page === undefined) throw new Problem('notFound')
    let location: string
    try {
      await assertAccess(visitor, endpoints.chooseInterior)
      const [name, value] = await act(form, visitor)
      location = `${page}${page.includes('?') ? '&' : '?'}${name}=${value}`
    } catch (cause) {
      location = insteadOf(cause, visitor, page)
    }
    return c.redirect(location, 303)
  })
}

const confirmationRoutes = (app: Hono<AppEnv>, { db, ...options }: InteriorRoutesOptions): void => {
  const visitorBy = makeVisitorByCookies(options)
  const serve = async (c: Context<AppEnv>, look: 'html' | 'pdf'): Promise<Response> => {
    const visitor = await visitorBy(c)
    await assertAccess(visitor, endpoints.getInterior)
    const id = assertId(pathId(c, 'residenceId'))
    const order = await readOrder(db, { ...ownerOf(visitor), id })
    if (!order) throw new Problem('notFound')
    const document = writeConfirmation(order, visitor.site)
    const headers = {
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-language': document.language,
    }
    if (look === 'html') {
      c.set('inline', { styles: [documentStyle] })
      return c.body(documentPage(document), 200, { ...headers, 'content-type': 'text/html; charset=utf-8' })
    }
    return c.body(new Uint8Array(await drawPdf(document, order.at)), 200, {
      ...headers,
      'content-type': 'application/pdf',
      'content-disposition': attachmentOf(`${document.title}.pdf`),
    })
  }
  for (const look of ['html', 'pdf'] as const)
    app.get(interiorConfirmationPaths[look].replace('{residenceId}', ':residenceId'), (c) => serve(c, look))
}

export const interiorRoutes = (app: Hono<AppEnv>, options: InteriorRoutesOptions): void => {
  callRoutes(app, options)
  formRoutes(app, options)
  confirmationRoutes(app, options)
}
