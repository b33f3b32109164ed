// Finds words of other languages in a page's frame.

import type { Locale, SiteDefinition } from '@husrum/domain'
import { locales, sites } from '@husrum/domain'
import type { APIRequestContext, Page } from '@playwright/test'
import { fetchAt, originOf } from './pages-of-sites.ts'
import { textsOf } from './texts-of.ts'

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value.trim()]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const frameOf = async (request: APIRequestContext, site: SiteDefinition, baseURL: string | undefined) => {
  const endpoint = `/api/system/navigation/get${site.isLocalizedSubsite ? site.basePath.slice(0, -1) : ''}`
  return (await fetchAt(request, `${originOf(site, baseURL)}${endpoint}`)).json()
}

/** For each language, the words that only frames of other languages have. */
export const foreignWords = async (
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<(locale: Locale) => ReadonlySet<string>> => {
  const names = sites.flatMap(({ name }) => [name, ...name.split(' ')])
  const words = new Map<Locale, ReadonlySet<string>>()
  for (const locale of locales) {
    const layout = await textsOf(locale, 'layout')
    const frames = []
    for (const site of sites.filter((other) => other.locale === locale))
      frames.push(await frameOf(request, site, baseURL))
    words.set(locale, new Set([...names, ...textsIn(layout), ...textsIn(frames)]))
  }
  return (own) =>
    new Set(
      [...words]
        .filter(([other]) => other !== own)
        .flatMap(([, theirs]) => [...theirs])
        .filter((text) => /\p{L}{2}/u.test(text) && !words.get(own)?.has(text)),
    )
}

/** All texts and labels of the frame, except those marked as another language. */
export const wordsOfFrame = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll('body header, body footer, body nav, body aside')].filter(
      (element) => !element.closest('main, [aria-label="Development tools"]'),
    )
    const isOwn = (element: Element | null) => element?.closest('[lang]') === document.documentElement
    const texts = roots.flatMap((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode
        if (isOwn(parentElement)) found.push(textContent?.trim() ?? '')
      }
      const labels = [root, ...root.querySelectorAll('[aria-label]')].filter(isOwn)
      return [...found, ...labels.map((element) => element.getAttribute('aria-label') ?? '')]
    })
    return [...new Set(texts)].filter((text) => text !== '')
  })
