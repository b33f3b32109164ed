// My Pages: the user's contacts, and messages to them; a board's own contacts too.
import type { ContentPage } from '@husrum/domain'
import { contactForm } from '../../features/contacts/contact-form.ts'
import { contactsQuery } from '../../features/contacts/queries.ts'
import { hasErrandsQuery } from '../../features/my-pages/queries.ts'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import { askIfSignedIn } from '../../features/own-bookings/ask-if-signed-in.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import { MyContactsTemplate } from './Template.tsx'

export const template: Template<ContentPage, OwnData> = {
  texts: ['contacts', 'files', 'homePage', 'myPages'],
  load: async ({ site, contacts, errands, fetch, ...context }) => {
    if (!site.features.login) return { isSignedOut: false, hasFailed: false }
    const [own] = await Promise.all([
      askIfSignedIn(context, () => fetch(contactsQuery(site, contacts))),
      fetch(hasErrandsQuery(site, errands)).catch(() => undefined),
    ])
    return own
  },
  shows: ({ model }) => [...blockComponents(model.blocks), contactForm],
  Component: MyContactsTemplate,
}
