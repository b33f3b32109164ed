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

  --base-url URL        address of the service; its host selects the site
  --site KEY            the site: ${sites.map(({ key }) => key).join(', ')} (default: sweden)
  --rest-url URL        address of the service with all other capabilities than those of --only, which the checks need as well,
                        for example to sign in or to find a home to book. Default: --base-url
  --only A,B            capabilities: ${capabilities.join(', ')}
  --session FILE        JSON file with the session of each role. Default: the development accounts
  --sales-key KEY       key of the sales system (CATALOGUE_KEY), or HUSRUM_SALES_KEY in the environment;
                        without it the checks of the sales system are skipped
  --header 'Name: text' sent with every request; may be repeated
  --json                the results as JSON

Roles of the session file: each is {"authorization": "Bearer …", "cookie": "…"}, {"email": "…", "password": "…"}
or {"identity": "person of the identity simulator"}. Checks of a missing role are skipped.
${roleNames.map((role) => `  ${role.padEnd(16)}${roles[role].what}`).join('\n')}

The checks write data: they hold and release homes, report and close faults, announce showings. Never run them on real personal data.
Exit code: 0 if all checks pass, 1 if a check fails, 2 for invalid arguments.`

const fail = (message: string): never => {
  console.error(message)
  process.exit(2)
}

const readOptions = () => {
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
    return fail(cause instanceof Error ? cause.message : String(cause))
  }
}

const options = readOptions()
if (options.help) {
  console.log(help)
  process.exit(0)
}

const addressOf = (name: 'base-url' | 'rest-url'): string | undefined => {
  const address = options[name]?.replace(/\/$/, '')
  if (address !== undefined && !URL.canParse(address)) fail(`--${name} is not an address: ${address}`)
  return address
}
const baseUrl = addressOf('base-url') ?? fail(help)
const restUrl = addressOf('rest-url')
if (restUrl !== undefined && options.only === undefined)
  fail('--rest-url needs --only: the capabilities that --base-url has.')
const site =
  (sites as readonly SiteDefinition[]).find(({ key }) => key === options.site) ??
  fail(`There is no site ${options.site}.`)
const only = (options.only?.split(',') ?? capabilities).map(
  (name) =>
    capabilities.find((each) => each === name) ??
    fail(`There is no capability ${name}. There are ${capabilities.join(', ')}.`),
)

const readPeople = (file: string): SuppliedPeople => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SuppliedPeople
  } catch (cause) {
    return fail(`The sessions cannot be read: ${cause instanceof Error ? cause.message : cause}`)
  }
}
const given = options.session === undefined ? peopleOfDevelopment : readPeople(options.session)

const headers = Object.fromEntries(
  options.header.map((line) => {
    const at = line.indexOf(':')
    if (at < 1) fail(`--header must be 'Name: text', not ${line}`)
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
  salesKey: options['sales-key'] ?? process.env.HUSRUM_SALES_KEY,
}
const isWatched = !options.json && process.stderr.isTTY
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
console.log(options.json ? JSON.stringify(results, undefined, 2) : reportOf(results))
process.exit(results.some(({ outcome }) => outcome === 'broken') ? 1 : 0)
