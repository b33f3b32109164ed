// Which words a page needs, so that they are loaded before it is shown.
import type { Page, PageTemplateKind } from '@husrum/domain'
import type { TextsName } from '../texts/load-texts.ts'

const identityTemplates: readonly PageTemplateKind[] = [
  'login',
  'register',
  'forgotPassword',
  'setPassword',
  'changeEmail',
  'consent',
  'identificationReturn',
  'buyResidenceError',
]

/** Whether the page is one of those around sign-in. */
export const isIdentityPage = ({ template }: Page): boolean => identityTemplates.includes(template)

/** Whether the page shows the form about cookies. */
export const hasConsentForm = ({ template, model }: Page): boolean =>
  template === 'cookies' ||
  ('blocks' in model && model.blocks.some((block) => block.kind === 'form' && block.form === 'consent'))

/** A page of blocks shows homes only where it lists some or has the search. */
const showsHomes = ({ template, model }: Page): boolean =>
  template === 'developerSandbox' ||
  template === 'start' ||
  !('blocks' in model) ||
  model.blocks.some(({ kind }) => kind === 'listing' || kind === 'form')

const onEveryPage: readonly TextsName[] = ['app', 'layout', 'pages']

/** `page` is undefined for one that could not be had, which offers a search instead. */
export const textsOfPage = (page: Page | undefined): readonly TextsName[] => {
  if (!page) return [...onEveryPage, 'homes']
  const names = [...onEveryPage]
  if (showsHomes(page)) names.push('homes')
  if (page.template === 'search' || page.template === 'developerSandbox') names.push('search')
  if (isIdentityPage(page)) names.push('signIn')
  if (hasConsentForm(page)) names.push('consent')
  return names
}
