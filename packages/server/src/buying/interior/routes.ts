// The interior of a home over HTTP: the endpoints, the forms of pages without script, and the confirmation.
import { endpoints, interiorConfirmationPaths, interiorFormPath, interiorQuery } from '@husrum/contract'
import { interiorAddress } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { makeVisitorByCookies } from '../../living/errands/index.ts'
import type { FindCaller } from '../../people/sessions/index.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { attachmentOf } from '../../platform/files/file-response.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { assertAccess } from '../../platform/http/assert-access.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { FormRoute } from '../../platform/http/bind-form.ts'
import { bindForms, byAction, formOf, signInForAccess } from '../../platform/http/bind-form.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { textOf } from '../../platform/http/form-fields.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reply } from '../../platform/http/reply.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { withQuery } from '../../platform/http/with-query.ts'
import { documentPage, documentStyle, drawPdf } from '../documents/index.ts'
import type { ChangeInterior, InteriorChanged } from './change-interior.ts'
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
const maxFormBytes = 32_768

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

const formRoutes = (app: Hono<AppEnv>): void => {
  const buttonOf = (
    endpoint: typeof endpoints.chooseInterior | typeof endpoints.confirmInterior,
    done: 'saved' | 'confirmed',
  ) =>
    formOf(endpoint, {
      fields: ({ fields }) => ({
        // A radio group is a field of its own.
        chosen: [...fields]
          .filter(([name]) => name === 'chosen' || name.startsWith('chosen.'))
          .flatMap(([, values]) => values)
          .filter((value) => value !== ''),
      }),
      messages: {
        notFound: '',
        closed: 'closed',
        unknown: 'unknown',
        onlyOne: 'onlyOne',
        incomplete: 'incomplete',
        over: 'over',
        tooManyRequests: 'failed',
        serviceUnavailable: 'failed',
      },
      doneAt: ({ status }, { page }) =>
        withQuery(page, [status === 412 ? [interiorQuery.error, 'changed'] : [interiorQuery.done, done]]),
    })
  const choose = buttonOf(endpoints.chooseInterior, 'saved')
  const confirm = buttonOf(endpoints.confirmInterior, 'confirmed')
  const route: FormRoute = {
    path: interiorFormPath,
    maxBytes: maxFormBytes,
    signIn: signInForAccess,
    page: (site, fields) => {
      const residenceId = textOf(fields, 'residenceId')
      return interiorAddress(site, isUuid(residenceId) ? residenceId : undefined)
    },
  }
  bindForms(app, route, byAction({ confirm }, choose))
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
  formRoutes(app)
  confirmationRoutes(app, options)
}
