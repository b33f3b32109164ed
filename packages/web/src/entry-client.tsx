// The page comes alive: the state that the server sent, the words and the template of this page, then React.
import './styles/index.css'
import type { SiteDefinition } from '@husrum/domain'
import type { DehydratedState } from '@tanstack/react-query'
import { hydrate } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { makeLazyUseCases } from './composition/lazy-use-cases.ts'
import type { ReadyPage } from './page/App.tsx'
import { BrowserApp } from './page/BrowserApp.tsx'
import { recallPlace, restorePlace } from './page/page-memory.ts'
import { pageQuery } from './page/queries.ts'
import { makeQueryClient } from './page/query-client.ts'
import { loadTemplateRoute } from './page/template-routes.ts'
import { loadTexts } from './texts/load-texts.ts'

interface SentState {
  readonly site: SiteDefinition
  readonly queries: DehydratedState
  /** False where something on the page could not be fetched and shows its failure. */
  readonly whole: boolean
}

const wake = async (): Promise<void> => {
  const root = document.getElementById('root')
  const sent = document.getElementById('husrum-state')?.textContent
  if (!root || !sent) return
  const state = JSON.parse(sent) as SentState
  const { site } = state
  const queryClient = makeQueryClient('browser')
  hydrate(queryClient, state.queries)
  const useCases = makeLazyUseCases(async () => {
    const { composeUseCases } = await import('./composition/container.ts')
    return composeUseCases({
      site,
      baseUrl: location.origin,
      fetch: globalThis.fetch.bind(globalThis),
      report: reportError,
    })
  })
  const loaded = queryClient.getQueryData(pageQuery(location.pathname, site, useCases).queryKey)
  // A page that the server could not have is left as it stands: it is plain and its links are real.
  if (!loaded || loaded.kind === 'failed') return
  const [texts, route] = await Promise.all([loadTexts(site.locale), loadTemplateRoute(loaded.page)])
  const first: ReadyPage = { loaded, route }
  const frame = {
    site,
    texts,
    useCases,
    queryClient,
  }
  // Without transitions a change shows at once: a check box must not fall back for a moment.
  const app = (
    <BrowserRouter useTransitions={false}>
      <BrowserApp frame={frame} first={first} />
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
}

void wake()
