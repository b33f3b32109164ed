// `npm run retention`: applies the retention rules now; `-- --dry-run` lists what is due, `-- --report` shows the last runs.

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { wordsOfFailure } from './command-failure.ts'
import { printTarget } from './command-place.ts'
import { inColumns } from './in-columns.ts'
import { openDatabaseClock } from './platform/database/database-clock.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { makeRetention } from './platform/retention/apply-retention.ts'
import { latestRuns, rowsOfReport } from './platform/retention/retention-report.ts'
import { readSettings } from './platform/settings/server-settings.ts'
import { declarations } from './subjects.ts'

const root = resolve(import.meta.dirname, '../../..')
const retention = makeRetention(declarations)
const titles = {
  rule: 'RULE',
  kept: 'KEPT',
  why: 'WHY',
  gone: 'DELETED',
  overdue: 'OVERDUE',
  oldestLeft: 'OLDEST LEFT',
}

const work = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, report: { type: 'boolean' } },
  })
  const { dataDirectory, databaseUrl } = readSettings(process.env, [], root)
  printTarget(databaseUrl)
  const database = openDatabase({ url: databaseUrl, directory: dataDirectory, statementTimeout: 0 })
  try {
    const clock = await openDatabaseClock(database.db)
    const now = clock.now()
    clock.close()
    if (values.report) {
      const { at, runs } = await latestRuns(database.db, now)
      if (at === undefined) return console.log('No run yet.')
      console.log(inColumns(rowsOfReport(retention.rules, runs), { ...titles, gone: 'DELETED IN A YEAR' }))
      return console.log(`\nThe last run: ${new Date(at).toISOString()}`)
    }
    const runs = values['dry-run']
      ? await retention.look(database.db, now)
      : await retention.apply(database.db, now, (rule) => console.error(`The rule "${rule}" failed.`))
    console.log(inColumns(rowsOfReport(retention.rules, runs), titles))
    const sum = runs.reduce((all, { gone = 0 }) => all + gone, 0)
    console.log(
      values['dry-run'] ? '\nDry run: nothing was deleted.' : `\n${sum} rows were deleted or cleared.`,
    )
  } finally {
    await database.close()
  }
}

try {
  await work()
} catch (cause) {
  console.error(
    wordsOfFailure(cause, (told) => (told as { code?: string }).code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'),
  )
  process.exitCode = 1
}
