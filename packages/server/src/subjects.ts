// The subjects of the server: what each declares about itself, from which central code collects its rules, and the modules that need no
// place of their own in `modules.ts`.

import { bookingDeclaration } from './buying/booking/index.ts'
import { documentsDeclaration } from './buying/documents/index.ts'
import { interiorDeclaration } from './buying/interior/index.ts'
import { paymentsDeclaration } from './buying/payments/index.ts'
import { printOrdersDeclaration, printOrdersModule } from './buying/print-orders/index.ts'
import { showingsDeclaration } from './buying/showings/index.ts'
import { wishesDeclaration, wishesModule } from './buying/wishes/index.ts'
import { explorerDeclaration } from './catalogue/explorer/index.ts'
import { catalogueFeedsDeclaration } from './catalogue/feeds/index.ts'
import { catalogueImportsDeclaration } from './catalogue/imports/index.ts'
import { mediaDeclaration } from './catalogue/media/index.ts'
import { cataloguePapersDeclaration } from './catalogue/papers/index.ts'
import { premisesDeclaration } from './catalogue/premises/index.ts'
import { catalogueRecordsDeclaration } from './catalogue/records/index.ts'
import type { ResidenceService } from './catalogue/search/index.ts'
import { searchDeclaration } from './catalogue/search/index.ts'
import { cdnDeclaration } from './content/cdn/index.ts'
import { contactsDeclaration } from './content/contacts/index.ts'
import { newsDeclaration } from './content/news/index.ts'
import { pagesDeclaration } from './content/pages/index.ts'
import { renderDeclaration } from './content/render/index.ts'
import { errandsDeclaration } from './living/errands/index.ts'
import { faultReportDeclaration } from './living/fault-report/index.ts'
import { inspectionsDeclaration } from './living/inspections/index.ts'
import { registersDeclaration, registersModule } from './living/registers/index.ts'
import { residencesDeclaration } from './living/residences/index.ts'
import { accountsDeclaration } from './people/accounts/index.ts'
import { consentDeclaration } from './people/consent/index.ts'
import { favouritesDeclaration, favouritesModule } from './people/favourites/index.ts'
import { interestsDeclaration } from './people/interests/index.ts'
import { myPagesModule } from './people/my-pages/index.ts'
import { notificationsDeclaration } from './people/notifications/index.ts'
import { ownDataDeclaration } from './people/own-data/index.ts'
import { savedSearchesDeclaration, savedSearchesModule } from './people/saved-searches/index.ts'
import { seenListsDeclaration } from './people/seen-lists/index.ts'
import { sessionsDeclaration } from './people/sessions/index.ts'
import { signInDeclaration } from './people/sign-in/index.ts'
import { visitsDeclaration } from './people/visits/index.ts'
import { auditDeclaration } from './platform/audit/declaration.ts'
import { clientErrorsModule } from './platform/client-errors/module.ts'
import { eventsDeclaration } from './platform/events/declaration.ts'
import { filesDeclaration } from './platform/files/declaration.ts'
import { integrationKeysDeclaration } from './platform/integration-keys/declaration.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import { mailDeclaration } from './platform/mail/declaration.ts'
import { joinLetters } from './platform/mail/letter.ts'
import type { MailService } from './platform/mail/mail-service.ts'
import { measurementsDeclaration } from './platform/measurements/declaration.ts'
import { measurementsModule } from './platform/measurements/module.ts'
import { platformDeclaration } from './platform/modules/declaration.ts'
import type { Module, Platform } from './platform/modules/module.ts'
import type { SubjectDeclaration } from './platform/modules/subject-declaration.ts'
import { retentionDeclaration } from './platform/retention/declaration.ts'
import { staffTasksDeclaration } from './platform/staff-tasks/declaration.ts'
import { statusDeclaration } from './platform/status/declaration.ts'

/** In the order of the guide's tables. */
export const declarations: readonly SubjectDeclaration[] = [
  bookingDeclaration,
  documentsDeclaration,
  paymentsDeclaration,
  residencesDeclaration,
  registersDeclaration,
  interiorDeclaration,
  inspectionsDeclaration,
  staffTasksDeclaration,
  ownDataDeclaration,
  printOrdersDeclaration,
  errandsDeclaration,
  faultReportDeclaration,
  contactsDeclaration,
  notificationsDeclaration,
  newsDeclaration,
  accountsDeclaration,
  interestsDeclaration,
  savedSearchesDeclaration,
  visitsDeclaration,
  favouritesDeclaration,
  seenListsDeclaration,
  wishesDeclaration,
  showingsDeclaration,
  sessionsDeclaration,
  signInDeclaration,
  mailDeclaration,
  platformDeclaration,
  auditDeclaration,
  consentDeclaration,
  filesDeclaration,
  retentionDeclaration,
  searchDeclaration,
  catalogueRecordsDeclaration,
  mediaDeclaration,
  cataloguePapersDeclaration,
  catalogueImportsDeclaration,
  catalogueFeedsDeclaration,
  premisesDeclaration,
  explorerDeclaration,
  pagesDeclaration,
  cdnDeclaration,
  renderDeclaration,
  integrationKeysDeclaration,
  eventsDeclaration,
  measurementsDeclaration,
  statusDeclaration,
]

/** The texts of all letters. */
export const letters = joinLetters(declarations.flatMap(({ letters: declared }) => declared ?? []))

/** What a module may use without being made in `modules.ts`. */
export interface SharedServices {
  readonly jobs: Jobs
  readonly mails: MailService
  readonly residences: ResidenceService
  /** Of the company, for letters about work. */
  readonly staffAddress: string | undefined
}

/** The modules that need nothing else, and that no other module needs. */
export const independentModules: readonly ((platform: Platform, shared: SharedServices) => Module)[] = [
  measurementsModule,
  clientErrorsModule,
  myPagesModule,
  favouritesModule,
  (platform) => wishesModule(platform),
  printOrdersModule,
  savedSearchesModule,
  (platform) => registersModule(platform),
]
