// Other backends for parts of the API: `API_URL_SEARCH` and the others.
import type { Capability } from '@husrum/contract'
import { capabilities, z } from '@husrum/contract'
import type { Variables } from './parse-settings.ts'
import { address, parseSettings, setting, wholeNumber } from './parse-settings.ts'

export type CapabilityAddresses = Partial<Readonly<Record<Capability, string>>>

const nameOf = (capability: Capability): string => `API_URL_${capability.toUpperCase().replaceAll('-', '_')}`

const meanings: Readonly<Record<Capability, string>> = {
  search: 'homes, stages, places, premises and the text search',
  pages: 'view models, navigation and footer',
  accounts:
    'accounts, sessions and identifications. All parts with personal data must then be at other backends too',
  'my-pages': 'My Pages: favourites, searches, news, notifications, homes, contacts',
  cases: 'fault reports, errands and their files',
  booking: 'bookings, payments and documents',
  showings: 'showings, wishes and printed material',
  measurements: 'answers to the cookie dialog, measurements and client errors',
}

/** Variables of the environment. */
export const capabilityShape = {
  ...Object.fromEntries(
    capabilities.map((capability) => [
      nameOf(capability),
      setting(
        z.optional(address(nameOf(capability), ['http:', 'https:'])),
        `address of another backend for one part: ${meanings[capability]}`,
        '`API_URL`, or this server',
      ),
    ]),
  ),
  API_TIMEOUT_MS: setting(
    z._default(wholeNumber('API_TIMEOUT_MS', 100, 60_000), 10_000),
    'milliseconds until another backend must begin to answer',
    '10000',
  ),
}

/** Only the backend with the accounts knows the sessions. */
const goWithAccounts: readonly Capability[] = ['pages', 'my-pages', 'cases', 'booking', 'showings']

export const readCapabilitySettings = (
  variables: Variables,
): {
  readonly elsewhere: CapabilityAddresses
  readonly apiTimeoutMs: number
  readonly wrong: readonly string[]
} => {
  const { settings, wrong } = parseSettings(z.object(capabilityShape), variables)
  if (!settings) return { elsewhere: {}, apiTimeoutMs: 0, wrong }
  const set = settings as Readonly<Record<string, unknown>>
  const elsewhere: CapabilityAddresses = Object.fromEntries(
    capabilities.flatMap((capability) => {
      const url = set[nameOf(capability)]
      return typeof url === 'string' ? [[capability, url.replace(/\/$/, '')]] : []
    }),
  )
  const left = goWithAccounts.filter((capability) => elsewhere[capability] === undefined)
  const isTorn = elsewhere.accounts !== undefined && variables.API_URL === undefined && left.length > 0
  return {
    elsewhere,
    apiTimeoutMs: Number(set.API_TIMEOUT_MS),
    wrong: isTorn
      ? [`API_URL_ACCOUNTS needs ${left.map(nameOf).join(', ')} too: only accounts can check sessions.`]
      : [],
  }
}
