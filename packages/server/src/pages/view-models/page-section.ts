// Where a written page stands in its site: the pages above it, those beside it, and whether it is the company's.
import type { PageLink } from '@husrum/domain'
import type { PageFrame } from './page-frame.ts'
import { startLink } from './page-frame.ts'

/** The pages above a path, the start page first. */
export const breadcrumbsOf = ({ site, content, path }: PageFrame, title: string): readonly PageLink[] => {
  const steps = path.slice(site.basePath.length).split('/').filter(Boolean)
  const above = steps.slice(0, -1).flatMap((_, at) => {
    const page = content.page(`${site.basePath}${steps.slice(0, at + 1).join('/')}/`)
    return page ? [{ title: page.title, href: page.path }] : []
  })
  return [startLink(site), ...above, { title, href: path }]
}

/** A page belongs to the company when its corporate or career menu leads to it or to a page above it. */
export const isCorporate = ({ content, path }: PageFrame): boolean => {
  const { corporateNavigation = [], careerNavigation = [] } = content.frame
  return [...corporateNavigation, ...careerNavigation]
    .flatMap(({ href, children = [] }) => [href, ...children.map((child) => child.href)])
    .some((href) => path.startsWith(href))
}

/**
 * The pages of the same section, for those that have one, and for the pages below them; My Pages has its own rules for
 * its menu.
 */
export const subMenuOf = ({ content, path, site }: PageFrame): readonly PageLink[] => {
  if (site.routes.myPages !== undefined && path.startsWith(site.routes.myPages)) return []
  const sections = content.frame.navigation.flatMap(({ href, children = [] }) =>
    [href, ...children.map((child) => child.href)]
      .filter((above) => above !== site.routes.start && path.startsWith(above))
      .map((above) => ({ above, children })),
  )
  // Of several that lead to here the one that leads nearest, and the first of those.
  const [nearest] = sections.sort((one, other) => other.above.length - one.above.length)
  return nearest?.children ?? []
}
