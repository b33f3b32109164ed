// A stage in which owners sell their homes: all its data come with the view model.
import type { SuccessionStagePage } from '@husrum/domain'
import type { Template } from '../../frame/template.ts'
import { SuccessionStageTemplate } from './Template.tsx'

export const template: Template<SuccessionStagePage, undefined> = {
  texts: ['succession', 'homes'],
  load: async () => undefined,
  Component: SuccessionStageTemplate,
  leadsTo: 'object',
}
