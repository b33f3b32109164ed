// The document's head after a page has been swapped in the browser: what is said of a page belongs to that page.
import type { Seo } from '@husrum/domain'

const setAttribute = (selector: string, name: string, value: string): void =>
  document.querySelector(selector)?.setAttribute(name, value)

const alternateLink = ({ language, href }: NonNullable<Seo['alternates']>[number]): HTMLLinkElement => {
  const link = document.createElement('link')
  link.rel = 'alternate'
  link.hreflang = language
  link.href = href
  return link
}

/** The title that was last said in this document, and at which path. */
let said: { readonly path: string; readonly title: string } | undefined
const listeners = new Set<() => void>()

/** What the page is called from now on, for whoever measures visits too. */
export const updateTitle = (title: string): void => {
  document.title = title
  said = { path: location.pathname, title }
  for (const listener of listeners) listener()
}

/**
 * Tells the title of a path that was reached within a page: such a page learns what it is called only when its answer has come.
 * @param atMost milliseconds to wait; a page that keeps its title never says one.
 * @returns how to stop waiting
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

/** What the next page learns of this one's address. */
export const setReferrerPolicy = (policy: string): void =>
  setAttribute('meta[name="referrer"]', 'content', policy)

/** Title, description, canonical address, robots and the page's other languages. What is for sharing is read from fresh documents only. */
export const updateHead = ({ title, canonical, description, robots, alternates = [] }: Seo): void => {
  updateTitle(title)
  setAttribute('link[rel="canonical"]', 'href', canonical)
  setAttribute('meta[name="description"]', 'content', description)
  setAttribute('meta[name="robots"]', 'content', robots)
  for (const link of document.querySelectorAll('link[rel="alternate"][hreflang]')) link.remove()
  document.head.append(...alternates.map(alternateLink))
}
