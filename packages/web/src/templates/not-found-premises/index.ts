// The page for missing premises, with others to look at.
import type { NotFoundPremisesPage } from '@husrum/domain'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import { NotFoundPremisesTemplate } from './Template.tsx'

export const template: Template<NotFoundPremisesPage, undefined> = {
  texts: ['premises'],
  load: async () => undefined,
  shows: ({ model: { blocks } }) => blockComponents(blocks),
  Component: NotFoundPremisesTemplate,
}
