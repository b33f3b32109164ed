// Updates the document's head after a page has been swapped in the browser.
import type { Seo } from '@husrum/domain'

const setAttribute = (selector: string, name: string, value: string): void =>
  document.querySelector(selector)?.setAttribute(name, value)

/** The page in other languages, for search engines: a page that they leave out has none. */
export const listedAlternates = ({ robots, alternates = [] }: Seo): NonNullable<Seo['alternates']> =>
  robots.includes('noindex') ? [] : alternates

const alternateLink = ({ language, href }: NonNullable<Seo['alternates']>[number]): HTMLLinkElement => {
  const link = document.createElement('link')
  link.rel = 'alternate'
  link.hreflang = language
  link.href = href
  return link
}

/** The last title that was set in this document, and its path. */
let said: { readonly path: string; readonly title: string } | undefined
const listeners = new Set<() => void>()

/** Sets the title of the page, also for the code that measures visits. */
export const updateTitle = (title: string): void => {
  document.title = title
  said = { path: location.pathname, title }
  for (const listener of listeners) listener()
}

/**
 * Calls back with the title of a path that was reached within a page: its title is set only when its answer has arrived.
 * @param atMost milliseconds to wait; a page that keeps its title never sets one.
 * @returns what stops waiting
 */
export const whenTitleAnnounced = (
  path: string,
  tell: (title: string | undefined) => void,
  atMost = 5_000,
): (() => void) => {
  const stop = (): void => {
    listeners.delete(look)
    clearTimeout(timer)
  }
  const look = (): void => {
    if (said?.path !== path) return
    stop()
    tell(said.title)
  }
  const timer = setTimeout(() => {
    stop()
    tell(undefined)
  }, atMost)
  listeners.add(look)
  look()
  return stop
}

/** What the next page can learn of this one's address. */
export const setReferrerPolicy = (policy: string): void =>
  setAttribute('meta[name="referrer"]', 'content', policy)

/** Title, description, canonical address, robots and the page's other languages. Link previews read fresh documents only. */
export const updateHead = (seo: Seo): void => {
  const { title, canonical, description, robots } = seo
  updateTitle(title)
  setAttribute('link[rel="canonical"]', 'href', canonical)
  setAttribute('meta[name="description"]', 'content', description)
  setAttribute('meta[name="robots"]', 'content', robots)
  for (const link of document.querySelectorAll('link[rel="alternate"][hreflang]')) link.remove()
  document.head.append(...listedAlternates(seo).map(alternateLink))
}
