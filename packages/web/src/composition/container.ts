// The composition root: the only place that knows which adapter stands behind which port. Here is what all subjects stand
// on; each has a module of its own, so that a browser can bring one without the others.

import type { Clock } from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { SanitiseHtml, ServiceClient } from '@husrum/infrastructure'
import { makeHttpClient, makeSystemClock } from '@husrum/infrastructure'
import type { ServiceIdentifier } from 'inversify'
import { Container, ContainerModule } from 'inversify'

/** What differs from one visitor, or one request on the server, to the next. */
export interface RequestContext {
  readonly site: SiteDefinition
  /** Origin that the calls go to, without a closing slash. */
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly signal?: AbortSignal
  /** Where the stored token is, and who hears that it was refused; absent on the server. */
  readonly bearer?: () => string | undefined
  readonly onSessionOver?: () => void
  /** What sees to it that content's HTML may be rendered. */
  readonly sanitise: SanitiseHtml
  /** Told of every failure that a use case turned into an answer. */
  readonly report: (error: unknown) => void
}

export const token = <Value>(name: string): ServiceIdentifier<Value> => Symbol.for(`husrum/${name}`)

export const tokens = {
  surroundings: token<RequestContext>('surroundings'),
  client: token<ServiceClient>('client'),
  clock: token<Clock>('clock'),
}

const platform = new ContainerModule(({ bind }) => {
  bind(tokens.client)
    .toResolvedValue((surroundings: RequestContext) => makeHttpClient(surroundings), [tokens.surroundings])
    .inRequestScope()
  bind(tokens.clock).toResolvedValue(
    ({ site }: RequestContext) => makeSystemClock(site.country),
    [tokens.surroundings],
  )
})

let shared: Container | undefined
const loaded = new Set<ContainerModule>()

const containerWith = (subject: ContainerModule): Container => {
  if (!shared) {
    shared = new Container()
    shared.load(platform)
  }
  if (!loaded.has(subject)) shared.load(subject)
  loaded.add(subject)
  return shared
}

/** A child of the one container, with its own surroundings: one a page load and subject, or a request on the server. */
export const compose = <Value>(
  subject: ContainerModule,
  wanted: ServiceIdentifier<Value>,
  surroundings: RequestContext,
): Value => {
  const child = new Container({ parent: containerWith(subject) })
  child.bind(tokens.surroundings).toConstantValue(surroundings)
  return child.get(wanted)
}
