// Route of the pages with the form about cookies: the page about cookies, where each of them is listed, and any other.
import type { ContentPage } from '@husrum/domain'
import { ConsentForm } from '../../features/consent/ConsentForm.tsx'
import { CookieList } from '../../features/consent/CookieList.tsx'
import type { TemplateRoute } from '../../frame/template.ts'
import { ContentRoute, contentRoute } from './content-route.tsx'

const hasForm = ({ model }: ContentPage): boolean =>
  model.blocks.some((block) => block.kind === 'form' && block.form === 'consent')

export const consentRoute: TemplateRoute<ContentPage> = {
  prefetch: contentRoute.prefetch,
  ...(contentRoute.bringParts && { bringParts: contentRoute.bringParts }),
  Component: ({ page }) => (
    <ContentRoute page={page} consentForm={<ConsentForm />}>
      {/* An editor may forget the form; the page about cookies has it all the same. */}
      {page.template === 'cookies' && !hasForm(page) && <ConsentForm />}
      {page.template === 'cookies' && <CookieList />}
    </ContentRoute>
  ),
}
