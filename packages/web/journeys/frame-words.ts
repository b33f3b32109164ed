// Which words of a page's frame belong to another language than the site's.

import type { Locale, SiteDefinition } from '@husrum/domain'
import { sites } from '@husrum/domain'
import type { APIRequestContext, Page } from '@playwright/test'
import { texts as en } from '../src/texts/en/layout.ts'
import { texts as fi } from '../src/texts/fi/layout.ts'
import { texts as nb } from '../src/texts/nb/layout.ts'
import { texts as sv } from '../src/texts/sv/layout.ts'
import { fetchAt, originOf } from './pages-of-sites.ts'

const packs: Readonly<Record<Locale, object>> = { sv, nb, fi, en }

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value.trim()]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const frameOf = async (request: APIRequestContext, site: SiteDefinition, baseURL: string | undefined) => {
  const endpoint = `/api/system/navigation/get${site.isLocalizedSubsite ? site.basePath.slice(0, -1) : ''}`
  return (await fetchAt(request, `${originOf(site, baseURL)}${endpoint}`)).json()
}

/** For each language the words that other languages' frames have and its own have not. */
export const foreignWords = async (
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<Readonly<Record<Locale, ReadonlySet<string>>>> => {
  const words = { sv: new Set<string>(), nb: new Set<string>(), fi: new Set<string>(), en: new Set<string>() }
  const names = sites.flatMap(({ name }) => [name, ...name.split(' ')])
  for (const own of Object.values(words)) for (const name of names) own.add(name)
  for (const [locale, pack] of Object.entries(packs))
    for (const text of textsIn(pack)) words[locale as Locale].add(text)
  for (const site of sites)
    for (const text of textsIn(await frameOf(request, site, baseURL))) words[site.locale].add(text)
  const locales = Object.keys(words) as Locale[]
  const foreignTo = (own: Locale) =>
    new Set(
      locales
        .filter((other) => other !== own)
        .flatMap((other) => [...words[other]])
        .filter((text) => /\p{L}{2}/u.test(text) && !words[own].has(text)),
    )
  return { sv: foreignTo('sv'), nb: foreignTo('nb'), fi: foreignTo('fi'), en: foreignTo('en') }
}

/** All that the frame says, aloud or in sight, but what it says to be in another language. */
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
