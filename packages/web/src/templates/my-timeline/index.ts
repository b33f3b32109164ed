// My Pages: the timeline of a home, and the page of each of its steps, by the address. On sites without login, the content about a
// timeline.
import type { ContentPage } from '@husrum/domain'
import { timelineStepAt } from '@husrum/domain'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import { askIfSignedIn } from '../../features/own-bookings/ask-if-signed-in.ts'
import { ownResidencesQuery } from '../../features/residences/queries.ts'
import { chosenResidence, isMissingResidence } from '../../features/residences/residence-address.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import { stepParts, stepTexts } from './step-parts.ts'
import type { TimelineData } from './Template.tsx'
import { MyTimelineTemplate } from './Template.tsx'

export const template: Template<ContentPage, TimelineData> = {
  texts: ['residences', 'timeline', 'myPages', ...stepTexts],
  load: async (context) => {
    const { site, residences, errands, fetch, address } = context
    if (!site.features.login) return { isSignedOut: false, hasFailed: false }
    const [own] = await Promise.all([
      askIfSignedIn(context, async () => {
        const had = await fetch(ownResidencesQuery(site, residences))
        if (isMissingResidence(had.residences, address.search)) context.markNotFound()
        return had
      }),
      fetch(hasErrandsQuery(site, errands)).catch(() => undefined),
    ])
    const step = timelineStepAt(address.pathname, site)
    const load = step && stepParts[step]?.load
    if (!load || own.isSignedOut || own.hasFailed) return own
    const had = await fetch(ownResidencesQuery(site, residences)).catch(() => undefined)
    const residence = had && chosenResidence(had.residences, address.search)
    return { ...own, ...(residence && { ofStep: await load(context, residence) }) }
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: MyTimelineTemplate,
}
