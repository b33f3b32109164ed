// From an address to a page that can be shown at once: view model, template and what the template wants.
import type { PageElsewhere } from '@husrum/application'
import type { Address } from '../frame/template.ts'
import { loadTexts } from '../texts/load-texts.ts'
import type { AppFrame, ReadyPage } from './App.tsx'
import { bringPageParts } from './page-parts.ts'
import { pageQuery } from './queries.ts'
import { loadTemplateRoute } from './templates.ts'
import { textsOfPage } from './texts-of-page.ts'

export type SignInCompletion =
  /** `whole` is false where something on the page could not be fetched and says so itself. */
  { readonly kind: 'ready'; readonly ready: ReadyPage; readonly whole: boolean } | PageElsewhere

export const readyPage = async (
  address: Address,
  { site, useCases, answers }: Pick<AppFrame, 'site' | 'useCases' | 'answers'>,
): Promise<SignInCompletion> => {
  const { client } = await answers.bring()
  const loaded = await client.fetchQuery(pageQuery(address.pathname, site, useCases, address.search))
  if (loaded.kind === 'elsewhere') return loaded
  // What the page shows besides its template; on the server all words are loaded already.
  const parts = Promise.all([
    bringPageParts(loaded, address.search),
    loadTexts(site.locale, textsOfPage(loaded.kind === 'failed' ? undefined : loaded.page)),
  ])
  if (loaded.kind === 'failed') {
    await parts
    return { kind: 'ready', ready: { loaded }, whole: false }
  }
  const { page } = loaded
  const [route] = await Promise.all([loadTemplateRoute(page), parts])
  const whole = await route.prefetch({ page, address, site, answers, useCases })
  return { kind: 'ready', ready: { loaded, route }, whole }
}
