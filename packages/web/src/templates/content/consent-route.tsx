// Route of the pages with the form about cookies: the page about cookies, where each of them is listed, and any other.
import type { ContentPage, Locale } from '@husrum/domain'
import { ConsentForm } from '../../features/consent/ConsentForm.tsx'
import { CookieList } from '../../features/consent/CookieList.tsx'
import type { ConsentTexts } from '../../features/consent/consent-texts.ts'
import type { TemplateRoute } from '../../frame/template.ts'
import { ContentRoute, contentRoute } from './content-route.tsx'

const made = new Map<Locale, TemplateRoute<ContentPage>>()

const hasForm = ({ model }: ContentPage): boolean =>
  model.blocks.some((block) => block.kind === 'form' && block.form === 'consent')

const makeConsentRoute = (texts: ConsentTexts): TemplateRoute<ContentPage> => ({
  prefetch: contentRoute.prefetch,
  ...(contentRoute.bringParts && { bringParts: contentRoute.bringParts }),
  Component: ({ page }) => (
    <ContentRoute page={page} consentForm={<ConsentForm texts={texts} />}>
      {/* An editor may forget the form; the page about cookies has it all the same. */}
      {page.template === 'cookies' && !hasForm(page) && <ConsentForm texts={texts} />}
      {page.template === 'cookies' && <CookieList texts={texts} />}
    </ContentRoute>
  ),
})

/** The same route for the same language, so that React keeps the page that it has. */
export const consentRoute = (locale: Locale, texts: ConsentTexts): TemplateRoute<ContentPage> => {
  const known = made.get(locale) ?? makeConsentRoute(texts)
  made.set(locale, known)
  return known
}
