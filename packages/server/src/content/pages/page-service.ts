// Path → page: chooses the template. The files of `pages/` build the contents.
import type { Chrome, MapTiles, Page, SiteDefinition, Stage } from '@husrum/domain'
import {
  bookingInvitationAddress,
  bookingWithdrawalAddress,
  caseVariantOf,
  dayIn,
  hasNoPageAnyMore,
  homeAddressOn,
  ownModelTemplates,
  readBookingPath,
  routePath,
  stagePathOfExplorer,
  successionAddressOn,
  timelineStepAt,
} from '@husrum/domain'
import { pagePathOf } from '../../platform/http/request-path.ts'
import { originOf } from '../../platform/http/site-origins.ts'
import type { CasePages } from './case-pages.ts'
import type { ChromeContext } from './chrome.ts'
import { makeChrome } from './chrome.ts'
import type { ContentStore, SiteContent, StoredPage } from './content/postgres-content-store.ts'
import type { PageCatalogue } from './page-catalogue.ts'
import { makePlaceAt, makeSearchAbove } from './search-above.ts'
import {
  bookingInvitationPage,
  bookingPage,
  bookingWithdrawalPage,
  ownBookingPage,
} from './view-models/booking-page.ts'
import { catalogueAddressOf } from './view-models/catalogue-address.ts'
import { makeContentPage } from './view-models/content-page.ts'
import { makeExplorerPage } from './view-models/explorer-page.ts'
import { goneHomePage, notFoundPage } from './view-models/not-found-page.ts'
import { makeObjectPage } from './view-models/object-page.ts'
import type { PageContext, PageFrame } from './view-models/page-frame.ts'
import { makePremisesPage } from './view-models/premises-page.ts'
import { makeSearchPage, unknownPlaceId } from './view-models/search-page.ts'
import { makeStagePage } from './view-models/stage-page.ts'
import { makeStartPage } from './view-models/start-page.ts'
import { makeSuccessionPage } from './view-models/succession-page.ts'
import { timelineStepPage } from './view-models/timeline-page.ts'
import { makeTranslations } from './view-models/translations.ts'

export interface FoundPage {
  readonly status: 200 | 404 | 410
  readonly page: Page
}

/** A redirect: to a path of the site, or to an https address. */
export interface MovedPage {
  readonly status: 301 | 302
  readonly location: string
}

export interface PageService {
  /** Returns undefined for an invalid path; every other path has a page, possibly the "not found" page. */
  pageAt(site: SiteDefinition, path: string, context: PageContext): Promise<FoundPage | MovedPage | undefined>
  chrome(site: SiteDefinition, context: ChromeContext): Promise<Chrome>
}

const hasOwnModel = new Set<string>(ownModelTemplates)

/** Municipality, area and stage; a home is one step below. */
const stageDepth = 3

/** Stages that a page shows when the requested home or stage does not exist. */
const insteadOfMissing = 3
/** Of them the most visited in the county; the rest are the nearest. */
const mostVisitedOfMissing = 1

const found = (page: Page): FoundPage => ({ status: 200, page })
const missing = (page: Page): FoundPage => ({ status: 404, page })
const gone = (page: Page): FoundPage => ({ status: 410, page })

const withDraft = (content: SiteContent, draft: StoredPage | undefined): SiteContent =>
  draft ? { ...content, page: (path) => (path === draft.path ? draft : content.page(path)) } : content

/** `siteVersion` changes with every release, so that a page loaded before a release can detect it. */
export const makePageService = ({
  catalogue,
  content: store,
  siteVersion,
  now = Date.now,
  mapTiles,
  casePages,
}: {
  catalogue: PageCatalogue
  content: ContentStore
  siteVersion: string
  now?: () => number
  /** A map service instead of the bundled map. */
  mapTiles?: MapTiles | undefined
  /** Fault report pages; if absent, the page about them is as editors wrote it, and there are no pages below it. */
  casePages?: CasePages | undefined
}): PageService => {
  const chromeOf = makeChrome(catalogue)
  const translations = makeTranslations(store)
  const startPage = makeStartPage({ catalogue, translations })
  const contentPage = makeContentPage({ catalogue, translations, mapTiles })
  const searchPage = makeSearchPage({ catalogue, mapTiles })
  const explorerPage = makeExplorerPage({ catalogue })
  const stagePage = makeStagePage({ catalogue, mapTiles })
  const objectPage = makeObjectPage({ catalogue })
  const premisesPage = makePremisesPage({ catalogue })
  const successionPage = makeSuccessionPage({ catalogue, objectPage })
  const placeAt = makePlaceAt(catalogue)
  const searchAbove = makeSearchAbove(placeAt)

  const contentOf = async (site: SiteDefinition): Promise<SiteContent> => {
    const content = await store.site(site.siteId)
    if (!content) throw new Error(`The site ${site.key} has no content`)
    return content
  }

  /** Stages to show instead of a missing one: the most visited of the county, and the nearest. */
  const stagesInstead = async (site: SiteDefinition, steps: readonly string[]): Promise<readonly Stage[]> => {
    const place = await placeAt(site, steps)
    const stages = place
      ? await Promise.all([
          catalogue.mostVisited(place, mostVisitedOfMissing),
          catalogue.stagesNear({ ...place, siteId: site.catalogueSiteId }, insteadOfMissing),
        ])
      : [await catalogue.stages(site.catalogueSiteId, insteadOfMissing)]
    const different = new Map(stages.flat().map((stage) => [stage.id, stage]))
    return [...different.values()]
      .slice(0, insteadOfMissing)
      .map((stage) => ({ ...stage, path: homeAddressOn(site, stage.path) }))
  }

  /** Search engines and old links to a sold home are redirected to its stage, or told that the home is gone. */
  const home = async (frame: PageFrame, steps: readonly string[]): Promise<FoundPage | MovedPage> => {
    const { site, path } = frame
    const page = await objectPage(frame)
    if (page && hasNoPageAnyMore(page.model.home, dayIn(now(), site.country)))
      return { status: 301, location: page.model.stage.path }
    // The owner sells it again: redirect to the resale page, temporarily.
    if (page?.model.home.status === 'succession' && site.routes.succession !== undefined)
      return { status: 302, location: successionAddressOn(site, page.model.home.path) }
    if (page) return found(page)
    const former = await catalogue.formerHome(site.catalogueSiteId, catalogueAddressOf(site, path))
    if (former?.stagePath !== undefined)
      return { status: 301, location: homeAddressOn(site, former.stagePath) }
    const instead = await stagesInstead(site, steps)
    return former
      ? gone(goneHomePage(frame, instead))
      : missing(notFoundPage(frame, 'notFoundObject', instead))
  }

  /** `below` is the path relative to that of the site's homes. */
  const homeOrStage = async (frame: PageFrame, below: string): Promise<FoundPage | MovedPage> => {
    const steps = below.split('/').filter(Boolean)
    const search = steps.length < stageDepth ? await searchAbove(frame.site, steps) : undefined
    if (search !== undefined) return { status: 302, location: search }
    const explored = stagePathOfExplorer(frame.path, frame.site)
    const explorer = explored === undefined ? undefined : await explorerPage(frame, explored)
    if (explorer) return found(explorer)
    if (steps.length !== stageDepth) return home(frame, steps)
    const { site, path } = frame
    const page = await stagePage(frame)
    if (page) return found(page)
    const instead = notFoundPage(frame, 'notFoundStage', await stagesInstead(site, steps))
    const hasEnded = await catalogue.isFormerStage(site.catalogueSiteId, catalogueAddressOf(site, path))
    return hasEnded ? gone(instead) : missing(instead)
  }

  /** `below` is the path relative to the list of resale homes. */
  const resale = async (frame: PageFrame, below: string): Promise<FoundPage | MovedPage> => {
    const answer = await successionPage(frame, below)
    if (answer.kind === 'page') return found(answer.page)
    return answer.kind === 'elsewhere'
      ? { status: 302, location: answer.location }
      : missing(notFoundPage(frame, answer.template))
  }

  const caseStep = async (frame: PageFrame, { wizard }: CasePages): Promise<FoundPage | MovedPage> => {
    const answer = await wizard(frame)
    if (answer.kind === 'page') return found(answer.page)
    return answer.kind === 'elsewhere'
      ? { status: 302, location: answer.location }
      : missing(notFoundPage(frame, 'notFound'))
  }

  const pageIn = async (frame: PageFrame): Promise<FoundPage | MovedPage> => {
    const { path, content, site } = frame
    const { start, search, homes, premises, succession } = frame.site.routes
    if (path === start) return found(await startPage(frame))
    const written = content.page(path)
    const reports = caseVariantOf(site) && routePath(site, 'faultReport')
    if (casePages && reports !== undefined && path.startsWith(reports))
      return path === reports && written
        ? found(await casePages.door(frame, await contentPage(frame, written)))
        : caseStep(frame, casePages)
    if (path === bookingInvitationAddress(site)) return found(bookingInvitationPage(frame))
    if (path === bookingWithdrawalAddress(site)) return found(bookingWithdrawalPage(frame))
    if (path === routePath(site, 'bookingContract') && !written) return found(ownBookingPage(frame))
    const bookingStep = readBookingPath(site, path)
    if (bookingStep !== undefined) return found(bookingPage(frame, bookingStep))
    const timelineStep = site.features.login ? timelineStepAt(path, site) : undefined
    const timeline = timelineStep && content.page(routePath(site, 'timeline') ?? '')
    if (timelineStep && timeline && !written)
      return found(await timelineStepPage(frame, timelineStep, timeline, contentPage))
    if (written && !hasOwnModel.has(written.template)) return found(await contentPage(frame, written))
    if (search !== undefined && path.startsWith(search)) {
      const page = await searchPage(frame, path.slice(search.length).replace(/\/$/, ''))
      return page.pageId === unknownPlaceId ? missing(page) : found(page)
    }
    if (homes !== undefined && path.startsWith(homes)) return homeOrStage(frame, path.slice(homes.length))
    if (succession !== undefined && path !== succession && path.startsWith(succession))
      return resale(frame, path.slice(succession.length))
    if (premises !== undefined && path !== premises && path.startsWith(premises)) {
      const page = await premisesPage(frame)
      if (page.template === 'premisesObject') return found(page)
      const isFormer = await catalogue.premises.isFormer(site.catalogueSiteId, catalogueAddressOf(site, path))
      return isFormer ? gone(page) : missing(page)
    }
    return missing(notFoundPage(frame, 'notFound'))
  }

  return {
    chrome: async (site, context) => chromeOf(site, await contentOf(site), context),
    pageAt: async (site, rawPath, context) => {
      const path = pagePathOf(rawPath)
      if (path === undefined) return undefined
      const content = withDraft(await contentOf(site), context.draft)
      // Content files have no redirect from the path of a page; a page written in Storyblok may, and takes precedence.
      const moved = content.page(path) ? undefined : content.redirect(path)
      if (moved) return { status: moved.permanent ? 301 : 302, location: moved.to }
      const origin = originOf(site, context)
      const chrome = await chromeOf(site, content, context)
      return pageIn({ site, path, content, context, origin, chrome, siteVersion })
    },
  }
}
