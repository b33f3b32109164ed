// My Pages: the settings of an account.
import type { ContentPage } from '@husrum/domain'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import { notificationSettingsQueryOf } from '../../features/notifications/notification-settings-query.ts'
import { ownDataQuery } from '../../features/own-data/own-data-query.ts'
import { ownSessionsQuery } from '../../features/sessions/queries.ts'
import { isAnsweredForm, typedFormQuery } from '../../features/sign-in/typed-form.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import type { SettingsData } from './Template.tsx'
import { SettingsTemplate } from './Template.tsx'

export const template: Template<ContentPage, SettingsData> = {
  texts: ['settings', 'ownData', 'signIn', 'sessions', 'myPages'],
  load: async ({ address, site, accounts, errands, notifications, ownData, fetch, required }) => {
    const [sessions, typed, optOuts, standing] = await Promise.all([
      required(fetch(ownSessionsQuery(site, accounts))),
      // Without the typed values the form only shows the saved ones.
      isAnsweredForm(address.search) ? fetch(typedFormQuery(accounts)).catch(() => undefined) : undefined,
      required(fetch(notificationSettingsQueryOf(site, notifications))),
      required(fetch(ownDataQuery(site, ownData))),
      fetch(hasErrandsQuery(site, errands)).catch(() => undefined),
    ])
    return { sessions, typed, notifications: optOuts, standing }
  },
  shows: ({ model }) => blockComponents(model.blocks),
  Component: SettingsTemplate,
}
