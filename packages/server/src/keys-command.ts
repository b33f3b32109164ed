// `npm run keys`: creates, lists and revokes the keys with which other systems call this server.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { IntegrationScope } from '@husrum/contract'
import { integrationScopes } from '@husrum/contract'
import { wordsOfFailure } from './command-failure.ts'
import { printTarget } from './command-place.ts'
import { inColumns } from './in-columns.ts'
import { openDatabase } from './platform/database/open-database.ts'
import type { IntegrationKeys, StoredIntegrationKey } from './platform/integration-keys/integration-keys.ts'
import { makeIntegrationKeys } from './platform/integration-keys/integration-keys.ts'
import { readSettings } from './platform/settings/server-settings.ts'

const root = resolve(import.meta.dirname, '../../..')

const usage = `npm run keys -- create --name "Sales desk" --scope bookings:read --scope bookings:write [--expires 2027-12-31]
npm run keys -- list
npm run keys -- revoke <id>

Scopes: ${integrationScopes.join(', ')}`

/** The arguments are invalid, or the command cannot be carried out. */
class UsageError extends Error {}

const scopesOf = (words: readonly string[]): readonly IntegrationScope[] => {
  const unknown = words.filter((word) => !(integrationScopes as readonly string[]).includes(word))
  if (unknown.length > 0) throw new UsageError(`Unknown scope: ${unknown.join(', ')}\n\n${usage}`)
  if (words.length === 0) throw new UsageError(`A key needs at least one --scope.\n\n${usage}`)
  return [...new Set(words)] as IntegrationScope[]
}

const expiryOf = (day: string | undefined): number | undefined => {
  if (day === undefined) return undefined
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T23:59:59Z`) : Number.NaN
  if (Number.isNaN(at)) throw new UsageError(`--expires takes a day such as 2027-12-31, not ${day}.`)
  return at
}

const stateOf = ({ revokedAt, expiresAt }: StoredIntegrationKey): string => {
  if (revokedAt !== undefined) return `revoked ${revokedAt.slice(0, 10)}`
  if (expiresAt === undefined) return 'valid'
  return `${Date.parse(expiresAt) <= Date.now() ? 'expired' : 'valid until'} ${expiresAt.slice(0, 10)}`
}

const list = async (keys: IntegrationKeys): Promise<void> => {
  const stored = await keys.list()
  if (stored.length === 0) return console.log('There are no keys.')
  const rows = stored.map((key) => ({
    id: key.id,
    name: key.name,
    scopes: key.scopes.join(' '),
    created: key.createdAt.slice(0, 10),
    used: key.lastUsedAt?.slice(0, 16).replace('T', ' ') ?? 'never',
    state: stateOf(key),
  }))
  console.log(
    inColumns(rows, {
      id: 'ID',
      name: 'NAME',
      scopes: 'SCOPES',
      created: 'CREATED',
      used: 'LAST USED (UTC)',
      state: 'STATE',
    }),
  )
}

const work = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      scope: { type: 'string', multiple: true },
      expires: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help === true) return console.log(usage)
  const [command, id] = positionals
  if (command !== 'create' && command !== 'list' && command !== 'revoke') throw new UsageError(usage)
  const name = values.name?.trim() ?? ''
  if (command === 'create' && name === '') throw new UsageError(`A key needs a --name.\n\n${usage}`)
  if (command === 'revoke' && !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id ?? ''))
    throw new UsageError(`revoke takes the id of a key, as list shows it.\n\n${usage}`)
  const scopes = command === 'create' ? scopesOf(values.scope ?? []) : []
  const expiresAt = expiryOf(values.expires)
  const { dataDirectory, databaseUrl } = readSettings(process.env, [], root)
  printTarget(databaseUrl)
  const database = openDatabase({ url: databaseUrl, directory: dataDirectory })
  try {
    const keys = makeIntegrationKeys({ db: database.db, now: Date.now })
    if (command === 'list') return await list(keys)
    if (command === 'revoke') {
      if (!(await keys.revoke(id ?? ''))) throw new UsageError('No valid key has this id.')
      return console.log('The key is revoked: servers refuse it from now on.')
    }
    const created = await keys.create({ name, scopes, ...(expiresAt !== undefined && { expiresAt }) })
    console.error(`Key ${created.id}. Keep its secret now: it cannot be shown again.`)
    console.log(created.secret)
  } finally {
    await database.close()
  }
}

try {
  await work()
} catch (cause) {
  const isUsage =
    cause instanceof UsageError || String((cause as { code?: string }).code).startsWith('ERR_PARSE_ARGS')
  console.error(wordsOfFailure(cause, () => isUsage))
  process.exitCode = isUsage ? 2 : 1
}
