// Metadata of a text-search page that depends on the search, which only the address contains.
import type { Page, Seo } from '@husrum/domain'
import { readTextSearchAddress } from '@husrum/domain'

/** Results are not indexed by search engines, and have the text in their title. */
export const textSearchSeo = (seo: Seo, { template }: Pick<Page, 'template'>, url: URL): Seo => {
  if (template !== 'textSearch' && template !== 'corporateSearch') return seo
  const { text } = readTextSearchAddress(url.searchParams)
  if (text === '') return seo
  return {
    ...seo,
    title: `${text} – ${seo.title}`,
    robots: seo.robots === 'index,follow' ? 'noindex,follow' : seo.robots,
  }
}
