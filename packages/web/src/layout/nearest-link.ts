// Which of a menu's links leads to a page, or nearest above it.

/** Whether the link at `href` is the page itself, the one below which it stands, or neither: for `aria-current`. */
export type Currentness = (href: string) => 'page' | 'true' | undefined

/** `start` stands above every page, so it is only ever the page itself. */
export const currentnessAmong = (hrefs: readonly string[], path: string, start: string): Currentness => {
  const isAbove = (href: string) => href !== start && path.startsWith(href)
  // Of several that lead to here the one that leads nearest.
  const nearest = hrefs
    .filter((href) => href === path || isAbove(href))
    .reduce((longest, href) => (href.length > longest.length ? href : longest), '')
  return (href) => (nearest === '' || href !== nearest ? undefined : href === path ? 'page' : 'true')
}
