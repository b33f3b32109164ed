// Retention: deletes expired data once a day, with a report row per rule. Lists deleted accounts, so that they stay deleted.

import { deletionsChannel, makeListOfDeletedAccounts } from '../../people/own-data/index.ts'
import type { WithoutStatementTimeout } from '../database/without-statement-timeout.ts'
import type { FileSettings } from '../files/file-settings.ts'
import { hidesWhatIsNotThere, openStoredFiles } from '../files/stored-files.ts'
import type { Module, Platform } from '../modules/module.ts'
import { reasonOf } from '../modules/reason-of.ts'
import type { SubjectDeclaration } from '../modules/subject-declaration.ts'
import { makeRetention } from './apply-retention.ts'

const minuteMs = 60_000
const dayMs = 86_400_000

export const retentionModule = async (
  { db, now, log, listen }: Pick<Platform, 'db' | 'now' | 'log' | 'listen'>,
  {
    declarations,
    withoutStatementTimeout,
    dataDirectory,
    files,
  }: {
    /** Those of all subjects, with the rules. */
    readonly declarations: readonly SubjectDeclaration[]
    /** Rules scan whole tables. */
    readonly withoutStatementTimeout: WithoutStatementTimeout
    readonly dataDirectory: string
    readonly files: FileSettings
  },
): Promise<Module> => {
  const retention = makeRetention(declarations)
  const store = await openStoredFiles({ dataDirectory, files })
  const list = makeListOfDeletedAccounts({ db, store, now })
  let writing: Promise<void> = Promise.resolve()
  let stopListening = (): void => undefined
  const writeSoon = (): void => {
    writing = writing
      .then(list.writeOut)
      // The sweep retries until it is listed.
      .catch((cause: unknown) =>
        log.warn(reasonOf(cause), 'A deleted account could not be listed; the sweep retries'),
      )
  }
  return {
    start: () => {
      stopListening = listen(deletionsChannel, writeSoon)
      if (files.bucket)
        void hidesWhatIsNotThere(store).then((hides) => {
          if (hides)
            log.error(
              'The bucket does not report missing files: the key needs s3:ListBucket (docs/guide/deploy.md). Until then deleted accounts are not listed',
            )
        })
    },
    sweeps: [
      { name: 'deleted accounts', everyMs: minuteMs, run: list.writeOut },
      {
        name: 'retention',
        everyMs: dayMs,
        run: async () => {
          const applying = withoutStatementTimeout((patient) =>
            retention.apply(patient, now(), (rule, cause) =>
              log.warn({ rule, ...reasonOf(cause) }, 'A retention rule could not be applied'),
            ),
          )
          const late = (await applying.finally(list.sweep)).filter(({ overdue }) => overdue > 0)
          if (late.length > 0) log.warn({ late }, 'Personal data are kept for longer than the rules allow')
        },
      },
    ],
    close: () => {
      stopListening()
      return writing
    },
  }
}
