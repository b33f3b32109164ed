// The JSON-LD of a page for search engines: the data of its template, and its breadcrumbs.
import type { Page, SiteDefinition } from '@husrum/domain'
import type { AnyTemplate } from '../frame/template.ts'

/** The breadcrumbs with absolute addresses; undefined if the page shows none. */
const breadcrumbList = ({ breadcrumbs }: Page, origin: string) =>
  breadcrumbs.length < 2
    ? undefined
    : {
        '@type': 'BreadcrumbList',
        itemListElement: breadcrumbs.map((link, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: link.title,
          item: new URL(link.href, origin).href,
        })),
      }

/**
 * One graph for the page's head. Undefined if there is nothing to describe, or if search engines must not index the page.
 *
 * @param origin of the site, without a closing slash: `https://www.husrum.example`
 */
export const structuredDataOf = async (
  page: Page,
  template: AnyTemplate,
  origin: string,
  site: SiteDefinition,
): Promise<object | undefined> => {
  if (page.seo.robots !== 'index,follow') return undefined
  const way = breadcrumbList(page, origin)
  const nodes = [...((await template.structuredData?.(page, origin, site)) ?? []), ...(way ? [way] : [])]
  return nodes.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': nodes }
}
