#!/usr/bin/env node
// `husrum-contract --base-url …`: checks whether a service implements the contract.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { capabilities } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { sites } from '@husrum/domain'
import type { SuppliedPeople } from './people.ts'
import { makePeople, peopleOfDevelopment, roleNames, roles } from './people.ts'
import { reportOf } from './report.ts'
import { allChecks, runChecks } from './run-checks.ts'
import { makeService } from './service.ts'

const help = `husrum-contract --base-url http://localhost:3000 [options]

  --base-url URL        where the service answers; its host says which site is meant
  --site KEY            that site: ${sites.map(({ key }) => key).join(', ')} (default: sweden)
  --rest-url URL        where all but the capabilities of --only answers, which their checks need as well: who somebody is,
                        homes to book. Without it everything is asked of --base-url
  --only A,B            capabilities: ${capabilities.join(', ')}
  --session FILE        who the checks come as, as JSON by role; without it the people of development
  --sales-key KEY       what the sales system shows (CATALOGUE_KEY), or HUSRUM_SALES_KEY in the environment;
                        without it nothing of its is tried
  --header 'Name: text' sent with every request; may be said several times
  --json                the results as JSON

Roles of the session file: each is {"authorization": "Bearer …", "cookie": "…"}, {"email": "…", "password": "…"}
or {"identity": "person of the identity simulator"}. Who is left out is not tried.
${roleNames.map((role) => `  ${role.padEnd(16)}${roles[role].what}`).join('\n')}

The checks write: they hold and let go homes, report and close faults, announce showings. Never run them on people's own data.
Ends with 0 where all holds, 1 where something does not, 2 where it was asked wrongly.`

const leave = (message: string): never => {
  console.error(message)
  process.exit(2)
}

const readWords = () => {
  try {
    return parseArgs({
      options: {
        'base-url': { type: 'string' },
        'rest-url': { type: 'string' },
        site: { type: 'string', default: 'sweden' },
        only: { type: 'string' },
        session: { type: 'string' },
        'sales-key': { type: 'string' },
        header: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (cause) {
    return leave(cause instanceof Error ? cause.message : String(cause))
  }
}

const words = readWords()
if (words.help) {
  console.log(help)
  process.exit(0)
}

const addressOf = (name: 'base-url' | 'rest-url'): string | undefined => {
  const address = words[name]?.replace(/\/$/, '')
  if (address !== undefined && !URL.canParse(address)) leave(`--${name} is no address: ${address}`)
  return address
}
const baseUrl = addressOf('base-url') ?? leave(help)
const restUrl = addressOf('rest-url')
if (restUrl !== undefined && words.only === undefined)
  leave('--rest-url wants --only: which capabilities answer at --base-url?')
const site =
  (sites as readonly SiteDefinition[]).find(({ key }) => key === words.site) ??
  leave(`No site is called ${words.site}.`)
const only = (words.only?.split(',') ?? capabilities).map(
  (name) =>
    capabilities.find((each) => each === name) ??
    leave(`No capability is called ${name}. There are ${capabilities.join(', ')}.`),
)

const readPeople = (file: string): SuppliedPeople => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SuppliedPeople
  } catch (cause) {
    return leave(`The sessions cannot be read: ${cause instanceof Error ? cause.message : cause}`)
  }
}
const given = words.session === undefined ? peopleOfDevelopment : readPeople(words.session)

const headers = Object.fromEntries(
  words.header.map((line) => {
    const at = line.indexOf(':')
    if (at < 1) leave(`--header wants 'Name: text': ${line}`)
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
  }),
)

const service = makeService({
  baseUrl,
  rest: restUrl === undefined ? undefined : { baseUrl: restUrl, but: only },
  fetch: (address, init) => fetch(address, init),
  headers,
})
const setting = {
  service,
  site,
  given,
  people: makePeople(service, site, given),
  salesKey: words['sales-key'] ?? process.env.HUSRUM_SALES_KEY,
}
const isWatched = !words.json && process.stderr.isTTY
const results = await runChecks(
  setting,
  allChecks.filter(({ capability }) => only.includes(capability)),
  {
    onResult: ({ outcome, sentence }) => {
      if (isWatched) process.stderr.write(`\x1b[2K\r${outcome} ${sentence}`.slice(0, 110))
    },
  },
)
if (isWatched) process.stderr.write('\x1b[2K\r')
console.log(words.json ? JSON.stringify(results, undefined, 2) : reportOf(results))
process.exit(results.some(({ outcome }) => outcome === 'broken') ? 1 : 0)
