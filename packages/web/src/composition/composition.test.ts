// Every capability is made on the server and in the browser, from the same bindings, and only when it is used.
import type { CallEndpoint } from '@husrum/contract'
import { siteByKey } from '@husrum/domain'
import { expect, it, vi } from 'vitest'
import type { AccountCapabilities, Capabilities, NavigationCapabilities } from '../frame/capabilities.tsx'
import { accountVerbs, navigationVerbs } from '../frame/capabilities.tsx'
import { composeAccounts } from './accounts.ts'
import { browserCookies } from './browser-cookies.ts'
import { browserPlatform } from './browser-platform.ts'
import { composeNavigation } from './navigation.ts'
import { composeServer, makeLazily } from './server.ts'

const site = siteByKey('sweden')
const verbs = Object.entries<string>({ ...navigationVerbs, ...accountVerbs }) as [
  keyof Capabilities,
  string,
][]
const neverCalled = (): never => {
  throw new Error('Not called in this test')
}

const onServer = () => composeServer(site)({ call: neverCalled, report: neverCalled })

const inBrowser = () => {
  // The tests' document does not have this function.
  vi.stubGlobal('reportError', neverCalled)
  const platform = {
    ...browserPlatform({ site, bearer: () => undefined, onSessionOver: neverCalled }),
    cookies: browserCookies('development'),
    session: { signedIn: neverCalled, reload: neverCalled, logOut: neverCalled },
    openIdentity: neverCalled,
  }
  const navigation = composeNavigation(platform)
  const accounts = composeAccounts(platform)
  return makeLazily((name) =>
    name in navigationVerbs
      ? navigation(name as keyof NavigationCapabilities)
      : accounts(name as keyof AccountCapabilities),
  )
}

const functionsOf = (list: string) =>
  Object.fromEntries(list.split(' ').map((verb) => [verb, expect.any(Function)]))

const answerTo = (asked: string[], name: string): CallEndpoint =>
  (async () => {
    asked.push(name)
    return { status: 200, body: [] }
  }) as CallEndpoint

it.each([
  ['the container on the server', onServer],
  ['the resolver in the browser', inBrowser],
])('makes every capability with all of its verbs by %s', (_, compose) => {
  const capabilities = compose()
  for (const [name, list] of verbs) expect(capabilities[name], name).toMatchObject(functionsOf(list))
})

it('makes only the capabilities that a page reads, and each of them once', () => {
  const made: string[] = []
  const capabilities = makeLazily((name) => {
    made.push(name)
    return {}
  })
  expect(capabilities.search).toBe(capabilities.search)
  expect(made).toEqual(['search'])
})

it('lets each request call its own backend, whatever other requests do meanwhile', async () => {
  const asked: string[] = []
  const compose = composeServer(site)
  const first = compose({ call: answerTo(asked, 'first'), report: neverCalled })
  const second = compose({ call: answerTo(asked, 'second'), report: neverCalled })
  await second.casePlaces.publicAddresses()
  await first.casePlaces.publicAddresses()
  await second.bookings.list()
  expect(asked).toEqual(['second', 'first', 'second'])
})
