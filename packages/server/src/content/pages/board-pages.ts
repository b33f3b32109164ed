// Pages for board members, at the address of the general page, on sites that have written any.
import type { PageTemplateKind } from '@husrum/domain'
import type { ContentStore } from './content/postgres-content-store.ts'
import type { PageService } from './page-service.ts'

/** The template variants for board members (MY-5). */
const variants: Partial<Readonly<Record<PageTemplateKind, PageTemplateKind>>> = {
  myPages: 'myPagesBoardMember',
  myPagesContact: 'myPagesContactBoardMember',
}

/** Handles `isBoardMember` of the context, which the service itself ignores. */
export const withBoardPages = (pages: PageService, content: ContentStore): PageService => ({
  ...pages,
  pageAt: async (site, path, context) => {
    const found = await pages.pageAt(site, path, context)
    if (!context.isBoardMember || !found || !('page' in found)) return found
    const variant = variants[found.page.template]
    const written = (await content.site(site.siteId))?.pages
    const at = variant && written?.find(({ template }) => template === variant)?.path
    return at === undefined ? found : pages.pageAt(site, at, context)
  },
})
