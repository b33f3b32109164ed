// The page comes alive: the state that the server sent, the words and the template of this page, then React.
import '../styles/index.css'
import type { LoadedPage, PageElsewhere, SessionView } from '@husrum/application'
import type { Consent, SiteDefinition, User } from '@husrum/domain'
import { tokenCookieName } from '@husrum/domain'
import type { DehydratedState } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { ConsentOptions } from '../composition/consent-options.ts'
import { makeLazyUseCases } from '../composition/lazy-use-cases.ts'
import { makeConsentStore } from '../features/consent/consent-store.ts'
import { makeSessionStore } from '../features/sessions/session-store.ts'
import { rememberReturnedFlow } from '../features/sign-in/returned-flow.ts'
import { signedInParts } from '../layout/signed-in-parts.tsx'
import { loadPageTexts } from '../texts/load-texts.ts'
import type { ReadyPage } from './App.tsx'
import { makeAnswers } from './answers.ts'
import { BrowserApp } from './BrowserApp.tsx'
import { recallPlace, restorePlace } from './page-memory.ts'
import { bringPageParts } from './page-parts.ts'
import { pageQuery } from './queries.ts'
import { shownPageOf } from './shown-page.ts'
import { loadTemplateRoute } from './templates.ts'
import { makeLazyReportClientError, watchForClientErrors } from './watch-for-client-errors.ts'

interface SentState {
  readonly site: SiteDefinition
  readonly environment: 'development' | 'production'
  /** The visitor's answer as the server read it, and what it is about. */
  readonly consent: Consent
  readonly consentOptions: ConsentOptions
  /** Who is signed in, and when that was by the server's clock. */
  readonly seen?: { readonly user: User; readonly at: number }
  readonly queries: DehydratedState
  /** False where something on the page could not be fetched and shows its failure. */
  readonly whole: boolean
}

/** Figures and tools come when nothing else wants to; without them nothing is missing. */
const whenIdle = (work: () => Promise<void>): void => {
  const quietly = () => void work().catch(() => {})
  if ('requestIdleCallback' in globalThis) requestIdleCallback(quietly, { timeout: 5000 })
  else setTimeout(quietly, 1000)
}

const tokenCookie = new RegExp(`(?:^|; )${tokenCookieName}=([^;]+)`)

/** The stored token; undefined too where cookies are forbidden, and reading them throws. */
const storedToken = (): string | undefined => {
  try {
    return tokenCookie.exec(document.cookie)?.[1]
  } catch {
    return undefined
  }
}

const wake = async (): Promise<void> => {
  await rememberReturnedFlow()
  const root = document.getElementById('root')
  const sent = document.getElementById('husrum-state')?.textContent
  if (!root || !sent) return
  const state = JSON.parse(sent) as SentState
  const { site, environment, seen } = state
  const answers = makeAnswers({
    sent: state.queries,
    load: async () => (await import('./answer-cache.ts')).makeAnswerCache('browser', state.queries),
  })
  const first: SessionView | undefined = seen && { kind: 'signedIn', user: seen.user, hasFailed: false }
  const session = makeSessionStore({
    first,
    hasToken: () => site.features.login && storedToken() !== undefined,
    load: async () => {
      const [{ composeBrowserSession }] = await Promise.all([
        import('../composition/browser-session.ts'),
        signedInParts(site.locale).bring(),
      ])
      return composeBrowserSession({ site, environment, seen })
    },
  })
  const surroundings = {
    site,
    baseUrl: location.origin,
    fetch: globalThis.fetch.bind(globalThis),
    bearer: storedToken,
    onSessionOver: session.staySignedIn,
    report: reportError,
  }
  const useCases = makeLazyUseCases({
    pages: async () =>
      (await import('../composition/browser-page-use-cases.ts')).composeBrowserPageUseCases(surroundings),
    search: async () =>
      (await import('../composition/browser-search-use-cases.ts')).composeBrowserSearchUseCases(surroundings),
    desks: async () => (await import('../composition/browser-desks.ts')).composeBrowserDesks(surroundings),
  })
  const reportClientError = makeLazyReportClientError(async () => {
    const { composeBrowserClientErrors } = await import('../composition/browser-defects.ts')
    return composeBrowserClientErrors({
      site,
      page: () => {
        const shown = answers.known<LoadedPage | PageElsewhere>(pageQuery(location.pathname, site, useCases))
        return shown && 'page' in shown ? shown.page : undefined
      },
    })
  })
  watchForClientErrors(reportClientError)
  const query = location.search
  const consent = makeConsentStore({
    consent: state.consent,
    load: async () => {
      const { composeBrowserConsent } = await import('../composition/browser-consent.ts')
      const { consent: given, consentOptions: terms } = state
      return composeBrowserConsent({ site, environment, consent: given, terms, query })
    },
  })
  const loaded = answers.known<LoadedPage | PageElsewhere>(pageQuery(location.pathname, site, useCases))
  // A page that the server could not have is left as it stands: it is plain and its links are real.
  if (!loaded || !('page' in loaded)) {
    consent.pageShown(shownPageOf({ loaded: { kind: 'failed', cause: 'broken' } }, location.pathname))
    return
  }
  const [texts, route] = await Promise.all([
    loadPageTexts(site.locale, loaded.page),
    loadTemplateRoute(loaded.page),
    bringPageParts(loaded, location.search),
    seen && Promise.all([signedInParts(site.locale).bring(), answers.bring()]),
  ])
  const ready: ReadyPage = { loaded, route }
  const frame = {
    site,
    texts,
    useCases,
    answers,
    consent,
    session,
    reportClientError,
  }
  // Without transitions a change shows at once: a check box must not fall back for a moment.
  const app = (
    <BrowserRouter useTransitions={false}>
      <BrowserApp frame={frame} first={ready} />
    </BrowserRouter>
  )
  // Where a part failed on the server the browser tries it again, and so begins from another picture.
  if (state.whole) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const place =
    navigation && navigation.type === 'back_forward'
      ? recallPlace(location.pathname + location.search)
      : undefined
  if (place && document.activeElement === document.body) restorePlace(place)
  document.documentElement.dataset.alive = 'true'
  session.start()

  const { template } = loaded.page
  whenIdle(async () => {
    const { measureVitals } = await import('../composition/browser-vitals.ts')
    measureVitals({
      site,
      template,
      // The domain's `isConsentedTo`, said here: with it would come all that it knows of answers.
      hasStatisticsConsent: () => {
        const { consent: given } = consent.flow()
        return given.kind === 'answered' && given.statistics
      },
    })
  })
  if (__DEV_TOOLS__ && environment === 'development')
    whenIdle(async () => {
      const { startDevTools } = await import('../dev/start-dev-tools.tsx')
      startDevTools(site)
    })
}

void wake()
