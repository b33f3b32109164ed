// `npm run backup -- DIR [--keep 35d]` and `npm run restore -- DIR` (or `-- --deletions`), with the server's own settings.
// Exit code 0; 1 if it failed; 20 if the backup was made, but files are missing that rows refer to.
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { wordsOfFailure } from '../../command-failure.ts'
import { printTarget } from '../../command-place.ts'
import type { DeletedAgain } from '../../people/own-data/index.ts'
import { deletionsRetentionDays } from '../../people/own-data/index.ts'
import { backedUpSetting, lostFilesSetting } from '../database/database-facts.ts'
import { openDatabase } from '../database/open-database.ts'
import { writeSetting } from '../database/stored-settings.ts'
import { openStoredFiles } from '../files/stored-files.ts'
import { readSettings } from '../settings/server-settings.ts'
import { storedSecret } from '../settings/stored-secret.ts'
import { makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { BackupProblem } from './manifest.ts'
import { parseRetention, pruneBackups } from './prune-backups.ts'
import { deleteSince, restoreBackup } from './restore-backup.ts'

const root = resolve(import.meta.dirname, '../../../../..')
const dayMs = 86_400_000
/** The backup is as complete as it can be, so that a retry is useless (`ops/kubernetes/backup.yaml`). */
const filesLostCode = 20
type Parts = Parameters<typeof restoreBackup>[1]

const rowsOf = ({ tables }: Manifest): number => tables.reduce((sum, { rows }) => sum + rows, 0)

/** Returns the exit code. */
const backUp = async (place: string, retentionMs: number | undefined, parts: Parts): Promise<number> => {
  const manifest = await makeBackup(place, parts)
  const { files, missing, letGo } = manifest
  console.log(`Backed up ${rowsOf(manifest)} rows and ${files.length} files to ${place}.`)
  if (letGo.length > 0) console.log(`Deleted during the backup, and not backed up: ${letGo.length} files.`)
  console.log(
    'The backup does not contain the secret. Store it elsewhere (HUSRUM_SECRET, or the file "secret" of the data directory).',
  )
  if (retentionMs !== undefined) {
    const { gone, unfinished } = await pruneBackups(dirname(place), { retentionMs, now: Date.now() })
    for (const path of gone) console.log(`Deleted the expired backup ${path}.`)
    for (const path of unfinished)
      console.error(`The backup ${path} is not a complete one. Inspect it, and delete it by hand.`)
  }
  await writeSetting(parts.db, lostFilesSetting, String(missing.length))
  // Last, because it reports that there is a backup.
  await writeSetting(parts.db, backedUpSetting, new Date().toISOString())
  if (missing.length === 0) return 0
  console.error(
    `The backup is done, but files that rows refer to are missing (${missing.length}): ${missing.join(', ')}`,
  )
  return filesLostCode
}

const printDeletions = ({ deleted, hadBusiness, failed }: DeletedAgain): void => {
  console.log(`Deleted ${deleted} accounts again that had been deleted since.`)
  if (hadBusiness.length > 0)
    console.log(`Of these, the following had open business: ${hadBusiness.join(', ')}`)
  if (failed.length > 0)
    throw new BackupProblem(
      `Accounts could not be deleted; run it again with --deletions: ${failed.map(({ id, reason }) => `${id} (${reason})`).join(', ')}`,
    )
}

const restore = async (place: string, parts: Parts): Promise<void> => {
  const { manifest, leftOut, ...again } = await restoreBackup(place, parts)
  const { files, madeAt } = manifest
  console.log(`Restored ${rowsOf(manifest)} rows and ${files.length} files as they were at ${madeAt}.`)
  if (leftOut.length > 0)
    console.error(`Not restored, because they are not tables of Husrum: ${leftOut.join(', ')}`)
  printDeletions(again)
}

const work = async (): Promise<number> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, deletions: { type: 'boolean' } },
  })
  const [command, directory] = positionals
  const isOfDeletions = command === 'restore' && values.deletions === true
  if (directory === undefined && !isOfDeletions)
    throw new BackupProblem(`The directory is missing: npm run ${command} -- DIR`)
  const retentionMs = values.keep === undefined ? undefined : parseRetention(values.keep)
  const { dataDirectory, databaseUrl, files, signIn } = readSettings(process.env, [], root)
  printTarget(databaseUrl)
  const database = openDatabase({ url: databaseUrl, directory: dataDirectory, statementTimeout: 0 })
  try {
    const parts: Parts = {
      db: database.db,
      store: await openStoredFiles({ dataDirectory, files }),
      secrets: [signIn.secret ?? storedSecret(dataDirectory), ...(signIn.secretsAlso ?? [])],
    }
    if (command !== 'restore' && directory !== undefined)
      return await backUp(resolve(directory), retentionMs, parts)
    if (directory === undefined)
      printDeletions(await deleteSince(Date.now() - deletionsRetentionDays * dayMs, parts))
    else await restore(resolve(directory), parts)
    return 0
  } finally {
    await database.close()
  }
}

const isForPeople = (cause: unknown): boolean =>
  cause instanceof BackupProblem || String((cause as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')

try {
  process.exitCode = await work()
} catch (cause) {
  console.error(wordsOfFailure(cause, isForPeople))
  process.exitCode = 1
}
