// What every subject declares about itself. Central code collects its rules from here; the order is that of the guide's tables.

import { bookingDeclaration } from './buying/booking/index.ts'
import { documentsDeclaration } from './buying/documents/index.ts'
import { interiorDeclaration } from './buying/interior/index.ts'
import { paymentsDeclaration } from './buying/payments/index.ts'
import { printOrdersDeclaration } from './buying/print-orders/index.ts'
import { showingsDeclaration } from './buying/showings/index.ts'
import { wishesDeclaration } from './buying/wishes/index.ts'
import { explorerDeclaration } from './catalogue/explorer/index.ts'
import { premisesDeclaration } from './catalogue/premises/index.ts'
import { catalogueRecordsDeclaration } from './catalogue/records/index.ts'
import { searchDeclaration } from './catalogue/search/index.ts'
import { cdnDeclaration } from './content/cdn/index.ts'
import { contactsDeclaration } from './content/contacts/index.ts'
import { newsDeclaration } from './content/news/index.ts'
import { pagesDeclaration } from './content/pages/index.ts'
import { renderDeclaration } from './content/render/index.ts'
import { errandsDeclaration } from './living/errands/index.ts'
import { faultReportDeclaration } from './living/fault-report/index.ts'
import { inspectionsDeclaration } from './living/inspections/index.ts'
import { residencesDeclaration } from './living/residences/index.ts'
import { accountsDeclaration } from './people/accounts/index.ts'
import { consentDeclaration } from './people/consent/index.ts'
import { favouritesDeclaration } from './people/favourites/index.ts'
import { notificationsDeclaration } from './people/notifications/index.ts'
import { ownDataDeclaration } from './people/own-data/index.ts'
import { savedSearchesDeclaration } from './people/saved-searches/index.ts'
import { seenListsDeclaration } from './people/seen-lists/index.ts'
import { sessionsDeclaration } from './people/sessions/index.ts'
import { signInDeclaration } from './people/sign-in/index.ts'
import { visitsDeclaration } from './people/visits/index.ts'
import { auditDeclaration } from './platform/audit/declaration.ts'
import { filesDeclaration } from './platform/files/declaration.ts'
import { integrationKeysDeclaration } from './platform/integration-keys/declaration.ts'
import { mailDeclaration } from './platform/mail/declaration.ts'
import { measurementsDeclaration } from './platform/measurements/declaration.ts'
import { platformDeclaration } from './platform/modules/declaration.ts'
import type { SubjectDeclaration } from './platform/modules/subject-declaration.ts'
import { retentionDeclaration } from './platform/retention/declaration.ts'
import { staffTasksDeclaration } from './platform/staff-tasks/declaration.ts'
import { statusDeclaration } from './platform/status/declaration.ts'

export const declarations: readonly SubjectDeclaration[] = [
  bookingDeclaration,
  documentsDeclaration,
  paymentsDeclaration,
  residencesDeclaration,
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
  premisesDeclaration,
  explorerDeclaration,
  pagesDeclaration,
  cdnDeclaration,
  renderDeclaration,
  integrationKeysDeclaration,
  measurementsDeclaration,
  statusDeclaration,
]
