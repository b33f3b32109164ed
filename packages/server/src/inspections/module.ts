// Inspections of homes: appointments, remarks with their errands, and the operations of staff.
import type { AddToHome } from '../documents/home-document-store.ts'
import type { ChangeErrand } from '../errands/change-errand.ts'
import type { OpenErrand } from '../errands/open-errand.ts'
import type { UploadService } from '../files/upload-service.ts'
import type { MailService } from '../mail/mail-service.ts'
import type { Module, Platform } from '../platform/module.ts'
import type { FindCaller } from '../sessions/know-caller.ts'
import { makeChangeInspections } from './change-inspections.ts'
import { inspectionFormRoutes } from './form-routes.ts'
import type { InspectionStaff } from './inspection-staff.ts'
import { makeInspectionStaff } from './inspection-staff.ts'
import { makeOpenRemark } from './open-remark.ts'
import { inspectionRoutes } from './routes.ts'

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
