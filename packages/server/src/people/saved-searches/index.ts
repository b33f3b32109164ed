// Saved searches, and e-mails about their news.
import type { ResidenceService } from '../../catalogue/search/index.ts'
import { catalogueChannel } from '../../catalogue/search/index.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { Module, Platform } from '../../platform/modules/module.ts'
import { reasonOf } from '../../platform/modules/reason-of.ts'
import { makeTypedForms } from '../accounts/index.ts'
import { makeSeenLists } from '../seen-lists/index.ts'
import { makeAskForAlert } from './ask-for-alert.ts'
import { makeFollowChanges } from './follow-changes.ts'
import { searchAlertFormRoutes } from './form-routes.ts'
import { makeSavedSearches } from './postgres-saved-searches.ts'
import { savedSearchRoutes } from './routes.ts'
import { makeSendAlerts } from './send-alerts.ts'
import { sweepSavedSearches } from './sweep-saved-searches.ts'

export { savedSearchesDeclaration } from './declaration.ts'
export { criteriaOfAddress } from './follow-changes.ts'
export { hitColumns, hitsOfHomes, newsOfSearch } from './news-of-search.ts'

const minuteMs = 60_000
/** Changes come in groups: waits for the whole group. */
const gatherMs = 1_000

export interface SavedSearchesModule extends Module {
  /** Processes changes, and schedules the e-mails that are due. Safe to run concurrently. */
  readonly tell: () => Promise<void>
}

export const savedSearchesModule = (
  { db, listen, keys, now, environment, log }: Platform,
  {
    residences,
    jobs,
    mails,
  }: {
    readonly residences: Pick<ResidenceService, 'findHomes' | 'homesByIds' | 'tagsByUrl' | 'revision'>
    readonly jobs: Jobs
    readonly mails: MailService
  },
): SavedSearchesModule => {
  const searchesOn = (on: typeof db) => makeSavedSearches({ db: on, keys, now })
  const searches = searchesOn(db)
  const seenLists = makeSeenLists({ db, now })
  const shared = { db, places: residences, mails, now, searchesOn }
  const followChanges = makeFollowChanges({ db, places: residences, now })
  const sendAlerts = makeSendAlerts({ ...shared, jobs, environment })
  const typedForms = makeTypedForms({ keys, environment, now })

  const tell = async (): Promise<void> => {
    while (await followChanges());
    await sendAlerts()
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> = Promise.resolve()
  let isEnding = false
  const sendAlertsSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      if (isEnding) return
      // The next sweep retries.
      sending = tell().catch((cause: unknown) =>
        log.warn(reasonOf(cause), 'Changes of homes could not be processed for saved searches'),
      )
    }, gatherMs).unref()
  }
  let stopListening = (): void => undefined

  return {
    tell,
    routes: (app) => {
      savedSearchRoutes(app, { searches, seenLists, residences, typedForms, now })
      searchAlertFormRoutes(app, {
        searches,
        seenLists,
        askForAlert: makeAskForAlert(shared),
        mails,
        typedForms,
      })
    },
    sweeps: [
      { name: 'search alerts', everyMs: minuteMs, run: tell },
      { name: 'saved searches', everyMs: 60 * minuteMs, run: () => sweepSavedSearches(db, now()) },
    ],
    start: () => {
      stopListening = listen(catalogueChannel, sendAlertsSoon)
    },
    close: async () => {
      isEnding = true
      clearTimeout(timer)
      stopListening()
      await sending
    },
  }
}
