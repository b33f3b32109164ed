// Title of an error page: the error, as in its heading.
import type { Page, Seo, SiteDefinition } from '@husrum/domain'
import { errorPageKindOf } from '@husrum/domain'
import type { SignInTexts } from '../../texts/sv/sign-in.ts'

export const errorPageSeo = (
  seo: Seo,
  { template }: Pick<Page, 'template'>,
  search: string,
  { name }: Pick<SiteDefinition, 'name'>,
  texts: Pick<SignInTexts, 'outcomes'>,
): Seo => {
  const kind = new URLSearchParams(search).get('kind')
  if (template !== 'buyResidenceError' || kind === null) return seo
  return { ...seo, title: `${texts.outcomes.errorPages[errorPageKindOf(kind)].heading} – ${name}` }
}
