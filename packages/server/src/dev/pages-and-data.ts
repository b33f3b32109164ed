// Pages that act as the company's staff, and the demo data: added once all modules exist that they use.

import type { DocumentsModule } from '../buying/documents/index.ts'
import type { PaymentsModule } from '../buying/payments/index.ts'
import type { ShowingsModule } from '../buying/showings/index.ts'
import { noPictures } from '../catalogue/pictures/picture-source.ts'
import type { PublishNews } from '../content/news/publish-news.ts'
import type { UploadService } from '../platform/files/upload-service.ts'
import type { Platform } from '../platform/modules/module.ts'
import type { ModuleList } from '../platform/modules/run-modules.ts'
import type { StaffTasks } from '../platform/staff-tasks/staff-tasks.ts'
import type { BookingsOfDevelopmentOptions } from './bookings-module.ts'
import { bookingsOfDevelopment } from './bookings-module.ts'
import type { ErrandsOfDevelopmentOptions } from './errands-module.ts'
import { errandsOfDevelopment } from './errands-module.ts'
import type { InspectionsOfDevelopmentOptions } from './inspections-module.ts'
import { inspectionsOfDevelopment } from './inspections-module.ts'
import type { Demo } from './invented-company.ts'
import { noErrands } from './invented-errands.ts'
import { noInspections } from './invented-inspections.ts'
import { newsOfDevelopment } from './news-module.ts'
import { noPeople } from './people.ts'
import { printOrdersOfDevelopment } from './print-orders-module.ts'
import type { ResidencesOfDevelopmentOptions } from './residences-module.ts'
import { residencesOfDevelopment } from './residences-module.ts'
import { noOptions, seedBookingOptions } from './seed-booking-options.ts'
import { seedCases } from './seed-cases.ts'
import { seedHomeDocuments } from './seed-home-documents.ts'
import { seedHomePayments } from './seed-home-payments.ts'
import { seedInspections } from './seed-inspections.ts'
import { seedInterior } from './seed-interior.ts'
import type { SeedPeopleOptions } from './seed-people.ts'
import { seedPeople } from './seed-people.ts'
import { seedResidences } from './seed-residences.ts'
import { seedShowings } from './seed-showings.ts'
import { seedWishes } from './seed-wishes.ts'
import { seedWords } from './seed-words.ts'
import { showingsOfDevelopment } from './showings-module.ts'
import { staffTasksOfDevelopment } from './staff-tasks-module.ts'

/** What other modules offer. */
export interface PagesAndDataOptions extends Pick<SeedPeopleOptions, 'accounts' | 'passwords'> {
  readonly uploads: UploadService
  readonly documents: Pick<DocumentsModule, 'addToHome'>
  readonly bookings: Pick<BookingsOfDevelopmentOptions, 'staff' | 'read'>
  readonly payments: Pick<PaymentsModule, 'staff'>
  readonly residences: Pick<ResidencesOfDevelopmentOptions, 'changeDay'>
  readonly inspections: Pick<InspectionsOfDevelopmentOptions, 'staff'>
  readonly caseSystem: ErrandsOfDevelopmentOptions['caseSystem']
  readonly showings: ShowingsModule
  readonly publishNews: PublishNews
  readonly tasks: StaffTasks
  /** Port of the server, for links in e-mails. */
  readonly port: number
}

/** Adds the pages. @returns a function that adds the demo data which is not there yet. */
export const addPagesAndData = (
  { add }: Pick<ModuleList, 'add'>,
  { db, now }: Pick<Platform, 'db' | 'now'>,
  demo: Demo | undefined,
  modules: PagesAndDataOptions,
): (() => Promise<void>) => {
  const { uploads, documents, publishNews, showings, caseSystem, port } = modules
  const { addToHome } = documents
  const people = demo?.people ?? noPeople
  const pictures = demo?.pictures ?? noPictures
  add(showingsOfDevelopment({ db, tickets: showings.tickets }))
  add(printOrdersOfDevelopment({ db }))
  add(staffTasksOfDevelopment({ tasks: modules.tasks }))
  add(bookingsOfDevelopment({ db, ...modules.bookings, money: modules.payments.staff }))
  add(newsOfDevelopment({ db, publishNews, port }))
  add(residencesOfDevelopment({ db, changeDay: modules.residences.changeDay }))
  add(inspectionsOfDevelopment({ db, staff: modules.inspections.staff, caseSystem, port }))
  const errands = errandsOfDevelopment({
    db,
    now,
    people,
    caseSystem,
    uploads,
    pictures,
    errands: demo?.errands ?? noErrands,
    port,
  })
  add(errands)
  // People first, so that developers can sign in soon.
  return async () => {
    if (demo) {
      await seedPeople({ db, now, people, accounts: modules.accounts, passwords: modules.passwords })
      await seedCases({ db, cases: demo.cases, people })
      await seedResidences({ db, now, ...demo })
      await seedWords({ db, now, publishNews, port, ...demo })
      await seedHomeDocuments({ db, now, residences: demo.residences, addToHome })
    }
    await seedBookingOptions(db, demo?.options ?? noOptions, now())
    await seedInterior(db, addToHome, now())
    if (demo) await seedHomePayments({ db, now, residences: demo.residences })
    await seedShowings({ db, showings: demo?.showings ?? [], module: showings, now, port })
    await seedWishes(db, now())
    await errands.seed()
    await seedInspections({
      db,
      now,
      uploads,
      pictures,
      addToHome,
      port,
      inspections: demo?.inspections ?? noInspections,
    })
  }
}
