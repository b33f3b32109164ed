// The composition on the server: one container a site, made once. What differs from request to request is an argument.
import type { Clock, SessionView, SignInDependencies } from '@husrum/application'
import type { CallEndpoint } from '@husrum/contract'
import type { Consent, SiteDefinition, SiteKey } from '@husrum/domain'
import { cookies, currentConsent, readConsentCookie } from '@husrum/domain'
import type { LoadSanitiser } from '@husrum/infrastructure'
import {
  loadTextSanitiser,
  makeDirectClient,
  makeHttpAccountService,
  makeSystemClock,
  readCookieHeader,
} from '@husrum/infrastructure'
import type { ServiceIdentifier } from 'inversify'
import { Container, ContainerModule } from 'inversify'
import type { Capabilities } from '../frame/capabilities.tsx'
import { composeAccounts } from './accounts.ts'
import { composeNavigation } from './navigation.ts'
import type { Platform } from './platform.ts'

/** What differs from one request to the next. */
export interface ServerRequest {
  readonly call: CallEndpoint
  /** Told of every failure that a use case turned into an answer. */
  readonly report: (error: unknown) => void
}

export type ComposeForRequest = (request: ServerRequest) => Capabilities

const token = <Value>(name: string): ServiceIdentifier<Value> => Symbol.for(`husrum/${name}`)

const tokens = {
  site: token<SiteDefinition>('site'),
  clock: token<Clock>('clock'),
  loadSanitiser: token<LoadSanitiser>('load-sanitiser'),
  capabilities: token<ComposeForRequest>('capabilities'),
}

/** Nobody signs in or out while a page is rendered. */
const neverHere = (): never => {
  throw new Error('This is for browsers alone')
}
const noSession: SignInDependencies['session'] = {
  signedIn: neverHere,
  reload: neverHere,
  logOut: neverHere,
}

/** No question is put or answered while a page is rendered. */
const noCookies: Platform['cookies'] = { read: () => undefined, write: neverHere }

const platformModule = new ContainerModule(({ bind }) => {
  bind(tokens.clock)
    .toResolvedValue((site: SiteDefinition) => makeSystemClock(site.country), [tokens.site])
    .inSingletonScope()
  bind(tokens.loadSanitiser).toConstantValue(loadTextSanitiser)
})

const capabilitiesModule = new ContainerModule(({ bind }) => {
  bind(tokens.capabilities)
    .toResolvedValue(
      (site: SiteDefinition, clock: Clock, loadSanitiser: LoadSanitiser): ComposeForRequest =>
        ({ call, report }) => {
          const platform: Platform = {
            site,
            clock,
            loadSanitiser,
            bearer: () => undefined,
            client: makeDirectClient({ call }),
            session: noSession,
            openIdentity: neverHere,
            cookies: noCookies,
            report,
          }
          return { ...composeNavigation(platform), ...composeAccounts(platform) }
        },
      [tokens.site, tokens.clock, tokens.loadSanitiser],
    )
    .inSingletonScope()
})

const composed = new Map<SiteKey, ComposeForRequest>()

/** What makes the capabilities of a request to a site. */
export const composeServer = (site: SiteDefinition): ComposeForRequest => {
  const known = composed.get(site.key)
  if (known) return known
  const container = new Container()
  container.bind(tokens.site).toConstantValue(site)
  container.load(platformModule, capabilitiesModule)
  const compose = container.get(tokens.capabilities)
  composed.set(site.key, compose)
  return compose
}

/** Whether a browser says that somebody is signed in: such a page is nobody else's to keep, whatever comes of it. */
export const hasToken = ({
  site,
  cookies: header,
}: {
  readonly site: SiteDefinition
  readonly cookies: string
}): boolean => site.features.login && Boolean(readCookieHeader(header, cookies.token.name))

/** Never rejects: whoever cannot be read looks like a guest at first, and the browser asks again. */
export const readSession = ({
  site,
  call,
}: Pick<ServerRequest, 'call'> & { readonly site: SiteDefinition }): Promise<SessionView> =>
  makeHttpAccountService({ client: makeDirectClient({ call }), site })
    .me()
    .then(
      (user): SessionView => ({ kind: 'signedIn', user, hasFailed: false }),
      () => ({ kind: 'guest' }),
    )

/** `header` may be anything: what is no answer of ours, or does not count any more, is none. */
export const consentOfCookies = (header: string, revision: number): Consent =>
  currentConsent(readConsentCookie(readCookieHeader(header, cookies.consent.name)), {
    now: Date.now(),
    revision,
  })
