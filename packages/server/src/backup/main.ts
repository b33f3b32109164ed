// `npm run backup -- DIR` and `npm run restore -- DIR`, with the server's own settings.
import { join, resolve } from 'node:path'
import { wordsOfFailure } from '../command-failure.ts'
import { openDatabase } from '../database/open-database.ts'
import { writeSetting } from '../database/stored-settings.ts'
import { openDirectoryUploadStore } from '../files/directory-upload-store.ts'
import { openS3UploadStore } from '../files/s3-upload-store.ts'
import { keptSecret } from '../settings/kept-secret.ts'
import { readSettings } from '../settings/server-settings.ts'
import { backedUpSetting } from '../status/read-status.ts'
import { makeBackup } from './make-backup.ts'
import { BackupProblem } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const root = resolve(import.meta.dirname, '../../../..')
const [command, directory] = process.argv.slice(2)

const work = async (): Promise<void> => {
  if (directory === undefined) throw new BackupProblem(`Say where: npm run ${command} -- DIR`)
  const settings = readSettings(process.env, [], root)
  const { dataDirectory, databaseUrl, files, signIn } = settings
  const database = openDatabase({ url: databaseUrl, directory: dataDirectory, statementTimeout: 0 })
  try {
    const store = files.bucket
      ? openS3UploadStore(files.bucket)
      : await openDirectoryUploadStore(join(dataDirectory, 'uploads'))
    const parts = {
      db: database.db,
      store,
      secrets: [signIn.secret ?? keptSecret(dataDirectory), ...(signIn.secretsAlso ?? [])] as const,
    }
    const place = resolve(directory)
    if (command === 'restore') {
      const { tables, files: sent, madeAt } = await restoreBackup(place, parts)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      console.log(`Restored ${rows} rows and ${sent.length} files as they were at ${madeAt}.`)
      return
    }
    const { manifest, missing } = await makeBackup(place, parts)
    await writeSetting(database.db, backedUpSetting, new Date().toISOString())
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    console.log(`Kept ${rows} rows and ${manifest.files.length} files in ${place}.`)
    console.log(
      'The secret is not among them: keep it elsewhere (HUSRUM_SECRET, or the file "secret" of the data directory).',
    )
    if (missing.length > 0) throw new BackupProblem(`Files that lie nowhere: ${missing.join(', ')}`)
  } finally {
    await database.close()
  }
}

try {
  await work()
} catch (cause) {
  console.error(wordsOfFailure(cause, (told) => told instanceof BackupProblem))
  process.exitCode = 1
}
