// What those who measure visits may hear of a page, once somebody has agreed to it.
import type { LoadedPage, ShownPage } from '@husrum/application'
import type { Page } from '@husrum/domain'

export const pageOf = ({ loaded }: { readonly loaded: LoadedPage }): Page | undefined =>
  'page' in loaded ? loaded.page : undefined

export const shownPageOf = ({ loaded }: { readonly loaded: LoadedPage }, path: string): ShownPage => {
  if (loaded.kind === 'failed') return { path, title: document.title, template: 'error' }
  const { template, seo, dataLayer } = loaded.page
  return { path, title: seo.title, template, ...(dataLayer && { dataLayer }) }
}
