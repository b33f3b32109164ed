// Route of the pages around sign-in: the words of the content, and the form that the page is for.
import type { ContentPage, Locale } from '@husrum/domain'
import { prefetchQuietly } from '../../app/prefetch-quietly.ts'
import { SignInProvider } from '../../features/sign-in/sign-in-context.tsx'
import type { SignInTexts } from '../../features/sign-in/sign-in-texts.ts'
import { isAnsweredForm, typedFormQuery } from '../../features/sign-in/typed-form-query.ts'
import type { TemplateRoute } from '../../frame/template.ts'
import { contentRoute } from '../content/content-route.tsx'
import { IdentityTemplate } from './IdentityTemplate.tsx'

const made = new Map<Locale, TemplateRoute<ContentPage>>()

const makeIdentityRoute = (texts: SignInTexts): TemplateRoute<ContentPage> => ({
  prefetch: async (given) => {
    const { address, answers, useCases } = given
    // Without what had been typed the form is empty, and nothing worse.
    if (isAnsweredForm(address.search)) await prefetchQuietly(answers, typedFormQuery(useCases))
    return contentRoute.prefetch(given)
  },
  ...(contentRoute.bringParts && { bringParts: contentRoute.bringParts }),
  Component: ({ page }) => (
    <SignInProvider texts={texts} level={2}>
      <IdentityTemplate page={page} />
    </SignInProvider>
  ),
})

/** The same route for the same language, so that React keeps the page that it has. */
export const identityRoute = (locale: Locale, texts: SignInTexts): TemplateRoute<ContentPage> => {
  const known = made.get(locale) ?? makeIdentityRoute(texts)
  made.set(locale, known)
  return known
}
