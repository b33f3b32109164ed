// What measuring scripts may learn of a page after the visitor has given consent.
import type { LoadedPage, ShownPage } from '@husrum/application'
import type { Page, PageTemplateKind } from '@husrum/domain'

export const pageOf = ({ loaded }: { readonly loaded: LoadedPage }): Page | undefined =>
  'page' in loaded ? loaded.page : undefined

export const templateKindOf = (loaded: LoadedPage): PageTemplateKind =>
  loaded.kind === 'failed' ? 'error' : loaded.page.template

export const shownPageOf = (
  { loaded }: { readonly loaded: LoadedPage },
  { path, search }: { readonly path: string; readonly search: string },
): ShownPage => {
  const at = { path, search, template: templateKindOf(loaded) }
  if (loaded.kind === 'failed') return { ...at, title: document.title }
  const { seo, dataLayer } = loaded.page
  return { ...at, title: seo.title, ...(dataLayer && { dataLayer }) }
}
