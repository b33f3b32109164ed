// The pages around sign-in: their content, and the form that the page is for.
import type { ContentPage } from '@husrum/domain'
import { emailLogin } from '../../features/sign-in/email-login.ts'
import { isAnsweredForm, typedFormQuery } from '../../features/sign-in/typed-form.ts'
import type { Template } from '../../frame/template.ts'
import { blockComponents } from '../content/block-components.ts'
import { identityForms } from './identity-forms.ts'
import type { IdentityData } from './Template.tsx'
import { IdentityTemplate } from './Template.tsx'

export const template: Template<ContentPage, IdentityData> = {
  texts: ['signIn'],
  // Without the typed values the form is only empty.
  load: async ({ address, accounts, fetch }) => ({
    typed: isAnsweredForm(address.search)
      ? await fetch(typedFormQuery(accounts)).catch(() => undefined)
      : undefined,
  }),
  shows: ({ template, model }) => {
    const form = identityForms[template]
    return [
      ...(form ? [form] : []),
      ...(template === 'login' ? [emailLogin] : []),
      ...blockComponents(model.blocks),
    ]
  },
  Component: IdentityTemplate,
}
