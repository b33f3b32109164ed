// Which link of a menu leads to a page, or to its nearest parent.

/** Whether the link at `href` is the page itself, its parent, or neither: for `aria-current`. */
export type Currentness = (href: string) => 'page' | 'true' | undefined

/** `start` is the parent of every page, so it only ever matches the page itself. */
export const currentnessAmong = (hrefs: readonly string[], path: string, start: string): Currentness => {
  const isAbove = (href: string) => href !== start && path.startsWith(href)
  // The nearest of several parents.
  const nearest = hrefs
    .filter((href) => href === path || isAbove(href))
    .reduce((longest, href) => (href.length > longest.length ? href : longest), '')
  return (href) => (nearest === '' || href !== nearest ? undefined : href === path ? 'page' : 'true')
}
