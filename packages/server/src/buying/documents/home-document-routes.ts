// Documents of homes over HTTP: listing, reading, downloading and signing them.
import type { Answer, SigningStatusDto } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import { papersOfBuyer } from '../../catalogue/papers/index.ts'
import type { FindCaller } from '../../people/sessions/index.ts'
import { sessionOfCookies } from '../../people/sessions/index.ts'
import type { FlowCookie } from '../../people/sign-in/index.ts'
import { comeBackPage } from '../../people/sign-in/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { attachmentOf } from '../../platform/files/file-response.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { assertAccess } from '../../platform/http/assert-access.ts'
import { bindEndpoint, endpointContextOf } from '../../platform/http/bind-endpoint.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import type { LimitCalls } from '../../platform/http/limit-calls.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reply } from '../../platform/http/reply.ts'
import { signingStatusOf } from './follow-signing.ts'
import type { HomeDocumentStore } from './home-document-store.ts'
import { documentStyle } from './html-twin.ts'
import type { SigningStore } from './postgres-signings.ts'
import { readOwnDocuments } from './read-own-documents.ts'
import { beginHomeSigning } from './sign-home-document.ts'
import type { SigningProviders } from './signing-provider.ts'

export interface HomeDocumentRoutesOptions {
  readonly db: Kysely<Schema>
  readonly store: HomeDocumentStore
  readonly signings: SigningStore
  readonly providers: SigningProviders
  readonly cookie: FlowCookie
  readonly limit: LimitCalls
  readonly findCaller: FindCaller
  readonly environment: 'development' | 'production'
  readonly now: () => number
}

export const homeDocumentRoutes = (app: Hono<AppEnv>, options: HomeDocumentRoutesOptions): void => {
  const { db, store, providers, cookie, limit, findCaller, environment, now } = options

  bindEndpoint(app, endpoints.getOwnDocuments, async (_, { caller, site }) => {
    const who = { accountId: signedInOf(caller).session.accountId, site }
    const [written, brought] = await Promise.all([readOwnDocuments(db, who), papersOfBuyer(db, who)])
    return {
      documents: [...written, ...brought]
        .toSorted((one, other) => other.createdOn - one.createdOn)
        .map(({ signatories, ...document }) => ({ ...document, signatories: [...signatories] })),
    }
  })

  bindEndpoint(app, endpoints.signDocument, async ({ page, ...asked }, context) => {
    await limit(context.address)
    const flow = cookie.issue()
    const wish = { ...asked, ...(page !== undefined && { page: comeBackPage(page, context.site) }) }
    const { signing } = await beginHomeSigning(wish, context, flow, options)
    const status: Answer<SigningStatusDto> = signingStatusOf(signing, providers[signing.provider], now())
    return reply(status, { headers: [flow.header] })
  })

  const serve = async (c: Context<AppEnv>, look: 'text' | 'file'): Promise<Response> => {
    const asked = endpointContextOf(c)
    const { site } = asked
    // Links carry no token: these routes are read-only, so the session cookies are accepted here.
    const caller =
      asked.caller.kind === 'anonymous'
        ? await findCaller(sessionOfCookies(asked.cookies, environment), site)
        : asked.caller
    await assertAccess({ caller, site }, endpoints.getOwnDocuments)
    const { accountId } = signedInOf(caller).session
    const found = await store.find(db, pathId(c, 'id'), { accountId, site })
    const document = found && (await store.open(db, found.id))
    if (!document) throw new Problem('notFound')
    const headers = {
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-language': document.language,
      'document-hash': document.hash,
    }
    if (look === 'text') {
      c.set('inline', { styles: [documentStyle] })
      return c.body(document.html, 200, { ...headers, 'content-type': 'text/html; charset=utf-8' })
    }
    return c.body(new Uint8Array(document.pdf), 200, {
      ...headers,
      'content-type': 'application/pdf',
      'content-disposition': attachmentOf(`${document.title}.pdf`),
    })
  }
  app.get('/services/documents/:id/text', (c) => serve(c, 'text'))
  app.get('/services/documents/:id/file', (c) => serve(c, 'file'))
}
