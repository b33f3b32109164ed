// The page of a ticket, to which the code at the door leads.
import { showingQuery } from '@husrum/contract/showings/wire'
import type { ContentPage } from '@husrum/domain'
import { ticketQuery } from '../../features/showings/queries.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { TicketData } from './Template.tsx'
import { TicketTemplate, ticketOf } from './Template.tsx'

export const template: Template<ContentPage, TicketData> = {
  texts: ['showings'],
  load: async ({ site, address, showings, fetch, required, markNotFound }) => {
    const code = ticketOf(address.search)
    if (code === undefined) {
      if (new URLSearchParams(address.search).has(showingQuery.ticket)) markNotFound()
      return { hasFailed: false, now: Date.now() }
    }
    const found = await required(fetch(ticketQuery(code, site, showings)))
    if (found === null) markNotFound()
    return { hasFailed: found === undefined, now: Date.now() }
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: TicketTemplate,
}
