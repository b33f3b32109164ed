// Route of a stage's page: its homes.
import type { StagePage } from '@husrum/domain'
import { useUseCases } from '../../composition/use-use-cases.tsx'
import { dayIn } from '../../features/residence/home-words.ts'
import { homesByIdsQuery } from '../../features/residence/queries.ts'
import { prefetchQuietly } from '../../page/prefetch-quietly.ts'
import { useSite } from '../../page/site-context.tsx'
import type { TemplateRoute } from '../../page/template-route.ts'
import { useAnswer } from '../../page/use-answer.ts'
import { StageTemplate } from './StageTemplate.tsx'

const StageRoute = ({ page }: { page: StagePage }) => {
  const site = useSite()
  const homes = useAnswer(homesByIdsQuery(page.model.homeIds, site, useUseCases()))
  return <StageTemplate page={page} homes={homes.data ?? []} today={dayIn(new Date(), site.country)} />
}

export const stageRoute: TemplateRoute<StagePage> = {
  prefetch: ({ page, site, answers, useCases }) =>
    prefetchQuietly(answers, homesByIdsQuery(page.model.homeIds, site, useCases)),
  Component: StageRoute,
  structuredData: async (...given) =>
    (await import('./stage-structured-data.ts')).stageStructuredData(...given),
}
