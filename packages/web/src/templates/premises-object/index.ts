// The page of premises: all its data come with the view model.
import type { PremisesObjectPage } from '@husrum/domain'
import type { Template } from '../../frame/template.ts'
import { PremisesObjectTemplate } from './Template.tsx'

export const template: Template<PremisesObjectPage, undefined> = {
  texts: ['premises', 'homes', 'homePage'],
  load: async () => undefined,
  Component: PremisesObjectTemplate,
  structuredData: async (...given) =>
    (await import('./premises-structured-data.ts')).premisesStructuredData(...given),
  leadsTo: 'premises',
}
