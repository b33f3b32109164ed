// Renders components as a page of a site would, in a small world of their own: capabilities with given answers, a controlled session, a
// readable address.
import type { SessionManager } from '@husrum/application'
import type { SiteKey } from '@husrum/domain'
import { siteByKey, unansweredConsent } from '@husrum/domain'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { makeQueryLibrary } from '../app/query-library.ts'
import { makePageQueries } from '../app/sent-queries.ts'
import { lateCapabilities } from '../composition/late-capabilities.ts'
import { ConsentProvider } from '../features/consent/consent-context.tsx'
import type { ConsentStore } from '../features/consent/consent-store.ts'
import { makeFixedConsentStore } from '../features/consent/consent-store.ts'
import { makeFixedSessionStore } from '../features/sessions/session-store.ts'
import type { Capabilities } from '../frame/capabilities.tsx'
import { CapabilitiesProvider } from '../frame/capabilities.tsx'
import type { AnsweredQuery } from '../frame/queries.tsx'
import { QueriesProvider } from '../frame/queries.tsx'
import { SessionProvider } from '../frame/session.tsx'
import { SiteProvider } from '../frame/site.tsx'
import { loadOnce } from '../lazy/load-once.ts'
import { loadAllTexts } from '../texts/load-texts.ts'
import { ModalProvider } from '../ui/modal/ModalProvider.tsx'
import { LinkNavigation } from '../ui/RouterLink.tsx'

/** Everything left out has a default. */
export interface PageWorld {
  readonly site?: SiteKey
  /** Path and query of the page. */
  readonly at?: string
  /** The previous address of the visitor. */
  readonly before?: string
  /** The state of the history entry. */
  readonly state?: unknown
  readonly capabilities?: { readonly [Name in keyof Capabilities]?: Partial<Capabilities[Name]> }
  readonly session?: SessionManager
  readonly consent?: ConsentStore
  /** False: the electronic identity cannot be used. */
  readonly hasIdentity?: boolean
  /** Answers that came with the page. */
  readonly sent?: readonly AnsweredQuery[]
}

const Address = () => {
  const { pathname, search, hash, state } = useLocation()
  return <span data-address={pathname + search + hash} data-state={JSON.stringify(state)} />
}
const shownAddress = () => document.querySelector<HTMLElement>('[data-address]')?.dataset

/** The present address: path, query and hash. */
export const address = () => shownAddress()?.address
export const stateOfAddress = () => JSON.parse(shownAddress()?.state ?? 'null') as unknown

const unanswered = async (): Promise<never> => {
  throw new Error('The test does not answer this')
}

/** Capabilities whose verbs reject unless the test gives an answer; there are no notifications. */
export const aCapabilities = (answers: PageWorld['capabilities'] = {}): Capabilities => {
  const capabilities = lateCapabilities({ navigation: unanswered, accounts: unanswered })
  const given = { ...answers, notifications: { list: async () => [], ...answers.notifications } }
  const names = Object.keys(capabilities) as (keyof Capabilities)[]
  // The union of all capabilities in all their parts is too large for the compiler.
  const answered = names.map((name): [string, object] => {
    const verbs: object = capabilities[name]
    return [name, { ...verbs, ...given[name] }]
  })
  return Object.fromEntries(answered) as object as Capabilities
}

/** @example await showPage(<NotificationList user={aUser()} />, { capabilities: { notifications: { list } } }) */
export const showPage = async (children: ReactNode, world: PageWorld = {}) => {
  const { at = '/', before, sent = [] } = world
  const site = siteByKey(world.site ?? 'sweden')
  const texts = await loadAllTexts(site.locale)
  const library = makeQueryLibrary(sent, false)
  const queries = makePageQueries(
    sent,
    loadOnce(async () => library),
  )
  await queries.library.load()
  const [pathname = '', search = ''] = at.split(/(?=\?)/)
  const entries = [
    ...(before === undefined ? [] : [before]),
    { pathname, search, state: world.state ?? null },
  ]
  const shown = render(
    <MemoryRouter initialEntries={entries} initialIndex={entries.length - 1} useTransitions={false}>
      <SiteProvider site={site} texts={texts} hasIdentity={world.hasIdentity ?? true}>
        <CapabilitiesProvider capabilities={aCapabilities(world.capabilities)}>
          <SessionProvider session={world.session ?? makeFixedSessionStore({ kind: 'guest' })}>
            <ConsentProvider store={world.consent ?? makeFixedConsentStore(unansweredConsent)}>
              <QueriesProvider queries={queries}>
                <LinkNavigation>
                  <ModalProvider>
                    {children}
                    <Address />
                  </ModalProvider>
                </LinkNavigation>
              </QueriesProvider>
            </ConsentProvider>
          </SessionProvider>
        </CapabilitiesProvider>
      </SiteProvider>
    </MemoryRouter>,
  )
  return { ...shown, site, texts, queryClient: library.client }
}
