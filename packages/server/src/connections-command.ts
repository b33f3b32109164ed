// `npm run connections`: adds, lists, tests and removes the connections to which events are sent.
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { EventType } from '@husrum/contract'
import { eventTypeNames } from '@husrum/contract'
import { wordsOfFailure } from './command-failure.ts'
import { printTarget } from './command-place.ts'
import { inColumns } from './in-columns.ts'
import { isUuid } from './platform/database/is-uuid.ts'
import { openDatabase } from './platform/database/open-database.ts'
import type { Connections } from './platform/events/connections.ts'
import { makeConnections } from './platform/events/connections.ts'
import { makeEventFeed } from './platform/events/event-feed.ts'
import { postEvent, webhookRules } from './platform/events/webhooks.ts'
import type { FetchRules } from './platform/http/fetch-public.ts'
import { isAllowedUrl, makePostPublic } from './platform/http/fetch-public.ts'
import { openSecretKeys } from './platform/secrets/open-secret-keys.ts'
import { makeSeal } from './platform/secrets/seal.ts'
import { readSettings } from './platform/settings/server-settings.ts'
import { storedSecret } from './platform/settings/stored-secret.ts'

const root = resolve(import.meta.dirname, '../../..')

const usage = `npm run connections -- add --name "CRM" --url https://crm.example/husrum [--type booking.held --type errand.opened]
npm run connections -- list
npm run connections -- test <id>
npm run connections -- rotate <id>            signs with a new secret and the one before
npm run connections -- rotate <id> --finish   signs with the new one only
npm run connections -- replay <id> --event <event id>
npm run connections -- replay <id> --from 2026-12-24T00:00Z --to 2026-12-27T00:00Z
npm run connections -- resume <id>            after it was switched off
npm run connections -- remove <id>`

class UsageError extends Error {}

const instantOf = (option: string, value: string | undefined): string => {
  const at = Date.parse(value ?? '')
  if (Number.isNaN(at)) throw new UsageError(`--${option} takes an instant such as 2026-12-24T00:00Z.`)
  return new Date(at).toISOString()
}

const typesOf = (words: readonly string[]): readonly EventType[] => {
  const unknown = words.filter((word) => !(eventTypeNames as readonly string[]).includes(word))
  if (unknown.length > 0) throw new UsageError(`Unknown type: ${unknown.join(', ')}`)
  return words as readonly EventType[]
}

const list = async (connections: Connections): Promise<void> => {
  const rows = (await connections.list()).map(
    ({ id, name, url, types, state, failingSince, waiting, givenUp }) => ({
      id,
      name,
      url,
      types: types.join(' ') || 'all',
      state: failingSince === undefined ? state : `${state}, failing since ${failingSince.slice(0, 16)}`,
      waiting: String(waiting),
      givenUp: String(givenUp),
    }),
  )
  if (rows.length === 0) return console.log('There are no connections.')
  const heads = { id: 'ID', name: 'NAME', url: 'ADDRESS', types: 'TYPES', state: 'STATE', waiting: 'WAITING' }
  console.log(inColumns(rows, { ...heads, givenUp: 'GIVEN UP' }))
}

const test = async (
  { url, secrets }: { readonly url: string; readonly secrets: readonly string[] },
  rules: FetchRules,
): Promise<void> => {
  const event = {
    specversion: '1.0',
    id: randomUUID(),
    source: '/services/events',
    // No type of the feed: receivers ignore types that they do not know.
    type: 'connection.test' as EventType,
    subject: 'connection/test',
    sequence: '0'.repeat(19),
    time: new Date().toISOString(),
    datacontenttype: 'application/json',
    dataschema: '/services/openapi.json',
    data: {},
  } as const
  const answer = await postEvent(makePostPublic(rules), { url, secrets }, event, Date.now())
  if (answer.kind === 'failed') throw new UsageError(`No answer: ${answer.problem}`)
  console.log(`Answered ${answer.status}.`)
  if (answer.status < 200 || answer.status > 299) process.exitCode = 1
}

const unknown = 'No connection has this id. See `npm run connections -- list`.'

const change = async (
  connections: Connections,
  [command, id = '']: readonly string[],
  values: {
    readonly finish?: boolean
    readonly event?: string
    readonly from?: string
    readonly to?: string
  },
  rules: FetchRules,
): Promise<void> => {
  if (!isUuid(id)) throw new UsageError(unknown)
  const orUnknown = <Value>(value: Value | false | undefined): Value => {
    if (value === undefined || value === false) throw new UsageError(unknown)
    return value
  }
  switch (command) {
    case 'test':
      return test(orUnknown(await connections.find(id)), rules)
    case 'rotate': {
      if (values.finish) {
        orUnknown(await connections.finishRotation(id))
        return console.log('Events are signed with the newest secret only.')
      }
      const secret = orUnknown(await connections.rotate(id))
      console.error('Give the receiver this secret, then run rotate with --finish.')
      return console.log(secret)
    }
    case 'replay': {
      const { event } = values
      if (event !== undefined && !isUuid(event)) throw new UsageError('--event takes the id of an event.')
      const which =
        event === undefined
          ? { from: instantOf('from', values.from), to: instantOf('to', values.to) }
          : { eventId: event }
      return console.log(`${orUnknown(await connections.replay(id, which))} events will be sent again.`)
    }
    case 'resume':
      orUnknown(await connections.resume(id))
      return console.log('The connection is on: what is kept of the meantime will be sent.')
    default:
      orUnknown(await connections.remove(id))
      return console.log('The connection is removed.')
  }
}

const commands = ['add', 'list', 'test', 'rotate', 'replay', 'resume', 'remove']

const work = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      url: { type: 'string' },
      type: { type: 'string', multiple: true },
      finish: { type: 'boolean' },
      event: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
    },
  })
  const [command = ''] = positionals
  if (!commands.includes(command)) throw new UsageError(usage)
  const types = typesOf(values.type ?? [])
  const name = values.name?.trim() ?? ''
  const { url = '' } = values
  const { dataDirectory, databaseUrl, signIn, environment } = readSettings(process.env, [], root)
  const rules = webhookRules(environment)
  if (command === 'add' && name === '') throw new UsageError(`A connection needs a --name.\n\n${usage}`)
  if (command === 'add' && !isAllowedUrl(url, rules))
    throw new UsageError('--url takes an https address of the public internet.')
  const { secret = storedSecret(dataDirectory), secretsAlso } = signIn
  printTarget(databaseUrl)
  const database = openDatabase({ url: databaseUrl, directory: dataDirectory })
  try {
    const { db } = database
    const keys = await openSecretKeys(db, { secret, also: secretsAlso })
    const connections = makeConnections({
      db,
      feed: makeEventFeed(db),
      seal: makeSeal(keys.keysFor('webhook')),
      now: Date.now,
    })
    if (command === 'list') return await list(connections)
    if (command !== 'add') return await change(connections, positionals, values, rules)
    const added = await connections.add({ name, url, types })
    console.error(`Connection ${added.id}. Keep its secret now: it cannot be shown again.`)
    console.log(added.secret)
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
