// What a page translator does to a document: it puts elements in the place of texts, now and whenever a text appears.
import type { BrowserContext } from '@playwright/test'

/** Translates every page that the browser opens from now on, except where the page says that words are not to be translated. */
export const translate = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const mayNot = 'script, style, textarea, title, font, [translate="no"], .notranslate'
    const translateIn = (place: Node) => {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(mayNot)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    addEventListener('load', () =>
      setTimeout(() => {
        translateIn(document.body)
        new MutationObserver((changes) => {
          for (const { target } of changes) if (target.isConnected) translateIn(target.parentNode ?? target)
        }).observe(document.body, { childList: true, characterData: true, subtree: true })
      }, 500),
    )
  })
}
