// The host's list of a showing.
import type { ContentPage } from '@husrum/domain'
import { hostedQuery } from '../../features/showings/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { GuestListData } from './Template.tsx'
import { GuestListTemplate } from './Template.tsx'

export const template: Template<ContentPage, GuestListData> = {
  texts: ['showings'],
  load: async ({ site, showings, fetch, required }) => ({
    hasFailed: (await required(fetch(hostedQuery(site, showings)))) === undefined,
  }),
  shows: ({ model }) => blockComponents(model.blocks),
  Component: GuestListTemplate,
}
