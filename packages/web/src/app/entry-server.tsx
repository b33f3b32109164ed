// The server entry of the web: renders a whole page for a request.
import type { SessionView } from '@husrum/application'
import { readSearchChoices, writeSearchChoices } from '@husrum/application'
import type { Render, RenderInput } from '@husrum/contract'
import type { Seo } from '@husrum/domain'
import { cookieText, mayRunThirdPartyScripts, pageSizes, siteByKey } from '@husrum/domain'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { composeServer, consentOfCookies, hasToken, readSession } from '../composition/server.ts'
import { bookingErrorSeo } from '../features/booking/error-in-title.ts'
import { makeFixedConsentStore } from '../features/consent/consent-store.ts'
import { withoutDismissedBanner } from '../features/consent/dismissed-banner.ts'
import { submittedErrandList } from '../features/errands/errand-page-address.ts'
import { submittedPremisesSearch } from '../features/premises/submitted-premises-search.ts'
import { refineSeo } from '../features/search/refine-seo.ts'
import { submittedSearch } from '../features/search/submitted-search.ts'
import { makeFixedSessionStore } from '../features/sessions/session-store.ts'
import { errorPageSeo } from '../features/sign-in/error-page-seo.ts'
import { submittedSuccessionSearch } from '../features/succession/submitted-succession-search.ts'
import { textSearchSeo } from '../features/text-search/text-search-seo.ts'
import type { Capabilities } from '../frame/capabilities.tsx'
import type { AnsweredQuery, FetchQuery } from '../frame/queries.tsx'
import { signedInParts } from '../layout/lazy-components.ts'
import { loadOnce } from '../lazy/load-once.ts'
import { loadAllTexts, textsModules } from '../texts/load-texts.ts'
import { App } from './App.tsx'
import { renderDocument } from './document.ts'
import type { SentState } from './entry-client.tsx'
import { failureTitle } from './failure-title.ts'
import type { ReadyPage } from './load-page.ts'
import { loadPage } from './load-page.ts'
import { makeServerQueryLibrary } from './query-library.ts'
import { referrerPolicyOf } from './referrer-policy.ts'
import { makePageQueries } from './sent-queries.ts'
import { templateKindOf } from './shown-page.ts'
import { structuredDataOf } from './structured-data.ts'

const statusOf = ({ loaded, isWhole, isMissing }: ReadyPage): number => {
  if (loaded.kind === 'not-found') return loaded.isGone ? 410 : 404
  if (loaded.kind === 'failed')
    return loaded.cause === 'unavailable' ? 503 : loaded.cause === 'missing' ? 404 : 500
  return !isWhole ? 503 : isMissing ? 404 : 200
}

/** Runs the query immediately, and records the result for the browser. */
const makeServerFetch = (answered: AnsweredQuery[]): FetchQuery => {
  return async ({ queryKey, queryFn }) => {
    const data = await queryFn()
    answered.push({ queryKey, data })
    return data
  }
}

/** The page size that a form without script sent. */
const chosenPageSize = (
  { searchParams }: URL,
  { cookies, environment }: Pick<RenderInput, 'cookies' | 'environment'>,
): Record<string, string> => {
  const size = pageSizes.find((known) => String(known) === searchParams.get('items'))
  if (size === undefined || size === readSearchChoices(cookies).pageSize) return {}
  const cookie = cookieText('searchItems', String(size), {
    environment: environment === 'production' ? 'production' : 'local',
    now: Date.now(),
  })
  return cookie === undefined ? {} : { 'set-cookie': cookie }
}

const guest: SessionView = { kind: 'guest' }

const noLibrary = loadOnce(() => Promise.reject(new Error('Visitors’ pages need no query library')))

/** Renders the page at an address. Does not throw for backend errors, which have their own pages. */
export const render: Render = async (input: RenderInput) => {
  const url = new URL(input.url)
  const site = siteByKey(input.site)
  const { cookies, call, report = () => {} } = input
  const composed = composeServer(site)({ call, report })
  // Inherits the others instead of copying them, because reading a capability makes it.
  const capabilities: Capabilities = Object.create(composed, {
    pages: { value: { load: withoutDismissedBanner(composed.pages.load, cookies) } },
  })

  const redirect =
    submittedErrandList(url, site) ??
    submittedPremisesSearch(url, site) ??
    submittedSuccessionSearch(url, site) ??
    (await submittedSearch(url, site, capabilities))
  if (redirect !== undefined)
    return {
      status: 303,
      headers: { location: redirect, 'cache-control': 'no-store', ...chosenPageSize(url, input) },
      body: '',
    }

  const consent = consentOfCookies(cookies, input.consent.revision)
  const isSignedIn = hasToken({ site, cookies })
  const answered: AnsweredQuery[] = []
  const [texts, session, next] = await Promise.all([
    loadAllTexts(site.locale),
    isSignedIn ? readSession({ site, call }) : Promise.resolve(guest),
    loadPage(
      { pathname: url.pathname, search: url.search },
      { site, capabilities, cookies, fetch: makeServerFetch(answered) },
    ),
    isSignedIn && signedInParts.load(),
  ])
  if (next.kind === 'elsewhere')
    return {
      status: next.isPermanent ? 301 : 302,
      headers: {
        location: next.address,
        // Without this, browsers cache a 301 forever, and an editor may move the page back.
        'cache-control': next.isPermanent ? 'no-cache' : 'no-store',
      },
      body: '',
    }
  const { ready } = next
  const { loaded, shown } = ready
  const status = statusOf(ready)
  const address = url.pathname + url.search
  // The signed-in parts of the frame read their data through the query library, on the server as in the browser.
  const library = isSignedIn ? loadOnce(async () => makeServerQueryLibrary(answered)) : noLibrary
  if (isSignedIn) await library.load()

  const html = renderToString(
    <StaticRouter location={address}>
      <App
        frame={{
          site,
          capabilities,
          queries: makePageQueries(answered, library),
          consent: makeFixedConsentStore(consent),
          session: makeFixedSessionStore(session),
        }}
        ready={ready}
        path={url.pathname}
        address={address}
        reference={input.requestId}
      />
    </StaticRouter>,
  )

  const failedSeo: Seo = {
    title: failureTitle(loaded, texts, site, url.pathname),
    description: '',
    canonical: url.href,
    robots: 'noindex,nofollow',
  }
  const seo =
    loaded.kind === 'failed'
      ? failedSeo
      : bookingErrorSeo(
          errorPageSeo(
            textSearchSeo(
              refineSeo(loaded.page.seo, loaded.page, url, site, texts.homes),
              loaded.page,
              url,
              texts.textSearch,
            ),
            loaded.page,
            url.search,
            site,
            texts.signIn,
          ),
          loaded.page,
          url.search,
          texts.booking,
        )
  const structuredData =
    loaded.kind === 'page' && shown
      ? await structuredDataOf({ ...loaded.page, seo }, shown.template, url.origin, site)
      : undefined
  const page = { path: url.pathname, search: url.search, template: templateKindOf(loaded) }
  const mayLoadTagManager = mayRunThirdPartyScripts(site, page)
  const { revision, tagManager } = input.consent
  const state: SentState = {
    site,
    environment: input.environment,
    queries: answered,
    choices: writeSearchChoices(readSearchChoices(cookies)),
    texts: ready.textsNames,
    consent,
    consentSettings: {
      revision,
      ...(tagManager && { tagManager: { ...tagManager, mayLoad: mayLoadTagManager } }),
    },
    ...(session.kind === 'signedIn' && session.user && { seen: { user: session.user, at: Date.now() } }),
  }
  const { body, inline } = renderDocument({
    site,
    seo,
    origin: url.origin,
    address,
    html,
    state,
    modules: [
      ...ready.modules,
      ...(isSignedIn ? [signedInParts] : []),
      ...textsModules(site.locale, ready.textsNames).map((module) => ({ module })),
    ],
    ...(structuredData && { structuredData }),
    referrerPolicy: referrerPolicyOf(site, page),
    assets: input.assets,
  })
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Personal pages must not be restored by the Back button after sign-out (SEC-10).
      'cache-control': status === 200 && !ready.isPartial && !isSignedIn ? 'private, no-cache' : 'no-store',
      ...(status === 503 && { 'retry-after': '5' }),
    },
    body,
    inline,
    mayLoadTagManager,
  }
}
