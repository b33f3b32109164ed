// Inspections of homes: appointments, remarks with their errands, and the operations of staff.
import type { AddToHome } from '../../buying/documents/index.ts'
import type { FindCaller } from '../../people/sessions/index.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { ChangeErrand, OpenErrand } from '../errands/index.ts'
import { makeChangeInspections } from './change-inspections.ts'
import { inspectionFormRoutes } from './form-routes.ts'
import type { InspectionStaff } from './inspection-staff.ts'
import { makeInspectionStaff } from './inspection-staff.ts'
import { makeOpenRemark } from './open-remark.ts'
import { inspectionRoutes } from './routes.ts'

export { inspectionsDeclaration } from './declaration.ts'

export interface InspectionsModule extends Module {
  readonly staff: InspectionStaff
}

export interface NeedsOfInspections {
  readonly mails: Pick<MailService, 'within'>
  readonly uploads: UploadService
  readonly openErrand: OpenErrand
  readonly changeErrand: Pick<ChangeErrand, 'act'>
  readonly addToHome: AddToHome
  readonly findCaller: FindCaller
}

export const inspectionsModule = (
  { db, now, environment }: Pick<Platform, 'db' | 'now' | 'environment'>,
  { mails, uploads, openErrand, changeErrand, addToHome, findCaller }: NeedsOfInspections,
): InspectionsModule => {
  const openRemark = makeOpenRemark({ openErrand })
  const change = makeChangeInspections({ db, uploads, changeErrand, openRemark, now })
  const routes = { db, change, uploads, findCaller, environment, now }
  return {
    staff: makeInspectionStaff({ db, mails, openRemark, addToHome, now }),
    routes: (app) => {
      inspectionRoutes(app, routes)
      inspectionFormRoutes(app, { uploads })
    },
  }
}
