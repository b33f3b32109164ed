// From an address to a page that can be shown at once: view model, template and what the template wants.
import type { AppFrame, ReadyPage } from './App.tsx'
import { pageQuery } from './queries.ts'
import type { Address } from './template-route.ts'
import { loadTemplateRoute } from './template-routes.ts'

/** `whole` is false where something on the page could not be fetched and says so itself. */
export const readyPage = async (
  address: Address,
  { site, useCases, queryClient }: Pick<AppFrame, 'site' | 'useCases' | 'queryClient'>,
): Promise<{ readonly ready: ReadyPage; readonly whole: boolean }> => {
  const loaded = await queryClient.fetchQuery(pageQuery(address.pathname, site, useCases))
  if (loaded.kind === 'failed') return { ready: { loaded }, whole: false }
  const { page } = loaded
  const route = await loadTemplateRoute(page)
  const whole = await route.prefetch({ page, address, site, queryClient, useCases })
  return { ready: { loaded, route }, whole }
}
