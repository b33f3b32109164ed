// The web as the server sees it: a request in, a whole page out.

import type { Seo, SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { ConsentOptions } from '../composition/consent-options.ts'
import { consentOfCookies } from '../composition/server-consent.ts'
import { hasToken, readSession } from '../composition/server-session.ts'
import { composeServerUseCases } from '../composition/server-use-cases.ts'
import { makeFixedConsentStore } from '../features/consent/consent-store.ts'
import { submittedSearch } from '../features/search/submitted-search.ts'
import { makeFixedSessionStore } from '../features/sessions/session-store.ts'
import { withoutDismissedBanner } from '../layout/dismissed-banner.ts'
import { signedInParts } from '../layout/signed-in-parts.tsx'
import { allTexts, loadTexts } from '../texts/load-texts.ts'
import type { AppFrame } from './App.tsx'
import { App } from './App.tsx'
import { makeAnswerCache } from './answer-cache.ts'
import { makeAnswers } from './answers.ts'
import type { DocumentAssets } from './document.ts'
import { renderDocument } from './document.ts'
import { readyPage } from './load-page.ts'
import { refineSeo } from './refine-seo.ts'
import { structuredDataOf } from './structured-data.ts'

export interface RenderInput {
  /** Absolute address as the visitor sees it. */
  readonly url: string
  readonly site: SiteKey
  /** Calls the application in process. */
  readonly fetch: typeof globalThis.fetch
  readonly nonce: string
  readonly environment: 'development' | 'production'
  /** Shown on error pages as the reference number. */
  readonly requestId: string
  readonly signal: AbortSignal
  readonly cookies: string
  readonly consentOptions: ConsentOptions
  readonly assets: DocumentAssets
  /** Told of failures that the page itself survives. */
  readonly report?: (error: unknown) => void
}

export interface RenderOutput {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const statusOf = (kind: 'page' | 'not-found' | 'failed', whole: boolean, cause?: string): number => {
  if (kind === 'not-found') return 404
  if (kind === 'failed') return cause === 'unavailable' ? 503 : cause === 'missing' ? 404 : 500
  return whole ? 200 : 503
}

/** Renders the page at an address. Never throws for what the backend does: that has pages of its own. */
export const render = async (input: RenderInput): Promise<RenderOutput> => {
  const url = new URL(input.url)
  const site = siteByKey(input.site)
  const answers = makeAnswers({ load: async () => makeAnswerCache('server') })
  const composed = composeServerUseCases({
    site,
    baseUrl: url.origin,
    fetch: input.fetch,
    signal: input.signal,
    report: input.report ?? (() => {}),
  })
  const useCases = { ...composed, loadPage: withoutDismissedBanner(composed.loadPage, input.cookies) }

  const redirect = await submittedSearch(url, site, useCases)
  if (redirect !== undefined)
    return { status: 303, headers: { location: redirect, 'cache-control': 'no-store' }, body: '' }

  const { consentOptions, fetch, signal, cookies } = input
  const consent = consentOfCookies(cookies, consentOptions.revision)
  const [texts, session] = await Promise.all([
    loadTexts(site.locale, allTexts),
    readSession({ site, baseUrl: url.origin, fetch, signal, cookies }),
    hasToken({ site, cookies }) && signedInParts(site.locale).bring(),
  ])
  const frame: AppFrame = {
    site,
    texts,
    useCases,
    answers,
    consent: makeFixedConsentStore(consent),
    session: makeFixedSessionStore(session),
  }
  const arrival = await readyPage({ pathname: url.pathname, search: url.search }, frame)
  if (arrival.kind === 'elsewhere')
    return {
      status: arrival.isPermanent ? 301 : 302,
      headers: {
        location: arrival.address,
        // A browser keeps a 301 for good unless it is told how long an editor may need to think again.
        'cache-control': arrival.isPermanent ? 'private, max-age=3600' : 'no-store',
      },
      body: '',
    }
  const { ready, whole } = arrival
  const { loaded, route } = ready
  const status = statusOf(loaded.kind, whole, loaded.kind === 'failed' ? loaded.cause : undefined)

  const html = renderToString(
    <StaticRouter location={url.pathname + url.search}>
      <App
        frame={frame}
        ready={ready}
        path={url.pathname}
        address={url.pathname + url.search}
        reference={input.requestId}
      />
    </StaticRouter>,
  )

  const failedSeo: Seo = {
    title: `${texts.layout.error.broken.heading} – ${site.name}`,
    description: '',
    canonical: url.href,
    robots: 'noindex,nofollow',
  }
  const seo =
    loaded.kind === 'failed' ? failedSeo : refineSeo(loaded.page.seo, loaded.page, url, site, texts.homes)
  const structuredData =
    loaded.kind === 'page' && route
      ? await structuredDataOf({ ...loaded.page, seo }, route, url.origin, site)
      : undefined
  const body = renderDocument({
    site,
    seo,
    origin: url.origin,
    address: url.pathname + url.search,
    html,
    state: {
      site,
      environment: input.environment,
      queries: dehydrate((await answers.bring()).client),
      whole,
      consent,
      consentOptions,
      ...(session.kind === 'signedIn' && { seen: { user: session.user, at: Date.now() } }),
    },
    ...(structuredData && { structuredData }),
    nonce: input.nonce,
    assets: input.assets,
  })
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // What is somebody's own must not come back with the Back button when they have left (trap F8).
      'cache-control': status === 200 && !hasToken({ site, cookies }) ? 'private, no-cache' : 'no-store',
      ...(status === 503 && { 'retry-after': '5' }),
    },
    body,
  }
}
