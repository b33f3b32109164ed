// All pages of all sites without sign-in: for tests of documents regardless of access.
import { join } from 'node:path'
import type { Render } from '@husrum/contract'
import type { PageTemplateKind, SiteDefinition } from '@husrum/domain'
import { templateKindOf } from '@husrum/domain'
import type { Hono } from 'hono'
import { readContentFiles } from '../content/pages/content/read-content-files.ts'
import { toPageDto } from '../content/pages/page-mapper.ts'
import { makePageService } from '../content/pages/page-service.ts'
import type { TagManagers } from '../people/consent/tag-managers.ts'
import type { AppEnv } from '../platform/http/app-environment.ts'
import { aPageCatalogue, aWeb, makeTestApp } from './test-app.ts'
import { writtenContent } from './written-content.ts'

export interface WrittenPage {
  readonly site: SiteDefinition
  readonly path: string
  readonly template: PageTemplateKind
}

/** Every page that an editor wrote, of every site. */
export const everyWrittenPage = async (): Promise<readonly WrittenPage[]> => {
  const { sites } = await readContentFiles(join(import.meta.dirname, '../../content'))
  return sites.flatMap(({ site, pages }) =>
    [...pages].flatMap(([path, page]) => {
      const template = templateKindOf(page.template)
      return template ? [{ site, path, template }] : []
    }),
  )
}

/** The server with the written content and one home, which shows every page to anyone. */
export const makeOpenPagesApp = (render: Render, tagManagers: TagManagers): Hono<AppEnv> => {
  const pages = makePageService({
    catalogue: aPageCatalogue(),
    content: writtenContent,
    siteVersion: 'test',
  })
  return makeTestApp({
    web: aWeb({ render }),
    tagManagers,
    backend: {
      viewModelAt: async (path, context) => {
        const found = await pages.pageAt(context.site, path, {
          environment: 'development',
          requestUrl: context.requestUrl,
          caller: context.caller,
          cookies: context.cookies,
          isEditor: false,
          isBoardMember: false,
        })
        if (!found) throw new Error(`${path} is no path of a page`)
        return 'page' in found
          ? { status: found.status, body: toPageDto(found.page), isOwn: true }
          : { status: 200, body: found, isOwn: true }
      },
    },
  }).app
}
