// The composition on the server: one container per site, made once. What differs between requests is passed with the request.
import type { SessionView, SignInDependencies } from '@husrum/application'
import type { CallEndpoint } from '@husrum/contract'
import type { Consent, SiteDefinition, SiteKey } from '@husrum/domain'
import { cookies, currentConsent, readConsentCookie } from '@husrum/domain'
import {
  loadTextSanitiser,
  makeDirectClient,
  makeHttpAccountService,
  makeSystemClock,
  readCookieHeader,
} from '@husrum/infrastructure'
import { Container } from 'inversify'
import type { Capabilities } from '../frame/capabilities.tsx'
import { accountVerbs, navigationVerbs } from '../frame/capabilities.tsx'
import { accountBindings } from './accounts.ts'
import type { Binding, Bindings } from './bindings.ts'
import { makePart } from './bindings.ts'
import { navigationBindings } from './navigation.ts'
import type { Platform } from './platform.ts'

/** Everything that differs between requests. */
export interface ServerRequest {
  readonly call: CallEndpoint
  /** Called with every error that a use case turned into an answer. */
  readonly report: (error: unknown) => void
}

/** The parts that differ between requests. */
type RequestParts = Pick<Platform, 'client' | 'report'>

/** The capabilities of a request, each made when it is first read. */
export type ComposeForRequest = (request: ServerRequest) => Capabilities

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

const bindings: Bindings<keyof Capabilities> = { ...navigationBindings, ...accountBindings }
const capabilityNames = Object.keys({ ...navigationVerbs, ...accountVerbs }) as (keyof Capabilities)[]

/** Binds every part of a site to its name. `requested` returns the parts of the request for which a part is made. */
const makeContainer = (site: SiteDefinition, requested: () => RequestParts): Container => {
  const container = new Container()
  const constants: Omit<Platform, keyof RequestParts> = {
    site,
    clock: makeSystemClock(site.country),
    loadSanitiser: loadTextSanitiser,
    bearer: () => undefined,
    session: noSession,
    openIdentity: neverHere,
    cookies: noCookies,
  }
  for (const [name, value] of Object.entries(constants)) container.bind(name).toConstantValue(value)
  container.bind('client').toDynamicValue(() => requested().client)
  container.bind('report').toDynamicValue(() => requested().report)
  for (const [name, binding] of Object.entries<Binding>(bindings))
    container
      .bind(name)
      .toResolvedValue((...parts: unknown[]) => makePart(binding, parts), [...binding.needs])
  return container
}

interface Making {
  readonly make: (name: keyof Capabilities) => unknown
  readonly made: Partial<Record<keyof Capabilities, unknown>>
}
/** The getters of all capabilities, shared by all requests. */
const getters = Object.defineProperties(
  {},
  Object.fromEntries(
    capabilityNames.map((name) => [
      name,
      {
        get(this: Making) {
          this.made[name] ??= this.make(name)
          return this.made[name]
        },
      },
    ]),
  ),
)

/** Makes each capability when it is first read, because a page reads only some of them. */
export const makeLazily = (make: Making['make']): Capabilities =>
  Object.assign(Object.create(getters) as Capabilities, { make, made: {} } satisfies Making)

const composed = new Map<SiteKey, ComposeForRequest>()

/** Makes the capabilities of a request to a site. */
export const composeServer = (site: SiteDefinition): ComposeForRequest => {
  const known = composed.get(site.key)
  if (known) return known
  let requested: RequestParts | undefined
  const container = makeContainer(site, () => requested ?? neverHere())
  const compose: ComposeForRequest = ({ call, report }) => {
    const parts = { client: makeDirectClient({ call }), report }
    return makeLazily((name) => {
      // The container resolves without waiting, so no other request comes between.
      requested = parts
      return container.get(name)
    })
  }
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
