// The server's modules, in order of dependency. To add one: create its folder, and add a line here.
import type { MapTiles, SiteDefinition } from '@husrum/domain'
import { defaultLoginMethods } from '@husrum/domain'
import type { CampaignCodes } from './accounts/campaign-codes.ts'
import { accountsModule } from './accounts/module.ts'
import { removePeopleOfDevelopment } from './accounts/people-of-development.ts'
import { makeCampaignCodes } from './accounts/postgres-campaign-codes.ts'
import { setMailLanguage } from './accounts/set-account-facts.ts'
import { makeAuditLog } from './audit/postgres-audit-log.ts'
import type { BookingModule } from './booking/module.ts'
import { bookingModule } from './booking/module.ts'
import { cdnModule } from './cdn/module.ts'
import { clientErrorsModule } from './client-errors/module.ts'
import { consentModule } from './consent/module.ts'
import { makeContactPictures } from './contacts/contact-pictures.ts'
import { contactsModule } from './contacts/module.ts'
import type { WithoutStatementTimeout } from './database/without-statement-timeout.ts'
import { declarations } from './declarations.ts'
import type { Demo } from './dev/invented-company.ts'
import type { AddToHome } from './documents/home-document-store.ts'
import type { DocumentsModule } from './documents/module.ts'
import { documentsModule } from './documents/module.ts'
import { errandsModule } from './errands/module.ts'
import { withImportedPictures } from './explorer/imported-pictures.ts'
import { explorerModule } from './explorer/module.ts'
import { caseReferences, faultReportModule } from './fault-report/module.ts'
import { favouritesModule } from './favourites/module.ts'
import type { FileSettings } from './files/file-settings.ts'
import { filesModule } from './files/module.ts'
import type { CdnSettings } from './http/cdn.ts'
import { originOf } from './http/site-origins.ts'
import { inspectionsModule } from './inspections/module.ts'
import { findKeysOf, makeIntegrationKeys } from './integration-keys/integration-keys.ts'
import { interiorModule } from './interior/module.ts'
import { jobsModule } from './jobs/module.ts'
import { mailModule } from './mail/module.ts'
import { measurementsModule } from './measurements/module.ts'
import { myPagesModule } from './my-pages/module.ts'
import { newsModule } from './news/module.ts'
import { notificationsModule } from './notifications/module.ts'
import { ownDataModule } from './own-data/module.ts'
import { deleteUnconfirmed } from './own-data/unconfirmed-accounts.ts'
import { pagesModule } from './pages/module.ts'
import type { StoryblokSettings } from './pages/storyblok/storyblok-client.ts'
import { notifyStaffOfRejectedPages } from './pages/storyblok/tell-of-refused-pages.ts'
import { panoramasModule } from './panoramas/module.ts'
import type { PaymentsModule } from './payments/module.ts'
import { paymentsModule } from './payments/module.ts'
import type { PaymentSettings } from './payments/open-payment-providers.ts'
import { picturesModule } from './pictures/module.ts'
import { noPictures } from './pictures/picture-source.ts'
import type { Platform } from './platform/module.ts'
import type { ModuleList } from './platform/run-modules.ts'
import { premisesModule } from './premises/module.ts'
import { printOrdersModule } from './print-orders/module.ts'
import { storedAssetsModule } from './render/module.ts'
import type { BuiltAssets } from './render/stored-assets.ts'
import { residencesModule } from './residences/module.ts'
import { retentionModule } from './retention/module.ts'
import { salesSystemModule } from './sales-system/module.ts'
import { savedSearchesModule } from './saved-searches/module.ts'
import { searchModule } from './search/module.ts'
import type { ResidenceService, SearchEngine } from './search/residence-service.ts'
import { sessionsModule } from './sessions/module.ts'
import type { SignInSettings } from './settings/sign-in-settings.ts'
import { showingsModule } from './showings/module.ts'
import { identificationsModule, signInModule } from './sign-in/module.ts'
import { hasProvider } from './sign-in/open-providers.ts'
import { staffTasksModule } from './staff-tasks/module.ts'
import type { Heartbeat } from './status/heartbeat.ts'
import { statusModule } from './status/module.ts'
import { textSearchModule } from './text-search/module.ts'
import { visitsModule } from './visits/module.ts'
import { wishesModule } from './wishes/module.ts'

export interface ModulesOptions {
  readonly withoutStatementTimeout: WithoutStatementTimeout
  readonly siteVersion: string
  readonly contentDirectory: string
  readonly contentVersion: string
  /** The files of this server's build; absent where Vite serves the web. */
  readonly builtAssets: BuiltAssets | undefined
  readonly dataDirectory: string
  /** Size limit of the pictures in it. */
  readonly pictureMegabytes: number
  /** Key of the company's sales system. If absent, homes cannot be changed through the API. */
  readonly catalogueKey: string | undefined
  /** Key with which staff read the status of the servers. If absent, they cannot. */
  readonly statusKey: string | undefined
  /** Heartbeat of this server. */
  readonly heartbeat: Heartbeat
  readonly searchEngine: SearchEngine
  readonly mapTiles: MapTiles | undefined
  readonly files: FileSettings
  readonly signIn: SignInSettings
  readonly payments: PaymentSettings
  readonly storyblok: StoryblokSettings | undefined
  readonly demo: Demo | undefined
  /** The CDN in front of the server. Absent if there is none. */
  readonly cdn: CdnSettings | undefined
  /** Port on which the server listens. */
  readonly port: number
}

/** Adds every module to the list. Rejects with the driver's error while the database is unavailable. */
export const addModules = async (
  { add, addAll }: ModuleList,
  platform: Platform,
  {
    withoutStatementTimeout,
    siteVersion,
    contentDirectory,
    contentVersion,
    builtAssets,
    dataDirectory,
    pictureMegabytes,
    catalogueKey,
    statusKey,
    heartbeat,
    searchEngine,
    mapTiles,
    files,
    signIn: settings,
    payments: paymentSettings,
    storyblok,
    demo,
    cdn,
    port,
  }: ModulesOptions,
) => {
  const { storedAssets } = add(await storedAssetsModule(platform, { built: builtAssets }))
  const [{ residences }, { premises }, { explorer }] = await addAll([
    searchModule(platform, { engine: searchEngine }),
    premisesModule(platform),
    explorerModule(platform, { residences: (): ResidenceService => residences }),
  ])
  // In development the simulator plays the providers that are not configured.
  const hasIdentity = ({ country }: SiteDefinition): boolean =>
    platform.environment === 'development' || hasProvider(settings.providers, defaultLoginMethods[country])
  const { visits } = add(visitsModule(platform, { residences }))
  const { jobs } = add(await jobsModule(platform))
  const { purgeContent } = add(
    cdnModule(platform, { jobs, cdn, release: `${siteVersion} ${contentVersion}` }),
  )
  const { pages: casePages, mayUseDraft } = caseReferences(platform, { uploads: () => uploads })
  const { uploads } = add(await filesModule(platform, { jobs, dataDirectory, settings: files, mayUseDraft }))
  const pages = add(
    await pagesModule(platform, {
      residences,
      premises,
      explorer,
      visits,
      siteVersion,
      contentDirectory,
      contentVersion,
      hasIdentity,
      mapTiles,
      casePages,
      storyblok,
      purgePages: purgeContent,
      notifyStaff: notifyStaffOfRejectedPages({ jobs, staffAddress: settings.staffMail }),
    }),
  )
  const { content } = pages
  add(textSearchModule(platform, { content, residences, premises }))
  add(consentModule(platform, { siteVersion }))
  add(measurementsModule(platform))
  add(clientErrorsModule(platform))
  add(statusModule(platform, { key: statusKey, heartbeat }))
  add(myPagesModule(platform, { residences }))

  const development = await developmentOf(platform, { ...pages, demo })
  if (development) add(development)
  const panoramas = add(
    panoramasModule(platform, {
      source: demo?.pictures,
      residences,
      dataDirectory,
      maxMegabytes: pictureMegabytes,
    }),
  )
  add(
    picturesModule({
      source: withImportedPictures(platform.db, demo?.pictures ?? noPictures),
      dataDirectory,
      maxMegabytes: pictureMegabytes,
      shownBy: [content, residences, premises, explorer, panoramas.stills, makeContactPictures(platform.db)],
      alsoShown: development?.pictures,
    }),
  )
  const staffAddress = settings.staffMail ?? development?.staffMail
  const audit = makeAuditLog(platform.db)
  const { mails } = add(mailModule(platform, { jobs, smtp: settings.mail, otherwise: development?.mailer }))
  const { sessions } = add(sessionsModule(platform, { audit }))
  const { store, flowCookie, proofs } = add(identificationsModule(platform))
  const storedCodes = makeCampaignCodes(platform.db, platform.now)
  const campaignCodes: CampaignCodes = {
    accepts: async (site, code) =>
      (await storedCodes.accepts(site, code)) ||
      (development !== undefined && (await development.campaignCodes.accepts(site, code))),
  }
  const { accounts, business, passwords, findCaller, undos, allOrNothing, checkPassword, askForEmail } = add(
    accountsModule(platform, {
      audit,
      sessions,
      mails,
      content,
      proofs,
      campaignCodes,
      residences,
      deleteUnconfirmed,
    }),
  )
  add(notificationsModule(platform, { setMailLanguage }))
  add(contactsModule(platform, { mails, uploads, contactOf: pages.contactOf }))
  const { publishNews } = add(newsModule(platform, { jobs, mails }))
  add(favouritesModule(platform, { residences }))
  add(
    ownDataModule(platform, {
      declarations,
      jobs,
      mails,
      uploads,
      openHomeDocument: (id) => documents.openHomeDocument(id),
      accounts,
      business,
      passwords,
      content,
      undos,
      allOrNothing,
    }),
  )
  add(
    signInModule(platform, {
      settings: settings.providers,
      otherwise: development?.providers,
      store,
      flowCookie,
      accounts,
      business,
      sessions,
      audit,
      content,
      undos,
      allOrNothing,
      checkPassword,
    }),
  )
  const { openErrand, changeErrand, caseSystem } = add(
    errandsModule(platform, { jobs, mails, uploads, findCaller }),
  )
  add(faultReportModule(platform, { uploads, openErrand, askForEmail, mails }))
  const originOfSite = (site: SiteDefinition): string =>
    originOf(site, { environment: platform.environment, requestUrl: `http://localhost:${port}` })
  const addToHome: AddToHome = (trx, document) => documents.addToHome(trx, document)
  add(interiorModule(platform, { mails, addToHome, findCaller, originOf: originOfSite }))
  const inspections = add(
    inspectionsModule(platform, { mails, uploads, openErrand, changeErrand, addToHome, findCaller }),
  )
  const documents: DocumentsModule = add(
    documentsModule(platform, {
      jobs,
      mails,
      bookingService: () => booking.bookingService,
      viewOf: (id, who) => booking.bookings.one(id, who),
      receiptOf: (db, id) => payments.money.receiptOf(db, id),
      findCaller,
      settings: settings.providers,
      otherwise: development?.signing,
      pdfSeal: settings.documentSeal,
    }),
  )
  const booking: BookingModule = add(
    bookingModule(platform, {
      mails,
      uploads,
      contactsOf: async (siteId, stageId) => (await residences.stageById(siteId, stageId))?.contacts ?? [],
      money: () => payments.money,
      papers: () => documents.papers,
      staffAddress,
      refresh: residences.refresh,
    }),
  )
  add(salesSystemModule({ ...booking, db: platform.db, refresh: residences.refresh, now: platform.now }))
  const { tasks } = add(
    staffTasksModule(platform, {
      mails,
      staffAddress,
      settle: () => payments.settleTask,
    }),
  )
  const payments: PaymentsModule = add(
    paymentsModule(platform, {
      jobs,
      mails,
      bookingService: booking.bookingService,
      tasks,
      pdfSeal: settings.documentSeal,
      settings: { ...development?.payments, ...paymentSettings },
    }),
  )
  const residencesOwned = add(residencesModule(platform, { mails, findCaller, follow: payments.followDays }))
  const showings = add(showingsModule(platform, { mails, content }))
  add(wishesModule(platform))
  add(printOrdersModule(platform, { mails }))
  add(savedSearchesModule(platform, { residences, jobs, mails }))
  add(await retentionModule(platform, { declarations, withoutStatementTimeout, dataDirectory, files }))
  if (development)
    await development.addPagesAndData(
      { add },
      {
        accounts,
        passwords,
        uploads,
        documents,
        bookings: { staff: booking.staff, read: booking.staffBookings },
        payments,
        residences: residencesOwned,
        inspections,
        caseSystem,
        showings,
        publishNews,
        tasks,
        port,
      },
    )
  else await removeDevelopmentAccounts(platform)
  const { viewModelAt } = development ?? pages
  const pageRevision = async () => `${await content.revision()} ${await residences.revision()}`
  const findKey = findKeysOf(makeIntegrationKeys(platform), catalogueKey)
  return {
    findCaller,
    findKey,
    viewModelAt,
    contactOf: pages.contactOf,
    storedAssets,
    pageRevision,
  }
}

/** Undefined in production, where the demo package is not loaded. */
const developmentOf = async (
  platform: Platform,
  needs: Parameters<typeof import('./dev/module.ts')['developmentModule']>[1],
) => {
  if (platform.environment === 'production') return undefined
  const { developmentModule } = await import('./dev/module.ts')
  return developmentModule(platform, needs)
}

const removeDevelopmentAccounts = async ({ db, log }: Platform): Promise<void> => {
  const removed = await removePeopleOfDevelopment(db)
  if (removed > 0) log.warn({ removed }, 'Development accounts were removed from the database')
}
