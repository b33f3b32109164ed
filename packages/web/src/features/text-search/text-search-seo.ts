// Metadata of a text-search page that depends on the search, which only the address contains.
import type { Page, Seo } from '@husrum/domain'
import { readTextSearchAddress } from '@husrum/domain'
import type { TextSearchTexts } from '../../texts/sv/text-search.ts'

/** Results are not indexed by search engines, and have the text in their title, with its tab and page. */
export const textSearchSeo = (
  seo: Seo,
  { template }: Pick<Page, 'template'>,
  url: URL,
  { tab: tabs, pageNumber }: Pick<TextSearchTexts, 'tab' | 'pageNumber'>,
): Seo => {
  if (template !== 'textSearch' && template !== 'corporateSearch') return seo
  const { text, tab, page } = readTextSearchAddress(url.searchParams)
  if (text === '') return seo
  const part = [text, ...(tab === 'all' ? [] : [tabs[tab]]), ...(page > 0 ? [pageNumber(page + 1)] : [])]
  return {
    ...seo,
    title: `${part.join(', ')} – ${seo.title}`,
    robots: seo.robots === 'index,follow' ? 'noindex,follow' : seo.robots,
  }
}
