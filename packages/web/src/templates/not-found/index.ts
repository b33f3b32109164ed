// Pages that say that nothing is here.
import type { NotFoundPage } from '@husrum/domain'
import type { Template } from '../../frame/template.ts'
import { lazyComponent } from '../../lazy/lazy-component.tsx'

export const notFoundTemplate: Template<NotFoundPage, undefined> = {
  kinds: ['notFound', 'notFoundObject', 'notFoundStage'],
  texts: ['homes'],
  load: async () => undefined,
  component: lazyComponent(async () => (await import('./Template.tsx')).NotFoundTemplate),
}
