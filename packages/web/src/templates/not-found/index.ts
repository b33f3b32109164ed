// Pages for content that does not exist.
import type { NotFoundPage } from '@husrum/domain'
import type { Template } from '../../frame/template.ts'
import { NotFoundTemplate } from './Template.tsx'

export const template: Template<NotFoundPage, undefined> = {
  texts: ['homes'],
  load: async () => undefined,
  Component: NotFoundTemplate,
}
