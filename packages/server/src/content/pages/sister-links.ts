// Cards that link to another site of the company by its invented address: replaced by the real one.
import type { Block } from '@husrum/domain'
import { sites } from '@husrum/domain'
import { originOf } from '../../platform/http/site-origins.ts'
import type { ChromeContext } from './chrome.ts'

const leadOn = (href: string, context: ChromeContext): string => {
  const site = sites.find(({ hosts }) => href.startsWith(`https://${hosts.production}/`))
  return site ? href.replace(`https://${site.hosts.production}`, originOf(site, context)) : href
}

export const toSisterSites = (blocks: readonly Block[], context: ChromeContext): readonly Block[] =>
  blocks.map((block) =>
    block.kind === 'cards'
      ? {
          ...block,
          cards: block.cards.map((card) =>
            card.href === undefined ? card : { ...card, href: leadOn(card.href, context) },
          ),
        }
      : block,
  )
