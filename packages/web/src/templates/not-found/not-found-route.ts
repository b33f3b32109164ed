// Route of the pages that say that nothing is here.
import type { NotFoundPage } from '@husrum/domain'
import type { TemplateRoute } from '../../frame/template.ts'
import { nothingToPrefetch } from '../../frame/template.ts'
import { NotFoundTemplate } from './NotFoundTemplate.tsx'

export const notFoundRoute: TemplateRoute<NotFoundPage> = {
  prefetch: nothingToPrefetch,
  Component: NotFoundTemplate,
}
