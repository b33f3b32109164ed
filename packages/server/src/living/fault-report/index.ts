// Fault reports: the places of faults, drafts of reports, and the report itself.
import type { CasePages } from '../../content/pages/index.ts'
import type { AskForEmail } from '../../people/accounts/index.ts'
import { makeAuditLog } from '../../platform/audit/postgres-audit-log.ts'
import type { MayUseDraft } from '../../platform/files/upload-owner.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import { makeCallLimit } from '../../platform/http/limit-calls.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import type { OpenErrand } from '../errands/index.ts'
import { makeCaseChoices } from './case-choices.ts'
import { makeCasePages } from './case-pages.ts'
import { removeFilesOf } from './discard-draft.ts'
import { caseFormRoutes } from './form-routes.ts'
import { createCaseRoutes } from './multipart-routes.ts'
import { makeCaseArticles } from './postgres-case-articles.ts'
import { makeCaseDrafts } from './postgres-case-drafts.ts'
import { makeCasePlaces } from './postgres-case-places.ts'
import { makeReportedFaults } from './postgres-reported-faults.ts'
import { faultReportRoutes } from './routes.ts'
import type { SubmitCaseOptions } from './submit-case.ts'
import { makeSubmitCase } from './submit-case.ts'
import { sweepCases } from './sweep-cases.ts'

export { faultWords } from './case-words.ts'
export { faultReportDeclaration } from './declaration.ts'
export {
  deleteArticle,
  deletePlace,
  writeArticle,
  writeAssociationFacts,
  writeLayout,
  writePlace,
} from './register-places.ts'

const tenMinutesMs = 600_000
/** Limits per network and minute: reports without drafts; and searches, which are sent while the user types. */
const reportsPerMinute = 60
const searchesPerMinute = 300

/** What pages need, without the routes for reporters. */
export interface CaseReferences {
  readonly pages: CasePages
  /** Checks the owner of the files of a draft. */
  readonly mayUseDraft: MayUseDraft
}

type Stores = Pick<Platform, 'db' | 'keys' | 'now' | 'environment'>

const storesOf = ({ db, keys, now }: Stores) => {
  const places = makeCasePlaces(db)
  const articles = makeCaseArticles(db)
  const reported = makeReportedFaults(db, { now })
  const drafts = makeCaseDrafts({ db, keys, now })
  return { places, articles, reported, drafts, choices: makeCaseChoices({ places, articles, reported, now }) }
}

export const caseReferences = (
  platform: Stores,
  { uploads }: { readonly uploads: () => Pick<UploadService, 'list'> },
): CaseReferences => {
  const stores = storesOf(platform)
  const { db, now, environment } = platform
  return {
    pages: makeCasePages({ ...stores, db, now, environment, uploads }),
    mayUseDraft: (id, { caller }) =>
      stores.drafts.isFree(id, caller.kind === 'signedIn' ? caller.session.accountId : undefined),
  }
}

export const faultReportModule = (
  platform: Stores,
  {
    uploads,
    openErrand,
    statusPathOf,
    askForEmail,
    mails,
    perMinute = reportsPerMinute,
  }: {
    readonly uploads: UploadService
    readonly openErrand: OpenErrand
    readonly statusPathOf: SubmitCaseOptions['statusPathOf']
    /** Requests a change of the account's address. */
    readonly askForEmail: AskForEmail
    readonly mails: Pick<MailService, 'within'>
    readonly perMinute?: number
  },
): Module => {
  const { db, keys, now, environment } = platform
  const stores = storesOf(platform)
  const { drafts } = stores
  const submit = makeSubmitCase({
    db,
    keys,
    now,
    drafts,
    uploads,
    openErrand,
    statusPathOf,
    audit: makeAuditLog,
    askForEmail,
    mails,
  })
  const limitReports = makeCallLimit(platform, 'caseReports', perMinute)
  const limitSearches = makeCallLimit(platform, 'caseSearches', searchesPerMinute)
  const shared = { ...stores, db, submit, uploads, environment, limitReports }
  return {
    routes: (app) => {
      faultReportRoutes(app, { ...shared, limitSearches })
      createCaseRoutes(app, shared)
      caseFormRoutes(app, { ...shared })
    },
    sweeps: [
      {
        name: 'case drafts',
        everyMs: tenMinutesMs,
        run: () => sweepCases({ db, drafts, now, removeFiles: (id) => removeFilesOf({ uploads }, id) }),
      },
    ],
  }
}
