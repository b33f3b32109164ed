// The server's modules, in order of dependency. A new one that needs only shared services is a line in `subjects.ts`, any other one here.
import type { MapTiles, SiteDefinition } from '@husrum/domain'
import { defaultLoginMethods } from '@husrum/domain'
import type { BookingModule } from './buying/booking/index.ts'
import { bookingModule } from './buying/booking/index.ts'
import type { AddToHome, DocumentsModule } from './buying/documents/index.ts'
import { documentsModule, senderOfLetters } from './buying/documents/index.ts'
import { interiorModule, makeOptionPictures } from './buying/interior/index.ts'
import type { PaymentSettings, PaymentsModule } from './buying/payments/index.ts'
import { paymentsModule, registerMember } from './buying/payments/index.ts'
import { showingsModule } from './buying/showings/index.ts'
import { explorerModule, withImportedPictures } from './catalogue/explorer/index.ts'
import { catalogueFeedsModule, feedSecretOf } from './catalogue/feeds/index.ts'
import { catalogueImportsModule } from './catalogue/imports/index.ts'
import type { MediaModule } from './catalogue/media/index.ts'
import { mediaModule } from './catalogue/media/index.ts'
import { panoramasModule } from './catalogue/panoramas/index.ts'
import { cataloguePapersModule, publicPapers } from './catalogue/papers/index.ts'
import { noPictures, picturesModule, withPictureFiles } from './catalogue/pictures/index.ts'
import { premisesModule } from './catalogue/premises/index.ts'
import type { CatalogueRecordsModule } from './catalogue/records/index.ts'
import { catalogueRecordsModule } from './catalogue/records/index.ts'
import { salesSystemModule } from './catalogue/sales-system/index.ts'
import type { ResidenceService } from './catalogue/search/index.ts'
import { searchModule } from './catalogue/search/index.ts'
import { cdnModule } from './content/cdn/index.ts'
import { contactsModule, makeContactPictures } from './content/contacts/index.ts'
import { newsModule } from './content/news/index.ts'
import type { StoryblokSettings } from './content/pages/index.ts'
import { notifyStaffOfRejectedPages, pagesModule } from './content/pages/index.ts'
import type { BuiltAssets } from './content/render/index.ts'
import { storedAssetsModule } from './content/render/index.ts'
import { textSearchModule } from './content/text-search/index.ts'
import type { Demo } from './dev/invented-company.ts'
import { errandsModule } from './living/errands/index.ts'
import { caseReferences, faultReportModule } from './living/fault-report/index.ts'
import { inspectionsModule } from './living/inspections/index.ts'
import { residencesModule } from './living/residences/index.ts'
import type { CampaignCodes } from './people/accounts/index.ts'
import {
  accountsModule,
  makeCampaignCodes,
  removePeopleOfDevelopment,
  setMailLanguage,
} from './people/accounts/index.ts'
import { consentModule } from './people/consent/index.ts'
import { interestsModule } from './people/interests/index.ts'
import { notificationsModule } from './people/notifications/index.ts'
import { deleteUnconfirmed, ownDataModule } from './people/own-data/index.ts'
import { sessionsModule } from './people/sessions/index.ts'
import { hasProvider, identificationsModule, signInModule } from './people/sign-in/index.ts'
import { visitsModule } from './people/visits/index.ts'
import { makeAuditLog } from './platform/audit/postgres-audit-log.ts'
import type { WithoutStatementTimeout } from './platform/database/without-statement-timeout.ts'
import { eventsModule } from './platform/events/module.ts'
import type { FileSettings } from './platform/files/file-settings.ts'
import { filesModule } from './platform/files/module.ts'
import type { CdnSettings } from './platform/http/cdn.ts'
import { originOf } from './platform/http/site-origins.ts'
import { findKeysOf, makeIntegrationKeys } from './platform/integration-keys/integration-keys.ts'
import { jobsModule } from './platform/jobs/module.ts'
import { mailModule } from './platform/mail/module.ts'
import type { Platform } from './platform/modules/module.ts'
import type { ModuleList } from './platform/modules/run-modules.ts'
import { retentionModule } from './platform/retention/module.ts'
import type { SignInSettings } from './platform/settings/sign-in-settings.ts'
import { staffTasksModule } from './platform/staff-tasks/module.ts'
import type { Heartbeat } from './platform/status/heartbeat.ts'
import { statusModule } from './platform/status/module.ts'
import { declarations, independentModules, letters } from './subjects.ts'

export interface ModulesOptions {
  readonly withoutStatementTimeout: WithoutStatementTimeout
  readonly siteVersion: string
  readonly contentDirectory: string
  /** The pictures that the content in files names. */
  readonly picturesDirectory: string
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
    picturesDirectory,
    contentVersion,
    builtAssets,
    dataDirectory,
    pictureMegabytes,
    catalogueKey,
    statusKey,
    heartbeat,
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
    searchModule(platform),
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
      papers: (site, of) => publicPapers(platform.db, site, of),
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
  add(statusModule(platform, { key: statusKey, heartbeat }))

  const development = await developmentOf(platform, { ...pages, demo })
  if (development) add(development)
  const media: MediaModule = add(
    await mediaModule(platform, { dataDirectory, files, derive: (stages) => records.derive(stages) }),
  )
  const panoramas = add(
    panoramasModule(platform, {
      source: media.withMediaPanoramas(demo?.pictures),
      residences,
      dataDirectory,
      maxMegabytes: pictureMegabytes,
    }),
  )
  add(
    picturesModule({
      source: withImportedPictures(
        platform.db,
        media.withMedia(withPictureFiles(picturesDirectory, demo?.pictures ?? noPictures)),
      ),
      dataDirectory,
      maxMegabytes: pictureMegabytes,
      shownBy: [
        content,
        residences,
        premises,
        explorer,
        panoramas.stills,
        media.shown,
        makeContactPictures(platform.db),
        makeOptionPictures(platform.db),
      ],
      alsoShown: development?.pictures,
    }),
  )
  const staffAddress = settings.staffMail ?? development?.staffMail
  const audit = makeAuditLog(platform.db)
  const { mails } = add(
    mailModule(platform, {
      jobs,
      letters,
      smtp: settings.mail,
      otherwise: development?.mailer,
      senderOf: (site) => senderOfLetters(platform.db, site),
    }),
  )
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
      registerMember,
    }),
  )
  add(notificationsModule(platform, { setMailLanguage }))
  add(contactsModule(platform, { mails, uploads, contactOf: pages.contactOf }))
  add(interestsModule({ ...platform, mails, residences, contactOf: pages.contactOf, staffAddress }))
  const { publishNews } = add(newsModule(platform, { jobs, mails }))
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
  const { openErrand, changeErrand, caseSystem, statusPathOf } = add(
    errandsModule(platform, { jobs, mails, uploads, findCaller, emergenciesOf: pages.emergenciesOf }),
  )
  add(faultReportModule(platform, { uploads, openErrand, statusPathOf, askForEmail, mails }))
  const originOfSite = (site: SiteDefinition): string =>
    originOf(site, { environment: platform.environment, requestUrl: `http://localhost:${port}` })
  const addToHome: AddToHome = (trx, document) => documents.addToHome(trx, document)
  add(
    interiorModule(platform, {
      mails,
      addToHome,
      findCaller,
      originOf: originOfSite,
      followOrder: (trx, id) => payments.followOptions(trx, id),
      residences,
      staffAddress,
    }),
  )
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
  const refresh = async (): Promise<void> => {
    await Promise.all([residences.refresh(), premises.refresh()])
  }
  const catalogueChanges = { ...booking, db: platform.db, refresh, now: platform.now }
  add(salesSystemModule(catalogueChanges))
  const { isAllowedAddress } = media
  const { keepChange } = add(catalogueImportsModule({ ...catalogueChanges, isAllowedAddress, jobs }))
  const records: CatalogueRecordsModule = add(
    catalogueRecordsModule({ ...catalogueChanges, log: platform.log, isAllowedAddress, keepChange }),
  )
  add(
    catalogueFeedsModule({
      ...catalogueChanges,
      isAllowedAddress,
      jobs,
      mails,
      staffAddress,
      fetchPublic: media.fetchPublic,
      secretOf: feedSecretOf,
      log: platform.log,
    }),
  )
  add(cataloguePapersModule({ ...platform, uploads, findCaller, refresh: residences.refresh }))
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
      receiptInOwnWords: (...paid) => documents.receiptInOwnWords(...paid),
      pdfSeal: settings.documentSeal,
      settings: { ...development?.payments, ...paymentSettings },
    }),
  )
  const residencesOwned = add(residencesModule(platform, { mails, findCaller, follow: payments.followDays }))
  const showings = add(showingsModule(platform, { mails, content }))
  add(eventsModule(platform, { jobs, mails, staffAddress }))
  for (const makeModule of independentModules)
    add(makeModule(platform, { jobs, mails, residences, staffAddress }))
  add(await retentionModule(platform, { declarations, withoutStatementTimeout, dataDirectory, files }))
  const seed = development?.addPagesAndData(
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
  if (!development) await removeDevelopmentAccounts(platform)
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
    seed,
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
