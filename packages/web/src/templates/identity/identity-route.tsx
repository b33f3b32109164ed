// Route of the pages around sign-in: the words of the content, and the form that the page is for.
import type { ContentPage } from '@husrum/domain'
import { prefetchQuietly } from '../../app/prefetch-quietly.ts'
import { isAnsweredForm, typedFormQuery } from '../../features/sign-in/typed-form-query.ts'
import type { TemplateRoute } from '../../frame/template.ts'
import { contentRoute } from '../content/content-route.tsx'
import { IdentityTemplate } from './IdentityTemplate.tsx'

export const identityRoute: TemplateRoute<ContentPage> = {
  prefetch: async (given) => {
    const { address, answers, useCases } = given
    // Without what had been typed the form is empty, and nothing worse.
    if (isAnsweredForm(address.search)) await prefetchQuietly(answers, typedFormQuery(useCases))
    return contentRoute.prefetch(given)
  },
  ...(contentRoute.bringParts && { bringParts: contentRoute.bringParts }),
  Component: IdentityTemplate,
}
