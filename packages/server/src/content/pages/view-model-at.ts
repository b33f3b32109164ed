// The page at a path for a caller. Rejects callers without access.
import type { PageDto } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { assertPageAccess } from '../../platform/http/assert-access.ts'
import type { EndpointContext } from '../../platform/http/bind-endpoint.ts'
import { Problem } from '../../platform/http/problem.ts'
import { pagePathOf } from '../../platform/http/request-path.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import { isEditor } from './editor-session.ts'
import { accessOfPath, accessOfTemplate } from './page-access.ts'
import { toPageDto } from './page-mapper.ts'
import type { MovedPage, PageService } from './page-service.ts'
import type { DraftAt } from './storyblok/storyblok-routes.ts'

export interface ViewModelAnswer {
  readonly status: 200 | 404 | 410
  readonly body: PageDto | MovedPage
  /** Contains personal data: not cached. */
  readonly isOwn: boolean
}

/** Throws `invalidRequest` for an invalid path, and `signedOut`, `forbidden` or `identityRequired` as the access of the page requires. */
export type ViewModelAt = (
  /** As it was sent. */
  path: string,
  context: Pick<EndpointContext, 'site' | 'caller' | 'cookies' | 'requestUrl'>,
) => Promise<ViewModelAnswer>

const refusePath = (): never => {
  throw new Problem('invalidRequest', { errors: [{ field: 'path', key: 'invalidPath' }] })
}

export const makeViewModelAt =
  ({
    pages,
    environment,
    hasIdentity = () => true,
    draftAt = async () => undefined,
  }: {
    readonly pages: PageService
    readonly environment: 'development' | 'production'
    /** Whether visitors can identify on a site. */
    readonly hasIdentity?: ((site: SiteDefinition) => boolean) | undefined
    /** Unpublished drafts of editors. */
    readonly draftAt?: DraftAt | undefined
  }): ViewModelAt =>
  async (path, { site, caller, cookies, requestUrl }) => {
    const pagePath = pagePathOf(path)
    if (pagePath === undefined) return refusePath()
    const access = accessOfPath(site, pagePath)
    await assertPageAccess({ site, caller }, access)
    const draft = await draftAt(site, pagePath, new URL(requestUrl).searchParams)
    if (draft && 'site' in draft) {
      const { site: other, path: location } = draft
      const origin = other.key === site.key ? '' : originOf(other, { environment, requestUrl })
      return { status: 200, body: { status: 302, location: origin + location }, isOwn: true }
    }
    const found = await pages.pageAt(site, path, {
      draft,
      environment,
      requestUrl,
      isEditor: isEditor(cookies, { environment }),
      caller,
      cookies,
      isBoardMember: caller.kind === 'signedIn' && caller.session.associationId !== undefined,
    })
    if (!found) return refusePath()
    const isOwn = access !== 'public' || caller.kind !== 'anonymous' || draft !== undefined
    if (!('page' in found)) return { status: 200, body: found, isOwn }
    await assertPageAccess({ site, caller }, accessOfTemplate(site, found.page.template))
    const shown = hasIdentity(site) ? found.page : { ...found.page, withoutIdentity: true }
    const page = draft ? { ...shown, seo: { ...shown.seo, robots: 'noindex,nofollow' as const } } : shown
    return { status: found.status, body: toPageDto(page), isOwn }
  }
