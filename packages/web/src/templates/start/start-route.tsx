// Route of a site's start page: its newest homes.
import type { StartPage } from '@husrum/domain'
import { useQuery } from '@tanstack/react-query'
import { useUseCases } from '../../composition/use-use-cases.tsx'
import { homesByIdsQuery } from '../../features/residence/queries.ts'
import { prefetchQuietly } from '../../page/prefetch-quietly.ts'
import { useSite } from '../../page/site-context.tsx'
import type { TemplateRoute } from '../../page/template-route.ts'
import { StartTemplate } from './StartTemplate.tsx'

const StartRoute = ({ page }: { page: StartPage }) => {
  const site = useSite()
  const newest = useQuery(homesByIdsQuery(page.model.newestIds, site, useUseCases()))
  return <StartTemplate page={page} newest={newest.data ?? []} />
}

export const startRoute: TemplateRoute<StartPage> = {
  prefetch: ({ page, site, queryClient, useCases }) =>
    prefetchQuietly(queryClient, homesByIdsQuery(page.model.newestIds, site, useCases)),
  Component: StartRoute,
}
