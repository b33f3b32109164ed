// Route of the pages that are composed of blocks: the homes that their listings name.
import type { ContentPage } from '@husrum/domain'
import { prefetchQuietly } from '../../app/prefetch-quietly.ts'
import { homesByIdsQuery } from '../../features/homes/queries.ts'
import type { TemplateRoute } from '../../frame/template.ts'
import { nothingToPrefetch } from '../../frame/template.ts'
import { makePart } from '../../lazy/lazy-component.tsx'
import type { ContentParts } from './ContentTemplate.tsx'
import { bringBlockParts, ContentTemplate } from './ContentTemplate.tsx'
import { listedHomeIds } from './listed-home-ids.ts'

/** Pages that list no homes ask nothing, and bring nothing to ask it with. */
const listedHomes = makePart(async () => (await import('./ListedHomes.tsx')).ListedHomes)

/** A page of blocks with its homes; what only some pages have is handed in. */
export const ContentRoute = ({ page, ...parts }: { readonly page: ContentPage } & ContentParts) => (
  <ContentTemplate
    page={page}
    homes={(ids) => <listedHomes.Component ids={ids} blocks={page.model.blocks} />}
    {...parts}
  />
)

export const contentRoute: TemplateRoute<ContentPage> = {
  prefetch: ({ page, site, answers, useCases }) => {
    const ids = listedHomeIds(page.model.blocks)
    return ids.length === 0
      ? nothingToPrefetch()
      : prefetchQuietly(answers, homesByIdsQuery(ids, site, useCases))
  },
  bringParts: ({ model: { blocks } }) =>
    Promise.all([bringBlockParts(blocks), listedHomeIds(blocks).length > 0 && listedHomes.bring()]),
  Component: ContentRoute,
  structuredData: async (...given) =>
    (await import('./content-structured-data.ts')).contentStructuredData(...given),
}
