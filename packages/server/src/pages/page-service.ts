// Path → page: which template stands there. What is in it, each file of `pages/` knows for its own.
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
import { pagePathOf } from '../http/request-path.ts'
import { originOf } from '../http/site-origins.ts'
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
import { makeSearchPage } from './view-models/search-page.ts'
import { makeStagePage } from './view-models/stage-page.ts'
import { makeStartPage } from './view-models/start-page.ts'
import { makeSuccessionPage } from './view-models/succession-page.ts'
import { timelineStepPage } from './view-models/timeline-page.ts'
import { makeTranslations } from './view-models/translations.ts'

export interface FoundPage {
  readonly status: 200 | 404 | 410
  readonly page: Page
}

/** What stood at the path stands elsewhere: on a path of the site, or at an https address. */
export interface MovedPage {
  readonly status: 301 | 302
  readonly location: string
}

export interface PageService {
  /** Answers undefined for what is no path at all; every other path has a page, be it the one that says "not found". */
  pageAt(site: SiteDefinition, path: string, context: PageContext): Promise<FoundPage | MovedPage | undefined>
  chrome(site: SiteDefinition, context: ChromeContext): Promise<Chrome>
}

const hasOwnModel = new Set<string>(ownModelTemplates)

/** Municipality, area and stage; a home stands one step below. */
const stageDepth = 3

/** Stages that a page shows in place of what is not there. */
const insteadOfMissing = 3
/** Of them those that others look at most in the county; the rest are the nearest. */
const mostVisitedOfMissing = 1

const found = (page: Page): FoundPage => ({ status: 200, page })
const missing = (page: Page): FoundPage => ({ status: 404, page })
const gone = (page: Page): FoundPage => ({ status: 410, page })

const withDraft = (content: SiteContent, draft: StoredPage | undefined): SiteContent =>
  draft ? { ...content, page: (path) => (path === draft.path ? draft : content.page(path)) } : content

/** `siteVersion` changes with every release, so that a page that was loaded before one can tell. */
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
  /** A map in place of the bundled one. */
  mapTiles?: MapTiles | undefined
  /** Of fault reports; absent: the page about them is as editors wrote it, and nothing stands below. */
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

  /** Where what was looked for is not there: the stage of the county that most look at, and the nearest. */
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

  /** Search engines and old links are led from what was sold long ago to its stage, or told that it is gone for good. */
  const home = async (frame: PageFrame, steps: readonly string[]): Promise<FoundPage | MovedPage> => {
    const { site, path } = frame
    const page = await objectPage(frame)
    if (page && hasNoPageAnyMore(page.model.home, dayIn(now(), site.country)))
      return { status: 301, location: page.model.stage.path }
    // Whoever owns it sells it again: it stands among such homes for as long as that lasts.
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

  /** `below` is what follows the path under which the site's homes stand. */
  const homeOrStage = async (frame: PageFrame, below: string): Promise<FoundPage | MovedPage> => {
    const steps = below.split('/').filter(Boolean)
    const search = steps.length < stageDepth ? await searchAbove(frame.site, steps) : undefined
    if (search !== undefined) return { status: 302, location: search }
    const explored = stagePathOfExplorer(frame.path, frame.site)
    const explorer = explored === undefined ? undefined : await explorerPage(frame, explored)
    if (explorer) return found(explorer)
    if (steps.length !== stageDepth) return home(frame, steps)
    const page = await stagePage(frame)
    return page
      ? found(page)
      : missing(notFoundPage(frame, 'notFoundStage', await stagesInstead(frame.site, steps)))
  }

  /** `below` is what follows the path of the list of homes that their owners sell. */
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
    if (search !== undefined && path.startsWith(search))
      return found(await searchPage(frame, path.slice(search.length).replace(/\/$/, '')))
    if (homes !== undefined && path.startsWith(homes)) return homeOrStage(frame, path.slice(homes.length))
    if (succession !== undefined && path !== succession && path.startsWith(succession))
      return resale(frame, path.slice(succession.length))
    if (premises !== undefined && path !== premises && path.startsWith(premises)) {
      const page = await premisesPage(frame)
      return page.template === 'premisesObject' ? found(page) : missing(page)
    }
    return missing(notFoundPage(frame, 'notFound'))
  }

  return {
    chrome: async (site, context) => chromeOf(site, await contentOf(site), context),
    pageAt: async (site, rawPath, context) => {
      const path = pagePathOf(rawPath)
      if (path === undefined) return undefined
      const content = withDraft(await contentOf(site), context.draft)
      // Files have no line over a page; what editors write elsewhere may be one all the same, and wins.
      const moved = content.page(path) ? undefined : content.redirect(path)
      if (moved) return { status: moved.permanent ? 301 : 302, location: moved.to }
      const origin = originOf(site, context)
      const chrome = await chromeOf(site, content, context)
      return pageIn({ site, path, content, context, origin, chrome, siteVersion })
    },
  }
}
