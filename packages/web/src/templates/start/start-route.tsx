// Route of a site's start page: its newest homes.
import type { StartPage } from '@husrum/domain'
import { prefetchQuietly } from '../../app/prefetch-quietly.ts'
import { useAnswer } from '../../app/use-answer.ts'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import { useUseCases } from '../../frame/capabilities.tsx'
import { useSite } from '../../frame/site.tsx'
import type { TemplateRoute } from '../../frame/template.ts'
import { bringBlockParts } from '../content/ContentTemplate.tsx'
import { listedHomeIds } from '../content/listed-home-ids.ts'
import { StartTemplate } from './StartTemplate.tsx'

/** The newest homes and those that the blocks list, in one call. */
const idsOf = ({ model: { newestIds, blocks } }: StartPage): readonly string[] => [
  ...new Set([...newestIds, ...listedHomeIds(blocks)]),
]

const StartRoute = ({ page }: { page: StartPage }) => {
  const site = useSite()
  const { newestIds, blocks } = page.model
  const found = useAnswer(homesByIdsQuery(idsOf(page), site, useUseCases()))
  const homes = found.data ?? []
  const listed = listedHomeIds(blocks)
  return (
    <StartTemplate
      page={page}
      newest={homes.filter(({ id }) => newestIds.includes(id))}
      homes={homes.filter(({ id }) => listed.includes(id))}
    />
  )
}

export const startRoute: TemplateRoute<StartPage> = {
  prefetch: ({ page, site, answers, useCases }) =>
    prefetchQuietly(answers, homesByIdsQuery(idsOf(page), site, useCases)),
  bringParts: ({ model }) => bringBlockParts(model.blocks),
  Component: StartRoute,
  structuredData: async (...given) =>
    (await import('./start-structured-data.ts')).startStructuredData(...given),
}
