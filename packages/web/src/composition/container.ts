// The composition root: the only place that knows which adapter stands behind which port.

import type {
  AccountDesk,
  Clock,
  IdentityDesk,
  NotificationBox,
  PageSource,
  ResidenceCatalogue,
} from '@husrum/application'
import {
  makeFindStagesAndAreas,
  makeLoadPage,
  makeSearchHomes,
  makeShowHomes,
  makeSuggestPlaces,
  makeSuggestRelaxations,
} from '@husrum/application'
import type { SiteDefinition } from '@husrum/domain'
import type { HttpClient, SanitiseHtml } from '@husrum/infrastructure'
import {
  makeHttpAccountDesk,
  makeHttpClient,
  makeHttpIdentityDesk,
  makeHttpNotificationBox,
  makeHttpPageSource,
  makeHttpResidenceCatalogue,
  makeSystemClock,
} from '@husrum/infrastructure'
import type { ServiceIdentifier } from 'inversify'
import { Container, ContainerModule } from 'inversify'
import type { UseCases } from './use-cases.ts'

/** What differs from one visitor, or one request on the server, to the next. */
export interface Surroundings {
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

const token = <Value>(name: string): ServiceIdentifier<Value> => Symbol.for(`husrum/${name}`)

const tokens = {
  surroundings: token<Surroundings>('surroundings'),
  http: token<HttpClient>('http'),
  clock: token<Clock>('clock'),
  catalogue: token<ResidenceCatalogue>('catalogue'),
  pages: token<PageSource>('pages'),
  accountDesk: token<AccountDesk>('account-desk'),
  identityDesk: token<IdentityDesk>('identity-desk'),
  notificationBox: token<NotificationBox>('notification-box'),
  useCases: token<UseCases>('use-cases'),
}

const platform = new ContainerModule(({ bind }) => {
  bind(tokens.http)
    .toResolvedValue((surroundings: Surroundings) => makeHttpClient(surroundings), [tokens.surroundings])
    .inRequestScope()
  bind(tokens.clock).toResolvedValue(
    ({ site }: Surroundings) => makeSystemClock(site.country),
    [tokens.surroundings],
  )
})

const ports = new ContainerModule(({ bind }) => {
  bind(tokens.catalogue).toResolvedValue(
    (http: HttpClient, { site }: Surroundings) => makeHttpResidenceCatalogue({ http, site }),
    [tokens.http, tokens.surroundings],
  )
  bind(tokens.pages).toResolvedValue(
    (http: HttpClient, { site, sanitise }: Surroundings) => makeHttpPageSource({ http, site, sanitise }),
    [tokens.http, tokens.surroundings],
  )
})

const desks = new ContainerModule(({ bind }) => {
  bind(tokens.accountDesk).toResolvedValue(
    (http: HttpClient, { site }: Surroundings) => makeHttpAccountDesk({ http, site }),
    [tokens.http, tokens.surroundings],
  )
  bind(tokens.identityDesk).toResolvedValue(
    (http: HttpClient, { site }: Surroundings) => makeHttpIdentityDesk({ http, site }),
    [tokens.http, tokens.surroundings],
  )
  bind(tokens.notificationBox).toResolvedValue(
    (http: HttpClient, { site }: Surroundings) => makeHttpNotificationBox({ http, site }),
    [tokens.http, tokens.surroundings],
  )
})

const capabilities = new ContainerModule(({ bind }) => {
  bind(tokens.useCases).toResolvedValue(
    (
      catalogue: ResidenceCatalogue,
      clock: Clock,
      pages: PageSource,
      { site, report }: Surroundings,
      accountDesk: AccountDesk,
      identityDesk: IdentityDesk,
      notificationBox: NotificationBox,
    ): UseCases => ({
      loadPage: makeLoadPage({ pages, site, report }),
      searchHomes: makeSearchHomes({ catalogue, clock, site }),
      findStagesAndAreas: makeFindStagesAndAreas({ catalogue, clock, site }),
      suggestPlaces: makeSuggestPlaces({ catalogue, site }),
      suggestRelaxations: makeSuggestRelaxations({ catalogue, clock, site }),
      showHomes: makeShowHomes({ catalogue, clock, site }),
      accountDesk,
      identityDesk,
      notificationBox,
    }),
    [
      tokens.catalogue,
      tokens.clock,
      tokens.pages,
      tokens.surroundings,
      tokens.accountDesk,
      tokens.identityDesk,
      tokens.notificationBox,
    ],
  )
})

let shared: Container | undefined

const sharedContainer = (): Container => {
  if (!shared) {
    shared = new Container()
    shared.load(platform, ports, desks, capabilities)
  }
  return shared
}

/** A child of the one container, with its own surroundings: one a page load, one a request on the server. */
export const composeUseCases = (surroundings: Surroundings): UseCases => {
  const child = new Container({ parent: sharedContainer() })
  child.bind(tokens.surroundings).toConstantValue(surroundings)
  return child.get(tokens.useCases)
}
