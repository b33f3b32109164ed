// The page for registering interest in a home or a stage.
import type { ContentPage } from '@husrum/domain'
import { readInterestAddress } from '@husrum/domain'
import { homesByIdsQuery, stagesByIdsQuery } from '../../features/homes/queries.ts'
import { isAnsweredForm, typedFormQuery } from '../../features/sign-in/typed-form.ts'
import type { Template } from '../../frame/template.ts'
import { interestForm } from './interest-form.ts'
import type { InterestData } from './Template.tsx'
import { InterestTemplate } from './Template.tsx'

export const template: Template<ContentPage, InterestData> = {
  texts: ['interest', 'homes', 'homePage', 'signIn'],
  load: async ({ address, site, search, accounts, fetch, required }) => {
    const { objectId, stageId } = readInterestAddress(address.search) ?? {}
    const [homes, stages, typed] = await Promise.all([
      objectId === undefined ? [] : required(fetch(homesByIdsQuery([objectId], site, search))),
      stageId === undefined ? [] : required(fetch(stagesByIdsQuery([stageId], site, search))),
      // Without the typed values the form is only empty.
      isAnsweredForm(address.search) ? fetch(typedFormQuery(accounts)).catch(() => undefined) : undefined,
    ])
    return { homes, stages, typed }
  },
  shows: () => [interestForm],
  Component: InterestTemplate,
}
