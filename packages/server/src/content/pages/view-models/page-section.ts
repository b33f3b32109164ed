// The position of a written page in its site: the pages above it, its siblings, and whether it is a company page.
import type { PageLink } from '@husrum/domain'
import type { PageFrame } from './page-frame.ts'
import { startLink } from './page-frame.ts'

/** The pages above a path, starting with the start page. */
export const breadcrumbsOf = ({ site, content, path }: PageFrame, title: string): readonly PageLink[] => {
  const steps = path.slice(site.basePath.length).split('/').filter(Boolean)
  const above = steps.slice(0, -1).flatMap((_, at) => {
    const page = content.page(`${site.basePath}${steps.slice(0, at + 1).join('/')}/`)
    return page ? [{ title: page.title, href: page.path }] : []
  })
  return [startLink(site), ...above, { title, href: path }]
}

/** A page belongs to the company when its corporate or career menu links to it or to a page above it. */
export const isCorporate = ({ content, path }: PageFrame): boolean => {
  const { corporateNavigation = [], careerNavigation = [] } = content.frame
  return [...corporateNavigation, ...careerNavigation]
    .flatMap(({ href, children = [] }) => [href, ...children.map((child) => child.href)])
    .some((href) => path.startsWith(href))
}

/**
 * The pages of the same section, for section pages and the pages below them. The menu of My Pages has its own
 * rules.
 */
export const subMenuOf = ({ content, path, site }: PageFrame): readonly PageLink[] => {
  if (site.routes.myPages !== undefined && path.startsWith(site.routes.myPages)) return []
  const sections = content.frame.navigation.flatMap(({ href, children = [] }) =>
    [href, ...children.map((child) => child.href)]
      .filter((above) => above !== site.routes.start && path.startsWith(above))
      .map((above) => ({ above, children })),
  )
  // Of several sections above the page, the nearest one, and the first of those.
  const [nearest] = sections.sort((one, other) => other.above.length - one.above.length)
  return nearest?.children ?? []
}
