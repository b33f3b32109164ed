// `npm run rekey`: re-encrypts with HUSRUM_SECRET what the secrets of HUSRUM_SECRETS_ALSO encrypted; `-- --dry-run` lists what is left,
// `-- --let-go` drops what cannot be re-encrypted.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { wordsOfFailure } from './command-failure.ts'
import { printTarget } from './command-place.ts'
import { inColumns } from './in-columns.ts'
import { openDatabase } from './platform/database/open-database.ts'
import type { RekeyRun } from './platform/rekey/rekey.ts'
import { rekey } from './platform/rekey/rekey.ts'
import { SecretUnknown } from './platform/secrets/open-secret-keys.ts'
import { readSettings } from './platform/settings/server-settings.ts'
import { storedSecret } from './platform/settings/stored-secret.ts'

const root = resolve(import.meta.dirname, '../../..')

class RekeyProblem extends Error {}

const standings = {
  looked: 'Dry run: nothing was changed.',
  left: 'Some rows were locked by other transactions. Run it again.',
  restart:
    'Restart all servers, one after the other, and run it again: running servers may still have encrypted data with another secret.',
  lost: 'What cannot be re-encrypted is lost once HUSRUM_SECRETS_ALSO is removed: look at it first. Then run it with `-- --let-go`, so that servers start without HUSRUM_SECRETS_ALSO.',
  nothingLeft: 'Nothing is left that needs another secret. HUSRUM_SECRETS_ALSO may be removed.',
} as const satisfies Record<RekeyRun['standing'], string>

const tell = ({ kinds, links, standing }: RekeyRun): void => {
  const rows = kinds.map(({ name, made, left, lost }) => ({
    name,
    made: String(made),
    left: String(left),
    lost: String(lost),
  }))
  const made = standing === 'looked' ? 'TO RE-ENCRYPT' : 'RE-ENCRYPTED'
  console.log(inColumns(rows, { name: 'KIND', made, left: 'LEFT', lost: 'FAILED' }))
  const open = links.map(({ name, open, lastEnds }) => ({
    name,
    open: String(open),
    lastEnds: lastEnds === undefined ? '' : new Date(lastEnds).toISOString().slice(0, 16),
  }))
  console.log(
    `\n${inColumns(open, { name: 'CANNOT BE RE-ENCRYPTED', open: 'OPEN NOW', lastEnds: 'LAST ONE ENDS' })}`,
  )
  console.log('Those made with another secret stop working once it is removed.')
  console.log(`\n${standings[standing]}`)
}

const work = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, 'let-go': { type: 'boolean' } },
  })
  const { dataDirectory, databaseUrl, signIn } = readSettings(process.env, [], root)
  const { secret = storedSecret(dataDirectory), secretsAlso = [] } = signIn
  if (secretsAlso.length === 0)
    throw new RekeyProblem(
      'Set HUSRUM_SECRET to the new secret, and HUSRUM_SECRETS_ALSO to the one that you want to remove.',
    )
  printTarget(databaseUrl)
  const database = openDatabase({ url: databaseUrl, directory: dataDirectory, statementTimeout: 0 })
  try {
    const run = await rekey({
      db: database.db,
      secrets: { secret, also: secretsAlso },
      isDry: values['dry-run'] ?? false,
      letGo: values['let-go'] ?? false,
    })
    tell(run)
    const lost = run.kinds.filter((each) => each.lost > 0).map(({ name, lost }) => `${lost} of ${name}`)
    if (lost.length > 0 && run.standing !== 'nothingLeft')
      throw new RekeyProblem(
        `Could not be re-encrypted, because no known secret decrypts it or it is damaged: ${lost.join(', ')}.`,
      )
    if (run.standing === 'left') process.exitCode = 1
  } finally {
    await database.close()
  }
}

const isForPeople = (cause: unknown): boolean =>
  cause instanceof RekeyProblem ||
  cause instanceof SecretUnknown ||
  String((cause as { code?: unknown }).code).startsWith('ERR_PARSE_ARGS')

try {
  await work()
} catch (cause) {
  console.error(wordsOfFailure(cause, isForPeople))
  process.exitCode = 1
}
