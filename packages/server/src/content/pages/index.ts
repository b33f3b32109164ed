// Pages from content and the catalogue, as view models, navigation and sitemaps.
import type { EmergencyContact, MapTiles, SiteContact, SiteDefinition } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { ExplorerService } from '../../catalogue/explorer/index.ts'
import type { PremisesService } from '../../catalogue/premises/index.ts'
import type { ResidenceService } from '../../catalogue/search/index.ts'
import type { Visits } from '../../people/visits/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import { withBoardPages } from './board-pages.ts'
import type { CasePages } from './case-pages.ts'
import { sweepContent, useContent } from './content/import-content.ts'
import type { ContentStore } from './content/postgres-content-store.ts'
import { makeContentStore } from './content/postgres-content-store.ts'
import { watchContent } from './content/watch-content.ts'
import { editorRoutes } from './editor-session.ts'
import type { PageCatalogue } from './page-catalogue.ts'
import type { PageService } from './page-service.ts'
import { makePageService } from './page-service.ts'
import { residencePageCatalogue } from './residence-page-catalogue.ts'
import { pageRoutes } from './routes.ts'
import { makeSitemaps, sitemapRoutes } from './sitemap-routes.ts'
import { storiesModule } from './storyblok/module.ts'
import type { StoryblokSettings } from './storyblok/storyblok-client.ts'
import type { ViewModelAt } from './view-model-at.ts'
import { makeViewModelAt } from './view-model-at.ts'
import { makeViewingFiles, viewingRoutes } from './viewing-files.ts'

export type { CasePageAnswer, CasePages } from './case-pages.ts'
export { searchLink } from './chrome.ts'
export type { BlockFile } from './content/content-file.ts'
export { importContent, useContent } from './content/import-content.ts'
export type { ContentStore, SiteContent, StoredPage } from './content/postgres-content-store.ts'
export { fingerprintOfFiles, readContentFiles } from './content/read-content-files.ts'
export { richText, sanitiseHtml } from './content/rich-text.ts'
export { contentTextsOf } from './content-texts-of.ts'
export { pagesDeclaration } from './declaration.ts'
export { accessOfPath } from './page-access.ts'
export { makePageService } from './page-service.ts'
export { makeManagement, managementAddress } from './storyblok/management.ts'
export { pagesOfStories } from './storyblok/pages-of-stories.ts'
export { storyComponents } from './storyblok/story-shape.ts'
export type { StoryblokRegion, StoryblokSettings } from './storyblok/storyblok-client.ts'
export { makeStoryblok, storyblokAddress, storyblokRegions } from './storyblok/storyblok-client.ts'
export { countStoryProblems, purgeSite } from './storyblok/take-over-stories.ts'
export { notifyStaffOfRejectedPages } from './storyblok/tell-of-refused-pages.ts'
export type { ViewModelAt } from './view-model-at.ts'
export { contactsOnTheWire } from './view-models/contacts-on-the-wire.ts'
export { homeWordsOf } from './view-models/object-page.ts'
export type { PageFrame } from './view-models/page-frame.ts'
export { pageBase, pageSeo } from './view-models/page-frame.ts'
export { premisesWordsOf } from './view-models/premises-page.ts'
export { stageWordsOf } from './view-models/stage-page.ts'

export interface PagesModule extends Module {
  readonly content: ContentStore
  readonly catalogue: PageCatalogue
  readonly pages: PageService
  readonly viewModelAt: ViewModelAt
  /** Contact details of a site. */
  contactOf(site: SiteDefinition): Promise<SiteContact | undefined>
  /** The emergency contacts of the site's content. */
  emergenciesOf(site: SiteDefinition): Promise<readonly EmergencyContact[]>
}

const hourMs = 3_600_000

export const pagesModule = async (
  { db, environment, listen, log, now }: Platform,
  {
    residences,
    premises,
    papers,
    explorer,
    visits,
    siteVersion,
    contentDirectory,
    contentVersion,
    hasIdentity,
    mapTiles,
    casePages,
    storyblok,
    purgePages,
    notifyStaff,
  }: {
    readonly residences: ResidenceService
    readonly premises: PremisesService
    readonly papers: PageCatalogue['papers']
    readonly explorer: Pick<ExplorerService, 'coverOf'>
    readonly visits: Pick<Visits, 'mostVisited'>
    /** Changes with every release. */
    readonly siteVersion: string
    /** Where editors write content files; watched in development. */
    readonly contentDirectory: string
    /** The version of the content to show: the files at startup. */
    readonly contentVersion: string
    /** Whether visitors can identify on a site. */
    readonly hasIdentity: (site: SiteDefinition) => boolean
    /** A map in place of the bundled one. */
    readonly mapTiles?: MapTiles | undefined
    readonly casePages?: CasePages | undefined
    /** Where editors write pages instead of files. */
    readonly storyblok?: StoryblokSettings | undefined
    /** Invalidates the pages that a CDN has cached. */
    readonly purgePages: (trx: Kysely<Schema>) => Promise<void>
    /** Notifies staff of pages that editors have written and that are invalid. */
    readonly notifyStaff: (trx: Kysely<Schema>, problems: readonly string[]) => Promise<void>
  },
): Promise<PagesModule> => {
  const content = makeContentStore(db, contentVersion, { withStories: storyblok !== undefined })
  const stories =
    storyblok &&
    storiesModule({ db, listen, log, now }, { settings: storyblok, content, purgePages, notifyStaff })
  await stories?.firstTime()
  await content.start()
  const use = setInterval(() => {
    useContent(db, contentVersion).catch((cause: unknown) =>
      log.warn({ reason: String(cause) }, 'The content version could not be marked as used'),
    )
  }, hourMs)
  use.unref()
  const stopWatching =
    environment === 'development'
      ? watchContent({ directory: contentDirectory, db, content, log })
      : async () => undefined
  const catalogue = residencePageCatalogue(residences, {
    premises,
    papers,
    explorer,
    visits,
  })
  const pages = withBoardPages(
    makePageService({ catalogue, content, siteVersion, mapTiles, casePages }),
    content,
  )
  const viewModelAt = makeViewModelAt({ pages, environment, hasIdentity, draftAt: stories?.draftAt })
  const sitemaps = makeSitemaps({ catalogue, content })
  return {
    content,
    catalogue,
    pages,
    viewModelAt,
    emergenciesOf: async ({ siteId }) =>
      ((await content.site(siteId))?.frame.emergencies ?? []) as readonly EmergencyContact[],
    contactOf: async ({ siteId }) => (await content.site(siteId))?.frame.contact as SiteContact | undefined,
    routes: (app) => {
      stories?.routes?.(app)
      sitemapRoutes(app, { sitemaps, environment })
      editorRoutes(app, { environment })
      viewingRoutes(app, { viewingFileAt: makeViewingFiles(catalogue), environment })
      pageRoutes(app, { pages, viewModelAt, environment })
    },
    sweeps: [{ name: 'content', everyMs: hourMs, run: () => sweepContent(db) }, ...(stories?.sweeps ?? [])],
    close: async () => {
      await stories?.close?.()
      clearInterval(use)
      await stopWatching()
      content.close()
    },
  }
}
