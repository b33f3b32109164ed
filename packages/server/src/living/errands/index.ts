// Errands: reported faults, for those who may follow and change them, and the operations of staff.
import type { SiteDefinition } from '@husrum/domain'
import type { FindCaller } from '../../people/sessions/index.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import { makeStoredForms } from '../../platform/secrets/stored-forms.ts'
import type { CaseSystem } from './case-system.ts'
import type { ChangeErrand } from './change-errand.ts'
import { makeChangeErrand } from './change-errand.ts'
import { errandForms } from './declaration.ts'
import type { EmergenciesOf } from './emergency-of-errand.ts'
import { makeCallOf } from './emergency-of-errand.ts'
import { makeErrandLists } from './errand-lists.ts'
import { errandFileRoutes, makeVisitorByCookies } from './file-routes.ts'
import { errandFormRoutes } from './form-routes.ts'
import { errandLetterRoutes } from './letter-routes.ts'
import { makeLetterStops } from './letter-stops.ts'
import { makeNotifyAboutErrand } from './notify-about-errand.ts'
import type { LetterFacts, OpenErrand } from './open-errand.ts'
import { copyKind, makeOpenErrand, numberingKind } from './open-errand.ts'
import { makeOwnCaseSystem } from './own-case-system.ts'
import { makeStoredErrands } from './postgres-errands.ts'
import { errandRoutes } from './routes.ts'
import { makeSendCopy } from './send-copies.ts'
import { makeStatusLinks } from './status-links.ts'
import { errandStatusRoutes } from './status-routes.ts'
import { makeWriteErrand } from './write-errand.ts'

export type { ChangeErrand } from './change-errand.ts'
export { errandsDeclaration } from './declaration.ts'
export type { EmergenciesOf } from './emergency-of-errand.ts'
export { duePromise, isDoneCase, isLateCase, isOpenCase } from './errand-lists.ts'
export { makeVisitorByCookies } from './file-routes.ts'
export { followErrand } from './follow-errand.ts'
export type { NewErrand, OpenErrand } from './open-errand.ts'
export { ErrandRefused } from './refusals.ts'
export { removeReporterContacts } from './remove-reporter.ts'
export { isChangedBy, isSeenBy } from './seen-errands.ts'

const hourMs = 3_600_000
/** Lifetime of idempotency keys: a later request with the same key is a new change. */
const requestLifetimeMs = 24 * hourMs

export interface ErrandsModule extends Module {
  readonly openErrand: OpenErrand
  readonly changeErrand: ChangeErrand
  readonly caseSystem: CaseSystem
  /** The status page of an errand, for a reporter who is signed in and cannot open it among the errands; a path. */
  statusPathOf(id: string, site: SiteDefinition): string
}

export const errandsModule = (
  { db, now, keys, environment }: Pick<Platform, 'db' | 'now' | 'keys' | 'environment'>,
  {
    jobs,
    mails,
    uploads,
    findCaller,
    emergenciesOf,
  }: {
    readonly jobs: Jobs
    readonly mails: MailService
    readonly uploads: UploadService
    readonly findCaller: FindCaller
    readonly emergenciesOf: EmergenciesOf
  },
): ErrandsModule => {
  const errands = makeStoredErrands(db)
  const lists = makeErrandLists(db, { now })
  const links = makeStatusLinks(keys)
  const stops = makeLetterStops(db, { keys, now })
  const typedForms = makeStoredForms(db, errandForms, { keys, now })
  const tell = makeNotifyAboutErrand({ mails, stops, links, environment, now })
  const write = makeWriteErrand({ now, tell })
  const change = makeChangeErrand({ db, uploads, write, now })
  const systemOn = (on: typeof db): CaseSystem => makeOwnCaseSystem({ db: on, write, uploads, now })
  const sendCopy = makeSendCopy({ mails, links, environment, callOf: makeCallOf({ emergenciesOf, now }) })

  jobs.handle(numberingKind, async (facts, trx) => {
    const letter = facts as LetterFacts
    const outcome = await systemOn(trx).number(letter.id)
    if (outcome.kind === 'done') await sendCopy(trx, letter)
  })
  jobs.handle(copyKind, (facts, trx) => sendCopy(trx, facts as LetterFacts))

  const sweep = async (): Promise<void> => {
    await typedForms.sweep()
    const before = new Date(now() - requestLifetimeMs).toISOString()
    await db.deleteFrom('case_requests').where('at', '<', before).execute()
  }

  return {
    openErrand: makeOpenErrand({ jobs }),
    changeErrand: change,
    caseSystem: systemOn(db),
    statusPathOf: (id, site) => links.pathOf({ id, site, scope: 'status' }),
    routes: (app) => {
      errandRoutes(app, { errands, lists, change, stops, typedForms })
      errandFileRoutes(app, { errands, lists, uploads, findCaller, environment, now })
      errandFormRoutes(app, { change, uploads, typedForms })
      errandLetterRoutes(app, { stops })
      const visitorBy = makeVisitorByCookies({ findCaller, environment })
      errandStatusRoutes(app, { db, links, errands, change, visitorBy })
    },
    sweeps: [{ name: 'errands', everyMs: hourMs, run: sweep }],
  }
}
