// The form at the door of a showing.
import type { ContentPage } from '@husrum/domain'
import { openShowingsQuery } from '../../features/showings/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { VisitorData } from './Template.tsx'
import { VisitorTemplate } from './Template.tsx'

export const template: Template<ContentPage, VisitorData> = {
  texts: ['showings'],
  load: async ({ site, showings, fetch, required }) => ({
    hasFailed: (await required(fetch(openShowingsQuery(site, showings)))) === undefined,
  }),
  shows: ({ model }) => blockComponents(model.blocks),
  Component: VisitorTemplate,
}
