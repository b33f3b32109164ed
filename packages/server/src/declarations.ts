// What every subject declares about itself. Central code collects its rules from here; the order is that of the guide's tables.
import { accountsDeclaration } from './accounts/declaration.ts'
import { auditDeclaration } from './audit/declaration.ts'
import { bookingDeclaration } from './booking/declaration.ts'
import { cdnDeclaration } from './cdn/declaration.ts'
import { consentDeclaration } from './consent/declaration.ts'
import { contactsDeclaration } from './contacts/declaration.ts'
import { documentsDeclaration } from './documents/declaration.ts'
import { errandsDeclaration } from './errands/declaration.ts'
import { explorerDeclaration } from './explorer/declaration.ts'
import { faultReportDeclaration } from './fault-report/declaration.ts'
import { favouritesDeclaration } from './favourites/declaration.ts'
import { filesDeclaration } from './files/declaration.ts'
import { inspectionsDeclaration } from './inspections/declaration.ts'
import { integrationKeysDeclaration } from './integration-keys/declaration.ts'
import { interiorDeclaration } from './interior/declaration.ts'
import { mailDeclaration } from './mail/declaration.ts'
import { measurementsDeclaration } from './measurements/declaration.ts'
import { newsDeclaration } from './news/declaration.ts'
import { notificationsDeclaration } from './notifications/declaration.ts'
import { ownDataDeclaration } from './own-data/declaration.ts'
import { pagesDeclaration } from './pages/declaration.ts'
import { paymentsDeclaration } from './payments/declaration.ts'
import { platformDeclaration } from './platform/declaration.ts'
import type { SubjectDeclaration } from './platform/subject-declaration.ts'
import { premisesDeclaration } from './premises/declaration.ts'
import { printOrdersDeclaration } from './print-orders/declaration.ts'
import { renderDeclaration } from './render/declaration.ts'
import { residencesDeclaration } from './residences/declaration.ts'
import { retentionDeclaration } from './retention/declaration.ts'
import { savedSearchesDeclaration } from './saved-searches/declaration.ts'
import { searchDeclaration } from './search/declaration.ts'
import { seenListsDeclaration } from './seen-lists/declaration.ts'
import { sessionsDeclaration } from './sessions/declaration.ts'
import { showingsDeclaration } from './showings/declaration.ts'
import { signInDeclaration } from './sign-in/declaration.ts'
import { staffTasksDeclaration } from './staff-tasks/declaration.ts'
import { statusDeclaration } from './status/declaration.ts'
import { visitsDeclaration } from './visits/declaration.ts'
import { wishesDeclaration } from './wishes/declaration.ts'

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
  premisesDeclaration,
  explorerDeclaration,
  pagesDeclaration,
  cdnDeclaration,
  renderDeclaration,
  integrationKeysDeclaration,
  measurementsDeclaration,
  statusDeclaration,
]
