// Route of a stage's page: its homes.
import type { StagePage } from '@husrum/domain'
import { prefetchQuietly } from '../../app/prefetch-quietly.ts'
import { useAnswer } from '../../app/use-answer.ts'
import { dayIn } from '../../features/homes/home-words.ts'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import { useUseCases } from '../../frame/capabilities.tsx'
import { useSite } from '../../frame/site.tsx'
import type { TemplateRoute } from '../../frame/template.ts'
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
