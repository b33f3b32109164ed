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

/** Title, description, canonical address, robots and the page's other languages. What is for sharing is read from fresh documents only. */
export const updateHead = ({ title, canonical, description, robots, alternates = [] }: Seo): void => {
  document.title = title
  setAttribute('link[rel="canonical"]', 'href', canonical)
  setAttribute('meta[name="description"]', 'content', description)
  setAttribute('meta[name="robots"]', 'content', robots)
  for (const link of document.querySelectorAll('link[rel="alternate"][hreflang]')) link.remove()
  document.head.append(...alternates.map(alternateLink))
}
