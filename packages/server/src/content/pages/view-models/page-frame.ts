// The common parts of every page: the site, its content, the page's frame, and its head.
import type { Chrome, PageLink, Seo, SiteDefinition } from '@husrum/domain'
import type { Caller } from '../../../platform/http/caller.ts'
import type { ChromeContext } from '../chrome.ts'
import type { SiteContent, StoredPage } from '../content/postgres-content-store.ts'
import { fileOfPage } from '../content/read-content-files.ts'
import { contentTextsOf } from '../content-texts-of.ts'

export interface PageContext extends ChromeContext {
  /** Whether the caller is an editor, who is shown where the page is written. */
  readonly isEditor?: boolean
  /** Whether the caller is a board member: a site may have other pages for them. */
  readonly isBoardMember?: boolean
  /** The caller; for pages with personal data. */
  readonly caller?: Caller
  /** The `Cookie` header. */
  readonly cookies?: string
  /** Shown instead of the published page at its path. */
  readonly draft?: StoredPage | undefined
}

export interface PageFrame {
  readonly content: SiteContent
  readonly context: PageContext
  readonly site: SiteDefinition
  /** Path of the page. */
  readonly path: string
  readonly origin: string
  readonly chrome: Chrome
  readonly siteVersion: string
}

const editingOf = ({ site, path, content }: PageFrame) => ({
  editMode: true,
  ...(content.page(path) && { editUrl: fileOfPage(path, site) }),
})

/** The fields that do not depend on the template. */
export const pageBase = (frame: PageFrame) => ({
  ...frame.chrome,
  siteVersion: frame.siteVersion,
  language: frame.site.locale,
  ...(frame.context.isEditor === true && editingOf(frame)),
})

/** The page's head: its own title before the site's name, and open to robots unless `rest` says otherwise. */
export const pageSeo = (
  { site, path, origin }: PageFrame,
  title: string,
  rest: Partial<Seo> & { description: string },
): Seo => ({
  title: `${title} – ${site.name}`,
  canonical: `${origin}${encodeURI(path)}`,
  robots: 'index,follow',
  ...rest,
})

/** The first of all breadcrumbs. */
export const startLink = (site: SiteDefinition): PageLink => ({
  title: contentTextsOf(site).navigation.start,
  href: site.routes.start,
})
