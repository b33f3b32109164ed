// Route of the pages that say that nothing is here.
import type { NotFoundPage } from '@husrum/domain'
import type { TemplateRoute } from '../../page/template-route.ts'
import { nothingToPrefetch } from '../../page/template-route.ts'
import { NotFoundTemplate } from './NotFoundTemplate.tsx'

export const notFoundRoute: TemplateRoute<NotFoundPage> = {
  prefetch: nothingToPrefetch,
  Component: NotFoundTemplate,
}
