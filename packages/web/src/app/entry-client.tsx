// Hydrates the page: reads the state from the server, loads the words and the template of this page, then starts React.
import '../styles/index.css'
import type { LoadedPage, PageElsewhere } from '@husrum/application'
import type { ConsentSettings } from '@husrum/contract'
import type { Consent, SiteDefinition, User } from '@husrum/domain'
import { cookies, currentConsent, isConsentedTo, readConsentCookie, tokenCookieName } from '@husrum/domain'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { lateCapabilities } from '../composition/late-capabilities.ts'
import { makeConsentStore } from '../features/consent/consent-store.ts'
import { makeSessionStore } from '../features/sessions/session-store.ts'
import { documentCookies } from '../frame/document-cookies.ts'
import type { AnsweredQuery } from '../frame/queries.tsx'
import { rememberReturnedFlow } from '../frame/returned-flow.ts'
import { signedInParts } from '../layout/lazy-components.ts'
import { loadOnce } from '../lazy/load-once.ts'
import { whenIdle } from '../lazy/when-idle.ts'
import type { TextsName } from '../texts/load-texts.ts'
import { loadTexts } from '../texts/load-texts.ts'
import type { AppFrame } from './App.tsx'
import { BrowserApp } from './BrowserApp.tsx'
import { rememberTyped, surviveTranslators } from './foreign-changes.ts'
import { GuardedNavigation } from './GuardedNavigation.tsx'
import { navigation } from './late-navigation.ts'
import { readyPage } from './load-page.ts'
import { recallPlace, restorePlace } from './page-memory.ts'
import { pageQuery } from './queries.ts'
import { watchForReplacedRelease } from './replaced-release.ts'
import { fetchSent, makePageQueries } from './sent-queries.ts'
import { shownPageOf } from './shown-page.ts'
import { makeLazyReportClientError, watchForClientErrors } from './watch-for-client-errors.ts'

/** The state that the server sends with the page. */
export interface SentState {
  readonly site: SiteDefinition
  readonly environment: 'development' | 'production'
  /** The visitor's consent that the page was rendered with (none on pages that are cached for all visitors), and its settings. */
  readonly consent: Consent
  readonly consentSettings: ConsentSettings
  /** The signed-in user, and the time by the server's clock. */
  readonly seen?: { readonly user: User; readonly at: number }
  readonly queries: readonly AnsweredQuery[]
  /** The visitor's search choices when the page was rendered, as cookies. */
  readonly choices: string
  /** The texts that the page needs, so that they load in parallel with its template. */
  readonly texts: readonly TextsName[]
}

const tokenCookie = new RegExp(`(?:^|; )${tokenCookieName}=([^;]+)`)
const storedToken = (): string | undefined => tokenCookie.exec(documentCookies())?.[1]

const consentCookie = new RegExp(`(?:^|; )${cookies.consent.name}=([^;]*)`)
/** The visitor's own consent. */
const storedConsent = ({ revision }: ConsentSettings): Consent =>
  currentConsent(readConsentCookie(consentCookie.exec(documentCookies())?.[1]), { now: Date.now(), revision })

/** The parts that signed-in visitors see, with their texts. */
const loadSignedInParts = ({ locale }: SiteDefinition): Promise<unknown> =>
  Promise.all([signedInParts.load(), loadTexts(locale, ['sessions', 'notifications'])])

const makeFrame = (state: SentState): AppFrame & Pick<ReturnType<typeof makeSessionStore>, 'start'> => {
  const { site, environment, seen, queries: sent } = state
  const session = makeSessionStore({
    first: seen && { kind: 'signedIn', user: seen.user, hasFailed: false },
    hasToken: () => site.features.login && storedToken() !== undefined,
    load: async () => {
      const [{ composeSession }] = await Promise.all([
        import('../composition/sessions.ts'),
        loadSignedInParts(site),
      ])
      return composeSession({ site, environment, seen })
    },
  })
  const visitor = { site, bearer: storedToken, onSessionOver: session.staySignedIn }
  const capabilities = lateCapabilities({
    navigation: loadOnce(async () => {
      const { browserCookies, browserPlatform, composeNavigation } = await navigation.load()
      return composeNavigation({ ...browserPlatform(visitor), cookies: browserCookies(environment) })
    }).load,
    accounts: loadOnce(async () => {
      const { browserCookies, browserPlatform, composeAccounts, openIdentity } = await import(
        './account-matters.ts'
      )
      const cookies = browserCookies(environment)
      return composeAccounts({ ...browserPlatform(visitor), session, openIdentity, cookies })
    }).load,
  })
  const queries = makePageQueries(
    sent,
    loadOnce(async () => (await navigation.load()).makeQueryLibrary(sent)),
  )
  const query = location.search
  const { consentSettings: settings } = state
  const given = storedConsent(settings)
  const consent = makeConsentStore({
    consent: given,
    drawn: state.consent,
    load: async (earlier) => {
      const { composeConsent } = await import('../composition/consent.ts')
      return composeConsent({ site, environment, consent: given, settings, query, earlier })
    },
  })
  const reportClientError = makeLazyReportClientError(async () => {
    const { composeClientErrors } = await import('../composition/client-errors.ts')
    return composeClientErrors({
      site,
      page: () => {
        const shown = queries.known<LoadedPage | PageElsewhere>(
          pageQuery(location.pathname, site, capabilities.pages).queryKey,
        )
        return shown && 'page' in shown ? shown.page : undefined
      },
    })
  })
  return { site, capabilities, queries, consent, session, reportClientError, start: session.start }
}

const hydrate = async (): Promise<void> => {
  watchForReplacedRelease()
  await rememberReturnedFlow()
  const root = document.getElementById('root')
  const element = document.getElementById('husrum-state')
  const sent = element?.textContent
  if (!root || !sent) return
  // It contains the signed-in visitor's account, which other scripts need not find in the document.
  element.remove()
  const state = JSON.parse(sent) as SentState
  const { site, environment, seen } = state
  const { start, ...frame } = makeFrame(state)
  const { capabilities, queries, consent, reportClientError } = frame
  if (reportClientError) watchForClientErrors(reportClientError)
  const loaded = queries.known<LoadedPage | PageElsewhere>(
    pageQuery(location.pathname, site, capabilities.pages).queryKey,
  )
  // A page that the server could not load is not hydrated: it is plain, and its links are real.
  if (!loaded || !('page' in loaded)) {
    const { pathname: path, search } = location
    consent.pageShown(shownPageOf({ loaded: { kind: 'failed', cause: 'broken' } }, { path, search }))
    return
  }
  const [ready] = await Promise.all([
    readyPage(loaded, location, {
      site,
      capabilities,
      // Hydrate with the choices that it was rendered with; another tab may have changed them since.
      cookies: `${state.choices}; ${documentCookies()}`,
      fetch: fetchSent(state.queries),
      isHydration: true,
    }),
    loadTexts(site.locale, state.texts),
    seen && Promise.all([loadSignedInParts(site), queries.library.load()]),
  ])
  // Without transitions a change shows immediately; otherwise a check box would flip back for a moment.
  const app = (
    <BrowserRouter useTransitions={false}>
      <GuardedNavigation mayStay={consent.mayStay}>
        <BrowserApp frame={frame} first={ready} />
      </GuardedNavigation>
    </BrowserRouter>
  )
  surviveTranslators(root)
  const carryOverTyped = rememberTyped(root)
  // A page that something else changed before hydration is rendered anew. That is no error of ours, so it is not reported.
  const onRecoverableError = (cause: unknown) => {
    // biome-ignore lint/suspicious/noConsole: developers and journeys see when our own markup is to blame.
    if (__DEV_TOOLS__) console.error(cause)
    setTimeout(carryOverTyped)
  }
  // Presses so far are kept by the document; React handles those from now on.
  dispatchEvent(new Event('hydrates'))
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const place =
    arrival?.type === 'back_forward' ? recallPlace(location.pathname + location.search) : undefined
  if (place && document.activeElement === document.body) restorePlace(place)
  start()

  const { template } = loaded.page
  whenIdle(() => {
    import('../composition/measurements.ts').then(
      ({ measureVitals }) =>
        measureVitals({
          site,
          template,
          hasStatisticsConsent: () => isConsentedTo(consent.flow().consent, 'statistics'),
        }),
      () => undefined,
    )
  }, 5000)
  if (__DEV_TOOLS__ && environment === 'development')
    whenIdle(() => {
      import('../dev/start-dev-tools.tsx').then(
        ({ startDevTools }) => startDevTools(site),
        () => undefined,
      )
    })
}

void hydrate()
