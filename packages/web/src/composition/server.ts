// The composition on the server: one container per site, made once. Everything that differs between requests is an argument.
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

/** Everything that differs between requests. */
export interface ServerRequest {
  readonly call: CallEndpoint
  /** Called with every error that a use case turned into an answer. */
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

/** No session starts or ends while a page is rendered. */
const neverHere = (): never => {
  throw new Error('This is for browsers alone')
}
const noSession: SignInDependencies['session'] = {
  signedIn: neverHere,
  reload: neverHere,
  logOut: neverHere,
}

/** No cookie is read or written by sign-in while a page is rendered. */
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

/** Makes the capabilities of a request to a site. */
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

/** Whether the browser sends a session token. Such a page must not be cached, even if reading the account fails. */
export const hasToken = ({
  site,
  cookies: header,
}: {
  readonly site: SiteDefinition
  readonly cookies: string
}): boolean => site.features.login && Boolean(readCookieHeader(header, cookies.token.name))

/** Never rejects: if the account cannot be read, the visitor is a guest at first, and the browser tries again. */
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

/** `header` may be anything: an invalid or outdated answer counts as no answer. */
export const consentOfCookies = (header: string, revision: number): Consent =>
  currentConsent(readConsentCookie(readCookieHeader(header, cookies.consent.name)), {
    now: Date.now(),
    revision,
  })
