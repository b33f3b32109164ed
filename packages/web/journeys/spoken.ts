// What a screen reader announces on a page: changes of live regions and focused headings, in order.
import type { Page } from '@playwright/test'

/** Records announcements from the next page on, across pages of the same tab. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const kept = 'heard'
    const said = JSON.parse(sessionStorage.getItem(kept) ?? '[]') as string[]
    const say = (words: string) => {
      said.push(words)
      sessionStorage.setItem(kept, JSON.stringify(said))
    }
    const wordsOf = (element: Element | null | undefined): string => {
      if (!element) return ''
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      while (texts.nextNode()) words.push(texts.currentNode.textContent?.trim() ?? '')
      return words.filter(Boolean).join(' ').replace(/\s+/g, ' ')
    }
    const before = new WeakMap<Element, string>()
    const look = () => {
      for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
        const words = wordsOf(region)
        if (words !== (before.get(region) ?? '') && words !== '') say(words)
        before.set(region, words)
      }
    }
    const named = (ids: string | null): string =>
      (ids ?? '')
        .split(' ')
        .map((id) => wordsOf(document.getElementById(id)))
        .filter(Boolean)
        .join(' ')
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    addEventListener('focusin', ({ target }) => {
      // Deferred, because a region written in the same task is announced first.
      if (!(target instanceof HTMLHeadingElement)) return
      queueMicrotask(() => {
        const description = named(target.getAttribute('aria-describedby'))
        say(`# ${wordsOf(target)}${description === '' ? '' : ` (${description})`}`)
      })
    })
    Object.assign(globalThis, { said })
  })

/** The announcements so far. Focused headings begin with `# `, with their description in parentheses. */
export const transcript = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>('globalThis.said')
