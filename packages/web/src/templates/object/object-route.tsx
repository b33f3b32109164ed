// Route of a home's page: the home comes with the view model, similar homes beside it.
import type { ObjectPage } from '@husrum/domain'
import { prefetchQuietly } from '../../app/prefetch-quietly.ts'
import { useAnswer } from '../../app/use-answer.ts'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import { useUseCases } from '../../frame/capabilities.tsx'
import { useSite } from '../../frame/site.tsx'
import type { TemplateRoute } from '../../frame/template.ts'
import { ObjectTemplate } from './ObjectTemplate.tsx'

const ObjectRoute = ({ page }: { page: ObjectPage }) => {
  const site = useSite()
  const similar = useAnswer(homesByIdsQuery(page.model.similarIds, site, useUseCases()))
  return <ObjectTemplate page={page} similar={similar.data ?? []} />
}

export const objectRoute: TemplateRoute<ObjectPage> = {
  // Similar homes are an extra: without them the page is still whole.
  prefetch: async ({ page, site, answers, useCases }) => {
    await prefetchQuietly(answers, homesByIdsQuery(page.model.similarIds, site, useCases))
    return true
  },
  Component: ObjectRoute,
  structuredData: async (...given) =>
    (await import('./object-structured-data.ts')).objectStructuredData(...given),
}
